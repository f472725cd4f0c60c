// Fonts as small pictures of characters: ASCII and a few signs (← ↑ → ↓ ★ ☆ ✓ • × … –), in three sizes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace handheld {

inline constexpr std::u32string_view signs_after_ascii = U"←↑→↓★☆✓•×…–";
inline constexpr std::size_t glyph_count = 95 + signs_after_ascii.size();

struct Glyph {
    int width = 0;                        // in pixels of the sheet
    std::span<const std::uint16_t> rows;  // bit 0 is the leftmost pixel
};

struct Font {
    std::span<const std::uint8_t> widths;
    std::span<const std::uint16_t> rows;
    int sheet_height = 0;
    int capital_height = 0;
    int gap = 1;    // between characters
    int scale = 1;  // 2 draws every pixel fourfold and smooths the steps

    [[nodiscard]] Glyph glyph(char32_t character) const;
    [[nodiscard]] constexpr int height() const { return sheet_height * scale; }
    [[nodiscard]] constexpr int capitals() const { return capital_height * scale; }
    [[nodiscard]] int width(std::string_view text) const;
};

const Font& small_font();
const Font& medium_font();
const Font& large_font();

// Takes one character off the front of UTF-8 text; a malformed byte counts as U+FFFD. Contract: not empty.
char32_t take_character(std::string_view& text);

}  // namespace handheld
