// The depth-first search itself: makes moves and takes them back, until a solution is found or all are refuted.
#pragma once

#include "bounds.hpp"
#include "candidates.hpp"
#include "keys.hpp"

namespace ricochet {

// Makes a move and goes on from there, unless that cannot lead anywhere. True if it solves the puzzle.
template <typename Of>
[[gnu::always_inline]] inline bool Search::make_move(Node& node, Candidate candidate) {
    const unsigned robot = candidate.move >> 2U;
    const unsigned direction = candidate.move & 3U;
    const unsigned stop = candidate.stop;
    const bool may_claim = Of::any_robot || robot == 0;
    if (may_claim && stop == goal_ && counts_as_win(robot, direction)) {
        return true;
    }
    const unsigned moves_left = node.moves_left - 1U;
    const unsigned from = cells_[robot];
    cells_[robot] = static_cast<std::uint8_t>(stop);
    const int slack = Of::any_robot ? best_slack(moves_left)
                      : may_claim   ? slack_of(0, moves_left)
                                    : node.slack - 1;
    const std::uint8_t trail = Of::with_trails ? trails_[robot] : std::uint8_t{0};
    if constexpr (Of::with_trails) {
        trails_[robot] = trail_after(trail, direction);
    }
    if (slack >= 0 && moves_left > 0 && !is_hopeless<Of>(slack, moves_left, robot, from) &&
        (&node != above_pieces_ || takes_next_piece()) && !is_refuted<Of>(slack, moves_left)) {
        Node& child = (&node)[1];
        child.moved = static_cast<std::uint8_t>(robot);
        child.direction = static_cast<std::uint8_t>(direction);
        child.from = static_cast<std::uint8_t>(from);
        child.trail = trail;
        child.slack = static_cast<std::int8_t>(slack);
        child.moves_left = static_cast<std::uint8_t>(moves_left);
        child.fruitful = false;
        child.last_to_commute = 0;
        if (robot > 0 && leaves_out_other_orders_ && &node != above_pieces_) {
            child.last_to_commute = static_cast<std::uint8_t>(robot);
            child.lines = lines_touched(from, stop);
            child.beyond = static_cast<std::uint8_t>(next(stop, direction));
        }
        ++counts_.nodes;
        find_candidates<Of>(child);
        if (child.count != 0) {
            ++node_;
            return false;
        }
    }
    cells_[robot] = static_cast<std::uint8_t>(from);
    if constexpr (Of::with_trails) {
        trails_[robot] = trail;
    }
    return false;
}

template <typename Of>
Search::Result Search::search(std::uint32_t budget) {
    const std::uint32_t limit = counts_.nodes + budget;
    if (!began_) {
        began_ = true;
        find_candidates<Of>(*node_);
    }
    while (counts_.nodes != limit) {
        Node& node = *node_;
        if (node.next != node.count) {
            if (make_move<Of>(node, node.candidates[node.next++])) {
                node.fruitful = true;
                return Result::found;
            }
        } else if (node_ == stack_.data()) {
            return Result::refuted;
        } else {
            if (is_stored(node)) {
                table_->store(key<Of>(), node.moves_left, searcher_);
            }
            take_back();
        }
    }
    return Result::unfinished;
}

}  // namespace ricochet
