#include "draw/canvas.hpp"

namespace handheld {

namespace {

// One row of a character drawn at double size, of which `lower` tells the upper from the lower half: each pixel becomes
// two, and the steps of slanting lines are filled (the rule known as Scale2x).
std::uint32_t doubled_row(std::uint32_t above, std::uint32_t here, std::uint32_t below, int width,
                          bool lower) {
    std::uint32_t result = 0;
    const std::uint32_t near_row = lower ? below : above;
    const std::uint32_t far_row = lower ? above : below;
    for (int x = 0; x < width; ++x) {
        const auto bit = [&](std::uint32_t row, int column) {
            return column >= 0 && column < width && ((row >> static_cast<unsigned>(column)) & 1U) != 0;
        };
        const bool centre = bit(here, x), left = bit(here, x - 1), right = bit(here, x + 1);
        const bool near = bit(near_row, x), far = bit(far_row, x);
        const bool first = left == near && left != far && near != right ? near : centre;
        const bool second = near == right && near != left && right != far ? right : centre;
        result |= (first ? 1U : 0U) << static_cast<unsigned>(2 * x);
        result |= (second ? 1U : 0U) << static_cast<unsigned>((2 * x) + 1);
    }
    return result;
}

std::uint32_t pixel_row(const Font& font, const Glyph& glyph, int y) {
    const auto sheet_row = [&](int i) -> std::uint32_t {
        return i < 0 || i >= font.sheet_height ? 0U : glyph.rows[static_cast<std::size_t>(i)];
    };
    if (font.scale == 1) {
        return sheet_row(y);
    }
    const int i = y / 2;
    return doubled_row(sheet_row(i - 1), sheet_row(i), sheet_row(i + 1), glyph.width, y % 2 != 0);
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
    if (at.y >= clip_.bottom() || at.y + font.height() <= clip_.top) {
        return;
    }
    while (!text.empty() && at.x < clip_.right()) {
        const Glyph next = font.glyph(take_character(text));
        glyph(font, next, at, colour);
        at.x += (next.width + font.gap) * font.scale;
    }
}

void Canvas::text_in(const Font& font, const Rect& rect, Align align, Colour colour, std::string_view text) {
    int left = rect.left;
    if (align != Align::left) {
        const int spare = rect.width - font.width(text);
        left += align == Align::centre ? spare / 2 : spare;
    }
    this->text(font, {left, rect.top + ((rect.height - font.capitals()) / 2)}, colour, text);
}

}  // namespace handheld
