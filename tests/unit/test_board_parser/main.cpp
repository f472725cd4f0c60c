// Reading drawings: what is understood, and what is wrong with the others, in words.
#include <unity.h>

#include <string>
#include <string_view>

#include "ricochet/board_parser.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

std::string complaint_about(std::string_view drawing) {
    return support::text(parse_board(drawing).complaint);
}

void a_drawing_gives_walls_robots_and_goals() {
    const auto parsed = parse_board(R"(
        +---+---+---+
        | R     |   |
        +   +---+   +
        |Yg#     *@ |
        +---+---+---+
    )");
    TEST_ASSERT_EQUAL_STRING("", support::text(parsed.complaint).c_str());
    TEST_ASSERT_EQUAL_UINT(3, parsed.board.width());
    TEST_ASSERT_EQUAL_UINT(2, parsed.board.height());
    TEST_ASSERT_TRUE(parsed.board.has_wall(Cell(1, 0), Direction::right));
    TEST_ASSERT_TRUE(parsed.board.has_wall(Cell(1, 1), Direction::up));
    TEST_ASSERT_FALSE(parsed.board.has_wall(Cell(0, 0), Direction::down));
    TEST_ASSERT_EQUAL_UINT(2, parsed.robots.robot_count());
    TEST_ASSERT_TRUE(parsed.robots.of(Robot::red) == Cell(0, 0));
    TEST_ASSERT_TRUE(parsed.robots.of(Robot::yellow) == Cell(0, 1));
    TEST_ASSERT_EQUAL_UINT(2, parsed.board.goals().size());
    TEST_ASSERT_TRUE(parsed.board.goals()[0] == (Goal{Cell(0, 1), Robot::green, Symbol::square}));
    TEST_ASSERT_TRUE(parsed.board.goals()[1] == (Goal{Cell(2, 1), Claimant::any(), Symbol::vortex}));
}

void a_goal_without_a_symbol_gets_the_usual_one() {
    const auto parsed = parse_board("+---+---+\n| b   * |\n+---+---+");
    TEST_ASSERT_TRUE(parsed.board.goals()[0] == (Goal{Cell(0, 0), Robot::blue, Symbol::circle}));
    TEST_ASSERT_TRUE(parsed.board.goals()[1] == (Goal{Cell(1, 0), Claimant::any(), Symbol::vortex}));
}

void what_follows_an_empty_line_is_not_looked_at() {
    TEST_ASSERT_EQUAL_STRING("", complaint_about("+---+\n| R |\n+---+\n\nred to move").c_str());
}

void blanks_at_line_ends_may_be_missing_or_many() {
    const auto parsed = parse_board("+---+---+   \n|       |\n+\n|       | \n+---+---+");
    TEST_ASSERT_EQUAL_STRING("", support::text(parsed.complaint).c_str());
    TEST_ASSERT_TRUE(parsed.board == Board(2, 2));
}

void nothing_is_no_drawing() {
    TEST_ASSERT_EQUAL_STRING("there is no drawing", complaint_about("").c_str());
    TEST_ASSERT_EQUAL_STRING("there is no drawing", complaint_about("  \n\r\n   ").c_str());
}

void sizes_must_be_those_of_a_board() {
    const std::string wide = "the top line must be 1 to 16 cells of four characters, and a corner";
    TEST_ASSERT_EQUAL_STRING(wide.c_str(), complaint_about("+---+--\n|   |\n+---+").c_str());
    TEST_ASSERT_EQUAL_STRING(wide.c_str(), complaint_about("+\n|\n+").c_str());
    const std::string seventeen = "+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+";
    TEST_ASSERT_EQUAL_STRING(wide.c_str(), complaint_about(seventeen + "\n|\n" + seventeen).c_str());

    const std::string tall = "a board of 1 to 16 rows has two lines a row, and one more";
    TEST_ASSERT_EQUAL_STRING(tall.c_str(), complaint_about("+---+").c_str());
    TEST_ASSERT_EQUAL_STRING(tall.c_str(), complaint_about("+---+\n|   |").c_str());
    std::string rows = "+---+";
    for (unsigned row = 0; row < 17; ++row) {
        rows += "\n|   |\n+---+";
    }
    TEST_ASSERT_EQUAL_STRING(tall.c_str(), complaint_about(rows).c_str());
}

void a_complaint_names_line_and_column() {
    TEST_ASSERT_EQUAL_STRING("line 1, column 6: three dashes or three blanks belong here",
                             complaint_about("+---+- -+\n|       |\n+---+---+").c_str());
    TEST_ASSERT_EQUAL_STRING("line 3, column 2: the outer edge has a gap",
                             complaint_about("+---+---+\n|       |\n+   +---+").c_str());
    TEST_ASSERT_EQUAL_STRING("line 2, column 1: the outer edge has a gap",
                             complaint_about("+---+---+\n        |\n+---+---+").c_str());
    TEST_ASSERT_EQUAL_STRING("line 2, column 5: a wall or a blank belongs here",
                             complaint_about("+---+---+\n|   R   |\n+---+---+").c_str());
    TEST_ASSERT_EQUAL_STRING("line 2, column 10: the line is longer than the top line",
                             complaint_about("+---+---+\n|       | R\n+---+---+").c_str());
    TEST_ASSERT_EQUAL_STRING("line 3, column 5: a corner of cells belongs here",
                             complaint_about("+---+---+\n|       |\n+---R---+").c_str());
    TEST_ASSERT_EQUAL_STRING("line 3, column 9: a corner of cells belongs here",
                             complaint_about("+---+---+\n|       |\n+---+---G").c_str());
}

void marks_that_mean_nothing_are_refused() {
    const std::string no_place = "line 2, column 3: this mark has no place here";
    TEST_ASSERT_EQUAL_STRING(no_place.c_str(), complaint_about("+---+\n| Q |\n+---+").c_str());
    TEST_ASSERT_EQUAL_STRING_MESSAGE(no_place.c_str(), complaint_about("+---+\n| o |\n+---+").c_str(),
                                     "a symbol without a goal");
    TEST_ASSERT_EQUAL_STRING_MESSAGE(no_place.c_str(), complaint_about("+---+\n|rg |\n+---+").c_str(),
                                     "two goals in a cell");
    TEST_ASSERT_EQUAL_STRING_MESSAGE("line 2, column 4: this mark has no place here",
                                     complaint_about("+---+\n|rox|\n+---+").c_str(),
                                     "two symbols for a goal");
    TEST_ASSERT_EQUAL_STRING_MESSAGE("line 2, column 7: this mark has no place here",
                                     complaint_about("+---+---+\n| R   R |\n+---+---+").c_str(), "red twice");
}

void robots_must_be_complete_and_apart() {
    TEST_ASSERT_EQUAL_STRING("there is a yellow robot but no red one",
                             complaint_about("+---+---+\n| G   Y |\n+---+---+").c_str());
    TEST_ASSERT_EQUAL_STRING("there is a green robot but no yellow one",
                             complaint_about("+---+---+\n| G   R |\n+---+---+").c_str());
    TEST_ASSERT_EQUAL_STRING("two robots stand at (1,0)",
                             complaint_about("+---+---+\n|    RY |\n+---+---+").c_str());
}

void eighteen_goals_are_too_many() {
    std::string drawing = "+---+---+---+---+---+---+\n";
    for (unsigned row = 0; row < 3; ++row) {
        drawing += "| r   r   r   r   r   r |\n";
        drawing += row < 2 ? "+   +   +   +   +   +   +\n" : "+---+---+---+---+---+---+\n";
    }
    TEST_ASSERT_EQUAL_STRING("line 6, column 21: more than 17 goals", complaint_about(drawing).c_str());
    drawing.replace(drawing.rfind('r'), 1, " ");
    TEST_ASSERT_EQUAL_STRING("", complaint_about(drawing).c_str());
}

void a_line_may_not_begin_left_of_the_top_line() {
    TEST_ASSERT_EQUAL_STRING("line 2, column 1: a wall or a blank belongs here",
                             complaint_about("    +---+\nabcd|   |\n    +---+").c_str());
    TEST_ASSERT_EQUAL_STRING("line 3, column 1: a corner of cells belongs here",
                             complaint_about("    +---+\n    |   |\n   +---+").c_str());
}

// Bytes that are no UTF-8 are never taken for the characters of a drawing.
void damaged_utf8_is_refused() {
    const std::string bottom = "\n|   |\n+---+";
    TEST_ASSERT_EQUAL_STRING("", complaint_about("+\u2500\u2500\u2500+" + bottom).c_str());
    TEST_ASSERT_FALSE_MESSAGE(complaint_about("+\xc0m\xc0m\xc0m+" + bottom).empty(), "no second byte");
    TEST_ASSERT_FALSE_MESSAGE(complaint_about("+\xc0\xad\xc0\xad\xc0\xad+" + bottom).empty(),
                              "a dash written longer than it is");
    TEST_ASSERT_FALSE_MESSAGE(complaint_about("+---+\n|\x80  |\n+---+").empty(), "a stray second byte");
    TEST_ASSERT_FALSE_MESSAGE(complaint_about("+---+\n|   |\n+---\xe2\x94").empty(), "cut off");
    TEST_ASSERT_FALSE_MESSAGE(complaint_about("+---+\n|\xf0\x9f\xa4\x96  |\n+---+").empty(), "beyond U+FFFF");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_drawing_gives_walls_robots_and_goals);
    RUN_TEST(a_goal_without_a_symbol_gets_the_usual_one);
    RUN_TEST(what_follows_an_empty_line_is_not_looked_at);
    RUN_TEST(blanks_at_line_ends_may_be_missing_or_many);
    RUN_TEST(nothing_is_no_drawing);
    RUN_TEST(sizes_must_be_those_of_a_board);
    RUN_TEST(a_complaint_names_line_and_column);
    RUN_TEST(marks_that_mean_nothing_are_refused);
    RUN_TEST(robots_must_be_complete_and_apart);
    RUN_TEST(eighteen_goals_are_too_many);
    RUN_TEST(a_line_may_not_begin_left_of_the_top_line);
    RUN_TEST(damaged_utf8_is_refused);
    return UNITY_END();
}
