// Random boards by the thousand, each judged by the words of the game's description.
#include <unity.h>

#include <cstdio>
#include <set>
#include <string>

#include "ricochet/board_parts.hpp"
#include "ricochet/random_board.hpp"
#include "support/board_checker.hpp"
#include "support/chance.hpp"
#include "support/fnv_hash.hpp"

using namespace ricochet;

namespace {

constexpr unsigned board_count = 10000;

// Half are the first numbers, which people try first; half lie anywhere.
std::uint32_t board_number(unsigned i, support::Chance& chance) {
    return i < board_count / 2 ? i : chance.number();
}

void every_random_board_keeps_the_rules() {
    support::Chance chance(1);
    unsigned retried = 0;
    unsigned gave_up = 0;
    const Board last_resort = random_board(0, 0);
    std::set<std::uint32_t> different;
    for (unsigned i = 0; i < board_count; ++i) {
        const auto number = board_number(i, chance);
        const Board board = random_board(number);
        const auto problem = support::BoardChecker(board).random_problem();
        TEST_ASSERT_EQUAL_STRING_MESSAGE("", problem.c_str(), ("board " + std::to_string(number)).c_str());
        retried += random_board(number, 1) == last_resort ? 1 : 0;
        gave_up += board == last_resort ? 1 : 0;
        different.insert(support::FnvHash().add(board).value());
    }
    std::printf("%u random boards: %u needed a second attempt, %u the last resort\n", board_count, retried,
                gave_up);
    TEST_ASSERT_EQUAL_UINT_MESSAGE(0, gave_up, "64 attempts are plenty");
    TEST_ASSERT_GREATER_THAN_UINT_MESSAGE(board_count - 50, different.size(),
                                          "numbers give different boards");
}

void every_place_of_a_board_is_used_now_and_then() {
    std::set<unsigned> goal_cells;
    std::set<unsigned> any_quadrants;
    std::set<unsigned> top_left_walls;
    for (unsigned number = 0; number < 2000; ++number) {
        const Board board = random_board(number);
        for (const Goal& goal : board.goals()) {
            goal_cells.insert(goal.cell.index());
            if (goal.claimant.is_any()) {
                any_quadrants.insert(support::quadrant_of(support::place_of(goal.cell)));
            }
        }
        for (unsigned x = 0; x < 7; ++x) {
            if (board.has_wall(Cell(x, 0), Direction::right)) {
                top_left_walls.insert(x + 1);
            }
        }
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE((14 * 14) - (4 * 4), goal_cells.size(), "corners lie wherever they may");
    TEST_ASSERT_EQUAL_UINT(4, any_quadrants.size());
    TEST_ASSERT_EQUAL_UINT_MESSAGE(6, top_left_walls.size(), "2 to 7 cells from the corner");
}

void the_last_resort_keeps_the_rules() {
    const Board board = random_board(7, 0);
    TEST_ASSERT_EQUAL_STRING("", support::BoardChecker(board).random_problem().c_str());
    TEST_ASSERT_TRUE_MESSAGE(board == random_board(8, 0), "it needs no luck");
}

void robots_start_on_free_cells() {
    support::Chance chance(2);
    for (unsigned i = 0; i < board_count; ++i) {
        const Board board = random_board(i);
        Rng rng(chance.number());
        Rng same = rng;
        const Position five = place_robots(board, 5, rng);
        const Position four = place_robots(board, 4, same);
        TEST_ASSERT_EQUAL_UINT(5, five.robot_count());
        TEST_ASSERT_EQUAL_UINT(4, four.robot_count());
        TEST_ASSERT_EQUAL_STRING("", support::starting_problem(board, five).c_str());
        for (const Robot robot : {Robot::red, Robot::yellow, Robot::green, Robot::blue}) {
            TEST_ASSERT_TRUE_MESSAGE(four.of(robot) == five.of(robot),
                                     "silver changes nothing for the others");
        }
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_random_board_keeps_the_rules);
    RUN_TEST(every_place_of_a_board_is_used_now_and_then);
    RUN_TEST(the_last_resort_keeps_the_rules);
    RUN_TEST(robots_start_on_free_cells);
    return UNITY_END();
}
