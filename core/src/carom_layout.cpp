#include "ricochet/carom_layout.hpp"

#include "ricochet/board_parts.hpp"

namespace ricochet {

namespace {

// The cell before each edge wall, and the side the wall is on.
struct EdgeWall {
    Cell cell;
    Direction side = Direction::up;
};

std::array<EdgeWall, 4> edge_walls_of(const CaromLayout& layout) {
    constexpr unsigned last = carom_side - 1;
    const auto& before = layout.edge_walls;
    return {{{Cell(before[0] - 1U, 0), Direction::right},
             {Cell(last, before[1] - 1U), Direction::down},
             {Cell(before[2] - 1U, last), Direction::right},
             {Cell(0, before[3] - 1U), Direction::down}}};
}

constexpr CellSet inner_cells() {
    CellSet set;
    for (unsigned y = 1; y + 1 < carom_side; ++y) {
        for (unsigned x = 1; x + 1 < carom_side; ++x) {
            set.insert(Cell(x, y));
        }
    }
    return set;
}

CellSet free_beside_walls(const CaromLayout& layout) {
    CellSet free = inner_cells();
    for (const auto& [cell, side] : edge_walls_of(layout)) {
        free -= surroundings(cell);
        free -= surroundings(cell.neighbour(side));
    }
    return free;
}

bool are_walls_valid(const CaromLayout& layout) {
    for (const unsigned before : layout.edge_walls) {
        if (before < CaromLayout::min_before_wall || before > CaromLayout::max_before_wall) {
            return false;
        }
    }
    if (layout.corner_count < CaromLayout::min_corners || layout.corner_count > CaromLayout::max_corners) {
        return false;
    }
    CellSet free = free_beside_walls(layout);
    for (unsigned i = 0; i < layout.corner_count; ++i) {
        const Cell cell = layout.corners[i].cell;
        if (!free.contains(cell)) {
            return false;
        }
        free -= surroundings(cell);
    }
    return true;
}

}  // namespace

CellSet free_for_corners(const CaromLayout& layout) {
    CellSet free = free_beside_walls(layout);
    for (unsigned i = 0; i < layout.corner_count; ++i) {
        free -= surroundings(layout.corners[i].cell);
    }
    return free;
}

bool is_valid(const CaromLayout& layout) {
    if (!are_walls_valid(layout) || layout.goal_corner >= layout.corner_count) {
        return false;
    }
    CellSet free = CellSet::rectangle(carom_side, carom_side);
    free.erase(layout.goal());
    bool valid = true;
    for (const Cell cell : layout.pieces) {
        valid = valid && free.contains(cell);
        free.erase(cell);
    }
    return valid;
}

Board make_board(const CaromLayout& layout) {
    Board board(carom_side, carom_side);
    for (const auto& [cell, side] : edge_walls_of(layout)) {
        board.add_wall(cell, side);
    }
    for (unsigned i = 0; i < layout.corner_count; ++i) {
        add_corner(board, layout.corners[i].cell, layout.corners[i].first);
    }
    board.add_goal(make_contest(layout).goal);
    return board;
}

Position make_start(const CaromLayout& layout) {
    Position start;
    for (const Cell cell : layout.pieces) {
        start.add(cell);
    }
    return start;
}

Contest make_contest(const CaromLayout& layout) {
    return {Goal{layout.goal(), carom_target, Symbol::circle}, Rules{}};
}

}  // namespace ricochet
