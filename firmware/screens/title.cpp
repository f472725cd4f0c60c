#include "screens/title.hpp"

#include <algorithm>
#include <array>

#include "look/pieces.hpp"
#include "look/theme.hpp"

namespace handheld {

namespace {

constexpr int robots = 4;
constexpr std::uint32_t next_after = 110;  // ms between two robots
constexpr int pixels_a_millisecond_times_16 = 12;

struct Places {
    int size;
    int step;
    int rest;  // left of the leftmost robot when all have come to a stop
};

constexpr Places places(const Layout& layout) {
    const int size = layout.wide ? 20 : 22, step = size + (layout.wide ? 3 : 4);
    return {size, step, layout.screen.width - 9 - (robots * step)};
}

// The rightmost comes first; each one slides until it is stopped by the edge or the one before.
int left_of(int robot, const Places& place, std::uint32_t passed) {
    const int rest = place.rest + (robot * place.step);
    const std::uint32_t delay = static_cast<std::uint32_t>(robots - 1 - robot) * next_after;
    if (passed < delay) {
        return -place.size;
    }
    const int travelled = static_cast<int>(passed - delay) * pixels_a_millisecond_times_16 / 16;
    return std::min(travelled - place.size, rest);
}

// Only the letters that the first robot has passed.
void write(Canvas& canvas, const Font& font, Point at, Colour colour, std::string_view text, int until) {
    for (; !text.empty(); text = ricochet::without_first(text, 1)) {
        const auto letter = ricochet::first(text, 1);
        const int width = font.width(letter);
        if (at.x + width > until) {
            return;
        }
        canvas.text(font, at, colour, letter);
        at.x += width + (font.gap * font.scale);
    }
}

}  // namespace

void Title::update(std::uint32_t now) {
    if (!began_) {
        return;
    }
    passed_ = now - *began_;
    // Whatever the screen, all have arrived by then.
    constexpr std::uint32_t longest =
        (robots * next_after) + (max_screen_width * 16U / pixels_a_millisecond_times_16);
    if (passed_ >= longest) {
        end();
    }
}

void Title::draw(Canvas& canvas, const Layout& layout) const {
    const int width = layout.screen.width;
    canvas.fill({0, 0, width, height}, theme::panel);
    canvas.fill({0, height - 1, width, 1}, theme::line);
    const Places place = places(layout);
    const int front = began_ ? left_of(robots - 1, place, passed_) : width;
    if (layout.wide) {
        const Font& font = large_font();
        write(canvas, font, {12, 11}, theme::text, "Pocket", front);
        write(canvas, font, {12 + font.width("Pocket "), 11}, theme::accent, "Ricochet", front);
    } else {
        write(canvas, medium_font(), {10, 9}, theme::text, "Pocket", front);
        write(canvas, medium_font(), {10, 27}, theme::accent, "Ricochet", front);
    }
    for (int i = 0; i < robots; ++i) {
        const int left = began_ ? left_of(i, place, passed_) : place.rest + (i * place.step);
        draw_piece(canvas, {left, (height - place.size) / 2}, place.size, classic_look(static_cast<Robot>(i)),
                   false);
    }
}

}  // namespace handheld
