#include "ricochet/crystals_layout.hpp"

#include "ricochet/board_parts.hpp"

namespace ricochet {

namespace {

// An L: walls on `first` and on the side clockwise of it.
struct Corner {
    Cell cell;
    Direction first;
};

// Those of the north-west island; the other islands have them turned.
constexpr std::array<Corner, island_choices> corners{{{Cell(1, 0), Direction::right},
                                                      {Cell(1, 0), Direction::down},
                                                      {Cell(0, 1), Direction::up},
                                                      {Cell(0, 1), Direction::right},
                                                      {Cell(1, 1), Direction::up},
                                                      {Cell(1, 1), Direction::right},
                                                      {Cell(1, 1), Direction::down},
                                                      {Cell(1, 1), Direction::left}}};

// The board turned clockwise, once for each island that comes before.
constexpr Corner turned(Corner corner, unsigned quarters) {
    for (; quarters > 0; --quarters) {
        const Cell cell = corner.cell;
        corner = {Cell(crystals_side - 1 - cell.y(), cell.x()), clockwise(corner.first)};
    }
    return corner;
}

}  // namespace

bool is_valid(const CrystalsLayout& layout) {
    bool valid = true;
    for (const auto choice : layout.islands) {
        valid = valid && choice < island_choices;
    }
    CellSet free = CellSet::rectangle(crystals_side, crystals_side);
    for (const Cell cell : {layout.start, layout.amber, layout.violet, layout.goal}) {
        valid = valid && free.contains(cell);
        free.erase(cell);
    }
    return valid;
}

CrystalsPuzzle make_puzzle(const CrystalsLayout& layout) {
    CrystalsPuzzle puzzle;
    puzzle.start = layout.start;
    puzzle.contest = {layout.amber, layout.violet, layout.goal};
    for (unsigned island = 0; island < island_count; ++island) {
        const Corner corner = turned(corners[layout.islands[island]], island);
        add_corner(puzzle.board, corner.cell, corner.first);
    }
    return puzzle;
}

}  // namespace ricochet
