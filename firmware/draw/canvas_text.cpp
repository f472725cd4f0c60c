#include "draw/canvas.hpp"

namespace handheld {

namespace {

// Sixteen bits on every second place of a word.
std::uint32_t spread(std::uint32_t bits) {
    bits &= 0xffffU;
    bits = (bits | (bits << 8U)) & 0x00ff00ffU;
    bits = (bits | (bits << 4U)) & 0x0f0f0f0fU;
    bits = (bits | (bits << 2U)) & 0x33333333U;
    return (bits | (bits << 1U)) & 0x55555555U;
}

// One row of a character drawn at double size, of which `lower` tells the upper from the lower half: each pixel becomes
// two, and the steps of slanting lines are filled (the rule known as Scale2x). All pixels of the row at once, a bit each.
std::uint32_t doubled_row(std::uint32_t above, std::uint32_t here, std::uint32_t below, bool lower) {
    const std::uint32_t near = lower ? below : above, far = lower ? above : below;
    const std::uint32_t left = here << 1U, right = here >> 1U;  // of each pixel
    const std::uint32_t step_left = ~(left ^ near) & (left ^ far) & (near ^ right);
    const std::uint32_t step_right = ~(near ^ right) & (near ^ left) & (right ^ far);
    return spread((step_left & near) | (~step_left & here)) |
           (spread((step_right & right) | (~step_right & here)) << 1U);
}

std::uint32_t pixel_row(const Font& font, const Glyph& glyph, int y) {
    const auto sheet_row = [&](int i) -> std::uint32_t {
        return i < 0 || i >= font.sheet_height ? 0U : glyph.rows[static_cast<std::size_t>(i)];
    };
    if (font.scale == 1) {
        return sheet_row(y);
    }
    const int i = y / 2;
    return doubled_row(sheet_row(i - 1), sheet_row(i), sheet_row(i + 1), y % 2 != 0);
}

}  // namespace

void Canvas::glyph(const Font& font, const Glyph& glyph, Point at, Colour colour) {
    const Rect part = seen({at.x, at.y, glyph.width * font.scale, font.height()});
    if (part.empty()) {
        return;
    }
    for (int y = part.top; y < part.bottom(); ++y) {
        std::uint32_t bits = pixel_row(font, glyph, y - at.y) >> static_cast<unsigned>(part.left - at.x);
        std::uint16_t* pixel = row(y) + part.left;
        for (int x = 0; x < part.width && bits != 0; ++x, bits >>= 1U, ++pixel) {
            if ((bits & 1U) != 0) {
                *pixel = colour.value;
            }
        }
    }
}

void Canvas::text(const Font& font, Point at, Colour colour, std::string_view text) {
    if (noting()) {
        const Rect bounds{at.x, at.y, font.width(text), font.height()};
        Mark mark = Mark().put(0x7e7e0000U | colour.value).put(bounds);
        for (const char character : text) {
            mark.put(static_cast<unsigned char>(character));
        }
        marks_->add(bounds, mark.value());
        return;
    }
    if (!crosses_clip(font, at.y)) {
        return;
    }
    while (!text.empty() && at.x < clip_.right()) {
        const Glyph next = font.glyph(take_character(text));
        glyph(font, next, at, colour);
        at.x += (next.width + font.gap) * font.scale;
    }
}

void Canvas::text_in(const Font& font, const Rect& rect, Align align, Colour colour, std::string_view text) {
    const int top = rect.top + ((rect.height - font.capitals()) / 2);
    if (!noting() && !crosses_clip(font, top)) {
        return;  // before its width is looked for
    }
    int left = rect.left;
    if (align != Align::left) {
        const int spare = rect.width - font.width(text);
        left += align == Align::centre ? spare / 2 : spare;
    }
    this->text(font, {left, top}, colour, text);
}

}  // namespace handheld
