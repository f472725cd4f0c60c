// The eight faces of the classic tiles, each drawn as the north-west quarter of the board.
#pragma once

#include <array>
#include <cstdint>

#include "ricochet/direction.hpp"
#include "ricochet/goal.hpp"

namespace ricochet {

// An L of walls with a goal in it: walls on `first` and on the side clockwise of it.
struct TileCorner {
    std::uint8_t x = 0;
    std::uint8_t y = 0;
    Direction first = Direction::up;
    Claimant claimant;
    Symbol symbol = Symbol::vortex;
    bool present = true;
};

struct TileLayout {
    std::uint8_t edge_x = 0;  // there is a wall right of (edge_x, 0)
    std::uint8_t edge_y = 0;  // and one below (0, edge_y)
    std::array<TileCorner, 5> corners;
};

namespace tile_words {
inline constexpr Direction ne = Direction::up;
inline constexpr Direction se = Direction::right;
inline constexpr Direction sw = Direction::down;
inline constexpr Direction nw = Direction::left;
inline constexpr Claimant red = Robot::red;
inline constexpr Claimant yellow = Robot::yellow;
inline constexpr Claimant green = Robot::green;
inline constexpr Claimant blue = Robot::blue;
inline constexpr Claimant any = Claimant::any();
inline constexpr TileCorner none{0, 0, ne, any, Symbol::vortex, false};
using enum Symbol;
}  // namespace tile_words

// 1A 1B 2A 2B 3A 3B 4A 4B.
// clang-format off
inline constexpr std::array<TileLayout, 8> tile_layouts = [] {
    using namespace tile_words;
    return std::array<TileLayout, 8>{{
        {1, 5, {{{4, 1, nw, red, circle}, {1, 2, ne, green, triangle}, {6, 3, se, yellow, hexagon}, {3, 6, sw, blue, square}, none}}},
        {4, 5, {{{6, 1, se, yellow, hexagon}, {1, 2, nw, green, triangle}, {6, 5, ne, blue, square}, {3, 6, sw, red, circle}, none}}},
        {3, 3, {{{5, 1, se, green, hexagon}, {1, 2, sw, red, square}, {6, 4, nw, yellow, circle}, {2, 6, ne, blue, triangle}, none}}},
        {4, 4, {{{2, 1, nw, yellow, circle}, {6, 3, sw, blue, triangle}, {4, 5, ne, red, square}, {1, 6, se, green, hexagon}, none}}},
        {3, 4, {{{5, 2, se, blue, hexagon}, {2, 4, ne, green, circle}, {7, 5, sw, red, triangle}, {1, 6, nw, yellow, square}, none}}},
        {3, 5, {{{1, 1, sw, red, triangle}, {6, 2, ne, green, circle}, {2, 4, se, blue, hexagon}, {7, 5, nw, yellow, square}, none}}},
        {3, 6, {{{6, 1, sw, blue, circle}, {1, 3, ne, yellow, triangle}, {5, 4, nw, green, square}, {2, 5, se, red, hexagon}, {7, 5, se, any, vortex}}}},
        {4, 4, {{{2, 1, se, red, hexagon}, {1, 3, sw, green, square}, {6, 4, nw, yellow, triangle}, {5, 6, ne, blue, circle}, {3, 7, se, any, vortex}}}},
    }};
}();
// clang-format on

}  // namespace ricochet
