#include "canvas.hpp"

#include <array>

#include "ricochet/board_drawing.hpp"

namespace ricochet::terminal {

namespace {

// The sixteen colours every colour terminal has: the foreground, and the background that goes with it.
struct Code {
    std::string_view foreground;
    std::string_view background;
};
constexpr std::array<Code, 9> codes{{{"39", "7"},
                                     {"90", "7"},
                                     {"97", "7"},
                                     {"91", "30;101"},
                                     {"93", "30;103"},
                                     {"92", "30;102"},
                                     {"94", "97;44"},
                                     {"37", "30;47"},
                                     {"95", "30;105"}}};

// Always from a clean slate, so that nothing is left over from the style before.
std::string select(const Style& style, const Paint& paint) {
    std::string sequence = "\033[0";
    const auto add = [&](std::string_view code) { (sequence += ';') += code; };
    if (style.bold) {
        add("1");
    }
    if (style.underline) {
        add("4");
    }
    const Code& code = codes[static_cast<std::size_t>(style.tint)];
    if (style.reverse) {
        add(paint.colour ? code.background : "7");
    } else if (paint.colour && style.tint != Tint::plain) {
        add(code.foreground);
    }
    return sequence + 'm';
}

bool is_blank(const Glyph& glyph) {
    return glyph.character == U' ' && !glyph.style.reverse && !glyph.style.underline;
}

}  // namespace

Tint tint_of(Claimant claimant) {
    if (claimant.is_any()) {
        return Tint::any;
    }
    return static_cast<Tint>(static_cast<unsigned>(Tint::red) + index(claimant.robot()));
}

void Canvas::put(std::size_t column, std::size_t line, char32_t character, Style style) {
    if (column < size_.columns && line < size_.lines) {
        at(column, line) = {character, style};
    }
}

std::size_t Canvas::write(std::size_t column, std::size_t line, std::string_view text, Style style) {
    while (!text.empty()) {
        put(column++, line, take_character(text), style);
    }
    return column;
}

std::string Canvas::encoded_line(std::size_t line, const Paint& paint) const {
    const Glyph* const begin = glyphs_.data() + (line * size_.columns);
    const Glyph* end = begin + size_.columns;
    while (end != begin && is_blank(end[-1])) {
        --end;
    }
    std::string bytes;
    Style style;
    for (const Glyph* glyph = begin; glyph != end; ++glyph) {
        if (paint.attributes && !(glyph->style == style)) {
            style = glyph->style;
            bytes += select(style, paint);
        }
        append_utf8(bytes, paint.unicode || glyph->character < 0x80U ? glyph->character : U'?');
    }
    if (!(style == Style{})) {
        bytes += "\033[0m";
    }
    return bytes;
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

void append_utf8(std::string& text, char32_t character) {
    std::array<char, 4> bytes{};
    TextWriter writer(bytes);
    put_utf8(writer, character);
    text += writer.view();
}

}  // namespace ricochet::terminal
