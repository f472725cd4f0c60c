// Whatever is drawn can be read again, and drawn again the same.
#include <unity.h>

#include <algorithm>
#include <string>
#include <vector>

#include "ricochet/classic_tiles.hpp"
#include "ricochet/random_board.hpp"
#include "support/picture.hpp"
#include "support/random_scenes.hpp"

using namespace ricochet;

namespace {

std::vector<Goal> sorted_goals(const Board& board) {
    std::vector<Goal> goals(board.goals().begin(), board.goals().end());
    std::sort(goals.begin(), goals.end(), [](const Goal& a, const Goal& b) { return a.cell < b.cell; });
    return goals;
}

void expect_same(const Board& board, const Position& robots, const ParsedBoard& parsed,
                 const std::string& drawing) {
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", support::text(parsed.complaint).c_str(), drawing.c_str());
    TEST_ASSERT_EQUAL_UINT(board.width(), parsed.board.width());
    TEST_ASSERT_EQUAL_UINT(board.height(), parsed.board.height());
    for (const auto side : all_directions) {
        TEST_ASSERT_TRUE_MESSAGE(board.walls(side) == parsed.board.walls(side), drawing.c_str());
    }
    TEST_ASSERT_TRUE_MESSAGE(robots == parsed.robots, drawing.c_str());
    TEST_ASSERT_TRUE_MESSAGE(sorted_goals(board) == sorted_goals(parsed.board), drawing.c_str());
}

void round_trip(const Board& board, const Position& robots) {
    for (const auto characters : {Characters::ascii, Characters::unicode}) {
        const auto drawing = support::draw({board, robots}, characters);
        const auto parsed = parse_board(drawing);
        expect_same(board, robots, parsed, drawing);
        TEST_ASSERT_EQUAL_STRING(drawing.c_str(),
                                 support::draw({parsed.board, parsed.robots}, characters).c_str());
        if (robots.robot_count() > 0) {
            const Scene with_slide{board, robots,
                                   Slide{robots.of(Robot::red), Cell(0, robots.of(Robot::red).y())}};
            const auto marked = support::draw(with_slide, characters);
            expect_same(board, robots, parse_board(marked), marked);
        }
    }
}

void boards_of_every_size_survive_being_drawn_and_read() {
    support::Chance chance(6);
    for (unsigned height = 1; height <= max_side; ++height) {
        for (unsigned width = 1; width <= max_side; ++width) {
            for (const unsigned sparseness : {1U, 3U, 100U}) {
                Board board = support::random_walls(width, height, sparseness, chance);
                support::add_random_goals(board, chance.below(Board::max_goals + 1), chance);
                round_trip(board, support::random_robots(board, chance.below(6), chance));
            }
        }
    }
}

void boards_of_the_game_survive_being_drawn_and_read() {
    support::Chance chance(7);
    for (unsigned i = 0; i < 300; ++i) {
        const Board board = random_board(chance.number());
        round_trip(board, support::random_robots(board, 5, chance));
    }
    for (unsigned number = 0; number < arrangement_count; ++number) {
        round_trip(classic_board(arrangement(number)), {});
    }
}

// The same drawing inside a longer text, as it is pasted.
void drawings_may_be_indented_and_end_lines_like_windows() {
    support::Chance chance(8);
    for (unsigned i = 0; i < 50; ++i) {
        const Board board = random_board(chance.number());
        const auto robots = support::random_robots(board, 4, chance);
        std::string pasted = "\r\n   \n      ";
        for (const char character : support::draw({board, robots}, Characters::unicode)) {
            pasted += character == '\n' ? "  \r\n      " : std::string(1, character);
        }
        expect_same(board, robots, parse_board(pasted), pasted);
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(boards_of_every_size_survive_being_drawn_and_read);
    RUN_TEST(boards_of_the_game_survive_being_drawn_and_read);
    RUN_TEST(drawings_may_be_indented_and_end_lines_like_windows);
    return UNITY_END();
}
