// How a Crystals board is laid out. The middle row and column are corridors: no wall stands across them. They
// leave four islands of 2×2 cells in the corners of the board, and each island has one L of walls: two walls
// around one of its cells.
//
//     +---+---+---+---+---+
//     | 1   1 |   | 2   2 |     Both walls of an L are inner ones. They part the cells of an island, or an
//     +   +---+   +   +   +     island from the corridor beside it. No L goes around the outermost cell of an
//     | 1   1       2   2 |     island, which would be sealed in; so every cell can be walked to. That leaves
//     +   +   +   +   +---+     eight different L for an island and 4096 boards.
//     |                   |
//     +   +   +   +   +   +
//     | 4   4 |     3   3 |
//     +---+   +   +---+   +
//     | 4   4     | 3   3 |
//     +---+---+---+---+---+
#pragma once

#include <array>
#include <cstdint>

#include "ricochet/crystals.hpp"
#include "ricochet/difficulty.hpp"

namespace ricochet {

inline constexpr unsigned island_count = 4;  // once round: north-west, north-east, south-east, south-west
inline constexpr unsigned island_choices = 8;

// A puzzle in a few numbers.
struct CrystalsLayout {
    std::array<std::uint8_t, island_count> islands{};  // which L each island has, below island_choices
    Cell start;
    Cell amber;
    Cell violet;
    Cell goal;

    constexpr bool operator==(const CrystalsLayout&) const = default;
};

// Whether there are such L, and four different cells of the board.
bool is_valid(const CrystalsLayout& layout);

// Contract: a valid layout.
CrystalsPuzzle make_puzzle(const CrystalsLayout& layout);

// How long the shortest solution is at each difficulty.
constexpr MoveRange crystals_optimum(Difficulty difficulty) {
    constexpr std::array<MoveRange, 3> ranges{MoveRange{6, 10}, MoveRange{10, 14}, MoveRange{14, 20}};
    return ranges[static_cast<unsigned>(difficulty)];
}

}  // namespace ricochet
