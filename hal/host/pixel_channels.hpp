// A pixel of the screen as eight bits of red, green and blue, for pictures and windows.
#pragma once

#include <array>
#include <cstdint>

#include "hal/display.hpp"

namespace hal {

// The upper bits are repeated below, so that white stays white.
constexpr std::array<std::uint8_t, 3> channels(Pixel pixel) {
    const unsigned red = pixel >> 11U, green = (pixel >> 5U) & 63U, blue = pixel & 31U;
    return {static_cast<std::uint8_t>((red << 3U) | (red >> 2U)),
            static_cast<std::uint8_t>((green << 2U) | (green >> 4U)),
            static_cast<std::uint8_t>((blue << 3U) | (blue >> 2U))};
}

}  // namespace hal
