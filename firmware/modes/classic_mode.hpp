// Classic: 16×16, seventeen goals, on a random board or on the classic tiles.
#pragma once

#include "modes/round_mode.hpp"
#include "ricochet/classic_game.hpp"

namespace handheld {

class ClassicMode final : public RoundMode {
  public:
    [[nodiscard]] std::string_view name() const override { return "Classic"; }
    [[nodiscard]] std::string_view motto() const override { return "Seventeen goals, one board"; }
    [[nodiscard]] std::string_view rules() const override {
        return "Seventeen goals on one board, one a round. The robot of the goal's colour must stop on it; "
               "the vortex "
               "is for any robot.\nRobots stay where a round left them. A goal you skip comes back later. "
               "The game ends "
               "when all are done.";
    }
    void draw_emblem(Canvas& canvas, const Rect& box) const override;

    [[nodiscard]] unsigned option_count() const override;
    [[nodiscard]] ModeOption option(unsigned index) const override;
    void change_option(unsigned index, int step, const GameStart& start) override;
    void opened(const GameStart& start) override;
    [[nodiscard]] const Board* map() const override { return &map_; }
    void begin(const GameStart& start) override { start_ = start; }
    void deal_finished() override;
    [[nodiscard]] bool in_progress() const override { return started_; }

    [[nodiscard]] Label place() const override;
    [[nodiscard]] Label progress() const override;
    [[nodiscard]] Label task() const override;
    [[nodiscard]] std::string_view robot_name(Robot robot) const override { return ricochet::name(robot); }
    [[nodiscard]] std::string_view target_owner() const override;
    [[nodiscard]] bool over() const override;
    [[nodiscard]] BoardMarker target() const override { return marker(game_.current_goal()); }
    void show(BoardScene& scene) const override;

    Refusal move(Move move) override { return game_.move(move); }
    bool undo() override { return game_.undo(); }
    bool redo() override { return game_.redo(); }
    void restart() override { game_.restart(); }
    bool skip() override;
    bool put_off() override;
    [[nodiscard]] bool can_skip() const override {
        return !won() && game_.completed_count() + 1 < ricochet::ClassicGame::goal_count;
    }
    bool next() override;
    [[nodiscard]] Afterwards afterwards() const override {
        return over() ? Afterwards::new_game : Afterwards::next_round;
    }

    [[nodiscard]] ricochet::storage::Key key() const override { return ricochet::storage::Key::classic_game; }
    [[nodiscard]] std::size_t stored_size() const override { return ricochet::ClassicGame::stored_size; }
    std::size_t store(std::span<std::uint8_t> bytes) const override;
    Complaint load(std::span<const std::uint8_t> bytes) override;
    void remember(ricochet::storage::LastChoices& choices) const override { choices.classic_board = choice_; }
    void recall(const ricochet::storage::LastChoices& choices) override;
    void forget() override { started_ = false; }

  protected:
    [[nodiscard]] const ricochet::Round& round() const override { return game_.round(); }
    [[nodiscard]] const ricochet::SlideTable& table() const override { return game_.table(); }
    [[nodiscard]] const Board& board() const override { return game_.board(); }

  private:
    [[nodiscard]] BoardMarker marker(unsigned goal) const;

    ricochet::BoardChoice choice_ = ricochet::BoardChoice::random(1);
    Board map_;  // of the choice
    GameStart start_;
    bool started_ = false;
    std::uint32_t put_off_ = 0;  // goals found too easy for this round, one bit each
    ricochet::ClassicGame game_{ricochet::BoardChoice::random(1), 0, {}};
};

}  // namespace handheld
