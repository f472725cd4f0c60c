// Crystals puzzles as lines: what is written can be read back, and everything that is wrong is refused in words.
#include <unity.h>

#include <array>
#include <string>

#include "ricochet/crystals_generator.hpp"
#include "ricochet/crystals_line.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

const std::string walls = "91113800028000280002c4446";
const std::string line = "crystals 5x5 " + walls + " 0 7 12 24";

std::string line_of(const CrystalsPuzzle& puzzle) {
    std::array<char, max_crystals_line> block{};
    TextWriter writer(block);
    put_crystals(writer, puzzle);
    TEST_ASSERT_FALSE(writer.truncated());
    return std::string(writer.view());
}

void expect_refusal(const std::string& text, const std::string& reason) {
    const auto parsed = parse_crystals(text);
    TEST_ASSERT_EQUAL_STRING(reason.c_str(), std::string(parsed.complaint.view()).c_str());
}

void test_a_line_is_the_board_and_four_cells() {
    const auto parsed = parse_crystals(line);
    TEST_ASSERT_EQUAL_STRING("", std::string(parsed.complaint.view()).c_str());
    TEST_ASSERT_TRUE(parsed.puzzle.board == Board(5, 5));
    TEST_ASSERT_TRUE(parsed.puzzle.start == Cell(0, 0));
    TEST_ASSERT_TRUE(parsed.puzzle.contest == (CrystalsContest{Cell(2, 1), Cell(2, 2), Cell(4, 4)}));
    TEST_ASSERT_EQUAL_STRING(line.c_str(), line_of(parsed.puzzle).c_str());
}

void test_crystals_lines_are_told_from_others() {
    TEST_ASSERT_TRUE(is_crystals_line(line));
    TEST_ASSERT_TRUE(is_crystals_line("  Crystals"));
    TEST_ASSERT_FALSE(is_crystals_line("5x5 " + walls));
    TEST_ASSERT_FALSE(is_crystals_line(""));
}

void test_the_goal_may_be_where_the_robot_starts() {
    expect_refusal("crystals 5x5 " + walls + " 0 7 12 0", "");
}

void test_what_is_not_the_format_is_refused_in_words() {
    const std::string head = "crystals 5x5 " + walls;
    expect_refusal("", "the line ends before the word crystals");
    expect_refusal(head + " 0 7", "the line ends before the violet crystal");
    expect_refusal("crystal 5x5 " + walls + " 0 7 12 24", "the line does not begin with crystals: 'crystal'");
    expect_refusal("crystals 6x5 " + walls + " 0 7 12 24", "a crystals board is 5x5, not '6x5'");
    expect_refusal(head + "0 0 7 12 24", "the walls are 26 digits, not one for each of the 25 cells");
    expect_refusal("crystals 5x5 0" + walls.substr(1) + " 0 7 12 24",
                   "the outer edge is open: (0,0) has no wall on its north side");
    expect_refusal(head + " 25 7 12 24", "the start is out of range: cell 25 of a board whose last is 24");
    expect_refusal(head + " 0 x 12 24", "the amber crystal needs a cell number, not 'x'");
    expect_refusal(head + " 0 7 7 24", "the amber crystal and the violet crystal are both at (2,1)");
    expect_refusal(head + " 12 7 12 24", "the start and the violet crystal are both at (2,2)");
    expect_refusal(head + " 0 7 12 7", "the goal and the amber crystal are both at (2,1)");
    expect_refusal(line + " rebound=no", "something stands after the goal: 'rebound=no'");
}

void test_any_deal_survives_being_written_and_read() {
    for (const auto difficulty : all_difficulties) {
        for (std::uint32_t number = 0; number < 20; ++number) {
            const auto puzzle = make_puzzle(deal_crystals(difficulty, number).layout);
            const auto parsed = parse_crystals(line_of(puzzle));
            TEST_ASSERT_EQUAL_STRING("", std::string(parsed.complaint.view()).c_str());
            TEST_ASSERT_TRUE(parsed.puzzle == puzzle);
        }
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_line_is_the_board_and_four_cells);
    RUN_TEST(test_crystals_lines_are_told_from_others);
    RUN_TEST(test_the_goal_may_be_where_the_robot_starts);
    RUN_TEST(test_what_is_not_the_format_is_refused_in_words);
    RUN_TEST(test_any_deal_survives_being_written_and_read);
    return UNITY_END();
}
