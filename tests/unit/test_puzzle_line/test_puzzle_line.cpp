// Puzzles as lines: what is written can be read back, and everything that is wrong is refused in words.
#include <unity.h>

#include <array>
#include <string>
#include <string_view>

#include "ricochet/board_parser.hpp"
#include "ricochet/board_parts.hpp"
#include "ricochet/puzzle_line.hpp"
#include "ricochet/random_board.hpp"
#include "ricochet/rng.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

// A wall east of (1,1), and one south of it.
constexpr std::string_view drawing = R"(
    +---+---+---+---+---+
    | R               Y |
    +   +   +   +   +   +
    |       |           |
    +   +---+   +   +   +
    |     g             |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    | G               B |
    +---+---+---+---+---+)";
const std::string size = "5x5";
const std::string walls = "91113868028100280002c4446";
const std::string robots = "0,4,20,24";
const std::string goal = "G:11";
const std::string small_line = size + " " + walls + " " + robots + " " + goal;

std::string line_of(const Puzzle& puzzle) {
    std::array<char, max_puzzle_line> block{};
    TextWriter writer(block);
    put_puzzle(writer, puzzle);
    TEST_ASSERT_FALSE(writer.truncated());
    return std::string(writer.view());
}

void expect_refusal(const std::string& line, const std::string& reason) {
    const auto parsed = parse_puzzle(line);
    TEST_ASSERT_EQUAL_STRING(reason.c_str(), std::string(parsed.complaint.view()).c_str());
}

void expect_accepted(const std::string& line) { expect_refusal(line, ""); }

void test_a_line_is_the_board_the_robots_and_the_goal() {
    const auto drawn = parse_board(drawing);
    TEST_ASSERT_EQUAL_STRING("", std::string(drawn.complaint.view()).c_str());
    const auto parsed = parse_puzzle(small_line);
    TEST_ASSERT_EQUAL_STRING("", std::string(parsed.complaint.view()).c_str());
    const Puzzle& puzzle = parsed.puzzle;
    TEST_ASSERT_TRUE(puzzle.board == drawn.board);
    TEST_ASSERT_TRUE(puzzle.start == drawn.robots);
    TEST_ASSERT_TRUE(puzzle.contest.goal == drawn.board.goals()[0]);
    TEST_ASSERT_TRUE(puzzle.contest.rules == (Rules{4, Ricochet::off, true}));
    TEST_ASSERT_EQUAL_STRING(small_line.c_str(), line_of(puzzle).c_str());
}

void test_options_change_the_rules() {
    const auto rules_of = [](const std::string& options) {
        const auto parsed = parse_puzzle(small_line + " " + options);
        TEST_ASSERT_EQUAL_STRING("", std::string(parsed.complaint.view()).c_str());
        return parsed.puzzle.contest.rules;
    };
    TEST_ASSERT_TRUE(rules_of("ricochet=off rebound=yes") == (Rules{4, Ricochet::off, true}));
    TEST_ASSERT_TRUE(rules_of("ricochet=one-move") == (Rules{4, Ricochet::no_one_move, true}));
    TEST_ASSERT_TRUE(rules_of("ricochet=official rebound=no") == (Rules{4, Ricochet::official, false}));
    TEST_ASSERT_TRUE(rules_of("rebound=no ricochet=official") == (Rules{4, Ricochet::official, false}));
}

void test_a_fifth_robot_is_silver() {
    const auto parsed = parse_puzzle(size + " " + walls + " " + robots + ",12 s:3");
    TEST_ASSERT_EQUAL_STRING("", std::string(parsed.complaint.view()).c_str());
    TEST_ASSERT_EQUAL_UINT(5, parsed.puzzle.start.robot_count());
    TEST_ASSERT_EQUAL_UINT(5, parsed.puzzle.contest.rules.robots);
    TEST_ASSERT_TRUE(parsed.puzzle.start.of(Robot::silver) == Cell(2, 2));
    TEST_ASSERT_TRUE(parsed.puzzle.contest.goal.claimant == Claimant(Robot::silver));
}

void test_blanks_and_case_do_not_matter() {
    std::string capital_walls = walls;
    for (char& digit : capital_walls) {
        digit = digit == 'c' ? 'C' : digit;
    }
    expect_accepted("  5X5\t" + capital_walls + "   " + robots + " g:11  Rebound=NO \r\n");
    expect_accepted(size + " " + walls + " " + robots + " *:11");
}

void test_a_line_that_ends_early_says_what_is_missing() {
    expect_refusal("", "the line ends before the size");
    expect_refusal("5x5", "the line ends before the walls");
    expect_refusal(size + " " + walls, "the line ends before the robots");
    expect_refusal(size + " " + walls + " " + robots, "the line ends before the goal");
}

void test_sizes_are_from_5_to_16() {
    const std::string rest = " " + walls + " " + robots + " " + goal;
    expect_refusal("4x5" + rest, "boards are from 5x5 to 16x16, not '4x5'");
    expect_refusal("5x17" + rest, "boards are from 5x5 to 16x16, not '5x17'");
    expect_refusal("5" + rest, "a size such as 16x16 belongs here, not '5'");
    expect_refusal("5x" + rest, "a size such as 16x16 belongs here, not '5x'");
    expect_refusal("5x5x5" + rest, "a size such as 16x16 belongs here, not '5x5x5'");
    expect_refusal("-5x5" + rest, "a size such as 16x16 belongs here, not '-5x5'");
    expect_refusal("99999999999x5" + rest, "a size such as 16x16 belongs here, not '99999999999x5'");
}

void test_walls_must_be_complete_and_agree() {
    const auto with_walls = [](const std::string& other) {
        return size + " " + other + " " + robots + " " + goal;
    };
    const auto changed = [&](std::size_t at, char digit) {
        std::string other = walls;
        other[at] = digit;
        return with_walls(other);
    };
    expect_refusal(with_walls(walls + "0"), "the walls are 26 digits, not one for each of the 25 cells");
    expect_refusal(with_walls(walls.substr(1)), "the walls are 24 digits, not one for each of the 25 cells");
    expect_refusal(changed(7, 'g'), "the walls of (2,1) are no hexadecimal digit: 'g'");
    expect_refusal(changed(7, '\x01'), "the walls of (2,1) are no hexadecimal digit: '?'");
    expect_refusal(changed(2, '0'), "the outer edge is open: (2,0) has no wall on its north side");
    expect_refusal(changed(24, '4'), "the outer edge is open: (4,4) has no wall on its east side");
    expect_refusal(changed(7, '0'), "(1,1) has a wall on its east side, but (2,1) has none on its west side");
    expect_refusal(changed(6, '4'), "(2,1) has a wall on its west side, but (1,1) has none on its east side");
    expect_refusal(changed(11, '0'),
                   "(1,1) has a wall on its south side, but (1,2) has none on its north side");
}

void test_robots_stand_in_cells_of_their_own() {
    const auto with_robots = [](const std::string& other) {
        return size + " " + walls + " " + other + " " + goal;
    };
    expect_refusal(with_robots("0,4,4,24"), "yellow and green are both in cell 4, (4,0)");
    expect_refusal(with_robots("0,4,20"), "there are 3 robots, not four or five");
    expect_refusal(with_robots("0,1,2,3,4,5"), "there are more than five robots");
    expect_refusal(with_robots("0,4,20,25"), "blue is out of range: cell 25 of a board whose last is 24");
    expect_refusal(with_robots("0,4,20,99999"),
                   "blue is out of range: cell 99999 of a board whose last is 24");
    expect_refusal(with_robots("0,,20,24"), "yellow needs a cell number, not ''");
    expect_refusal(with_robots("0,4,20,24,"), "silver needs a cell number, not ''");
    expect_refusal(with_robots("0,4,2x,24"), "green needs a cell number, not '2x'");
    expect_refusal(with_robots("-1,4,20,24"), "red needs a cell number, not '-1'");
}

void test_the_goal_is_on_the_board_and_for_a_robot_that_is_there() {
    const auto with_goal = [](const std::string& other) {
        return size + " " + walls + " " + robots + " " + other;
    };
    expect_refusal(with_goal("S:3"), "the goal is for silver, which is not on the board");
    expect_refusal(with_goal("R:25"), "the goal is out of range: cell 25 of a board whose last is 24");
    expect_refusal(with_goal("R:"), "the goal needs a cell number, not ''");
    expect_refusal(with_goal("R"), "a goal such as R:12 or *:12 belongs here, not 'R'");
    expect_refusal(with_goal("P:3"), "a goal such as R:12 or *:12 belongs here, not 'P:3'");
    expect_refusal(with_goal(":3"), "a goal such as R:12 or *:12 belongs here, not ':3'");
}

void test_unknown_and_repeated_options_are_refused() {
    expect_refusal(small_line + " ricochet=maybe", "ricochet is off, one-move or official, not 'maybe'");
    expect_refusal(small_line + " rebound=", "rebound is yes or no, not ''");
    expect_refusal(small_line + " rebound=no rebound=no", "rebound is given twice");
    expect_refusal(small_line + " speed=fast", "unknown option 'speed=fast'");
    expect_refusal(small_line + " this-word-is-much-too-long-to-quote",
                   "unknown option 'this-word-is-much-too-lo...'");
}

void test_any_puzzle_survives_being_written_and_read() {
    constexpr std::array ricochets{Ricochet::off, Ricochet::no_one_move, Ricochet::official};
    Rng rng(3);
    for (std::uint32_t number = 0; number < 200; ++number) {
        const Board full = random_board(number);
        Puzzle puzzle;
        for (const Cell cell : full.cells()) {
            for (const auto side : all_directions) {
                if (full.has_wall(cell, side)) {
                    puzzle.board.add_wall(cell, side);
                }
            }
        }
        puzzle.start = place_robots(full, 4 + rng.below(2), rng);
        puzzle.contest.goal = full.goals()[rng.below(Board::max_goals)];
        if (!puzzle.contest.goal.claimant.is_any()) {
            puzzle.contest.goal.symbol = Symbol::circle;  // a line knows of no symbols
        }
        puzzle.contest.rules = {static_cast<std::uint8_t>(puzzle.start.robot_count()),
                                ricochets[rng.below(3)], rng.below(2) == 0};
        puzzle.board.add_goal(puzzle.contest.goal);
        const auto parsed = parse_puzzle(line_of(puzzle));
        TEST_ASSERT_EQUAL_STRING("", std::string(parsed.complaint.view()).c_str());
        TEST_ASSERT_TRUE(parsed.puzzle == puzzle);
    }
}

void test_no_damage_to_a_line_makes_a_puzzle_that_writes_differently() {
    Rng rng(4);
    for (unsigned i = 0; i < 20000; ++i) {
        std::string line = small_line + " ricochet=official rebound=no";
        for (unsigned changes = 1 + rng.below(3); changes > 0; --changes) {
            line[rng.below(static_cast<std::uint32_t>(line.size()))] = static_cast<char>(rng.below(256));
        }
        const auto parsed = parse_puzzle(line);
        if (parsed.complaint.empty()) {
            const auto again = parse_puzzle(line_of(parsed.puzzle));
            TEST_ASSERT_TRUE(again.complaint.empty() && again.puzzle == parsed.puzzle);
        }
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_line_is_the_board_the_robots_and_the_goal);
    RUN_TEST(test_options_change_the_rules);
    RUN_TEST(test_a_fifth_robot_is_silver);
    RUN_TEST(test_blanks_and_case_do_not_matter);
    RUN_TEST(test_a_line_that_ends_early_says_what_is_missing);
    RUN_TEST(test_sizes_are_from_5_to_16);
    RUN_TEST(test_walls_must_be_complete_and_agree);
    RUN_TEST(test_robots_stand_in_cells_of_their_own);
    RUN_TEST(test_the_goal_is_on_the_board_and_for_a_robot_that_is_there);
    RUN_TEST(test_unknown_and_repeated_options_are_refused);
    RUN_TEST(test_any_puzzle_survives_being_written_and_read);
    RUN_TEST(test_no_damage_to_a_line_makes_a_puzzle_that_writes_differently);
    return UNITY_END();
}
