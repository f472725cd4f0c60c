// Cells, directions and sets of cells.
#include <unity.h>

#include <set>
#include <vector>

#include "ricochet/cell_set.hpp"
#include "support/chance.hpp"

using namespace ricochet;

namespace {

CellSet set_of(const std::set<unsigned>& indices) {
    CellSet set;
    for (const unsigned index : indices) {
        set.insert(Cell::from_index(index));
    }
    return set;
}

std::set<unsigned> random_indices(support::Chance& chance) {
    std::set<unsigned> indices;
    for (unsigned i = chance.below(200); i > 0; --i) {
        indices.insert(chance.below(max_cells));
    }
    return indices;
}

void a_cell_knows_its_column_row_and_neighbours() {
    const Cell cell(3, 4);
    TEST_ASSERT_EQUAL_UINT(3, cell.x());
    TEST_ASSERT_EQUAL_UINT(4, cell.y());
    TEST_ASSERT_TRUE(Cell::from_index(cell.index()) == cell);
    TEST_ASSERT_TRUE(cell.neighbour(Direction::up) == Cell(3, 3));
    TEST_ASSERT_TRUE(cell.neighbour(Direction::right) == Cell(4, 4));
    TEST_ASSERT_TRUE(cell.neighbour(Direction::down) == Cell(3, 5));
    TEST_ASSERT_TRUE(cell.neighbour(Direction::left) == Cell(2, 4));
    TEST_ASSERT_EQUAL_UINT(7, distance(Cell(3, 9), Cell(3, 2)));
    TEST_ASSERT_EQUAL_UINT(15, distance(Cell(0, 2), Cell(15, 2)));
}

void directions_turn_and_oppose() {
    TEST_ASSERT_TRUE(opposite(Direction::up) == Direction::down);
    TEST_ASSERT_TRUE(opposite(Direction::left) == Direction::right);
    TEST_ASSERT_TRUE(clockwise(Direction::up) == Direction::right);
    TEST_ASSERT_TRUE(clockwise(Direction::left) == Direction::up);
    for (const auto a : all_directions) {
        for (const auto b : all_directions) {
            TEST_ASSERT_EQUAL(a != b && a != opposite(b), at_right_angle(a, b));
        }
    }
}

void a_set_holds_what_was_put_in_and_not_taken_out() {
    CellSet set;
    TEST_ASSERT_TRUE(set.empty());
    set.insert(Cell(15, 15));
    set.insert(Cell(0, 0));
    set.insert(Cell(0, 0));
    TEST_ASSERT_EQUAL_UINT(2, set.count());
    set.erase(Cell(0, 0));
    set.erase(Cell(1, 0));
    TEST_ASSERT_TRUE(set.contains(Cell(15, 15)));
    TEST_ASSERT_FALSE(set.contains(Cell(0, 0)));
    TEST_ASSERT_FALSE(set.empty());
}

void members_come_in_reading_order() {
    support::Chance chance(1);
    for (unsigned i = 0; i < 200; ++i) {
        const auto indices = random_indices(chance);
        const CellSet set = set_of(indices);
        std::vector<unsigned> seen;
        for (const Cell cell : set) {
            TEST_ASSERT_TRUE(set.nth(static_cast<unsigned>(seen.size())) == cell);
            seen.push_back(cell.index());
        }
        TEST_ASSERT_TRUE(seen == std::vector<unsigned>(indices.begin(), indices.end()));
        TEST_ASSERT_EQUAL_UINT(indices.size(), set.count());
    }
}

void union_intersection_and_difference() {
    support::Chance chance(2);
    for (unsigned i = 0; i < 200; ++i) {
        const CellSet a = set_of(random_indices(chance));
        const CellSet b = set_of(random_indices(chance));
        for (unsigned index = 0; index < max_cells; ++index) {
            const Cell cell = Cell::from_index(index);
            TEST_ASSERT_EQUAL(a.contains(cell) || b.contains(cell), (a | b).contains(cell));
            TEST_ASSERT_EQUAL(a.contains(cell) && b.contains(cell), (a & b).contains(cell));
            TEST_ASSERT_EQUAL(a.contains(cell) && !b.contains(cell), (a - b).contains(cell));
        }
    }
}

void a_shifted_set_loses_what_leaves_the_grid() {
    support::Chance chance(3);
    for (unsigned i = 0; i < 200; ++i) {
        const CellSet set = set_of(random_indices(chance));
        CellSet up;
        CellSet right;
        CellSet down;
        CellSet left;
        for (const Cell cell : set) {
            const auto x = cell.x();
            const auto y = cell.y();
            if (y > 0) {
                up.insert(Cell(x, y - 1));
            }
            if (x < 15) {
                right.insert(Cell(x + 1, y));
            }
            if (y < 15) {
                down.insert(Cell(x, y + 1));
            }
            if (x > 0) {
                left.insert(Cell(x - 1, y));
            }
        }
        TEST_ASSERT_TRUE(set.shifted(Direction::up) == up);
        TEST_ASSERT_TRUE(set.shifted(Direction::right) == right);
        TEST_ASSERT_TRUE(set.shifted(Direction::down) == down);
        TEST_ASSERT_TRUE(set.shifted(Direction::left) == left);
    }
}

void a_rectangle_is_the_cells_of_a_board() {
    for (unsigned height = 1; height <= max_side; ++height) {
        for (unsigned width = 1; width <= max_side; ++width) {
            const CellSet set = CellSet::rectangle(width, height);
            TEST_ASSERT_EQUAL_UINT(width * height, set.count());
            TEST_ASSERT_TRUE(set.contains(Cell(width - 1, height - 1)));
            for (const Cell cell : set) {
                TEST_ASSERT_TRUE(cell.x() < width && cell.y() < height);
            }
        }
    }
}

constexpr bool works_at_compile_time() {
    CellSet set;
    set.insert(Cell(2, 3));
    set |= set.shifted(Direction::down);
    return set.count() == 2 && set.nth(1) == Cell(2, 4);
}
static_assert(works_at_compile_time());

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_cell_knows_its_column_row_and_neighbours);
    RUN_TEST(directions_turn_and_oppose);
    RUN_TEST(a_set_holds_what_was_put_in_and_not_taken_out);
    RUN_TEST(members_come_in_reading_order);
    RUN_TEST(union_intersection_and_difference);
    RUN_TEST(a_shifted_set_loses_what_leaves_the_grid);
    RUN_TEST(a_rectangle_is_the_cells_of_a_board);
    return UNITY_END();
}
