// The robots by their classic colours. A mode that paints them differently still plays with these.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ricochet {

enum class Robot : std::uint8_t { red, yellow, green, blue, silver };

inline constexpr unsigned max_robots = 5;

constexpr unsigned index(Robot robot) { return static_cast<unsigned>(robot); }

constexpr std::string_view name(Robot robot) {
    constexpr std::array<std::string_view, max_robots> names{"red", "yellow", "green", "blue", "silver"};
    return names[index(robot)];
}

// R, Y, G, B or S.
constexpr char letter(Robot robot) { return "RYGBS"[index(robot)]; }

}  // namespace ricochet
