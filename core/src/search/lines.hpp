// Rows, columns and slides as the search sees them: cells are numbers, directions are bits.
#pragma once

#include <cstdint>

#include "ricochet/cell.hpp"

namespace ricochet {

inline namespace searching {

// Directions as bits.
constexpr unsigned all_ways = 0b1111;
constexpr unsigned horizontal = 0b1010;
constexpr unsigned vertical = 0b0101;

// The next cell in a direction, modulo 256.
constexpr unsigned next(unsigned cell, unsigned direction) {
    constexpr std::uint32_t steps = 0xff'10'01'f0;  // modulo 256, a byte for each direction
    return (cell + (steps >> (8U * direction))) & 255U;
}

constexpr bool is_between(unsigned value, unsigned a, unsigned b) {
    return a < b ? value >= a && value <= b : value >= b && value <= a;
}

// Whether a cell lies on a straight line between two others, ends included.
constexpr bool is_on_slide(unsigned cell, unsigned from, unsigned to) {
    const bool one_row = (from ^ to) < max_side;
    const unsigned apart = cell ^ from;
    return (one_row ? apart < max_side : apart % max_side == 0) && is_between(cell, from, to);
}

// A cell's row in the lower half, its column in the upper, a bit each.
[[gnu::always_inline]] constexpr std::uint32_t lines_of(unsigned cell) {
    return (1U << (cell >> 4U)) | (0x10000U << (cell & 15U));
}

// The rows and columns a slide touches.
[[gnu::always_inline]] constexpr std::uint32_t lines_touched(unsigned from, unsigned to) {
    const std::uint32_t begin = lines_of(from);
    const std::uint32_t end = lines_of(to);
    return from < to ? (end << 1U) - begin : (begin << 1U) - end;
}

// The ways a robot may go that touch such lines.
[[gnu::always_inline]] constexpr unsigned ways_touching(std::uint32_t lines, unsigned cell) {
    return (((lines >> (cell >> 4U)) & 1U) != 0 ? horizontal : 0U) |
           (((lines >> ((cell & 15U) + 16U)) & 1U) != 0 ? vertical : 0U);
}

}  // namespace searching

}  // namespace ricochet
