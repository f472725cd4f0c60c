// The rules of Crystals: what passing over things does, and that the solver finds the shortest way.
#include <unity.h>

#include <string>
#include <string_view>

#include "ricochet/board_parser.hpp"
#include "ricochet/crystals_solver.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

// Drawn with robots in the place of things: R the start, Y amber, G violet, B the goal.
CrystalsPuzzle draw(std::string_view drawing) {
    const auto parsed = parse_board(drawing);
    TEST_ASSERT_EQUAL_STRING("", std::string(parsed.complaint.view()).c_str());
    TEST_ASSERT_EQUAL_UINT(4, parsed.robots.robot_count());
    return {parsed.board,
            parsed.robots.of(Robot::red),
            {parsed.robots.of(Robot::yellow), parsed.robots.of(Robot::green), parsed.robots.of(Robot::blue)}};
}

// Moves as letters, such as "URD".
Direction direction_of(char letter_given) {
    for (const auto direction : all_directions) {
        if (letter(direction) == letter_given) {
            return direction;
        }
    }
    TEST_FAIL_MESSAGE("no such direction");
    return Direction::up;
}

CrystalsPlay after(const CrystalsPuzzle& puzzle, std::string_view moves) {
    const SlideTable table(puzzle.board);
    CrystalsPlay play = starting_play(puzzle.start);
    for (const char move : moves) {
        TEST_ASSERT_TRUE(make_move(table, puzzle.contest, play, direction_of(move)) == Refusal::none);
    }
    return play;
}

std::string solution_of(const CrystalsPuzzle& puzzle) {
    const auto solution =
        solve_crystals(SlideTable(puzzle.board), puzzle.contest, starting_play(puzzle.start));
    std::string text = solution.found() ? "" : "none";
    for (const auto direction : solution.moves()) {
        text += letter(direction);
    }
    return text;
}

constexpr std::string_view open_row = R"(
    +---+---+---+---+---+
    | R   Y   G   B     |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+)";

constexpr std::string_view goal_first = R"(
    +---+---+---+---+---+
    | R   Y   B   G     |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+)";

constexpr std::string_view goal_under_the_robot = R"(
    +---+---+---+---+---+
    | Y   R       G   B |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+)";

constexpr std::string_view sealed_violet = R"(
    +---+---+---+---+---+
    | R   Y       B     |
    +   +   +---+   +   +
    |       | G |       |
    +   +   +---+   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+)";

void test_both_crystals_and_the_goal_can_be_passed_in_one_slide() {
    const auto puzzle = draw(open_row);
    const auto play = after(puzzle, "R");
    TEST_ASSERT_TRUE(play.won);
    TEST_ASSERT_TRUE(play.robot == Cell(4, 0));  // a win does not stop the slide
    TEST_ASSERT_EQUAL_STRING("R", solution_of(puzzle).c_str());
}

void test_the_goal_does_not_count_before_the_second_crystal() {
    const auto puzzle = draw(goal_first);
    const auto once = after(puzzle, "R");
    TEST_ASSERT_TRUE(once.collected.both());
    TEST_ASSERT_FALSE(once.won);
    TEST_ASSERT_TRUE(after(puzzle, "RL").won);
    TEST_ASSERT_EQUAL_STRING("RL", solution_of(puzzle).c_str());
}

void test_a_goal_the_robot_stands_on_has_to_be_reached_again() {
    // With amber the robot stops on the goal, too early. Violet lies beside it, and then it has to come back.
    const auto puzzle = draw(goal_under_the_robot);
    const auto play = after(puzzle, "LR");
    TEST_ASSERT_TRUE(play.won);
    CrystalsPuzzle other = puzzle;
    other.contest = {Cell(0, 0), Cell(4, 1), Cell(4, 0)};
    const auto on_goal = after(other, "LR");
    TEST_ASSERT_TRUE(on_goal.robot == other.contest.goal);
    TEST_ASSERT_FALSE(on_goal.won);
    const auto left = after(other, "LRD");
    TEST_ASSERT_TRUE(left.collected.both());
    TEST_ASSERT_FALSE(left.won);  // leaving the goal with both is not reaching it
    TEST_ASSERT_TRUE(after(other, "LRDU").won);
}

void test_a_move_into_a_wall_and_a_move_after_the_win_are_refused() {
    const auto puzzle = draw(open_row);
    const SlideTable table(puzzle.board);
    CrystalsPlay play = starting_play(puzzle.start);
    TEST_ASSERT_TRUE(make_move(table, puzzle.contest, play, Direction::up) == Refusal::blocked);
    TEST_ASSERT_TRUE(play == starting_play(puzzle.start));
    TEST_ASSERT_TRUE(make_move(table, puzzle.contest, play, Direction::right) == Refusal::none);
    const CrystalsPlay won = play;
    TEST_ASSERT_TRUE(make_move(table, puzzle.contest, play, Direction::left) == Refusal::over);
    TEST_ASSERT_TRUE(play == won);
}

void test_what_cannot_be_reached_has_no_solution() {
    TEST_ASSERT_EQUAL_STRING("none", solution_of(draw(sealed_violet)).c_str());
}

void test_the_solver_goes_on_from_any_moment() {
    const auto puzzle = draw(goal_first);
    const SlideTable table(puzzle.board);
    CrystalsPlay play = after(puzzle, "RD");
    const auto solution = solve_crystals(table, puzzle.contest, play);
    TEST_ASSERT_TRUE(solution.found());
    TEST_ASSERT_EQUAL_UINT(2, solution.moves().size());
    for (const auto direction : solution.moves()) {
        TEST_ASSERT_TRUE(make_move(table, puzzle.contest, play, direction) == Refusal::none);
    }
    TEST_ASSERT_TRUE(play.won);
    const auto nothing = solve_crystals(table, puzzle.contest, play);
    TEST_ASSERT_TRUE(nothing.found());
    TEST_ASSERT_EQUAL_UINT(0, nothing.moves().size());
}

void test_a_round_can_be_undone_redone_and_restarted() {
    const auto puzzle = draw(goal_first);
    const SlideTable table(puzzle.board);
    CrystalsRound round(puzzle.start, puzzle.contest);
    TEST_ASSERT_TRUE(round.move(table, Direction::right) == Refusal::none);
    TEST_ASSERT_TRUE(round.now().collected.both());
    TEST_ASSERT_TRUE(round.undo(table));
    TEST_ASSERT_TRUE(round.now() == starting_play(puzzle.start));
    TEST_ASSERT_TRUE(round.redo(table));
    TEST_ASSERT_TRUE(round.move(table, Direction::left) == Refusal::none);
    TEST_ASSERT_TRUE(round.won());
    round.restart();
    TEST_ASSERT_TRUE(round.now() == starting_play(puzzle.start));
    TEST_ASSERT_EQUAL_UINT(2, round.undone().size());
}

void test_a_round_of_a_thousand_moves_forgets_only_its_oldest() {
    auto puzzle = draw(open_row);
    puzzle.contest = {Cell(1, 1), Cell(2, 2), Cell(3, 3)};  // round the edge nothing is collected
    const SlideTable table(puzzle.board);
    CrystalsRound round(puzzle.start, puzzle.contest);
    for (unsigned i = 0; i < 1000; ++i) {
        TEST_ASSERT_TRUE(round.move(table, all_directions[(i + 1) % 4]) == Refusal::none);
    }
    TEST_ASSERT_EQUAL_UINT(1000, round.now().moves);
    unsigned undone = 0;
    while (round.undo(table)) {
        ++undone;
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(CrystalsRound::fold_size, undone);
    TEST_ASSERT_EQUAL_UINT(1000 - undone, round.now().moves);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_both_crystals_and_the_goal_can_be_passed_in_one_slide);
    RUN_TEST(test_the_goal_does_not_count_before_the_second_crystal);
    RUN_TEST(test_a_goal_the_robot_stands_on_has_to_be_reached_again);
    RUN_TEST(test_a_move_into_a_wall_and_a_move_after_the_win_are_refused);
    RUN_TEST(test_what_cannot_be_reached_has_no_solution);
    RUN_TEST(test_the_solver_goes_on_from_any_moment);
    RUN_TEST(test_a_round_can_be_undone_redone_and_restarted);
    RUN_TEST(test_a_round_of_a_thousand_moves_forgets_only_its_oldest);
    return UNITY_END();
}
