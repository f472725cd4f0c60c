#include "page.hpp"

#include <array>

#include "ricochet/board_drawing.hpp"

namespace hal::terminal {

void Page::put(std::size_t column, std::size_t line, char32_t character, const Style& style) {
    if (column < size_.columns && line < size_.lines) {
        glyphs_[(line * size_.columns) + column] = {character, style};
    }
}

std::size_t Page::write(std::size_t column, std::size_t line, std::string_view text, const Style& style) {
    while (!text.empty()) {
        put(column++, line, take_character(text), style);
    }
    return column;
}

void Page::fade() {
    for (Glyph& glyph : glyphs_) {
        glyph.style = {.colour = {}, .faint = true, .underline = glyph.style.underline};
    }
}

char32_t take_character(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    if (lead < 0x80U) {
        return lead < 0x20U || lead == 0x7fU ? U'?' : static_cast<char32_t>(lead);
    }
    const unsigned following = lead >= 0xf0U ? 3 : (lead >= 0xe0U ? 2 : 1);
    if (lead < 0xc2U || lead > 0xf4U || text.size() < following) {
        return U'?';
    }
    char32_t character = lead & (0x3fU >> following);
    for (unsigned i = 0; i < following; ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if ((byte & 0xc0U) != 0x80U) {
            return U'?';
        }
        character = (character << 6U) | (byte & 0x3fU);
    }
    text.remove_prefix(following);
    return character;
}

std::size_t width(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        take_character(text);
    }
    return count;
}

void append_utf8(std::string& text, char32_t character) {
    std::array<char, 4> bytes{};
    ricochet::TextWriter writer(bytes);
    ricochet::put_utf8(writer, character);
    text += writer.view();
}

char32_t in_ascii(char32_t character) {
    struct Pair {
        char32_t from;
        char32_t to;
    };
    constexpr std::array<Pair, 30> pairs{
        {{U'←', U'<'},  {U'→', U'>'}, {U'↑', U'^'}, {U'↓', U'v'}, {U'‹', U'<'}, {U'›', U'>'},
         {U'▸', U'>'},  {U'–', U'-'}, {U'…', U'~'}, {U'×', U'x'}, {U'★', U'*'}, {U'☆', U'.'},
         {U'•', U'.'},  {U'·', U'.'}, {U'─', U'-'}, {U'│', U'|'}, {U'▁', U'_'}, {U'▒', U'#'},
         {U'●', U'o'},  {U'▲', U'^'}, {U'■', U'#'}, {U'⬢', U'x'}, {U'◎', U'@'}, {U'◆', U'%'},
         {U'’', U'\''}, {U'“', U'"'}, {U'”', U'"'}, {U'≤', U'<'}, {U'█', U'#'}, {U'░', U'.'}}};
    if (character < 0x80U) {
        return character;
    }
    if (character >= U'┌' && character <= U'╿') {
        return U'+';  // corners and joints of lines; straight ones are below
    }
    for (const Pair& pair : pairs) {
        if (pair.from == character) {
            return pair.to;
        }
    }
    return U'?';
}

std::string in_ascii(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        if (text.front() == '\n') {
            plain += '\n';
            text.remove_prefix(1);
        } else {
            plain += static_cast<char>(in_ascii(take_character(text)));
        }
    }
    return plain;
}

}  // namespace hal::terminal
