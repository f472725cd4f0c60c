// Boards: walls seen from both sides, the outer edge, and what can be walked to.
#include <unity.h>

#include "ricochet/board.hpp"
#include "ricochet/board_parts.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

void the_outer_edge_is_a_wall_on_boards_of_every_size() {
    for (unsigned height = 1; height <= max_side; ++height) {
        for (unsigned width = 1; width <= max_side; ++width) {
            const Board board(width, height);
            for (const Cell cell : board.cells()) {
                TEST_ASSERT_EQUAL(cell.y() == 0, board.has_wall(cell, Direction::up));
                TEST_ASSERT_EQUAL(cell.x() == width - 1, board.has_wall(cell, Direction::right));
                TEST_ASSERT_EQUAL(cell.y() == height - 1, board.has_wall(cell, Direction::down));
                TEST_ASSERT_EQUAL(cell.x() == 0, board.has_wall(cell, Direction::left));
            }
        }
    }
}

void a_wall_is_the_same_seen_from_both_sides() {
    Board board(4, 4);
    board.add_wall(Cell(1, 1), Direction::right);
    TEST_ASSERT_TRUE(board.has_wall(Cell(2, 1), Direction::left));
    board.add_wall(Cell(3, 3), Direction::up);
    TEST_ASSERT_TRUE(board.has_wall(Cell(3, 2), Direction::down));
    board.remove_wall(Cell(2, 1), Direction::left);
    TEST_ASSERT_FALSE(board.has_wall(Cell(1, 1), Direction::right));
    TEST_ASSERT_FALSE(board.has_wall(Cell(2, 1), Direction::left));
}

void the_outer_edge_cannot_be_taken_down() {
    Board board(4, 4);
    board.remove_wall(Cell(0, 0), Direction::up);
    board.remove_wall(Cell(3, 1), Direction::right);
    TEST_ASSERT_TRUE(board == Board(4, 4));
}

void what_can_be_walked_to_ends_at_walls() {
    const auto drawn = support::picture(R"(
        +---+---+---+---+
        |       |       |
        +   +---+   +---+
        |   |       |   |
        +   +   +---+   +
        |       |       |
        +---+---+---+---+
    )");
    CellSet right_bottom;
    right_bottom.insert(Cell(3, 1));
    right_bottom.insert(Cell(3, 2));
    right_bottom.insert(Cell(2, 2));
    TEST_ASSERT_TRUE(drawn.board.reachable_from(Cell(3, 1)) == right_bottom);
    TEST_ASSERT_TRUE(drawn.board.reachable_from(Cell(0, 0)) == drawn.board.cells() - right_bottom);
    TEST_ASSERT_TRUE(Board(5, 1).reachable_from(Cell(2, 0)) == CellSet::rectangle(5, 1));
}

void a_corner_is_an_l_of_two_walls() {
    Board board(3, 3);
    add_corner(board, Cell(1, 1), Direction::left);
    TEST_ASSERT_EQUAL_STRING("+---+---+---+\n"
                             "|           |\n"
                             "+   +---+   +\n"
                             "|   |       |\n"
                             "+   +   +   +\n"
                             "|           |\n"
                             "+---+---+---+\n",
                             support::draw({board, {}}).c_str());
}

void surroundings_are_the_cell_and_its_eight_neighbours() {
    TEST_ASSERT_EQUAL_UINT(9, surroundings(Cell(5, 5)).count());
    TEST_ASSERT_EQUAL_UINT(4, surroundings(Cell(0, 0)).count());
    TEST_ASSERT_EQUAL_UINT(6, surroundings(Cell(15, 8)).count());
    TEST_ASSERT_TRUE(surroundings(Cell(15, 15)).contains(Cell(14, 14)));
}

void the_closed_centre_lets_nobody_in() {
    Board board;
    close_centre(board);
    TEST_ASSERT_TRUE(board.reachable_from(Cell(7, 7)) == centre_cells());
    TEST_ASSERT_EQUAL_UINT(252, board.reachable_from(Cell(0, 0)).count());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_outer_edge_is_a_wall_on_boards_of_every_size);
    RUN_TEST(a_wall_is_the_same_seen_from_both_sides);
    RUN_TEST(the_outer_edge_cannot_be_taken_down);
    RUN_TEST(what_can_be_walked_to_ends_at_walls);
    RUN_TEST(a_corner_is_an_l_of_two_walls);
    RUN_TEST(surroundings_are_the_cell_and_its_eight_neighbours);
    RUN_TEST(the_closed_centre_lets_nobody_in);
    return UNITY_END();
}
