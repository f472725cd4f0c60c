// A colour as the display takes it, and mixing of two.
#pragma once

#include <cstdint>

namespace handheld {

struct Colour {
    std::uint16_t value = 0;  // RGB565

    constexpr bool operator==(const Colour&) const = default;
};

// From 0xRRGGBB.
constexpr Colour rgb(std::uint32_t hex) {
    return {static_cast<std::uint16_t>(((hex >> 8U) & 0xf800U) | ((hex >> 5U) & 0x07e0U) |
                                       ((hex >> 3U) & 0x001fU))};
}

// How much of a colour covers another, in thirty-seconds.
inline constexpr unsigned full_cover = 32;

// `over` laid on `under`. Green is moved into the upper half of a word so that all three are mixed at once.
// Contract: cover ≤ full_cover.
constexpr Colour mix(Colour under, Colour over, unsigned cover) {
    constexpr std::uint32_t spread_mask = 0x07e0f81fU;
    const std::uint32_t a = (under.value | (static_cast<std::uint32_t>(under.value) << 16U)) & spread_mask;
    const std::uint32_t b = (over.value | (static_cast<std::uint32_t>(over.value) << 16U)) & spread_mask;
    const std::uint32_t mixed = (((a * (full_cover - cover)) + (b * cover)) >> 5U) & spread_mask;
    return {static_cast<std::uint16_t>(mixed | (mixed >> 16U))};
}

}  // namespace handheld
