#include "draw/font.hpp"

namespace handheld {

namespace {

constexpr std::size_t unknown_glyph = '?' - ' ';

std::size_t glyph_index(char32_t character) {
    if (character >= U' ' && character <= U'~') {
        return character - U' ';
    }
    for (std::size_t i = 0; i < signs_after_ascii.size(); ++i) {
        if (signs_after_ascii[i] == character) {
            return 95 + i;
        }
    }
    return unknown_glyph;
}

}  // namespace

Glyph Font::glyph(char32_t character) const {
    const std::size_t index = glyph_index(character);
    const auto height = static_cast<std::size_t>(sheet_height);
    return {widths[index], rows.subspan(index * height, height)};
}

int Font::width(std::string_view text) const {
    int total = 0;
    while (!text.empty()) {
        total += glyph(take_character(text)).width + gap;
    }
    return total > 0 ? (total - gap) * scale : 0;
}

char32_t take_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    const std::size_t length = lead < 0x80U ? 1 : lead < 0xe0U ? 2 : lead < 0xf0U ? 3 : 4;
    constexpr char32_t malformed = U'\ufffd';
    if (lead >= 0x80U && (lead < 0xc2U || lead > 0xf4U || text.size() < length)) {
        text.remove_prefix(1);
        return malformed;
    }
    char32_t character = length == 1 ? lead : lead & (0x7fU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U) {
            text.remove_prefix(1);
            return malformed;
        }
        character = (character << 6U) | (byte(i) & 0x3fU);
    }
    text.remove_prefix(length);
    return character;
}

}  // namespace handheld
