// What boards are built from: L corners, the closed centre, and the placing of robots.
#pragma once

#include "ricochet/board.hpp"
#include "ricochet/position.hpp"
#include "ricochet/rng.hpp"

namespace ricochet {

// Two walls at a right angle around a cell: on `first` and on the side clockwise of it.
constexpr void add_corner(Board& board, Cell cell, Direction first) {
    board.add_wall(cell, first);
    board.add_wall(cell, clockwise(first));
}

// The cell itself and its neighbours, diagonals included, within the 16×16 grid.
constexpr CellSet surroundings(Cell cell) {
    CellSet set;
    set.insert(cell);
    set |= set.shifted(Direction::left) | set.shifted(Direction::right);
    set |= set.shifted(Direction::up) | set.shifted(Direction::down);
    return set;
}

// The 2×2 middle of a 16×16 board.
constexpr CellSet centre_cells() {
    CellSet set;
    for (const Cell cell : {Cell(7, 7), Cell(8, 7), Cell(7, 8), Cell(8, 8)}) {
        set.insert(cell);
    }
    return set;
}

// Walls around the 2×2 middle of a 16×16 board.
constexpr void close_centre(Board& board) {
    for (unsigned i = 7; i <= 8; ++i) {
        board.add_wall(Cell(i, 7), Direction::up);
        board.add_wall(Cell(i, 8), Direction::down);
        board.add_wall(Cell(7, i), Direction::left);
        board.add_wall(Cell(8, i), Direction::right);
    }
}

// Puts robots on random cells of the board that are neither goals nor enclosed in the centre. The first four
// stand on the same cells whether there are four or five. Contract: a 16×16 board with a closed centre.
Position place_robots(const Board& board, unsigned count, Rng& rng);

}  // namespace ricochet
