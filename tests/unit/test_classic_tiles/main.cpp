// The classic tiles: each face compared with its drawing, and arrangements as text.
#include <unity.h>

#include <array>
#include <string>
#include <string_view>

#include "ricochet/classic_tiles.hpp"
#include "support/fnv_hash.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

// The faces as the boxed game has them, drawn as the north-west quarter of a board: 8×8 cells whose last one is
// part of the closed centre.
struct DrawnFace {
    TileFace face;
    std::string_view drawing;
};

constexpr std::array<DrawnFace, 8> drawn_faces{{
    {{1, false}, R"(
        +---+---+---+---+---+---+---+---+
        |       |
        +   +   +   +   +---+   +   +   +
        |               |ro
        +   +---+   +   +   +   +   +   +
        |     g^|
        +   +   +   +   +   +   +   +   +
        |                         yx|
        +   +   +   +   +   +   +---+   +
        |
        +   +   +   +   +   +   +   +   +
        |
        +---+   +   +   +   +   +   +   +
        |           |b#
        +   +   +   +---+   +   +   +---+
        |                           |
        +   +   +   +   +   +   +   +   +
    )"},
    {{1, true}, R"(
        +---+---+---+---+---+---+---+---+
        |                   |
        +   +   +   +   +   +   +   +   +
        |                         yx|
        +   +---+   +   +   +   +---+   +
        |   |g^
        +   +   +   +   +   +   +   +   +
        |
        +   +   +   +   +   +   +   +   +
        |
        +   +   +   +   +   +   +---+   +
        |                         b#|
        +---+   +   +   +   +   +   +   +
        |           |ro
        +   +   +   +---+   +   +   +---+
        |                           |
        +   +   +   +   +   +   +   +   +
    )"},
    {{2, false}, R"(
        +---+---+---+---+---+---+---+---+
        |               |
        +   +   +   +   +   +   +   +   +
        |                     gx|
        +   +   +   +   +   +---+   +   +
        |   |r#
        +   +---+   +   +   +   +   +   +
        |
        +---+   +   +   +   +   +---+   +
        |                       |yo
        +   +   +   +   +   +   +   +   +
        |
        +   +   +---+   +   +   +   +   +
        |         b^|
        +   +   +   +   +   +   +   +---+
        |                           |
        +   +   +   +   +   +   +   +   +
    )"},
    {{2, true}, R"(
        +---+---+---+---+---+---+---+---+
        |                   |
        +   +   +---+   +   +   +   +   +
        |       |yo
        +   +   +   +   +   +   +   +   +
        |
        +   +   +   +   +   +   +   +   +
        |                       |b^
        +   +   +   +   +   +   +---+   +
        |
        +---+   +   +   +---+   +   +   +
        |                 r#|
        +   +   +   +   +   +   +   +   +
        |     gx|
        +   +---+   +   +   +   +   +---+
        |                           |
        +   +   +   +   +   +   +   +   +
    )"},
    {{3, false}, R"(
        +---+---+---+---+---+---+---+---+
        |               |
        +   +   +   +   +   +   +   +   +
        |
        +   +   +   +   +   +   +   +   +
        |                     bx|
        +   +   +   +   +   +---+   +   +
        |
        +   +   +---+   +   +   +   +   +
        |         go|
        +---+   +   +   +   +   +   +   +
        |                           |r^
        +   +---+   +   +   +   +   +---+
        |   |y#
        +   +   +   +   +   +   +   +---+
        |                           |
        +   +   +   +   +   +   +   +   +
    )"},
    {{3, true}, R"(
        +---+---+---+---+---+---+---+---+
        |               |
        +   +   +   +   +   +   +   +   +
        |   |r^
        +   +---+   +   +   +   +---+   +
        |                         go|
        +   +   +   +   +   +   +   +   +
        |
        +   +   +   +   +   +   +   +   +
        |         bx|
        +   +   +---+   +   +   +   +---+
        |                           |y#
        +---+   +   +   +   +   +   +   +
        |
        +   +   +   +   +   +   +   +---+
        |                           |
        +   +   +   +   +   +   +   +   +
    )"},
    {{4, false}, R"(
        +---+---+---+---+---+---+---+---+
        |               |
        +   +   +   +   +   +   +   +   +
        |                       |bo
        +   +   +   +   +   +   +---+   +
        |
        +   +---+   +   +   +   +   +   +
        |     y^|
        +   +   +   +   +   +---+   +   +
        |                   |g#
        +   +   +   +   +   +   +   +   +
        |         rx|                 *@|
        +   +   +---+   +   +   +   +---+
        |
        +---+   +   +   +   +   +   +---+
        |                           |
        +   +   +   +   +   +   +   +   +
    )"},
    {{4, true}, R"(
        +---+---+---+---+---+---+---+---+
        |                   |
        +   +   +   +   +   +   +   +   +
        |         rx|
        +   +   +---+   +   +   +   +   +
        |
        +   +   +   +   +   +   +   +   +
        |   |g#
        +   +---+   +   +   +   +---+   +
        |                       |y^
        +---+   +   +   +   +   +   +   +
        |
        +   +   +   +   +   +---+   +   +
        |                     bo|
        +   +   +   +   +   +   +   +---+
        |             *@|           |
        +   +   +   +---+   +   +   +   +
    )"},
}};

// A drawing of a quarter is open to the right and below; closed there, it is a board that can be read.
Board quarter(std::string_view drawing) {
    std::string closed;
    std::string line;
    unsigned lines = 0;
    for (const char character : drawing) {
        if (character != '\n') {
            line += character;
            continue;
        }
        const auto start = line.find_first_not_of(' ');
        if (start != std::string::npos) {
            line.resize(start + 33, ' ');
            if (lines % 2 == 1) {
                line[start + 32] = '|';
            } else if (lines == 16) {
                for (std::size_t i = start; i < start + 33; ++i) {
                    line[i] = (i - start) % 4 == 0 ? '+' : '-';
                }
            }
            closed += line + "\n";
            ++lines;
        }
        line.clear();
    }
    return support::picture(closed).board;
}

void every_face_lies_in_the_north_west_as_it_is_drawn() {
    for (const auto& drawn : drawn_faces) {
        TileArrangement tiles;
        std::swap(tiles.faces[0], tiles.faces[drawn.face.number - 1U]);
        tiles.faces[0] = drawn.face;
        const Board whole = classic_board(tiles);
        const Board expected = quarter(drawn.drawing);
        const auto name = support::text(to_text(tiles).view()).substr(0, 2);
        Board got(8, 8);
        for (const Cell cell : got.cells()) {
            for (const auto side : {Direction::up, Direction::left}) {
                if (whole.has_wall(cell, side)) {
                    got.add_wall(cell, side);
                }
            }
        }
        for (const Goal& goal : whole.goals()) {
            if (got.contains(goal.cell)) {
                got.add_goal(goal);
            }
        }
        // The right and lower sides of a quarter's last column and row are closed in both drawings.
        TEST_ASSERT_EQUAL_STRING_MESSAGE(support::draw({expected, {}}).c_str(),
                                         support::draw({got, {}}).c_str(), name.c_str());
    }
}

void walls_on_the_seam_of_two_quarters_stand_too() {
    // 4A's any-robot goal at (7,5) has a wall on its right, 4B's at (3,7) one below: both on the quarter's border.
    const auto four_a = parse_arrangement("4A 1A 2A 3A");
    TEST_ASSERT_TRUE(classic_board(*four_a).has_wall(Cell(8, 5), Direction::left));
    const auto four_b = parse_arrangement("4B 1A 2A 3A");
    TEST_ASSERT_TRUE(classic_board(*four_b).has_wall(Cell(3, 8), Direction::up));
}

void a_tile_in_another_quarter_is_turned_with_the_board() {
    // 1A: a wall right of (1,0), and red's circle at (4,1) with walls above and left.
    const auto north_east = classic_board(*parse_arrangement("2A 1A 3A 4A"));
    TEST_ASSERT_TRUE(north_east.has_wall(Cell(15, 1), Direction::down));
    TEST_ASSERT_TRUE(north_east.has_wall(Cell(14, 4), Direction::right));
    TEST_ASSERT_TRUE(north_east.has_wall(Cell(14, 4), Direction::up));
    const auto south_east = classic_board(*parse_arrangement("2A 3A 4A 1A"));
    TEST_ASSERT_TRUE(south_east.has_wall(Cell(14, 15), Direction::left));
    TEST_ASSERT_TRUE(south_east.has_wall(Cell(11, 14), Direction::down));
    TEST_ASSERT_TRUE(south_east.has_wall(Cell(11, 14), Direction::right));
    const auto south_west = classic_board(*parse_arrangement("2A 3A 1A 4A"));
    TEST_ASSERT_TRUE(south_west.has_wall(Cell(0, 14), Direction::up));
    TEST_ASSERT_TRUE(south_west.has_wall(Cell(1, 11), Direction::left));
    TEST_ASSERT_TRUE(south_west.has_wall(Cell(1, 11), Direction::down));
    for (const auto& [board, cell] : {std::pair{north_east, Cell(14, 4)}, std::pair{south_east, Cell(11, 14)},
                                      std::pair{south_west, Cell(1, 11)}}) {
        bool found = false;
        for (const Goal& goal : board.goals()) {
            found = found || goal == Goal{cell, Robot::red, Symbol::circle};
        }
        TEST_ASSERT_TRUE(found);
    }
}

void arrangements_are_written_as_they_lie() {
    TEST_ASSERT_EQUAL_STRING("1A2A4A3A", support::text(to_text(TileArrangement{}).view()).c_str());
    const auto tiles = parse_arrangement("3B 1A / 2B 4A");
    TEST_ASSERT_TRUE(tiles.has_value());
    TEST_ASSERT_TRUE(tiles->faces[0] == (TileFace{3, true}));
    TEST_ASSERT_TRUE(tiles->faces[1] == (TileFace{1, false}));
    TEST_ASSERT_TRUE_MESSAGE(tiles->faces[2] == (TileFace{4, false}), "south-east is read last");
    TEST_ASSERT_TRUE(tiles->faces[3] == (TileFace{2, true}));
    TEST_ASSERT_TRUE(parse_arrangement("3b,1a,2b,4a") == tiles);
}

void what_is_no_arrangement_is_refused() {
    for (const auto* const text : {"", "1A2A3A", "1A2A3A3B", "1A2A3A4C", "1A2A3A5A", "0A2A3A4A", "1A2A3A4A1",
                                   "A1A2A3A4", "1A2A3A4A5", "1A-2A-3A-4A", "11223344"}) {
        TEST_ASSERT_FALSE_MESSAGE(parse_arrangement(text).has_value(), text);
    }
}

void only_each_tile_once_is_valid() {
    TEST_ASSERT_TRUE(TileArrangement{}.valid());
    for (unsigned number = 0; number < 256; ++number) {
        TileArrangement tiles;
        tiles.faces[2].number = static_cast<std::uint8_t>(number);
        TEST_ASSERT_EQUAL(number == 3, tiles.valid());
    }
}

// Arrangements are shared by their numbers and names: they mean these boards everywhere and for ever.
void arrangements_mean_the_same_board_on_every_platform() {
    support::FnvHash all;
    for (unsigned number = 0; number < arrangement_count; ++number) {
        all.add(classic_board(arrangement(number)));
    }
    TEST_ASSERT_EQUAL_HEX32(0xf7b75f5d, all.value());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_face_lies_in_the_north_west_as_it_is_drawn);
    RUN_TEST(walls_on_the_seam_of_two_quarters_stand_too);
    RUN_TEST(a_tile_in_another_quarter_is_turned_with_the_board);
    RUN_TEST(arrangements_are_written_as_they_lie);
    RUN_TEST(what_is_no_arrangement_is_refused);
    RUN_TEST(only_each_tile_once_is_valid);
    RUN_TEST(arrangements_mean_the_same_board_on_every_platform);
    return UNITY_END();
}
