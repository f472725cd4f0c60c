// Slides: what stops a robot, the way it takes, and which moves there are.
#include <unity.h>

#include <string>

#include "ricochet/move_text.hpp"
#include "ricochet/slide_table.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

const char* const small_board = R"(
    +---+---+---+---+---+
    | R         | G     |
    +   +   +   +   +   +
    |                   |
    +   +---+   +   +   +
    | Y           B     |
    +---+---+---+---+---+
)";

Cell stop_of(const support::Picture& drawn, Robot robot, Direction direction) {
    return drawn.table.stop(Move{robot, direction}, drawn.robots);
}

void a_wall_stops_a_slide() {
    const auto drawn = support::picture(small_board);
    TEST_ASSERT_TRUE(stop_of(drawn, Robot::red, Direction::right) == Cell(2, 0));
    TEST_ASSERT_TRUE(drawn.table.wall_stop(Cell(1, 0), Direction::down) == Cell(1, 1));
    TEST_ASSERT_TRUE(drawn.table.wall_stop(Cell(1, 2), Direction::up) == Cell(1, 2));
}

void the_edge_stops_a_slide() {
    const auto drawn = support::picture(small_board);
    TEST_ASSERT_TRUE(stop_of(drawn, Robot::green, Direction::right) == Cell(4, 0));
    TEST_ASSERT_TRUE(stop_of(drawn, Robot::blue, Direction::right) == Cell(4, 2));
}

void a_robot_stops_a_slide() {
    const auto drawn = support::picture(small_board);
    TEST_ASSERT_TRUE(stop_of(drawn, Robot::red, Direction::down) == Cell(0, 1));
    TEST_ASSERT_TRUE(stop_of(drawn, Robot::yellow, Direction::right) == Cell(2, 2));
    TEST_ASSERT_TRUE(stop_of(drawn, Robot::blue, Direction::left) == Cell(1, 2));
    TEST_ASSERT_TRUE(stop_of(drawn, Robot::green, Direction::down) == Cell(3, 1));
}

void a_robot_behind_a_wall_does_not_matter() {
    const auto drawn = support::picture(small_board);
    TEST_ASSERT_TRUE_MESSAGE(stop_of(drawn, Robot::green, Direction::left) == Cell(3, 0),
                             "the wall is nearer");
}

void a_robot_that_cannot_slide_stays() {
    const auto drawn = support::picture(small_board);
    TEST_ASSERT_TRUE(stop_of(drawn, Robot::red, Direction::up) == Cell(0, 0));
    TEST_ASSERT_FALSE(drawn.table.can_move({Robot::red, Direction::up}, drawn.robots));
    TEST_ASSERT_FALSE_MESSAGE(drawn.table.can_move({Robot::silver, Direction::up}, drawn.robots),
                              "who is not there cannot move");
}

void legal_moves_are_those_that_get_somewhere() {
    const auto drawn = support::picture(small_board);
    std::string list;
    for (const Move move : drawn.table.moves(drawn.robots)) {
        list += std::string(to_text(move).view()) + " ";
    }
    TEST_ASSERT_EQUAL_STRING("RR RD YU YR GR GD BU BR BL ", list.c_str());
}

void a_path_covers_every_cell_from_start_to_stop() {
    std::string covered;
    for (const Cell cell : SlidePath(Cell(4, 2), Cell(1, 2))) {
        covered += support::text(cell);
    }
    TEST_ASSERT_EQUAL_STRING("(4,2)(3,2)(2,2)(1,2)", covered.c_str());
    covered.clear();
    for (const Cell cell : SlidePath(Cell(15, 13), Cell(15, 15))) {
        covered += support::text(cell);
    }
    TEST_ASSERT_EQUAL_STRING("(15,13)(15,14)(15,15)", covered.c_str());
    covered.clear();
    for (const Cell cell : SlidePath(Cell(0, 0), Cell(0, 0))) {
        covered += support::text(cell);
    }
    TEST_ASSERT_EQUAL_STRING_MESSAGE("(0,0)", covered.c_str(), "who does not move covers the own cell");
}

// The tables can be made by the compiler.
constexpr bool works_at_compile_time() {
    Board board(4, 4);
    board.add_wall(Cell(2, 0), Direction::right);
    return SlideTable(board).wall_stop(Cell(0, 0), Direction::right) == Cell(2, 0);
}
static_assert(works_at_compile_time());

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_wall_stops_a_slide);
    RUN_TEST(the_edge_stops_a_slide);
    RUN_TEST(a_robot_stops_a_slide);
    RUN_TEST(a_robot_behind_a_wall_does_not_matter);
    RUN_TEST(a_robot_that_cannot_slide_stays);
    RUN_TEST(legal_moves_are_those_that_get_somewhere);
    RUN_TEST(a_path_covers_every_cell_from_start_to_stop);
    return UNITY_END();
}
