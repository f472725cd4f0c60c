#include "look/emblems.hpp"

#include <array>

#include "look/theme.hpp"

namespace handheld {

namespace {

constexpr int side = 60;

// A square of the emblem's size in the middle of the box.
Rect middle_of(const Rect& box) {
    return {box.centre().x - (side / 2), box.centre().y - (side / 2), side, side};
}

}  // namespace

void draw_statistics_emblem(Canvas& canvas, const Rect& box) {
    const Rect square = middle_of(box);
    constexpr std::array<int, 4> heights{48, 34, 22, 12};
    constexpr std::array<Colour, 4> colours{theme::good, theme::accent, theme::accent, theme::accent};
    for (std::size_t i = 0; i < heights.size(); ++i) {
        canvas.fill_round(
            {square.left + 2 + (static_cast<int>(i) * 15), square.bottom() - 6 - heights[i], 11, heights[i]},
            2, colours[i]);
    }
    canvas.fill({square.left - 2, square.bottom() - 4, side + 4, 2}, theme::text_faint);
}

void draw_settings_emblem(Canvas& canvas, const Rect& box) {
    const Rect square = middle_of(box);
    constexpr std::array<int, 3> knobs{40, 14, 30};
    constexpr std::array<Colour, 3> colours{theme::accent, theme::blue, theme::good};
    for (std::size_t i = 0; i < knobs.size(); ++i) {
        const int y = square.top + 10 + (static_cast<int>(i) * 20);
        canvas.fill_round({square.left, y - 2, side, 4}, 2, theme::text_faint);
        canvas.fill_round({square.left, y - 2, knobs[i], 4}, 2, colours[i]);
        canvas.fill_disc({(square.left + knobs[i]) * fine, y * fine}, 7 * fine, colours[i]);
        canvas.fill_disc({(square.left + knobs[i]) * fine, y * fine}, 3 * fine, theme::panel);
    }
}

void draw_help_emblem(Canvas& canvas, const Rect& box) {
    const Rect square = middle_of(box);
    const FinePoint centre{square.centre().x * fine, square.centre().y * fine};
    canvas.fill_disc(centre, side / 2 * fine, theme::blue);
    canvas.fill_disc(centre, ((side / 2) - 4) * fine, theme::panel);
    canvas.text_in(large_font(), square, Canvas::Align::centre, theme::blue, "?");
}

}  // namespace handheld
