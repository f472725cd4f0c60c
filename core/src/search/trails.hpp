// What the rules remember of a robot's moves, in as few bits as they can still ask for.
#pragma once

#include <cstdint>

#include "ricochet/play.hpp"

namespace ricochet {

inline namespace searching {

// A robot's trail in a byte: its last direction counted from 1, or 0, and a bit once it has turned.
constexpr unsigned last_direction_mask = 7;
constexpr unsigned turned_bit = 8;

constexpr std::uint8_t trail_byte(const Trail& trail) {
    return static_cast<std::uint8_t>((trail.moved ? index(trail.last) + 1U : 0U) |
                                     (trail.turned ? turned_bit : 0U));
}

constexpr std::uint8_t trail_after(unsigned trail, unsigned direction) {
    const unsigned last = trail & last_direction_mask;
    const bool turns = last != 0 && ((last ^ (direction + 1U)) & 1U) != 0;
    return static_cast<std::uint8_t>((trail & turned_bit) | (turns ? turned_bit : 0U) | (direction + 1U));
}

// How a trail enters the key: only as far as the rules can still ask for it.
constexpr unsigned trail_code(const Rules& rules, unsigned trail) {
    if (!rules.rebound) {
        return rules.ricochet == Ricochet::official ? trail : trail & last_direction_mask;
    }
    constexpr unsigned turned = 3;
    const unsigned last = trail & last_direction_mask;
    return (trail & turned_bit) != 0 ? turned : last == 0 ? 0 : 1 + (last & 1U);
}

}  // namespace searching

}  // namespace ricochet
