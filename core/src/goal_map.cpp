#include "ricochet/solver/goal_map.hpp"

namespace ricochet {

namespace {

constexpr std::array<unsigned, 4> steps{256 - 16, 1, 16, 256 - 1};  // modulo 256, by direction

constexpr std::uint8_t every_role = GoalMap::is_support | GoalMap::is_longer_support | GoalMap::on_path |
                                    GoalMap::on_longer_path | GoalMap::helps;

constexpr Cell cell_of(unsigned index) { return Cell::from_index(index); }

constexpr unsigned next(unsigned cell, unsigned step) { return (cell + step) & 255U; }

}  // namespace

// Breadth first, backwards from the goal. Cells of one run are at most a move apart, so that a run is looked at once,
// when the first of its nearest cells has its turn: all of its nearest cells are known by then.
void GoalMap::prepare(const SlideTable& table, Cell goal) {
    goal_ = goal.index();
    knows_roles_ = false;
    moves_.fill(unreachable);
    tight_directions_.fill(0);
    open_directions_.fill(0b1111);  // of cells the goal has nothing to do with
    std::array<std::uint8_t, max_cells> queue{};
    CellSet rows_done;  // by their first cells
    CellSet columns_done;
    unsigned queued = 0;
    moves_[goal_] = 0;
    queue[queued++] = static_cast<std::uint8_t>(goal_);
    for (unsigned i = 0; i < queued; ++i) {
        const unsigned here = queue[i];
        farthest_ = moves_[here];
        const auto& stops = table.wall_stops(cell_of(here)).by_direction;
        unsigned open = 0;
        for (unsigned direction = 0; direction < 4; ++direction) {
            open |= stops[direction].index() != here ? 1U << direction : 0U;
        }
        open_directions_[here] = static_cast<std::uint8_t>(open);
        const Cell left = stops[index(Direction::left)];
        const Cell top = stops[index(Direction::up)];
        if (!rows_done.contains(left)) {
            rows_done.insert(left);
            reach(Run{left.index(), stops[index(Direction::right)].index(), 1}, queue.data(), queued);
        }
        if (!columns_done.contains(top)) {
            columns_done.insert(top);
            reach(Run{top.index(), stops[index(Direction::down)].index(), max_side}, queue.data(), queued);
        }
    }
    // A robot on the goal arrives by leaving and coming back.
    moves_[goal_] = queued > 1 ? 2 : unreachable;
    tight_directions_[goal_] = 0b1111;
}

// Puts the cells of a run that are not among its nearest one move farther, each with the directions to those.
void GoalMap::reach(const Run& run, std::uint8_t* queue, unsigned& queued) {
    const unsigned level = farthest_;
    const bool row = run.step == 1;
    const auto sweep = [&](unsigned first, unsigned last, unsigned step, Direction back) {
        const auto towards = static_cast<std::uint8_t>(1U << index(back));
        bool passed_nearest = false;
        for (unsigned cell = first;; cell = next(cell, step)) {
            if (moves_[cell] == level) {
                passed_nearest = true;
            } else if (passed_nearest) {
                if (moves_[cell] == unreachable) {
                    moves_[cell] = static_cast<std::uint8_t>(level + 1);
                    queue[queued++] = static_cast<std::uint8_t>(cell);
                }
                tight_directions_[cell] |= towards;
            }
            if (cell == last) {
                return;
            }
        }
    };
    sweep(run.first, run.last, run.step, row ? Direction::left : Direction::up);
    sweep(run.last, run.first, max_cells - run.step, row ? Direction::right : Direction::down);
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
                roles.more_path |= path;
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
    CellSet path;
    for (unsigned cell = run.first;; cell += run.step) {
        if (cell != goal_) {
            const Roles& roles = roles_[cell];
            supports |= moves_[cell] == level ? roles.more_supports : roles.supports;
            path |= moves_[cell] == level ? roles.more_path : roles.path;
        }
        // Any cell of the run may need a support on either side.
        supports.insert(cell_of(cell));
        path.insert(cell_of(cell));
        if (cell == run.last) {
            break;
        }
    }
    for (unsigned cell = run.first;; cell += run.step) {
        if (cell != goal_ && moves_[cell] != level) {
            roles_[cell].more_supports |= supports;
            roles_[cell].more_path |= path;
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
        roles_[cell].more_path |= roles_[cell].path;
    }
    find_ease_one_longer(table);
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

void GoalMap::write_row(const SlideTable& table, unsigned claimant, Row& row) const {
    if (claimant == goal_) {
        row.fill(every_role);  // nothing is ruled out for a robot on the goal
        return;
    }
    const Roles& roles = roles_[claimant];
    row.fill(0);
    const auto mark = [&](const CellSet& cells, unsigned role) {
        for (const Cell cell : cells) {
            row[cell.index()] = static_cast<std::uint8_t>(row[cell.index()] | role);
        }
    };
    mark(roles.supports, is_support);
    mark(roles.more_supports, is_longer_support);
    mark(roles.path, on_path | helps);
    mark(roles.more_path, on_longer_path);
    // A robot reaches a support in one slide from the support's own row or column piece.
    for (const Cell support : roles.supports) {
        for (const auto direction : all_directions) {
            const unsigned step = steps[index(direction)];
            const unsigned end = table.wall_stop(support, direction).index();
            for (unsigned from = support.index(); from != end;) {
                from = next(from, step);
                row[from] |= helps;
            }
        }
    }
}

}  // namespace ricochet
