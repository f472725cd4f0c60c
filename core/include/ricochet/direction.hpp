// The four ways a robot can slide. The same names serve for the sides of a cell on which walls stand.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ricochet {

enum class Direction : std::uint8_t { up, right, down, left };

inline constexpr std::array<Direction, 4> all_directions{Direction::up, Direction::right, Direction::down,
                                                         Direction::left};

constexpr unsigned index(Direction direction) { return static_cast<unsigned>(direction); }

constexpr Direction opposite(Direction direction) { return static_cast<Direction>(index(direction) ^ 2U); }

// A quarter turn clockwise: up becomes right.
constexpr Direction clockwise(Direction direction) {
    return static_cast<Direction>((index(direction) + 1U) & 3U);
}

constexpr bool is_vertical(Direction direction) { return (index(direction) & 1U) == 0; }

constexpr bool at_right_angle(Direction a, Direction b) { return is_vertical(a) != is_vertical(b); }

constexpr std::string_view name(Direction direction) {
    constexpr std::array<std::string_view, 4> names{"up", "right", "down", "left"};
    return names[index(direction)];
}

// U, R, D or L.
constexpr char letter(Direction direction) { return "URDL"[index(direction)]; }

}  // namespace ricochet
