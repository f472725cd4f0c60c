// Every lesson of the tutorial can be read, has a goal, and can be solved in a few moves.
#include <unity.h>

#include <string>
#include <vector>

#include "ricochet/board_parser.hpp"
#include "ricochet/solver.hpp"
#include "screens/lessons.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

std::vector<std::uint32_t> memory(Solver::device_block_words);

// The length of a shortest solution; 0 if there is none.
std::size_t length_of(const ParsedBoard& parsed) {
    Solver solver(memory);
    solver.start(parsed.board, starting_play(parsed.robots), {parsed.board.goals()[0], {}});
    while (solver.run(1000) == SolverStatus::running) {
    }
    return solver.status() == SolverStatus::solved ? solver.solution().size() : 0;
}

void every_lesson_has_a_board_with_one_goal_and_a_short_solution() {
    for (const handheld::Lesson& lesson : handheld::lessons()) {
        const std::string title(lesson.title);
        const ParsedBoard parsed = parse_board(lesson.drawing);
        TEST_ASSERT_TRUE_MESSAGE(parsed.complaint.empty(), title.c_str());
        TEST_ASSERT_EQUAL_MESSAGE(1, parsed.board.goals().size(), title.c_str());
        const std::size_t length = length_of(parsed);
        TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(2, length, title.c_str());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(3, length, title.c_str());
    }
}

// "The shortest way has three moves."
void the_last_lesson_says_the_truth() {
    TEST_ASSERT_EQUAL(3, length_of(parse_board(handheld::lessons().back().drawing)));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_lesson_has_a_board_with_one_goal_and_a_short_solution);
    RUN_TEST(the_last_lesson_says_the_truth);
    return UNITY_END();
}
