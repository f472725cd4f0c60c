#include "console/bench.hpp"

#include "console/known_puzzles.hpp"
#include "console/solving.hpp"

namespace handheld {

void BenchTask::begin() {
    next_ = 0;
    asked_ = false;
    nodes_ = microseconds_ = 0;
}

Task::State BenchTask::step(Output& output) {
    Analyst& analyst = desk_.shell.analyst();
    if (next_ == bench_puzzles.size()) {
        put_milliseconds(output.put("all: ").put_number(nodes_).put(" nodes, "), microseconds_);
        const std::uint32_t milliseconds = (microseconds_ / 1000) + 1;
        output.put(", ").put_number(nodes_ / milliseconds).put(" nodes a millisecond\n").end_well();
        return State::done;
    }
    const KnownPuzzle& known = bench_puzzles[next_];
    if (!asked_) {
        desk_.puzzle = ricochet::parse_puzzle(known.line).puzzle;
        asked_ = analyst.ask(
            {&desk_.puzzle.board, ricochet::starting_play(desk_.puzzle.start), desk_.puzzle.contest});
        if (!asked_) {
            output.end_badly("the solver is busy for the player; try again");
            return State::done;
        }
        return State::waiting;
    }
    const Knowledge& found = analyst.found();
    if (found.state == Knowledge::State::searching) {
        return State::waiting;
    }
    if (found.state != Knowledge::State::known || found.length != known.moves) {
        output.end_badly(found.state == Knowledge::State::unasked ? "stopped: the player needed the solver"
                                                                  : "the solver gave a wrong answer");
        return State::done;
    }
    output.put("puzzle ").put_number(static_cast<std::uint32_t>(next_) + 1).put(": ");
    output.put_number(found.length).put(" moves, ").put_number(found.nodes).put(" nodes, ");
    put_milliseconds(output, found.microseconds);
    output.put('\n');
    nodes_ += found.nodes;
    microseconds_ += found.microseconds;
    asked_ = false;
    ++next_;
    return State::more;
}

}  // namespace handheld
