#include "ricochet/solver/goal_map.hpp"

namespace ricochet {

namespace {

constexpr std::uint8_t every_role =
    GoalMap::is_support | GoalMap::is_longer_support | GoalMap::on_longer_path | GoalMap::helps;

constexpr std::uint32_t each_byte = 0x01010101;

// Eight cells of four sets, a byte each set, become eight cells with a bit for each set: cells 0 to 3 in the lower
// halves of the bytes, 4 to 7 in the upper. (Two 4×4 squares of bits, each mirrored along its diagonal.)
constexpr std::uint32_t by_cell(std::uint32_t by_set) {
    std::uint32_t moved = (by_set ^ (by_set >> 7U)) & 0x00aa00aaU;
    by_set ^= moved ^ (moved << 7U);
    moved = (by_set ^ (by_set >> 14U)) & 0x0000ccccU;
    return by_set ^ moved ^ (moved << 14U);
}

// The lowest four bits, a byte each.
constexpr std::uint32_t to_bytes(std::uint32_t bits) { return ((bits & 15U) * 0x00204081U) & each_byte; }

constexpr Cell cell_of(unsigned index) { return Cell::from_index(index); }

constexpr unsigned next(unsigned cell, unsigned step) { return (cell + step) & 255U; }

constexpr void lower(std::uint8_t& value, unsigned to) {
    value = to < value ? static_cast<std::uint8_t>(to) : value;
}

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

// The supports it takes to stop somewhere in a run and go on from there, at the easiest of its stops: `beyond` says
// what going on takes. Stopping at an end takes none.
template <typename Beyond>
unsigned GoalMap::fewest_supports(Run run, Beyond beyond) {
    unsigned fewest = unreachable;
    for (unsigned cell = run.first;; cell += run.step) {
        const unsigned needed = beyond(cell) + (cell == run.first || cell == run.last ? 0U : 1U);
        fewest = needed < fewest ? needed : fewest;
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
    const auto from_nearest = [&](unsigned cell) {
        return (cell == goal_ ? 0U : moves_[cell]) == level ? unsigned{supports_needed_[cell]} : unreachable;
    };
    const unsigned needed = fewest_supports(run, from_nearest);
    for (unsigned cell = run.first;; cell += run.step) {
        if (cell != goal_) {
            Roles& roles = roles_[cell];
            if (moves_[cell] == level) {
                roles.more_supports |= supports;
                roles.more_path |= path;
                lower(supports_needed_if_longer_[cell], needed);
            } else {
                roles.supports |= supports;
                roles.path |= path;
                lower(supports_needed_[cell], needed);
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
    const unsigned needed = fewest_supports(run, [&](unsigned cell) -> unsigned {
        return cell == goal_           ? 0U
               : moves_[cell] == level ? supports_needed_if_longer_[cell]
                                       : supports_needed_[cell];
    });
    for (unsigned cell = run.first;; cell += run.step) {
        if (cell != goal_ && moves_[cell] != level) {
            roles_[cell].more_supports |= supports;
            roles_[cell].more_path |= path;
            lower(supports_needed_if_longer_[cell], needed);
            lower(supports_needed_if_longer_[cell], supports_needed_[cell]);
        }
        if (cell == run.last) {
            break;
        }
    }
}

void GoalMap::prepare_roles() {
    for (Roles& roles : roles_) {
        roles = {};
    }
    supports_needed_.fill(unreachable);
    supports_needed_[goal_] = 0;
    supports_needed_if_longer_.fill(unreachable);
    supports_needed_if_longer_[goal_] = 0;
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
    knows_roles_ = true;
}

void GoalMap::write_row(const SlideTable& table, unsigned claimant, Row& row) const {
    if (claimant == goal_) {
        row.words.fill(every_role * each_byte);  // nothing is ruled out for a robot on the goal
        return;
    }
    const Roles& roles = roles_[claimant];
    // A robot reaches a support in one slide from the support's own row or column piece.
    CellSet helping_in_row;
    for (const Cell support : roles.supports) {
        const auto& stops = table.wall_stops(support).by_direction;
        helping_in_row.insert_row(stops[index(Direction::left)], stops[index(Direction::right)]);
    }
    static_assert(is_support == 1 && is_longer_support == 2 && on_path == 4 && on_longer_path == 8);
    for (unsigned i = 0; i < CellSet::word_count; ++i) {
        std::uint32_t supports = roles.supports.word(i);
        std::uint32_t more_supports = roles.more_supports.word(i);
        std::uint32_t path = roles.path.word(i);
        std::uint32_t more_path = roles.more_path.word(i);
        std::uint32_t in_row = helping_in_row.word(i);
        for (unsigned j = 0; j < 8; j += 2) {
            const std::uint32_t eight = by_cell((supports & 255U) | ((more_supports & 255U) << 8U) |
                                                ((path & 255U) << 16U) | (more_path << 24U));
            row.words[(i * 8) + j] = (eight & (15U * each_byte)) | (to_bytes(in_row) * helps_in_row);
            row.words[(i * 8) + j + 1] =
                ((eight >> 4U) & (15U * each_byte)) | (to_bytes(in_row >> 4U) * helps_in_row);
            supports >>= 8U;
            more_supports >>= 8U;
            path >>= 8U;
            more_path >>= 8U;
            in_row >>= 8U;
        }
    }
    for (const Cell support : roles.supports) {
        const auto& stops = table.wall_stops(support).by_direction;
        const unsigned bottom = stops[index(Direction::down)].index();
        unsigned cell = stops[index(Direction::up)].index();
        if ((row[cell] & helps_in_column) == 0) {
            for (; cell <= bottom; cell += max_side) {
                row.add(cell, helps_in_column);
            }
        }
    }
}

}  // namespace ricochet
