// The moves from a position that may do something no other line of search does. docs/solver.md has the arguments for
// each move that is left out.
#pragma once

#include "kinds.hpp"
#include "trails.hpp"

namespace ricochet {

inline namespace searching {

// Beside the roles of a cell, which fit a byte.
constexpr unsigned anything = 256;

}  // namespace searching

// The ways a robot may go, but for those that lead nowhere new.
template <typename Of>
[[gnu::always_inline]] inline unsigned Search::ways_of(const Node& node, unsigned robot) const {
    const unsigned cell = cells_[robot];
    unsigned ways = map_->open_directions(cell);
    if (robot == node.moved) {
        if (leaves_out_needless_moves_) {
            ways &= ways_after_own_move<Of>(node, robot);
        }
    } else if (robot < node.last_to_commute && cell != node.beyond) {
        // What does not touch the last move was tried before it.
        ways &= ways_touching(node.lines, cell);
    }
    if constexpr (Of::with_trails) {
        const unsigned last = trails_[robot] & last_direction_mask;
        if (!space_->rules.rebound && last != 0) {
            ways &= ~(1U << ((last - 1U) ^ 2U));
        }
    }
    return ways;
}

// Along the same line again a robot comes where it could have gone at once. Only the way straight back may be of use
// in itself: to arrive on the goal it started from, or to have turned.
template <typename Of>
[[gnu::always_inline]] inline unsigned Search::ways_after_own_move(const Node& node, unsigned robot) const {
    unsigned ways = (node.direction & 1U) != 0 ? vertical : horizontal;
    if (robot < claimants_) {
        const bool may_turn =
            Of::with_trails && space_->rules.ricochet == Ricochet::official && (node.trail & turned_bit) == 0;
        if (node.from == goal_ || may_turn) {
            ways |= 1U << (node.direction ^ 2U);
        }
    }
    return ways;
}

// Whether the last move and this one would come to the same in the other order. The robot that moved last was not in
// this one's way before, nor has it stopped it now; and this one would not have been in the other's way.
[[gnu::always_inline]] inline bool Search::does_not_interfere(const Node& node, const Slide& slide) const {
    const unsigned other_from = node.from;
    const unsigned other_to = cells_[node.moved];
    return next(slide.to, slide.direction) != other_to && next(other_to, node.direction) != slide.from &&
           !is_on_slide(other_from, slide.from, slide.to) && !is_on_slide(slide.to, other_from, other_to);
}

// Of the ways of one robot, those whose stops may be of use.
template <typename Of, typename Test>
[[gnu::always_inline]] inline void Search::add_candidates(Node& node, unsigned robot, unsigned ways,
                                                          Test may_serve) {
    const unsigned cell = cells_[robot];
    const bool other_order_is_searched = robot < node.last_to_commute;
    std::uint32_t stops = stops_of<Of>(robot);
    unsigned count = node.count;
    unsigned slides = 0;
    for (unsigned direction = 0; ways != 0; ++direction, ways >>= 1U, stops >>= 8U) {
        const unsigned stop = stops & 255U;
        if ((ways & 1U) == 0 || stop == cell) {
            continue;
        }
        ++slides;
        const Slide slide{cell, stop, direction};
        if ((other_order_is_searched && does_not_interfere(node, slide)) || !may_serve(slide)) {
            continue;
        }
        node.candidates[count++] = {static_cast<std::uint8_t>((robot << 2U) | direction),
                                    static_cast<std::uint8_t>(stop)};
    }
    node.count = static_cast<std::uint8_t>(count);
    counts_.slides += slides;
}

// Whether some way of the claimant touches the line of this slide, so that it may have had to wait for it.
[[gnu::always_inline]] inline bool Search::claimant_waited_for(const Node& node, const Slide& slide) const {
    if (!leaves_out_other_orders_ || &node == above_pieces_) {
        return true;
    }
    const unsigned claimant = cells_[0];
    const unsigned ways =
        node.slack == 1 ? map_->tight_directions(claimant) : map_->open_directions(claimant);
    if (next(slide.to, slide.direction) == claimant) {
        return true;
    }
    return (ways_touching(lines_touched(slide.from, slide.to), claimant) & ways) != 0;
}

// With slack to spare, whatever the others do may be of use.
template <typename Of>
[[gnu::noinline]] void Search::add_helpers_candidates(Node& node) {
    for (unsigned robot = 1; robot < robots<Of>(); ++robot) {
        const unsigned ways = ways_of<Of>(node, robot);
        if (ways != 0) {
            add_candidates<Of>(node, robot, ways, [](const Slide&) { return true; });
        }
    }
}

// With little slack, and no roles known yet: with slack 1 the claimant goes on alone after this, and what it could have
// done before this move, it would have done before.
template <typename Of>
[[gnu::noinline]] void Search::add_waited_for_candidates(Node& node) {
    for (unsigned robot = 1; robot < robots<Of>(); ++robot) {
        const unsigned ways = ways_of<Of>(node, robot);
        if (ways != 0) {
            add_candidates<Of>(node, robot, ways, [&](const Slide& slide) {
                return node.slack == 2 || claimant_waited_for(node, slide);
            });
        }
    }
}

// A move of another robot than the claimant has to serve a path: one on which the claimant can go alone from then on,
// or one that takes another helper's move. A move that does neither might as well be left out; the solution would be a
// move shorter, and shorter ones have been ruled out.
//
// With slack 1 there is this one move, for a tight path. It puts one robot more on a support at most.
template <typename Of>
[[gnu::noinline]] void Search::add_last_helps(Node& node) {
    const unsigned claimant = cells_[0];
    const GoalMap::Row& row = row_of(claimant);
    unsigned supports = 0;
    unsigned together = 0;
    for (unsigned i = 1; i < robots<Of>(); ++i) {
        const unsigned roles = row[cells_[i]];
        together |= roles;
        supports += roles & GoalMap::is_support;
    }
    const unsigned needed = map_->supports_needed(claimant);
    if ((together & GoalMap::helps) == 0 || needed > supports + 1) {
        return;
    }
    for (unsigned robot = 1; robot < robots<Of>(); ++robot) {
        const unsigned own = row[cells_[robot]];
        const unsigned standing = supports - (own & GoalMap::is_support);
        if ((own & GoalMap::helps) == 0 || needed > standing + 1) {
            continue;
        }
        const bool clears_path = (own & GoalMap::on_path) != 0 && needed <= standing;
        unsigned ways = ways_of<Of>(node, robot);
        if (!clears_path) {
            ways &= ((own & GoalMap::helps_in_row) != 0 ? horizontal : 0U) |
                    ((own & GoalMap::helps_in_column) != 0 ? vertical : 0U);
        }
        if (ways == 0) {
            continue;
        }
        add_candidates<Of>(node, robot, ways, [&](const Slide& slide) {
            return (clears_path || (row[slide.to] & GoalMap::is_support) != 0) &&
                   claimant_waited_for(node, slide);
        });
    }
}

// The first of two helpers' moves for a tight path has to do something for it. It may stop on a support or clear the
// path; the same robot may be about to do so; it may stop the other helper on a support, or no longer keep it from
// there, which takes an end of the slide in a line with that support. All of these show in the roles of its ends. Or it
// changes how the other helper can leave the path: that one stands on it, and the slide touches its lines.
template <typename Of>
[[gnu::noinline]] bool Search::touches_robot_on_path(const GoalMap::Row& row, const Slide& slide) const {
    const std::uint32_t lines = lines_touched(slide.from, slide.to);
    for (unsigned i = 1; i < robots<Of>(); ++i) {
        const unsigned cell = cells_[i];
        if (cell != slide.from && (row[cell] & GoalMap::on_path) != 0 && ways_touching(lines, cell) != 0) {
            return true;
        }
    }
    return false;
}

// With slack 2 there may be another helper's move for a tight path, or this one is for a path one move longer.
template <typename Of>
[[gnu::noinline]] void Search::add_first_helps(Node& node) {
    const unsigned claimant = cells_[0];
    const GoalMap::Row& row = row_of(claimant);
    unsigned supports = 0;
    unsigned longer_supports = 0;
    for (unsigned i = 1; i < robots<Of>(); ++i) {
        const unsigned roles = row[cells_[i]];
        supports += roles & GoalMap::is_support;
        longer_supports += roles & GoalMap::is_longer_support;
    }
    const unsigned needed = map_->supports_needed(claimant);
    const unsigned needed_if_longer = map_->supports_needed_if_longer(claimant) * GoalMap::is_longer_support;
    for (unsigned robot = 1; robot < robots<Of>(); ++robot) {
        const unsigned ways = ways_of<Of>(node, robot);
        if (ways == 0) {
            continue;
        }
        unsigned others = 0;
        for (unsigned i = 1; i < robots<Of>(); ++i) {
            others |= i != robot ? row[cells_[i]] : 0U;
        }
        const unsigned own = row[cells_[robot]];
        const unsigned standing = supports - (own & GoalMap::is_support);
        const unsigned longer_standing = longer_supports - (own & GoalMap::is_longer_support);
        const bool clears_path = (own & GoalMap::on_longer_path) != 0 && needed_if_longer <= longer_standing;
        // What a stop has to be for another helper to do the rest, on a tight path.
        const unsigned has_to_be = needed <= standing + 1   ? 0U
                                   : needed == standing + 2 ? unsigned{GoalMap::is_support}
                                                            : unsigned{GoalMap::is_nowhere};
        const unsigned one_of = (others & GoalMap::helps) != 0 ? anything : unsigned{GoalMap::helps};
        add_candidates<Of>(node, robot, ways, [&](const Slide& slide) {
            const unsigned roles = row[slide.to];
            return ((roles & has_to_be) == has_to_be && ((roles | anything) & one_of) != 0 &&
                    (((roles | own) & (GoalMap::helps | GoalMap::is_support)) != 0 ||
                     touches_robot_on_path<Of>(row, slide))) ||
                   ((clears_path || ((roles & GoalMap::is_longer_support) != 0 &&
                                     needed_if_longer <= longer_standing + GoalMap::is_longer_support)) &&
                    claimant_waited_for(node, slide));
        });
    }
}

// With every robot a claimant, a robot's move serves itself or another one.
template <typename Of>
unsigned Search::directions_of_any(const Node& node, unsigned robot) {
    if (node.slack > 1) {
        return all_ways;
    }
    const int own = slack_of(robot, node.moves_left);
    if (own > 0) {
        return all_ways;
    }
    for (unsigned i = 0; i < claimants_; ++i) {
        if (i != robot && slack_of(i, node.moves_left) > 0 &&
            (!knows_roles_ || (row_of(cells_[i])[cells_[robot]] & GoalMap::helps) != 0)) {
            return all_ways;
        }
    }
    return own == 0 ? map_->tight_directions(cells_[robot]) : 0;
}

// Lists the moves from a position that may do something no other line of search does. Most positions have none.
template <typename Of>
[[gnu::noinline]] void Search::find_candidates(Node& node) {
    node.next = 0;
    node.count = 0;
    if constexpr (Of::any_robot) {
        for (unsigned robot = 0; robot < robots<Of>(); ++robot) {
            const unsigned ways = ways_of<Of>(node, robot) & directions_of_any<Of>(node, robot);
            if (ways != 0) {
                add_candidates<Of>(node, robot, ways, [](const Slide&) { return true; });
            }
        }
        return;
    }
    const unsigned ways =
        ways_of<Of>(node, 0) & (node.slack == 0 ? map_->tight_directions(cells_[0]) : all_ways);
    if (ways != 0) {
        add_candidates<Of>(node, 0, ways, [](const Slide&) { return true; });
    }
    if (node.slack == 0) {
        return;
    }
    if (node.slack > 2) {
        add_helpers_candidates<Of>(node);
    } else if (knows_roles_) {
        node.slack == 2 ? add_first_helps<Of>(node) : add_last_helps<Of>(node);
    } else {
        add_waited_for_candidates<Of>(node);
    }
}

}  // namespace ricochet
