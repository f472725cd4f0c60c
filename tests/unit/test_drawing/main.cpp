// Boards drawn in characters.
#include <unity.h>

#include <string>
#include <vector>

#include "ricochet/board_drawing.hpp"
#include "ricochet/board_parts.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

// Red has slid right along the top row; yellow stands on green's goal.
struct Example {
    Board board{4, 3};
    Position robots;
    std::optional<Slide> slide = Slide{Cell(0, 0), Cell(2, 0)};

    Example() {
        board.add_wall(Cell(2, 0), Direction::right);
        add_corner(board, Cell(1, 1), Direction::up);
        board.add_goal({Cell(1, 1), Robot::green, Symbol::hexagon});
        board.add_goal({Cell(1, 0), Claimant::any(), Symbol::vortex});
        board.add_goal({Cell(3, 2), Robot::blue, Symbol::triangle});
        robots.add(Cell(2, 0));
        robots.add(Cell(1, 1));
    }
    [[nodiscard]] Scene scene() const { return {board, robots, slide, Cell(3, 2)}; }
};

void a_board_in_ascii() {
    const Example example;
    TEST_ASSERT_EQUAL_STRING("+---+---+---+---+\n"
                             "| .  .*@  R |   |\n"
                             "+   +---+   +   +\n"
                             "|    Ygx|       |\n"
                             "+   +   +   +   +\n"
                             "|             b^|\n"
                             "+---+---+---+---+\n",
                             support::draw(example.scene()).c_str());
}

void a_board_in_unicode() {
    const Example example;
    TEST_ASSERT_EQUAL_STRING("┌───────────┬───┐\n"
                             "│ •  •*◎  R │   │\n"
                             "│   ╶───┐   ╵   │\n"
                             "│    Yg⬢│       │\n"
                             "│   ·   ╵   ·   │\n"
                             "│             b▲│\n"
                             "└───────────────┘\n",
                             support::draw(example.scene(), Characters::unicode).c_str());
}

void every_symbol_has_a_character_of_its_own() {
    for (const auto characters : {Characters::ascii, Characters::unicode}) {
        std::u32string seen(1, trail_glyph(characters));
        for (const auto symbol :
             {Symbol::circle, Symbol::triangle, Symbol::square, Symbol::hexagon, Symbol::vortex}) {
            TEST_ASSERT_TRUE(seen.find(glyph(symbol, characters)) == std::u32string::npos);
            seen += glyph(symbol, characters);
        }
    }
}

// Paper that keeps what each character belongs to.
class InkPaper final : public Paper {
  public:
    void put(char32_t character, Ink ink) override {
        if (ink.kind == Ink::Kind::robot || ink.kind == Ink::Kind::goal ||
            ink.kind == Ink::Kind::current_goal) {
            marks += static_cast<char>(character);
            marks += ink.kind == Ink::Kind::robot ? '!' : ink.kind == Ink::Kind::goal ? '?' : '>';
            marks += letter(ink.colour);
            marks += ' ';
        }
        trail += ink.kind == Ink::Kind::trail ? 1 : 0;
        const bool line = character == U'-' || character == U'|';
        lines_are_walls = lines_are_walls && line == (line && ink.kind == Ink::Kind::wall);
    }
    void end_line() override { ++lines; }

    std::string marks;
    unsigned trail = 0;
    unsigned lines = 0;
    bool lines_are_walls = true;
};

void ink_tells_robots_goals_and_the_current_goal_apart() {
    const Example example;
    InkPaper paper;
    draw_board(example.scene(), Characters::ascii, paper);
    TEST_ASSERT_EQUAL_STRING("*?* @?* R!R Y!Y g?G x?G b>B ^>B ", paper.marks.c_str());
    TEST_ASSERT_EQUAL_UINT(2, paper.trail);
    TEST_ASSERT_EQUAL_UINT(7, paper.lines);
    TEST_ASSERT_TRUE(paper.lines_are_walls);
}

void a_drawing_without_room_is_cut_off() {
    const Example example;
    std::array<char, 20> room{};
    TextWriter writer(room);
    draw_board(example.scene(), Characters::ascii, writer);
    TEST_ASSERT_TRUE(writer.truncated());
    TEST_ASSERT_EQUAL_STRING("+---+---+---+---+\n| ", support::text(writer.view()).c_str());
}

void characters_are_written_as_utf8() {
    std::array<char, 16> room{};
    TextWriter writer(room);
    for (const char32_t character : {U'A', U'·', U'─', U'\U0001F916'}) {
        put_utf8(writer, character);
    }
    TEST_ASSERT_EQUAL_STRING("A\u00b7\u2500\U0001F916", support::text(writer.view()).c_str());
}

// The fullest 16×16 board there can be.
void the_longest_drawing_fits_in_7000_bytes() {
    Board board;
    Position robots;
    for (const Cell cell : board.cells()) {
        board.add_wall(cell, Direction::right);
        board.add_wall(cell, Direction::down);
    }
    for (unsigned i = 0; i < Board::max_goals; ++i) {
        board.add_goal({Cell::from_index(i * 15), Claimant::any(), Symbol::hexagon});
    }
    for (unsigned i = 0; i < max_robots; ++i) {
        robots.add(Cell::from_index(i));
    }
    const Scene scene{board, robots, Slide{Cell(0, 15), Cell(15, 15)}};
    TEST_ASSERT_LESS_OR_EQUAL_UINT(7000, support::draw(scene, Characters::unicode).size());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_board_in_ascii);
    RUN_TEST(a_board_in_unicode);
    RUN_TEST(every_symbol_has_a_character_of_its_own);
    RUN_TEST(ink_tells_robots_goals_and_the_current_goal_apart);
    RUN_TEST(a_drawing_without_room_is_cut_off);
    RUN_TEST(characters_are_written_as_utf8);
    RUN_TEST(the_longest_drawing_fits_in_7000_bytes);
    return UNITY_END();
}
