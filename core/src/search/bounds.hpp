// Bounds on a single position: whether so little slack can be enough. docs/solver.md has the arguments.
#pragma once

#include "kinds.hpp"

namespace ricochet {

// Whether a bound shows that so little slack is not enough after this robot's move.
template <typename Of>
[[gnu::always_inline]] inline bool Search::is_hopeless(int slack, unsigned moves_left, unsigned mover,
                                                       unsigned from) {
    if (slack > 1 || !knows_roles_) {
        return false;
    }
    if constexpr (!Of::any_robot) {
        if (mover != 0) {
            return false;  // others have passed a screen already
        }
        const unsigned cell = cells_[0];
        const GoalMap::Row& row = row_of(cell);
        const unsigned needed = map_->supports_needed(cell);
        if (slack == 0) {
            unsigned standing = 0;
            for (unsigned i = 1; i < robots<Of>(); ++i) {
                standing += row[cells_[i]] & GoalMap::is_support;
            }
            return needed > standing;
        }
        unsigned roles = 0;
        unsigned supports = 0;
        unsigned longer_supports = 0;
        for (unsigned i = 1; i < robots<Of>(); ++i) {
            const unsigned its = row[cells_[i]];
            roles |= its;
            supports += its & GoalMap::is_support;
            longer_supports += its & GoalMap::is_longer_support;
        }
        if (map_->supports_needed_if_longer(cell) * GoalMap::is_longer_support <= longer_supports) {
            return false;
        }
        return needed > supports + 1 || (roles & GoalMap::helps) == 0;
    }
    for (unsigned i = 0; i < claimants_; ++i) {
        const int own = slack_of(i, moves_left);
        if (own >= 0 && !is_hopeless_for<Of>(i, own, mover, from)) {
            return false;
        }
    }
    return true;
}

template <typename Of>
[[gnu::always_inline]] inline bool Search::is_hopeless_for(unsigned claimant, int slack, unsigned mover,
                                                           unsigned from) {
    const unsigned cell = cells_[claimant];
    const GoalMap::Row& row = row_of(cell);
    const unsigned support = slack == 0 ? GoalMap::is_support : GoalMap::is_longer_support;
    const unsigned path = slack == 0 ? GoalMap::on_path : GoalMap::on_longer_path;
    const bool alone =
        (slack == 0 ? map_->supports_needed(cell) : map_->supports_needed_if_longer(cell)) == 0;
    unsigned roles = 0;
    unsigned supports = 0;
    for (unsigned i = Of::any_robot ? 0 : 1; i < robots<Of>(); ++i) {
        const unsigned its = i != claimant ? row[cells_[i]] : 0U;
        roles |= its;
        supports += its & GoalMap::is_support;
    }
    const unsigned needed = map_->supports_needed(cell);
    if (slack == 0 && needed > supports) {
        return true;
    }
    // The claimant may go on alone, if the last move was its own or has served it.
    if (mover == claimant || (row[from] & path) != 0) {
        if (alone || (roles & support) != 0) {
            return false;
        }
    } else if ((row[cells_[mover]] & support) != 0) {
        return false;
    }
    // Or one more move of a helper may do.
    return slack == 0 || needed > supports + 1 || (roles & GoalMap::helps) == 0;
}

}  // namespace ricochet
