#include "ricochet/solver/goal_map.hpp"

#include <atomic>

namespace ricochet {

namespace {

constexpr std::array<unsigned, 4> steps{256 - 16, 1, 16, 256 - 1};  // modulo 256, by direction

constexpr Cell cell_of(unsigned index) { return Cell::from_index(index); }

constexpr unsigned next(unsigned cell, unsigned step) { return (cell + step) & 255U; }

}  // namespace

// Breadth first, backwards from the goal: a cell is one move farther than the nearest one in its row or column piece.
void GoalMap::prepare(const SlideTable& table, Cell goal) {
    goal_ = goal.index();
    knows_roles_ = false;
    moves_.fill(unreachable);
    tight_directions_.fill(0);
    std::array<std::uint8_t, max_cells> queue{};
    unsigned queued = 0;
    moves_[goal_] = 0;
    queue[queued++] = static_cast<std::uint8_t>(goal_);
    for (unsigned i = 0; i < queued; ++i) {
        const unsigned here = queue[i];
        const unsigned one_more = moves_[here] + 1U;
        for (const auto direction : all_directions) {
            const unsigned step = steps[index(direction)];
            const auto towards_here = static_cast<std::uint8_t>(1U << index(opposite(direction)));
            const unsigned end = table.wall_stop(cell_of(here), direction).index();
            for (unsigned cell = here; cell != end;) {
                cell = next(cell, step);
                if (moves_[cell] == unreachable) {
                    moves_[cell] = static_cast<std::uint8_t>(one_more);
                    queue[queued++] = static_cast<std::uint8_t>(cell);
                }
                if (moves_[cell] == one_more) {
                    tight_directions_[cell] |= towards_here;
                }
            }
        }
        farthest_ = moves_[here];
    }
    // A robot on the goal arrives by leaving and coming back.
    moves_[goal_] = queued > 1 ? 2 : unreachable;
    tight_directions_[goal_] = 0b1111;
}

template <typename Visit>
void GoalMap::for_each_run(const SlideTable& table, Visit&& visit) {
    for (unsigned index = 0; index < max_cells; ++index) {
        const auto& stops = table.wall_stops(cell_of(index)).by_direction;
        const unsigned right = stops[ricochet::index(Direction::right)].index();
        const unsigned down = stops[ricochet::index(Direction::down)].index();
        if (stops[ricochet::index(Direction::left)].index() == index && right != index) {
            visit(Run{index, right, 1});
        }
        if (stops[ricochet::index(Direction::up)].index() == index && down != index) {
            visit(Run{index, down, max_side});
        }
    }
}

// The fewest moves of a run's cells, the goal counting as none. The others of the run have one more at most.
unsigned GoalMap::nearest_in(const Run& run) const {
    unsigned nearest = unreachable;
    for (unsigned cell = run.first;; cell += run.step) {
        const unsigned moves = cell == goal_ ? 0U : moves_[cell];
        nearest = moves < nearest ? moves : nearest;
        if (cell == run.last) {
            return nearest;
        }
    }
}

// The supports the easiest tight path needs that enters one of the run's nearest cells along the run.
unsigned GoalMap::fewest_supports(const Run& run, unsigned level) const {
    unsigned fewest = unreachable;
    for (unsigned cell = run.first;; cell += run.step) {
        if ((cell == goal_ ? 0U : moves_[cell]) == level) {
            const unsigned needed =
                supports_needed_[cell] + (cell == run.first || cell == run.last ? 0U : 1U);
            fewest = needed < fewest ? needed : fewest;
        }
        if (cell == run.last) {
            return fewest;
        }
    }
}

// Carries the roles of a run's nearest cells over to the others, which reach them in one move.
void GoalMap::spread(const Run& run, unsigned level) {
    CellSet supports;
    CellSet path;
    for (unsigned cell = run.first;; cell += run.step) {
        path.insert(cell_of(cell));
        if ((cell == goal_ ? 0U : moves_[cell]) == level) {
            if (cell != goal_) {
                supports |= roles_[cell].supports;
                path |= roles_[cell].path;
            }
            // The robot may come from either side, and needs the support on the other.
            if (cell != run.first) {
                supports.insert(cell_of(cell - run.step));
            }
            if (cell != run.last) {
                supports.insert(cell_of(cell + run.step));
            }
        }
        if (cell == run.last) {
            break;
        }
    }
    const unsigned needed = fewest_supports(run, level);
    for (unsigned cell = run.first;; cell += run.step) {
        if (cell != goal_) {
            Roles& roles = roles_[cell];
            if (moves_[cell] == level) {
                roles.more_supports |= supports;
            } else {
                roles.supports |= supports;
                roles.path |= path;
                supports_needed_[cell] = static_cast<std::uint8_t>(
                    needed < supports_needed_[cell] ? needed : supports_needed_[cell]);
            }
        }
        if (cell == run.last) {
            break;
        }
    }
}

// The same for paths that are one move longer: a tight move into a path one longer, or a move to a cell as far away.
void GoalMap::spread_longer(const Run& run, unsigned level) {
    CellSet supports;
    for (unsigned cell = run.first;; cell += run.step) {
        if (cell != goal_) {
            supports |= moves_[cell] == level ? roles_[cell].more_supports : roles_[cell].supports;
        }
        // Any cell of the run may need a support on either side.
        supports.insert(cell_of(cell));
        if (cell == run.last) {
            break;
        }
    }
    for (unsigned cell = run.first;; cell += run.step) {
        if (cell != goal_ && moves_[cell] != level) {
            roles_[cell].more_supports |= supports;
        }
        if (cell == run.last) {
            break;
        }
    }
}

void GoalMap::prepare_roles(const SlideTable& table) {
    for (Roles& roles : roles_) {
        roles = {};
    }
    supports_needed_.fill(unreachable);
    supports_needed_[goal_] = 0;
    helpers_known_.fill(0);
    // Level by level, so that what is spread is complete.
    for (unsigned level = 0; level < farthest_ + 1; ++level) {
        for_each_run(table, [&](const Run& run) {
            if (nearest_in(run) == level) {
                spread(run, level);
            }
        });
    }
    for (unsigned level = 0; level < farthest_ + 1; ++level) {
        for_each_run(table, [&](const Run& run) {
            if (nearest_in(run) == level) {
                spread_longer(run, level);
            }
        });
    }
    for (unsigned cell = 0; cell < max_cells; ++cell) {
        roles_[cell].more_supports |= roles_[cell].supports;
    }
    find_ease_one_longer(table);
    // Nothing is ruled out for a robot on the goal.
    const CellSet everywhere = CellSet::rectangle(max_side, max_side);
    roles_[goal_] = {everywhere, everywhere, everywhere, everywhere};
    helpers_known_[goal_] = 1;
    ease_[goal_] = anything_goes;
    knows_roles_ = true;
}

// Turns the supports needed into bits, and asks the walls for paths one move longer.
void GoalMap::find_ease_one_longer(const SlideTable& table) {
    for (unsigned cell = 0; cell < max_cells; ++cell) {
        ease_[cell] = supports_needed_[cell] == 0   ? anything_goes
                      : supports_needed_[cell] == 1 ? needs_one
                                                    : 0;
    }
    ease_[goal_] = anything_goes;
    const auto away = [&](unsigned cell) { return cell == goal_ ? 0U : moves_[cell]; };
    for (unsigned level = 1; level < farthest_ + 1; ++level) {
        for (unsigned cell = 0; cell < max_cells; ++cell) {
            if (away(cell) != level) {
                continue;
            }
            for (const Cell stop : table.wall_stops(cell_of(cell)).by_direction) {
                const unsigned there = stop.index();
                const unsigned wanted = away(there) < level ? nobody_if_longer : needs_nobody;
                if (there != cell && away(there) <= level && (ease_[there] & wanted) != 0) {
                    ease_[cell] |= nobody_if_longer;
                }
            }
        }
    }
}

const CellSet& GoalMap::helpers(const SlideTable& table, unsigned cell) {
    std::atomic_ref<std::uint8_t> known(helpers_known_[cell]);
    if (known.load(std::memory_order_acquire) == 0) {
        find_helpers(table, cell);
        known.store(1, std::memory_order_release);
    }
    return roles_[cell].helpers;
}

// A robot reaches a support in one slide from the support's own row or column piece.
void GoalMap::find_helpers(const SlideTable& table, unsigned cell) {
    CellSet helpers = roles_[cell].path;
    for (const Cell support : roles_[cell].supports) {
        for (const auto direction : all_directions) {
            const unsigned step = steps[index(direction)];
            const unsigned end = table.wall_stop(support, direction).index();
            for (unsigned from = support.index(); from != end;) {
                from = next(from, step);
                helpers.insert(cell_of(from));
            }
        }
    }
    roles_[cell].helpers = helpers;
}

}  // namespace ricochet
