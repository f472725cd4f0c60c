// The judge of boards (support/board_checker.hpp) sees what is wrong: good boards are spoilt one way at a time.
#include <unity.h>

#include <string>

#include "ricochet/random_board.hpp"
#include "support/board_checker.hpp"

using namespace ricochet;

namespace {

Board good_board() { return random_board(1); }

std::string verdict(const Board& board) { return support::BoardChecker(board).random_problem(); }

// The good board with each goal replaced by what `change` makes of it.
template <typename Change>
Board with_goals(Change change) {
    const Board good = good_board();
    Board board;
    for (const Cell cell : good.cells()) {
        for (const auto side : all_directions) {
            if (good.has_wall(cell, side)) {
                board.add_wall(cell, side);
            }
        }
    }
    for (const Goal& goal : good.goals()) {
        board.add_goal(change(goal));
    }
    return board;
}

void expect_problem(const char* words, const Board& board) {
    const std::string problem = verdict(board);
    TEST_ASSERT_TRUE_MESSAGE(problem.find(words) != std::string::npos, (problem + ", not: " + words).c_str());
}

void a_good_board_is_good() {
    TEST_ASSERT_EQUAL_STRING("", verdict(good_board()).c_str());
    TEST_ASSERT_EQUAL_STRING("", verdict(with_goals([](Goal goal) { return goal; })).c_str());
}

void wrong_walls_are_seen() {
    Board board = good_board();
    board.remove_wall(Cell(7, 7), Direction::up);
    expect_problem("the centre is open at (7,7)", board);

    board = good_board();
    board.remove_wall(board.goals()[3].cell, Direction::up);
    board.remove_wall(board.goals()[3].cell, Direction::down);
    expect_problem("the goal is in no corner", board);

    board = good_board();
    board.add_wall(Cell(8, 8), Direction::left);
    expect_problem("there are not fifty inner walls", board);

    board = good_board();
    board.add_wall(Cell(7, 0), Direction::right);
    expect_problem("there are not eight edge walls", board);

    board = good_board();
    board.add_wall(Cell(0, 0), Direction::right);
    board.add_wall(Cell(0, 0), Direction::down);
    expect_problem("cut off", board);

    board = good_board();
    for (unsigned x = 1; x < 7; ++x) {
        board.remove_wall(Cell(x, 0), Direction::right);
    }
    expect_problem("an edge has not one wall on each half", board);
    expect_problem("the board is not 16x16", Board(15, 16));
}

void wrong_goals_are_seen() {
    const Goal first = good_board().goals()[0];
    expect_problem(
        "two goals at", with_goals([&](Goal goal) {
            return Goal{goal.claimant.is_any() ? first.cell : goal.cell, goal.claimant, goal.symbol};
        }));
    expect_problem("the vortex is any robot's", with_goals([](Goal goal) {
                       return goal.claimant.is_any() ? Goal{goal.cell, Robot::red, Symbol::vortex} : goal;
                   }));
    expect_problem("two goals look the same", with_goals([](Goal goal) {
                       return goal.claimant.is_any() ? goal : Goal{goal.cell, goal.claimant, Symbol::square};
                   }));
    expect_problem("silver has a goal", with_goals([&](Goal goal) {
                       return goal == first ? Goal{goal.cell, Robot::silver, goal.symbol} : goal;
                   }));
    // Red and yellow change places in the first quadrant and a later one: right counts, wrong quadrants.
    const Goal second = good_board().goals()[6];
    expect_problem("a quadrant has not every colour once", with_goals([&](Goal goal) {
                       return goal.cell == first.cell    ? Goal{goal.cell, second.claimant, second.symbol}
                              : goal.cell == second.cell ? Goal{goal.cell, first.claimant, first.symbol}
                                                         : goal;
                   }));
}

void corners_that_touch_are_seen() {
    Board board = random_board(0, 0);
    // The last resort has a corner at (4,2). An edge wall above it does not touch it: row 2 is not next to row 0.
    board.remove_wall(Cell(1, 0), Direction::right);
    board.add_wall(Cell(4, 0), Direction::right);
    TEST_ASSERT_EQUAL_STRING("", verdict(board).c_str());
    const auto moved_corner = [](Cell to) {
        const Board good = random_board(0, 0);
        Board moved;
        for (const Cell cell : good.cells()) {
            for (const auto side : all_directions) {
                if (cell != Cell(4, 2) && good.has_wall(cell, side)) {
                    moved.add_wall(cell, side);
                }
            }
        }
        for (const auto side : all_directions) {
            moved.remove_wall(Cell(4, 2), side);
        }
        moved.add_wall(to, Direction::up);
        moved.add_wall(to, Direction::right);
        for (const Goal& goal : good.goals()) {
            moved.add_goal(goal.cell == Cell(4, 2) ? Goal{to, goal.claimant, goal.symbol} : goal);
        }
        return moved;
    };
    TEST_ASSERT_EQUAL_STRING("", verdict(moved_corner(Cell(5, 2))).c_str());
    expect_problem("touches another", moved_corner(Cell(3, 3)));
    expect_problem("touches an edge wall at (3,1)", moved_corner(Cell(3, 1)));
    expect_problem("touches the centre", moved_corner(Cell(6, 6)));
}

void wrongly_standing_robots_are_seen() {
    const Board board = good_board();
    Position robots;
    robots.add(Cell(0, 0));
    TEST_ASSERT_EQUAL_STRING("", support::starting_problem(board, robots).c_str());
    Position on_goal = robots;
    on_goal.add(board.goals()[5].cell);
    TEST_ASSERT_FALSE(support::starting_problem(board, on_goal).empty());
    TEST_ASSERT_TRUE(support::standing_problem(on_goal).empty());
    Position enclosed = robots;
    enclosed.add(Cell(8, 7));
    TEST_ASSERT_FALSE(support::standing_problem(enclosed).empty());
    robots.add(Cell(0, 0));
    TEST_ASSERT_FALSE(support::standing_problem(robots).empty());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_good_board_is_good);
    RUN_TEST(wrong_walls_are_seen);
    RUN_TEST(wrong_goals_are_seen);
    RUN_TEST(corners_that_touch_are_seen);
    RUN_TEST(wrongly_standing_robots_are_seen);
    return UNITY_END();
}
