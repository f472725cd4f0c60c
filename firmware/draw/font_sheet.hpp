// Reads fonts that are written down as pictures, at compile time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "draw/font.hpp"

namespace handheld {

using SheetLine = std::string_view;

struct SheetWidths {
    int digit_width;  // all digits alike, so that counting does not make text jump
    int space_width;
};

template <std::size_t height>
struct SheetData {
    std::array<std::uint8_t, glyph_count> widths{};
    std::array<std::uint16_t, glyph_count * height> rows{};
};

// Characters are drawn in boxes of width × height, some in a row with a blank between, from the space onwards.
// Where a picture starts and ends decides its character's width.
template <std::size_t width, std::size_t height, std::size_t line_count>
consteval SheetData<height> read_sheet(const SheetLine (&lines)[line_count], SheetWidths widths) {
    SheetData<height> data;
    const std::size_t in_a_row = (lines[0].size() + 1) / (width + 1);
    for (std::size_t glyph = 0; glyph < glyph_count; ++glyph) {
        const std::size_t top = glyph / in_a_row * height;
        const std::size_t left = glyph % in_a_row * (width + 1);
        std::uint32_t columns = 0;
        for (std::size_t y = 0; y < height; ++y) {
            std::uint32_t bits = 0;
            for (std::size_t x = 0; x < width; ++x) {
                bits |= (lines[top + y][left + x] == '#' ? 1U : 0U) << x;
            }
            data.rows[(glyph * height) + y] = static_cast<std::uint16_t>(bits);
            columns |= bits;
        }
        int used = 0;
        for (; columns != 0; columns >>= 1U) {
            ++used;
        }
        const bool digit = glyph >= '0' - ' ' && glyph <= '9' - ' ';
        data.widths[glyph] = static_cast<std::uint8_t>(glyph == 0 ? widths.space_width
                                                       : digit    ? widths.digit_width
                                                                  : used);
    }
    return data;
}

template <std::size_t height>
constexpr Font make_font(const SheetData<height>& data, int capital_height, int gap) {
    return {data.widths, data.rows, static_cast<int>(height), capital_height, gap, 1};
}

}  // namespace handheld
