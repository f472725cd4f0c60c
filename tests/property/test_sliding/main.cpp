// Sliding from tables, compared with stepping cell by cell.
#include <unity.h>

#include <string>
#include <vector>

#include "ricochet/random_board.hpp"
#include "ricochet/slide_table.hpp"
#include "support/picture.hpp"
#include "support/random_scenes.hpp"
#include "support/stepper.hpp"

using namespace ricochet;

namespace {

std::string describe(const Board& board, const Position& robots, Cell from, Direction direction) {
    return "from " + support::text(from) + " " + std::string(name(direction)) + "\n" +
           support::draw({board, robots});
}

// Every cell and direction among these robots: the stop, and the path to it.
void compare_all_slides(const Board& board, const SlideTable& table, const Position& robots) {
    for (const Cell from : board.cells()) {
        for (const auto direction : all_directions) {
            const auto path = support::stepped_path(board, from, direction, robots);
            const Cell stop = table.stop(from, direction, robots);
            std::vector<Cell> covered;
            for (const Cell cell : SlidePath(from, stop)) {
                covered.push_back(cell);
            }
            if (stop != path.back() || covered != path) {
                TEST_FAIL_MESSAGE(describe(board, robots, from, direction).c_str());
            }
        }
    }
}

// The list of legal moves: exactly those in which the robot gets anywhere, in their order.
void compare_legal_moves(const Board& board, const SlideTable& table, const Position& robots) {
    std::vector<Move> expected;
    for (unsigned i = 0; i < robots.robot_count(); ++i) {
        for (const auto direction : all_directions) {
            const Move move{static_cast<Robot>(i), direction};
            const bool moves =
                support::stepped_path(board, robots.of(move.robot), direction, robots).size() > 1;
            TEST_ASSERT_EQUAL(moves, table.can_move(move, robots));
            if (moves) {
                expected.push_back(move);
            }
        }
    }
    const MoveList list = table.moves(robots);
    TEST_ASSERT_TRUE_MESSAGE(std::vector<Move>(list.begin(), list.end()) == expected,
                             support::draw({board, robots}).c_str());
}

void compare(const Board& board, const SlideTable& table, const Position& robots) {
    compare_all_slides(board, table, robots);
    compare_legal_moves(board, table, robots);
}

void slides_agree_with_steps_on_boards_of_every_size() {
    support::Chance chance(3);
    SlideTable table;  // prepared again and again: nothing of an earlier board may show through
    for (unsigned height = 1; height <= max_side; ++height) {
        for (unsigned width = 1; width <= max_side; ++width) {
            for (const unsigned sparseness : {1U, 2U, 4U, 12U, 1000U}) {
                const Board board = support::random_walls(width, height, sparseness, chance);
                table.prepare(board);
                compare(board, table, {});
                compare(board, table, support::random_robots(board, 1 + chance.below(5), chance));
            }
        }
    }
}

void slides_agree_with_steps_on_random_boards() {
    support::Chance chance(4);
    for (unsigned number = 0; number < 1000; ++number) {
        const Board board = random_board(chance.number());
        const SlideTable table(board);
        compare(board, table, support::random_robots(board, 5, chance));
    }
}

void slides_agree_with_steps_among_crowded_robots() {
    support::Chance chance(5);
    for (unsigned i = 0; i < 2000; ++i) {
        const Board board = support::random_walls(1 + chance.below(4), 1 + chance.below(4), 8, chance);
        const SlideTable table(board);
        compare(board, table, support::random_robots(board, 5, chance));
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(slides_agree_with_steps_on_boards_of_every_size);
    RUN_TEST(slides_agree_with_steps_on_random_boards);
    RUN_TEST(slides_agree_with_steps_among_crowded_robots);
    return UNITY_END();
}
