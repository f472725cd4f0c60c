// A puzzle that came from outside, over the console: any board, robots, goal and rules of the interchange format. It stands
// in the menu once there is one.
#pragma once

#include "modes/round_mode.hpp"
#include "ricochet/puzzle_bytes.hpp"
#include "ricochet/round_bytes.hpp"

namespace handheld {

class PuzzleMode final : public RoundMode {
  public:
    // Begins the puzzle's round. Contract: a puzzle that was read from a line; nobody is looking at the board.
    void set(const ricochet::Puzzle& puzzle);

    [[nodiscard]] std::string_view name() const override { return "Puzzle"; }
    [[nodiscard]] std::string_view motto() const override { return "Loaded over USB"; }
    [[nodiscard]] std::string_view rules() const override {
        return "A puzzle that was sent over USB. The robot of the goal's colour must stop on the goal; the "
               "vortex is for any "
               "robot.";
    }
    void draw_emblem(Canvas& canvas, const Rect& box) const override;

    // There is nothing to choose: a new game is the same puzzle from its start.
    [[nodiscard]] unsigned option_count() const override { return 0; }
    [[nodiscard]] ModeOption option(unsigned /*index*/) const override { return {}; }
    void change_option(unsigned /*index*/, int /*step*/, const GameStart& /*start*/) override {}
    void begin(const GameStart& /*start*/) override {}
    void deal_finished() override;
    [[nodiscard]] bool in_progress() const override { return started_; }

    [[nodiscard]] Label place() const override;
    [[nodiscard]] Label progress() const override { return won() ? "solved" : "to solve"; }
    [[nodiscard]] Label task() const override;
    [[nodiscard]] std::string_view robot_name(Robot robot) const override { return ricochet::name(robot); }
    [[nodiscard]] std::string_view target_owner() const override;
    [[nodiscard]] bool over() const override { return won(); }
    [[nodiscard]] BoardMarker target() const override;
    void show(BoardScene& scene) const override;

    Refusal move(Move move) override { return round_.move(table_, move); }
    bool undo() override { return round_.undo(table_); }
    bool redo() override { return round_.redo(table_); }
    void restart() override { round_.restart(); }
    bool skip() override { return false; }
    [[nodiscard]] bool can_skip() const override { return false; }
    bool next() override { return false; }
    [[nodiscard]] Afterwards afterwards() const override { return Afterwards::new_game; }

    [[nodiscard]] bool keeps_statistics() const override { return false; }
    [[nodiscard]] ricochet::storage::Key key() const override {
        return ricochet::storage::Key::loaded_puzzle;
    }
    [[nodiscard]] std::size_t stored_size() const override {
        return ricochet::stored_puzzle_size + ricochet::stored_round_size;
    }
    std::size_t store(std::span<std::uint8_t> bytes) const override;
    Complaint load(std::span<const std::uint8_t> bytes) override;
    void remember(ricochet::storage::LastChoices& /*choices*/) const override {}
    void recall(const ricochet::storage::LastChoices& /*choices*/) override {}
    void forget() override { started_ = false; }

  protected:
    [[nodiscard]] const ricochet::Round& round() const override { return round_; }
    [[nodiscard]] const ricochet::SlideTable& table() const override { return table_; }
    [[nodiscard]] const Board& board() const override { return puzzle_.board; }

  private:
    bool started_ = false;
    ricochet::Puzzle puzzle_;
    ricochet::SlideTable table_;
    ricochet::Round round_;
};

}  // namespace handheld
