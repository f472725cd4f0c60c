// Carom's search on drawn boards, its layouts and its stars.
#include <unity.h>

#include <array>
#include <string>
#include <string_view>

#include "ricochet/board_parser.hpp"
#include "ricochet/carom_game.hpp"
#include "ricochet/carom_search.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

using Status = CaromSearch::Status;

std::array<std::uint32_t, 1024> block;

// The length found, 0 if there is none up to `most`.
unsigned length_of(std::string_view drawing, unsigned movers = 0b1111, unsigned most = 12) {
    const auto parsed = parse_board(drawing);
    TEST_ASSERT_EQUAL_STRING("", std::string(parsed.complaint.view()).c_str());
    const SlideTable table(parsed.board);
    CaromSearch search;
    search.start(table, block,
                 {parsed.robots, parsed.board.goals()[0].cell, static_cast<std::uint8_t>(movers), 1, most});
    std::uint32_t budget = 10000000;
    search.run(table, block, budget);
    TEST_ASSERT_TRUE(search.status() != Status::running);
    return search.status() == Status::found ? search.length() : 0;
}

// Red slides past the goal unless somebody stands at (5,0).
constexpr std::string_view needs_a_blocker = R"(
    +---+---+---+---+---+---+---+---+
    | R               r             |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                     Y         |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    |                               |
    +   +   +   +   +   +   +   +   +
    | G                           B |
    +---+---+---+---+---+---+---+---+)";

void test_a_blocker_in_place_makes_it_two_moves() { TEST_ASSERT_EQUAL_UINT(2, length_of(needs_a_blocker)); }

void test_only_the_allowed_pieces_move() {
    TEST_ASSERT_EQUAL_UINT(2, length_of(needs_a_blocker, 0b0011));
    TEST_ASSERT_EQUAL_UINT(0, length_of(needs_a_blocker, 0b0001));
    TEST_ASSERT_NOT_EQUAL_UINT(2, length_of(needs_a_blocker, 0b1101, 4));
}

void test_a_search_ends_at_the_longest_length_asked_for() {
    TEST_ASSERT_EQUAL_UINT(0, length_of(needs_a_blocker, 0b1111, 1));
    TEST_ASSERT_EQUAL_UINT(2, length_of(needs_a_blocker, 0b1111, 2));
}

CaromLayout good_layout() {
    CaromGenerator generator(block);
    generator.start(CaromChoice::endless(0), {0, 0});
    generator.run(1);
    return generator.deal().layout;
}

void test_layouts_that_break_a_rule_are_told() {
    const CaromLayout good = good_layout();
    TEST_ASSERT_TRUE(is_valid(good));
    CaromLayout bad = good;
    bad.edge_walls[2] = 2;
    TEST_ASSERT_FALSE(is_valid(bad));
    bad = good;
    bad.corner_count = 5;
    TEST_ASSERT_FALSE(is_valid(bad));
    bad = good;
    bad.corner_count = 9;
    TEST_ASSERT_FALSE(is_valid(bad));
    bad = good;
    bad.corners[1].cell = Cell(7, 1);
    TEST_ASSERT_FALSE(is_valid(bad));
    bad = good;
    bad.corners[1].cell = bad.corners[0].cell.neighbour(Direction::right).neighbour(Direction::down);
    TEST_ASSERT_FALSE(is_valid(bad));  // diagonally beside another
    bad = good;
    bad.corners[1].cell = Cell(4, 1);
    TEST_ASSERT_FALSE(is_valid(bad));  // beside an edge wall
    bad = good;
    bad.goal_corner = 8;
    TEST_ASSERT_FALSE(is_valid(bad));
    bad = good;
    bad.pieces[3] = bad.pieces[0];
    TEST_ASSERT_FALSE(is_valid(bad));
    bad = good;
    bad.pieces[2] = bad.goal();
    TEST_ASSERT_FALSE(is_valid(bad));
    bad = good;
    bad.pieces[2] = Cell(8, 0);
    TEST_ASSERT_FALSE(is_valid(bad));
}

void test_stars_count_the_moves_beyond_the_optimum() {
    constexpr std::array<unsigned, 7> stars{3, 3, 2, 2, 2, 1, 1};
    for (unsigned more = 0; more < stars.size(); ++more) {
        TEST_ASSERT_EQUAL_UINT(stars[more], carom_stars(9 + more, 9));
    }
    TEST_ASSERT_EQUAL_UINT(1, carom_stars(4000000000U, 9));
}

void test_a_score_adds_pieces_blockers_and_moves() {
    CaromDeal deal;
    deal.optimum = 8;
    deal.pieces = 3;
    TEST_ASSERT_EQUAL_UINT(30 + 30 + 16, deal.score());
    TEST_ASSERT_TRUE(deal.great());
    deal.optimum = 7;
    TEST_ASSERT_FALSE(deal.great());
    deal.optimum = 12;
    deal.pieces = 1;
    TEST_ASSERT_EQUAL_UINT(10 + 24, deal.score());
    TEST_ASSERT_FALSE(deal.great());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_blocker_in_place_makes_it_two_moves);
    RUN_TEST(test_only_the_allowed_pieces_move);
    RUN_TEST(test_a_search_ends_at_the_longest_length_asked_for);
    RUN_TEST(test_layouts_that_break_a_rule_are_told);
    RUN_TEST(test_stars_count_the_moves_beyond_the_optimum);
    RUN_TEST(test_a_score_adds_pieces_blockers_and_moves);
    return UNITY_END();
}
