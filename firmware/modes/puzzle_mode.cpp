#include "modes/puzzle_mode.hpp"

#include <algorithm>
#include <memory>

#include "look/theme.hpp"

namespace handheld {

void PuzzleMode::set(const ricochet::Puzzle& puzzle) {
    puzzle_ = puzzle;
    table_.prepare(puzzle_.board);
    deal_finished();
    started_ = true;
}

// In its place, as a whole round is much for the stack.
void PuzzleMode::deal_finished() { std::construct_at(&round_, puzzle_.start, puzzle_.contest); }

void PuzzleMode::draw_emblem(Canvas& canvas, const Rect& box) const {
    const int size = std::min(box.width, box.height) * 2 / 3;
    const Point at{box.centre().x - (size / 2), box.centre().y - (size / 2)};
    draw_symbol(canvas, {at.x, at.y, size, size}, ricochet::Symbol::hexagon, theme::line);
    draw_piece(canvas, {at.x + (size / 4), at.y + (size / 4)}, size / 2, classic_look(Robot::green), false);
}

Label PuzzleMode::place() const {
    return Label().append_number(puzzle_.board.width()).append("×").append_number(puzzle_.board.height());
}

Label PuzzleMode::task() const {
    const auto& goal = puzzle_.contest.goal;
    return Label(ricochet::name(goal.claimant)).append(" to the ").append(ricochet::name(goal.symbol));
}

std::string_view PuzzleMode::target_owner() const {
    const auto claimant = puzzle_.contest.goal.claimant;
    return claimant.is_any() ? std::string_view("any") : ricochet::name(claimant.robot());
}

BoardMarker PuzzleMode::target() const {
    const auto& goal = puzzle_.contest.goal;
    BoardMarker marker;
    marker.cell = goal.cell;
    marker.symbol = goal.symbol;
    marker.state = BoardMarker::State::current;
    marker.any_robot = goal.claimant.is_any();
    marker.look =
        marker.any_robot ? PieceLook{theme::text, '*', Body::disc} : classic_look(goal.claimant.robot());
    return marker;
}

void PuzzleMode::show(BoardScene& scene) const {
    scene.board = &puzzle_.board;
    scene.closed = {};
    scene.robots = round_.now().robots;
    for (unsigned i = 0; i < ricochet::max_robots; ++i) {
        scene.looks[i] = classic_look(static_cast<Robot>(i));
    }
    scene.marker_count = 0;
    scene.add(target());
}

std::size_t PuzzleMode::store(std::span<std::uint8_t> bytes) const {
    std::fill(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(stored_size()), std::uint8_t{0});
    ricochet::ByteWriter writer(bytes);
    put_puzzle(writer, puzzle_);
    put_round(writer, round_);
    return stored_size();
}

Complaint PuzzleMode::load(std::span<const std::uint8_t> bytes) {
    if (bytes.size() != stored_size()) {
        return "the stored puzzle has another length";
    }
    ricochet::ByteReader reader(bytes);
    const auto puzzle = ricochet::take_puzzle(reader);
    if (!puzzle) {
        return "what is stored is no puzzle";
    }
    table_.prepare(puzzle->board);
    Complaint complaint = take_round(reader, table_, puzzle->contest, puzzle->start.robot_count(),
                                     puzzle->board.cells(), round_);
    if (complaint.empty()) {
        puzzle_ = *puzzle;
        started_ = true;
    } else {
        table_.prepare(puzzle_.board);
    }
    return complaint;
}

}  // namespace handheld
