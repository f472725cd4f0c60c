// All ways to lay the classic tiles.
#include <unity.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "ricochet/classic_tiles.hpp"
#include "support/board_checker.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

// A quarter turn clockwise of the whole table.
TileArrangement turned(const TileArrangement& tiles) {
    return {{tiles.faces[3], tiles.faces[0], tiles.faces[1], tiles.faces[2]}};
}

// A board as text, goals in reading order, so that the order in which tiles were laid does not show.
std::string shape(const Board& board) { return support::draw({board, {}}); }

// The orders of four tiles in every pair of faces: 24 × 16.
template <typename Visit>
void for_each_laying(Visit visit) {
    std::array<std::uint8_t, 4> order{1, 2, 3, 4};
    do {
        for (unsigned backs = 0; backs < 16; ++backs) {
            TileArrangement tiles;
            for (unsigned quarter = 0; quarter < 4; ++quarter) {
                tiles.faces[quarter] = {order[quarter], ((backs >> quarter) & 1U) != 0};
            }
            visit(tiles);
        }
    } while (std::next_permutation(order.begin(), order.end()));
}

void the_96_arrangements_give_different_boards_however_the_table_is_turned() {
    std::set<std::string> shapes;
    for (unsigned number = 0; number < arrangement_count; ++number) {
        TileArrangement tiles = arrangement(number);
        TEST_ASSERT_TRUE(tiles.valid());
        for (unsigned turn = 0; turn < 4; ++turn) {
            shapes.insert(shape(classic_board(tiles)));
            tiles = turned(tiles);
        }
        TEST_ASSERT_TRUE_MESSAGE(tiles == arrangement(number), "four quarter turns are none");
    }
    TEST_ASSERT_EQUAL_UINT(96U * 4U, shapes.size());
}

void every_laying_is_a_turn_of_an_arrangement() {
    std::set<std::string> known;
    for (unsigned number = 0; number < arrangement_count; ++number) {
        TileArrangement tiles = arrangement(number);
        for (unsigned turn = 0; turn < 4; ++turn) {
            known.insert(std::string(to_text(tiles).view()));
            tiles = turned(tiles);
        }
    }
    unsigned layings = 0;
    for_each_laying([&](const TileArrangement& tiles) {
        ++layings;
        TEST_ASSERT_EQUAL_UINT(1, known.count(std::string(to_text(tiles).view())));
    });
    TEST_ASSERT_EQUAL_UINT(24U * 16U, layings);
    TEST_ASSERT_EQUAL_UINT(24U * 16U, known.size());
}

void every_laying_is_a_sound_board_with_seventeen_goals() {
    for_each_laying([](const TileArrangement& tiles) {
        const auto problem = support::BoardChecker(classic_board(tiles)).common_problem();
        TEST_ASSERT_EQUAL_STRING_MESSAGE("", problem.c_str(), std::string(to_text(tiles).view()).c_str());
    });
}

void every_laying_can_be_written_and_read() {
    for_each_laying([](const TileArrangement& tiles) {
        const auto read = parse_arrangement(to_text(tiles).view());
        TEST_ASSERT_TRUE(read.has_value());
        TEST_ASSERT_TRUE(*read == tiles);
    });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_96_arrangements_give_different_boards_however_the_table_is_turned);
    RUN_TEST(every_laying_is_a_turn_of_an_arrangement);
    RUN_TEST(every_laying_is_a_sound_board_with_seventeen_goals);
    RUN_TEST(every_laying_can_be_written_and_read);
    return UNITY_END();
}
