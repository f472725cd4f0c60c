// The picture of the hardware test: from it one sees colours, edges, mirroring and turning at a glance.
#pragma once

#include <array>

#include "hal/display.hpp"

namespace hardware_test {

inline constexpr hal::Pixel black = 0x0000;
inline constexpr hal::Pixel white = 0xffff;
inline constexpr hal::Pixel red = 0xf800;
inline constexpr hal::Pixel green = 0x07e0;
inline constexpr hal::Pixel blue = 0x001f;

// One square a button, along the middle: hollow, and filled while it is held.
inline constexpr unsigned square = 20;
inline constexpr unsigned gap = 6;

constexpr hal::Area button_area(hal::Size screen, unsigned index) {
    const unsigned row_width = (8 * (square + gap)) - gap;
    return {.left = static_cast<std::uint16_t>(((screen.width - row_width) / 2) + (index * (square + gap))),
            .top = static_cast<std::uint16_t>((screen.height - square) / 2),
            .width = square,
            .height = square};
}

constexpr hal::Pixel button_pixel(unsigned x, unsigned y, bool held) {
    const bool edge = x == 0 || y == 0 || x == square - 1 || y == square - 1;
    return edge || held ? white : black;
}

// A white frame; red, green and blue in three of the corners; red growing to the right, green downwards, blue in a chequer.
constexpr hal::Pixel background_pixel(hal::Size screen, unsigned x, unsigned y) {
    constexpr unsigned corner = 24;
    if (x == 0 || y == 0 || x == screen.width - 1U || y == screen.height - 1U) {
        return white;
    }
    const bool left = x < corner;
    const bool right = x >= screen.width - corner;
    if (y < corner && (left || right)) {
        return left ? red : green;
    }
    if (y >= screen.height - corner && left) {
        return blue;
    }
    const unsigned reds = x * 31 / screen.width;
    const unsigned greens = y * 63 / screen.height;
    const unsigned blues = ((x / 8) ^ (y / 8)) % 2 == 0 ? 0 : 31;
    return static_cast<hal::Pixel>((reds << 11U) | (greens << 5U) | blues);
}

}  // namespace hardware_test
