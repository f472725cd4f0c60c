#include "ricochet/solver/goal_map.hpp"

namespace ricochet {

namespace {

constexpr std::uint8_t every_role = GoalMap::is_support | GoalMap::is_longer_support | GoalMap::on_path |
                                    GoalMap::on_longer_path | GoalMap::helps;

constexpr std::uint32_t each_byte = 0x01010101;

// The lowest four bits, a byte each.
constexpr std::uint32_t to_bytes(std::uint32_t bits) { return ((bits & 15U) * 0x00204081U) & each_byte; }

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
    run_count_ = 0;
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
            reach(left, stops[index(Direction::right)], queue.data(), queued);
        }
        if (!columns_done.contains(top)) {
            columns_done.insert(top);
            reach(top, stops[index(Direction::down)], queue.data(), queued);
        }
    }
    // A robot on the goal arrives by leaving and coming back.
    moves_[goal_] = queued > 1 ? 2 : unreachable;
    tight_directions_[goal_] = 0b1111;
}

// Puts the cells of a run that are not among its nearest one move farther, each with the directions to those.
void GoalMap::reach(Cell first, Cell last, std::uint8_t* queue, unsigned& queued) {
    if (first == last) {
        return;
    }
    const unsigned level = farthest_;
    const bool row = first.y() == last.y();
    const Run run{static_cast<std::uint8_t>(first.index()), static_cast<std::uint8_t>(last.index()),
                  static_cast<std::uint8_t>(row ? 1 : max_side), static_cast<std::uint8_t>(level)};
    runs_[run_count_++] = run;
    const auto sweep = [&](unsigned begin, unsigned end, unsigned step, Direction back) {
        const auto towards = static_cast<std::uint8_t>(1U << index(back));
        bool passed_nearest = false;
        for (unsigned cell = begin;; cell = next(cell, step)) {
            if (moves_[cell] == level) {
                passed_nearest = true;
            } else if (passed_nearest) {
                if (moves_[cell] == unreachable) {
                    moves_[cell] = static_cast<std::uint8_t>(level + 1);
                    queue[queued++] = static_cast<std::uint8_t>(cell);
                }
                tight_directions_[cell] |= towards;
            }
            if (cell == end) {
                return;
            }
        }
    };
    sweep(run.first, run.last, run.step, row ? Direction::left : Direction::up);
    sweep(run.last, run.first, max_cells - run.step, row ? Direction::right : Direction::down);
}

// The supports the easiest tight path needs that enters one of the run's nearest cells along the run.
unsigned GoalMap::fewest_supports(Run run) const {
    unsigned fewest = unreachable;
    for (unsigned cell = run.first;; cell += run.step) {
        if ((cell == goal_ ? 0U : moves_[cell]) == run.level) {
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
void GoalMap::spread(Run run) {
    const unsigned level = run.level;
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
    const unsigned needed = fewest_supports(run);
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
void GoalMap::spread_longer(Run run) {
    const unsigned level = run.level;
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
    // The runs are listed from near to far, so that what is spread is complete.
    const std::span<const Run> runs(runs_.data(), run_count_);
    for (const Run run : runs) {
        spread(run);
    }
    for (const Run run : runs) {
        spread_longer(run);
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
        row.words.fill(every_role * each_byte);  // nothing is ruled out for a robot on the goal
        return;
    }
    const Roles& roles = roles_[claimant];
    // A robot reaches a support in one slide from the support's own row or column piece.
    CellSet helping = roles.path;
    for (const Cell support : roles.supports) {
        const auto& stops = table.wall_stops(support).by_direction;
        helping.insert_row(stops[index(Direction::left)], stops[index(Direction::right)]);
        const unsigned bottom = stops[index(Direction::down)].index();
        for (unsigned cell = stops[index(Direction::up)].index(); cell <= bottom; cell += max_side) {
            helping.insert(cell_of(cell));
        }
    }
    for (unsigned i = 0; i < CellSet::word_count; ++i) {
        std::uint32_t supports = roles.supports.word(i);
        std::uint32_t more_supports = roles.more_supports.word(i);
        std::uint32_t path = roles.path.word(i);
        std::uint32_t more_path = roles.more_path.word(i);
        std::uint32_t helps_here = helping.word(i);
        for (unsigned j = 0; j < 8; ++j) {
            row.words[(i * 8) + j] = (to_bytes(supports) * is_support) |
                                     (to_bytes(more_supports) * is_longer_support) |
                                     (to_bytes(path) * on_path) | (to_bytes(more_path) * on_longer_path) |
                                     (to_bytes(helps_here) * helps);
            supports >>= 4U;
            more_supports >>= 4U;
            path >>= 4U;
            more_path >>= 4U;
            helps_here >>= 4U;
        }
    }
}

}  // namespace ricochet
