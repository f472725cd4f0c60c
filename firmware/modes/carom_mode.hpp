// Carom: 8×8, one target robot and three blockers, as the puzzle of the day or endlessly by number.
#pragma once

#include <atomic>
#include <optional>

#include "modes/round_mode.hpp"
#include "ricochet/carom_game.hpp"
#include "ricochet/carom_generator.hpp"

namespace handheld {

class CaromMode final : public RoundMode {
  public:
    using Kind = ricochet::CaromChoice::Kind;
    explicit CaromMode(Kind kind) : kind_(kind) {}

    [[nodiscard]] std::string_view name() const override { return daily() ? "Daily" : "Carom"; }
    [[nodiscard]] std::string_view motto() const override;
    [[nodiscard]] std::string_view rules() const override;
    void draw_emblem(Canvas& canvas, const Rect& box) const override;

    void opened(const GameStart& start) override;
    [[nodiscard]] unsigned option_count() const override { return 1; }
    [[nodiscard]] ModeOption option(unsigned index) const override;
    void change_option(unsigned index, int step, const GameStart& start) override;
    [[nodiscard]] std::optional<std::uint32_t> chosen_day() const override;
    void begin(const GameStart& start) override;
    bool deal_step(std::span<std::uint32_t> memory) override;
    void deal_finished() override;
    [[nodiscard]] Label deal_progress() const override;
    [[nodiscard]] bool in_progress() const override { return started_; }

    [[nodiscard]] Label place() const override;
    [[nodiscard]] Label progress() const override;
    [[nodiscard]] Label task() const override { return "amber to the circle"; }
    [[nodiscard]] std::string_view robot_name(Robot robot) const override;
    [[nodiscard]] std::string_view target_owner() const override { return "amber"; }
    [[nodiscard]] bool over() const override { return won(); }
    [[nodiscard]] BoardMarker target() const override;
    void show(BoardScene& scene) const override;

    Refusal move(Move move) override { return game_.move(move); }
    bool undo() override { return game_.undo(); }
    bool redo() override { return game_.redo(); }
    void restart() override { game_.restart(); }
    bool skip() override { return false; }
    [[nodiscard]] bool can_skip() const override { return false; }
    bool next() override { return false; }
    [[nodiscard]] Afterwards afterwards() const override {
        return daily() ? Afterwards::new_game : Afterwards::next_puzzle;
    }
    void choose_next(const GameStart& start) override;

    [[nodiscard]] std::optional<std::uint32_t> day() const override;
    [[nodiscard]] ricochet::storage::Key key() const override;
    [[nodiscard]] std::size_t stored_size() const override { return ricochet::CaromGame::stored_size; }
    std::size_t store(std::span<std::uint8_t> bytes) const override;
    Complaint load(std::span<const std::uint8_t> bytes) override;
    void remember(ricochet::storage::LastChoices& choices) const override;
    void recall(const ricochet::storage::LastChoices& choices) override;
    void forget() override { started_ = false; }

  protected:
    [[nodiscard]] const ricochet::Round& round() const override { return game_.round(); }
    [[nodiscard]] const ricochet::SlideTable& table() const override { return game_.table(); }
    [[nodiscard]] const Board& board() const override { return game_.board(); }

  private:
    [[nodiscard]] bool daily() const { return kind_ == Kind::daily; }

    Kind kind_;
    std::uint32_t chosen_day_ = 0;
    std::uint32_t number_ = 1;
    bool started_ = false;
    ricochet::CaromGame game_{ricochet::CaromDeal{}};

    // The puzzle on its way.
    ricochet::CaromChoice wanted_;
    std::optional<ricochet::CaromGenerator> generator_;
    std::atomic<std::uint32_t> tried_{0};  // placements, told to the screen
};

}  // namespace handheld
