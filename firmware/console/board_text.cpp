#include "console/board_text.hpp"

#include <algorithm>

#include "ricochet/board_drawing.hpp"

namespace handheld {

namespace {

using ricochet::Symbol;

constexpr unsigned lines_a_step = 4;

// Passes on some lines of a drawing. In Crystals the crystals are drawn as goals of two colours, and get letters of their own
// here.
class Excerpt final : public ricochet::Paper {
  public:
    Excerpt(Output& output, unsigned first, bool crystals)
        : output_(output), first_(first), crystals_(crystals) {}

    void put(char32_t character, ricochet::Ink /*ink*/) override {
        if (line_ >= first_ && line_ < first_ + lines_a_step) {
            const char plain = static_cast<char>(character);
            output_.put(!crystals_ ? plain : plain == 'y' ? 'a' : plain == 'b' ? 'v' : plain);
        }
    }
    void end_line() override {
        put(U'\n', {});
        ++line_;
    }

  private:
    Output& output_;
    unsigned first_;
    bool crystals_;
    unsigned line_ = 0;
};

}  // namespace

void BoardTask::begin() {
    line_ = 0;
    const Mode& mode = desk_.shell.mode();
    const auto question = mode.question(false);
    crystals_ = !question.has_value();
    if (question) {
        board_ = *question->board;
        robots_ = question->from.robots;
        const auto is_there = [&](const ricochet::Goal& goal) {
            return goal.cell == question->contest.goal.cell;
        };
        if (std::none_of(board_.goals().begin(), board_.goals().end(), is_there)) {
            board_.add_goal(question->contest.goal);
        }
        return;
    }
    BoardScene scene;
    mode.show(scene);
    board_ = *scene.board;
    robots_ = scene.robots;
    for (const BoardMarker& marker : scene.all_markers()) {
        if (marker.kind == BoardMarker::Kind::goal) {
            board_.add_goal({marker.cell, ricochet::Claimant::any(), Symbol::vortex});
        } else if (marker.state != BoardMarker::State::done) {
            board_.add_goal(
                {marker.cell, marker.look.letter == 'A' ? Robot::yellow : Robot::blue, Symbol::triangle});
        }
    }
}

Task::State BoardTask::step(Output& output) {
    if (!desk_.has_round()) {
        output.end_badly("the round was left meanwhile");
        return State::done;
    }
    const Mode& mode = desk_.shell.mode();
    if (line_ == 0) {
        output.put(mode.name()).put(", ").put(mode.place().view()).put(", ").put(mode.progress().view());
        output.put(": ").put(mode.task().view()).put('\n');
    }
    Excerpt excerpt(output, line_, crystals_);
    draw_board({board_, robots_}, ricochet::Characters::ascii, excerpt);
    line_ += lines_a_step;
    if (line_ < (board_.height() * 2) + 1) {
        return State::more;
    }
    if (crystals_) {
        output.put("R is the robot, a^ and v^ the crystals, *@ the goal\n");
    } else if (mode.robot_name(Robot::red) != ricochet::name(Robot::red)) {
        for (unsigned i = 0; i < robots_.robot_count(); ++i) {
            const auto robot = static_cast<Robot>(i);
            output.put(i == 0 ? "" : ", ").put(letter(robot)).put(" is ").put(mode.robot_name(robot));
        }
        output.put('\n');
    }
    output.put("moves ").put_number(mode.moves()).put(mode.won() ? ", won\n" : "\n");
    output.write([&](TextWriter& writer) { mode.put_line(writer); }).put('\n').end_well();
    return State::done;
}

}  // namespace handheld
