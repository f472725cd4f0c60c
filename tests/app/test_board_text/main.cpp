// Boards in characters as the terminal shows them, for any mode's pieces.
#include <unity.h>

#include <string>

#include "board_text.hpp"
#include "look/pieces.hpp"
#include "ricochet/board_parser.hpp"

using hal::terminal::Page;
using handheld::BoardForm;
using handheld::BoardMarker;
using handheld::BoardScene;
using handheld::BoardSlide;
using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

std::string drawn(const BoardScene& scene, BoardForm form) {
    Page page(size_of(*scene.board, form));
    draw_board(scene, form, page, 0, 0);
    std::string text;
    for (std::size_t line = 0; line < page.size().lines; ++line) {
        std::string one;
        for (std::size_t column = 0; column < page.size().columns; ++column) {
            hal::terminal::append_utf8(one, page.at(column, line).character);
        }
        one.erase(one.find_last_not_of(' ') + 1);
        text += one + "\n";
    }
    return text;
}

// Red stands left of a wall, yellow below it; green's goal lies in a corner.
struct Example {
    ParsedBoard parsed = parse_board("+---+---+---+---+\n"
                                     "|   | R         |\n"
                                     "+   +   +   +---+\n"
                                     "| Y          go |\n"
                                     "+   +---+   +   +\n"
                                     "|               |\n"
                                     "+---+---+---+---+\n");
    BoardScene scene;

    Example() {
        scene.board = &parsed.board;
        scene.robots = parsed.robots;
        for (unsigned i = 0; i < max_robots; ++i) {
            scene.looks[i] = handheld::classic_look(static_cast<Robot>(i));
        }
        BoardMarker goal;
        goal.cell = Cell(3, 1);
        goal.state = BoardMarker::State::current;
        goal.look = handheld::classic_look(Robot::green);
        scene.add(goal);
        scene.chosen = Robot::red;
        scene.possible = {false, true, true, false};
    }
};

void the_chosen_robot_stands_in_brackets_with_arrows_where_it_can_go() {
    const Example example;
    TEST_ASSERT_EQUAL_STRING("    0   1   2   3\n"
                             "  ┌───┬───────────┐\n"
                             " 0│   │[R]  →     │\n"
                             "  │   ╵   ·   ╶───┤\n"
                             " 1│ Y   ↓      !g●│\n"
                             "  │   ╶───╴   ·   │\n"
                             " 2│               │\n"
                             "  └───────────────┘\n",
                             drawn(example.scene, BoardForm::full).c_str());
}

void the_compact_form_has_a_line_a_row_and_floors_below_the_cells() {
    const Example example;
    TEST_ASSERT_EQUAL_STRING("   0  1  2  3\n"
                             "   ▁▁▁▁▁▁▁▁▁▁▁\n"
                             " 0│· │R] →  ▁▁│\n"
                             " 1│Y  ↓▁ ·  g●│\n"
                             " 2│▁▁▁▁▁▁▁▁▁▁▁│\n",
                             drawn(example.scene, BoardForm::compact).c_str());
}

void a_slide_leaves_a_trail_and_its_robot_is_where_it_has_come() {
    Example example;
    example.scene.slide = BoardSlide{Robot::red, Cell(1, 0), Cell(3, 0), 128};
    example.scene.robots.put(Robot::red, Cell(3, 0));
    const std::string half = drawn(example.scene, BoardForm::full);
    TEST_ASSERT_TRUE(half.find(" 0│   │ •  [R]    │\n") != std::string::npos);
    example.scene.slide->progress = 256;
    example.scene.possible = {false, false, false, true};
    const std::string whole = drawn(example.scene, BoardForm::full);
    TEST_ASSERT_TRUE(whole.find(" 0│   │ •   ←  [R]│\n") != std::string::npos);
}

void a_robot_on_a_goal_carries_its_symbol() {
    Example example;
    example.scene.robots.put(Robot::red, Cell(3, 1));
    example.scene.possible = {};
    TEST_ASSERT_TRUE(drawn(example.scene, BoardForm::full).find("[R●│\n") != std::string::npos);
}

// Letters are the modes' own, and crystals are no goals.
void crystals_and_other_letters_are_drawn_as_the_mode_says() {
    Example example;
    example.scene.looks[1].letter = '2';
    BoardMarker crystal;
    crystal.cell = Cell(1, 2);
    crystal.kind = BoardMarker::Kind::crystal;
    crystal.look.letter = 'V';
    example.scene.add(crystal);
    const std::string text = drawn(example.scene, BoardForm::full);
    TEST_ASSERT_TRUE(text.find(" 1│ 2   ↓") != std::string::npos);
    TEST_ASSERT_TRUE(text.find(" 2│     v◆        │\n") != std::string::npos);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_chosen_robot_stands_in_brackets_with_arrows_where_it_can_go);
    RUN_TEST(the_compact_form_has_a_line_a_row_and_floors_below_the_cells);
    RUN_TEST(a_slide_leaves_a_trail_and_its_robot_is_where_it_has_come);
    RUN_TEST(a_robot_on_a_goal_carries_its_symbol);
    RUN_TEST(crystals_and_other_letters_are_drawn_as_the_mode_says);
    return UNITY_END();
}
