#include "console/solving.hpp"

#include "ricochet/move_text.hpp"

namespace handheld {

namespace {
constexpr std::uint32_t quiet_at_first = 300;  // ms; most positions are solved before
constexpr std::uint32_t still_there = 2000;    // ms between two words at most
}  // namespace

void put_moves(Output& output, std::span<const Move> moves, bool one_robot) {
    output.put_number(static_cast<std::uint32_t>(moves.size()));
    for (const Move move : moves) {
        const auto letters = to_text(move);
        output.put(' ').put(one_robot ? ricochet::without_first(letters.view(), 1) : letters.view());
    }
    output.put('\n');
}

void put_milliseconds(Output& output, std::uint32_t microseconds) {
    output.put_number(microseconds / 1000).put('.').put_number(microseconds / 100 % 10).put(" ms");
}

Complaint SolveTask::begin(const Question& question) {
    if (!desk_.shell.analyst().ask(question)) {
        return "the solver is busy for the player; try again";
    }
    began_ = told_ = desk_.shell.now();
    told_depth_ = 0;
    return {};
}

void SolveTask::tell_progress(Output& output) {
    const Analyst& analyst = desk_.shell.analyst();
    const std::uint32_t now = desk_.shell.now();
    const bool deeper = analyst.depth() != told_depth_ && now - began_ >= quiet_at_first;
    if (!deeper && now - told_ < still_there) {
        return;
    }
    told_ = now;
    told_depth_ = analyst.depth();
    output.put("searching: depth ").put_number(told_depth_).put(", ").put_number(analyst.nodes());
    output.put(" nodes\n");
}

Task::State SolveTask::step(Output& output) {
    const Knowledge& found = desk_.shell.analyst().found();
    switch (found.state) {
        case Knowledge::State::searching:
            tell_progress(output);
            return State::waiting;
        case Knowledge::State::unasked:
            output.end_badly("stopped: the player needed the solver");
            return State::done;
        case Knowledge::State::known:
            put_moves(output, found.moves(), false);
            break;
        case Knowledge::State::impossible:
            output.put("impossible\n");
            break;
        case Knowledge::State::given_up:
            output.put("gave up\n");
            break;
    }
    put_milliseconds(output.put_number(found.nodes).put(" nodes, "), found.microseconds);
    output.put('\n').end_well();
    return State::done;
}

}  // namespace handheld
