// The judge of solutions: the count and the winner, or the first thing wrong, in words a player understands.
#include <unity.h>

#include <array>
#include <string>
#include <string_view>

#include "ricochet/solution_check.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

constexpr std::string_view board = R"(
    +---+---+---+---+---+---+
    | R                     |
    +   +   +   +   +   +   +
    |                       |
    +   +   +   +   +   +   +
    | G               B     |
    +   +   +   +   +   +   +
    |                       |
    +   +   +   +   +   +   +
    |           |         ro|
    +---+---+---+---+---+---+
    |             Y         |
    +---+---+---+---+---+---+
)";

SolutionCheck judge(std::string_view drawing, const Rules& rules, std::string_view moves) {
    const auto drawn = support::picture(drawing);
    return check_solution(drawn.table, drawn.contest(rules), drawn.robots, moves);
}

// The complaint about a wrong solution, after the number of the move it is about.
void expect_complaint(std::uint32_t move, const char* words, const SolutionCheck& check) {
    TEST_ASSERT_EQUAL_STRING(words, support::text(check.complaint).c_str());
    TEST_ASSERT_EQUAL_UINT(move, check.offending_move);
    TEST_ASSERT_FALSE(check.right());
}

void a_right_solution_gives_its_length_and_winner() {
    const auto check = judge(board, {}, "red right, red down");
    TEST_ASSERT_TRUE(check.right());
    TEST_ASSERT_EQUAL_UINT(2, check.moves);
    TEST_ASSERT_TRUE(check.winner == Robot::red);
    TEST_ASSERT_EQUAL_UINT(0, check.offending_move);
}

void the_winner_of_an_any_robot_goal_is_who_claimed_it() {
    std::string any(board);
    any.replace(any.find("ro"), 2, "*@");
    const auto check = judge(any, {}, "BR BD");
    TEST_ASSERT_TRUE(check.right());
    TEST_ASSERT_TRUE(check.winner == Robot::blue);
}

void an_impossible_move_is_named() {
    expect_complaint(3, "move 3: green cannot move left", judge(board, {}, "RR BR GL"));
    expect_complaint(1, "move 1: red cannot move up", judge(board, {}, "RU RR RD"));
}

// Red goes down the column where the wall stops it short of the goal.
void stopping_elsewhere_is_told_with_both_cells() {
    expect_complaint(0, "red stopped at (3,4), the goal is (5,4)",
                     judge(R"(
        +---+---+---+---+---+---+
        |             R         |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                     ro|
        +---+---+---+---+---+---+
    )",
                           {}, "RD"));
}

void unknown_words_are_quoted() {
    expect_complaint(1, "unknown robot 'purple'", judge(board, {}, "purple left"));
    expect_complaint(2, "unknown robot 'purple'", judge(board, {}, "red right, purple-left, red down"));
    expect_complaint(2, "unknown direction 'sideways'", judge(board, {}, "red right, red sideways"));
    expect_complaint(2, "no direction for red", judge(board, {}, "red right, red"));
    expect_complaint(1, "move 1: red cannot move up", judge(board, {}, "RU purple left"));
}

void no_moves_solve_nothing() {
    expect_complaint(0, "there are no moves", judge(board, {}, ""));
    const auto drawn = support::picture(board);
    expect_complaint(0, "there are no moves",
                     check_solution(drawn.table, drawn.contest(), drawn.robots, std::span<const Move>{}));
}

void moves_after_the_goal_are_wrong() {
    expect_complaint(3, "move 3: the goal has been reached already", judge(board, {}, "RR RD BU"));
}

void a_robot_that_is_not_in_the_game_cannot_move() {
    expect_complaint(1, "move 1: there is no silver robot in this game", judge(board, {}, "SU"));
}

void going_straight_back_is_told_where_it_is_forbidden() {
    expect_complaint(3, "move 3: red may not go straight back left",
                     judge(board, {4, Ricochet::off, false}, "RR BL RL"));
    expect_complaint(0, "red stopped at (0,0), the goal is (5,4)", judge(board, {}, "RR BL RL"));
}

constexpr std::string_view straight = R"(
    +---+---+---+
    | R       ro|
    +   +   +   +
    | Y         |
    +---+---+---+
)";

void a_single_move_is_told_where_it_does_not_count() {
    const Rules rules{4, Ricochet::no_one_move, true};
    expect_complaint(0, "red reached the goal in a single move, which does not count",
                     judge(straight, rules, "RR"));
    TEST_ASSERT_TRUE(judge(straight, rules, "YR RR").right());
    TEST_ASSERT_EQUAL_UINT(3, judge(straight, rules, "RR RL RR").moves);
}

void a_missing_right_angle_is_told() {
    const Rules rules{4, Ricochet::official, true};
    expect_complaint(0, "red reached the goal without turning at a right angle on the way",
                     judge(straight, rules, "RR"));
    expect_complaint(0, "red reached the goal without turning at a right angle on the way",
                     judge(straight, rules, "YR YL RR RL RR YR"));
    TEST_ASSERT_TRUE(judge(straight, rules, "RR RD RU").right());
}

void standing_on_the_goal_from_the_start_is_no_solution() {
    expect_complaint(0, "red stands on the goal but has not arrived there by a move",
                     judge(R"(
        +---+---+
        |Rro    |
        +   +   +
        | Y     |
        +---+---+
    )",
                           {}, "YR"));
}

void a_goal_for_a_robot_that_is_not_there_cannot_be_claimed() {
    expect_complaint(0, "there is no blue robot to claim the goal",
                     judge("+---+---+\n| R   bo|\n+---+---+", {}, "RR"));
}

void an_unclaimed_any_robot_goal_tells_of_who_moved_last() {
    expect_complaint(0, "yellow stopped at (2,1), the goal is (2,0)",
                     judge(R"(
        +---+---+---+
        | R       *@|
        +   +   +---+
        | Y         |
        +---+---+---+
    )",
                           {}, "YR"));
}

void moves_in_a_list_are_judged_like_moves_in_words() {
    const auto drawn = support::picture(board);
    const std::array<Move, 2> moves{Move{Robot::red, Direction::right}, Move{Robot::red, Direction::down}};
    const auto check = check_solution(drawn.table, drawn.contest(), drawn.robots, moves);
    TEST_ASSERT_TRUE(check.right());
    TEST_ASSERT_EQUAL_UINT(2, check.moves);
    expect_complaint(0, "red stopped at (5,0), the goal is (5,4)",
                     check_solution(drawn.table, drawn.contest(), drawn.robots, std::span(moves).first(1)));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_right_solution_gives_its_length_and_winner);
    RUN_TEST(the_winner_of_an_any_robot_goal_is_who_claimed_it);
    RUN_TEST(an_impossible_move_is_named);
    RUN_TEST(stopping_elsewhere_is_told_with_both_cells);
    RUN_TEST(unknown_words_are_quoted);
    RUN_TEST(no_moves_solve_nothing);
    RUN_TEST(moves_after_the_goal_are_wrong);
    RUN_TEST(a_robot_that_is_not_in_the_game_cannot_move);
    RUN_TEST(going_straight_back_is_told_where_it_is_forbidden);
    RUN_TEST(a_single_move_is_told_where_it_does_not_count);
    RUN_TEST(a_missing_right_angle_is_told);
    RUN_TEST(standing_on_the_goal_from_the_start_is_no_solution);
    RUN_TEST(a_goal_for_a_robot_that_is_not_there_cannot_be_claimed);
    RUN_TEST(an_unclaimed_any_robot_goal_tells_of_who_moved_last);
    RUN_TEST(moves_in_a_list_are_judged_like_moves_in_words);
    return UNITY_END();
}
