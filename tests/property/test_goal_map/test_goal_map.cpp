// The map of a goal against all relaxed paths, walked one by one: on those a robot may stop anywhere along a slide, and
// where no wall stops it, a support has to stand on the next cell.
#include <unity.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "ricochet/solver/goal_map.hpp"
#include "support/chance.hpp"
#include "support/puzzle_sets.hpp"
#include "support/share.hpp"

using namespace ricochet;

namespace {

// One relaxed path, as far as others are concerned.
struct Path {
    std::set<unsigned> supports;
    std::set<unsigned> cells;  // that have to be free

    // A cell cannot be both.
    [[nodiscard]] bool is_possible() const {
        return std::none_of(supports.begin(), supports.end(),
                            [&](unsigned cell) { return cells.contains(cell); });
    }
};

class Walker {
  public:
    Walker(const Board& board, Cell goal) : board_(board), goal_(goal) {}

    // All relaxed paths from a cell that arrive on the goal with exactly this many moves.
    template <typename Visit>
    void walk(Cell from, unsigned moves, const GoalMap& map, Visit&& visit) const {
        Path path;
        walk(from, moves, map, path, visit);
    }

  private:
    template <typename Visit>
    void walk(Cell from, unsigned moves, const GoalMap& map, const Path& so_far, Visit& visit) const {
        for (const Direction direction : all_directions) {
            Path path = so_far;
            for (Cell cell = from; !board_.has_wall(cell, direction);) {
                cell = cell.neighbour(direction);
                path.cells.insert(cell.index());
                const bool arrives = cell == goal_;
                if (arrives ? moves != 1 : moves == 1 || map.moves(cell.index()) > moves - 1) {
                    continue;
                }
                Path stopped = path;
                if (!board_.has_wall(cell, direction)) {
                    stopped.supports.insert(cell.neighbour(direction).index());
                }
                if (!stopped.is_possible()) {
                    continue;
                }
                if (arrives) {
                    visit(stopped);
                } else {
                    walk(cell, moves - 1, map, stopped, visit);
                }
            }
        }
    }

    const Board& board_;
    Cell goal_;
};

std::string place(std::uint32_t number, Cell cell) {
    return "puzzle " + std::to_string(number) + ", cell " + std::to_string(cell.index());
}

unsigned fewest(std::optional<unsigned> known, const Path& path) {
    const auto count = static_cast<unsigned>(path.supports.size());
    return known && *known < count ? *known : count;
}

void the_map_agrees_with_all_paths() {
    support::Chance chance(20'261'118);
    std::vector<GoalMap::Roles> roles(max_cells);
    GoalMap map{GoalMap::RolesBlock(roles)};
    unsigned compared = 0;
    for (std::uint32_t number = 0; number < support::share_of(300); ++number) {
        const auto puzzle = number % 2 == 0 ? puzzle_sets::classic(number) : puzzle_sets::random(number);
        const Cell goal = puzzle.contest.goal.cell;
        const SlideTable slides(puzzle.board);
        map.prepare(slides, goal);
        map.prepare_roles();
        const Walker walker(puzzle.board, goal);
        for (unsigned i = 0; i < 8; ++i) {
            const Cell cell = Cell::from_index(chance.below(max_cells));
            const unsigned moves = map.moves(cell.index());
            if (cell == goal || moves == GoalMap::unreachable || moves > 4) {
                continue;
            }
            GoalMap::Row row{};
            map.write_row(slides, cell.index(), row);
            const auto expect_roles = [&](const std::set<unsigned>& cells, unsigned role) {
                for (const unsigned other : cells) {
                    TEST_ASSERT_TRUE_MESSAGE(other == cell.index() || (row[other] & role) != 0,
                                             place(number, cell).c_str());
                }
            };
            if (moves > 1) {
                walker.walk(cell, moves - 1, map,
                            [&](const Path&) { TEST_FAIL_MESSAGE(place(number, cell).c_str()); });
            }
            std::optional<unsigned> tight;
            walker.walk(cell, moves, map, [&](const Path& path) {
                tight = fewest(tight, path);
                expect_roles(path.supports, GoalMap::is_support);
                expect_roles(path.cells, GoalMap::on_path);
            });
            TEST_ASSERT_TRUE_MESSAGE(tight.has_value(), place(number, cell).c_str());
            TEST_ASSERT_EQUAL_UINT_MESSAGE(*tight, map.supports_needed(cell.index()),
                                           place(number, cell).c_str());
            std::optional<unsigned> longer = tight;
            walker.walk(cell, moves + 1, map, [&](const Path& path) {
                longer = fewest(longer, path);
                expect_roles(path.supports, GoalMap::is_longer_support);
                expect_roles(path.cells, GoalMap::on_longer_path);
            });
            TEST_ASSERT_EQUAL_UINT_MESSAGE(*longer, map.supports_needed_if_longer(cell.index()),
                                           place(number, cell).c_str());
            ++compared;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(support::share_of(300), compared);
}

// From a helping cell, and only from there, one slide along its row or column may reach a support.
void help_comes_along_the_lines_of_supports() {
    std::vector<GoalMap::Roles> roles(max_cells);
    GoalMap map{GoalMap::RolesBlock(roles)};
    for (std::uint32_t number = 0; number < support::share_of(60); ++number) {
        const auto puzzle = puzzle_sets::random(number);
        const SlideTable slides(puzzle.board);
        map.prepare(slides, puzzle.contest.goal.cell);
        map.prepare_roles();
        const unsigned claimant = puzzle.start.of(Robot::red).index();
        GoalMap::Row row{};
        map.write_row(slides, claimant, row);
        for (unsigned cell = 0; cell < max_cells; ++cell) {
            unsigned expected = 0;
            for (const Direction direction : all_directions) {
                for (Cell other = Cell::from_index(cell);; other = other.neighbour(direction)) {
                    const bool in_row = direction == Direction::left || direction == Direction::right;
                    expected |= (row[other.index()] & GoalMap::is_support) == 0 ? 0U
                                : in_row ? unsigned{GoalMap::helps_in_row}
                                         : unsigned{GoalMap::helps_in_column};
                    if (puzzle.board.has_wall(other, direction)) {
                        break;
                    }
                }
            }
            TEST_ASSERT_EQUAL_UINT_MESSAGE(expected,
                                           row[cell] & (GoalMap::helps_in_row | GoalMap::helps_in_column),
                                           place(number, Cell::from_index(cell)).c_str());
        }
    }
}

void from_the_goal_it_takes_two_moves_and_everything_may_matter() {
    const auto puzzle = puzzle_sets::classic(0);
    const SlideTable slides(puzzle.board);
    std::vector<GoalMap::Roles> roles(max_cells);
    GoalMap map{GoalMap::RolesBlock(roles)};
    map.prepare(slides, puzzle.contest.goal.cell);
    TEST_ASSERT_FALSE(map.knows_roles());
    map.prepare_roles();
    TEST_ASSERT_TRUE(map.knows_roles());
    const unsigned goal = puzzle.contest.goal.cell.index();
    TEST_ASSERT_EQUAL_UINT(2, map.moves(goal));
    TEST_ASSERT_EQUAL_UINT(0, map.supports_needed(goal));
    GoalMap::Row row{};
    map.write_row(slides, goal, row);
    for (unsigned cell = 0; cell < max_cells; ++cell) {
        TEST_ASSERT_EQUAL_UINT(GoalMap::helps, row[cell] & GoalMap::helps);
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_map_agrees_with_all_paths);
    RUN_TEST(help_comes_along_the_lines_of_supports);
    RUN_TEST(from_the_goal_it_takes_two_moves_and_everything_may_matter);
    return UNITY_END();
}
