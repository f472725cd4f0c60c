// Crystals: 5×5, one robot, two crystals and a goal.
#pragma once

#include <optional>

#include "modes/mode.hpp"
#include "ricochet/crystals_game.hpp"

namespace handheld {

class CrystalsMode final : public Mode {
  public:
    [[nodiscard]] std::string_view name() const override { return "Crystals"; }
    [[nodiscard]] std::string_view motto() const override { return "Collect both, then go home"; }
    [[nodiscard]] std::string_view rules() const override {
        return "One robot. Collect the amber and the violet crystal in any order, then reach the "
               "hexagon.\nPassing over "
               "them is enough. The goal counts only with both crystals; all three can be had in one slide.";
    }
    void draw_emblem(Canvas& canvas, const Rect& box) const override;

    void opened(const GameStart& start) override;
    [[nodiscard]] unsigned option_count() const override { return 2; }
    [[nodiscard]] ModeOption option(unsigned index) const override;
    void change_option(unsigned index, int step, const GameStart& start) override;
    void begin(const GameStart& start) override;
    bool deal_step(std::span<std::uint32_t> memory) override;
    void deal_finished() override;
    [[nodiscard]] bool in_progress() const override { return started_; }

    [[nodiscard]] Label place() const override;
    [[nodiscard]] Label progress() const override;
    [[nodiscard]] Label task() const override;
    [[nodiscard]] std::string_view robot_name(Robot /*robot*/) const override { return "robot"; }
    [[nodiscard]] std::string_view target_owner() const override;
    [[nodiscard]] unsigned moves() const override { return game_.round().now().moves; }
    [[nodiscard]] bool won() const override { return game_.round().won(); }
    [[nodiscard]] bool over() const override { return won(); }
    [[nodiscard]] BoardMarker target() const override;
    void show(BoardScene& scene) const override { show(scene, game_.round().now()); }
    [[nodiscard]] std::optional<BoardSlide> last_slide() const override;
    void show_after(std::span<const Move> moves, BoardScene& scene) const override;

    [[nodiscard]] bool can_move(Move move) const override;
    [[nodiscard]] MoveCheck check(std::span<const Move> moves) const override;
    void put_line(TextWriter& writer) const override;
    Refusal move(Move move) override { return game_.move(move.direction); }
    bool undo() override { return game_.undo(); }
    bool redo() override { return game_.redo(); }
    [[nodiscard]] bool can_undo() const override { return game_.round().can_undo(); }
    [[nodiscard]] bool can_redo() const override { return game_.round().can_redo(); }
    void restart() override { game_.restart(); }
    bool skip() override { return false; }
    [[nodiscard]] bool can_skip() const override { return false; }
    bool next() override { return false; }
    [[nodiscard]] Afterwards afterwards() const override { return Afterwards::next_puzzle; }
    void choose_next(const GameStart& start) override;

    [[nodiscard]] std::optional<Question> question(bool /*from_start*/) const override {
        return std::nullopt;
    }
    std::size_t answer(bool from_start, std::span<Move> moves) const override;

    [[nodiscard]] ricochet::storage::Key key() const override {
        return ricochet::storage::Key::crystals_game;
    }
    [[nodiscard]] std::size_t stored_size() const override { return ricochet::CrystalsGame::stored_size; }
    std::size_t store(std::span<std::uint8_t> bytes) const override;
    Complaint load(std::span<const std::uint8_t> bytes) override;
    void remember(ricochet::storage::LastChoices& choices) const override { choices.crystals = difficulty_; }
    void recall(const ricochet::storage::LastChoices& choices) override { difficulty_ = choices.crystals; }
    void forget() override { started_ = false; }

  private:
    void show(BoardScene& scene, const ricochet::CrystalsPlay& play) const;

    ricochet::Difficulty difficulty_ = ricochet::Difficulty::easy;
    std::uint32_t number_ = 1;
    bool started_ = false;
    ricochet::CrystalsGame game_{ricochet::CrystalsDeal{}};
    std::optional<ricochet::CrystalsGenerator> generator_;
};

}  // namespace handheld
