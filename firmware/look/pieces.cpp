#include "look/pieces.hpp"

#include <array>

#include "look/theme.hpp"

namespace handheld {

namespace {

using ricochet::Direction;
using ricochet::Symbol;

// A corner on a grid of ±64 around the middle of a shape.
struct Corner {
    std::int8_t x;
    std::int8_t y;
};

constexpr std::array<Corner, 4> diamond{{{0, -66}, {66, 0}, {0, 66}, {-66, 0}}};
constexpr std::array<Corner, 8> square{
    {{-46, -58}, {46, -58}, {58, -46}, {58, 46}, {46, 58}, {-46, 58}, {-58, 46}, {-58, -46}}};
constexpr std::array<Corner, 6> hexagon{{{-36, -60}, {36, -60}, {66, 0}, {36, 60}, {-36, 60}, {-66, 0}}};
constexpr std::array<Corner, 6> shield{{{0, -66}, {60, -34}, {52, 36}, {0, 66}, {-52, 36}, {-60, -34}}};
constexpr std::array<Corner, 3> triangle{{{0, -58}, {62, 52}, {-62, 52}}};
constexpr std::array<Corner, 4> full_square{{{-52, -52}, {52, -52}, {52, 52}, {-52, 52}}};
constexpr std::array<Corner, 6> flat_hexagon{{{-32, -56}, {32, -56}, {64, 0}, {32, 56}, {-32, 56}, {-64, 0}}};
constexpr std::array<Corner, 10> star{{{0, -64},
                                       {16, -20},
                                       {62, -20},
                                       {25, 8},
                                       {39, 53},
                                       {0, 26},
                                       {-39, 53},
                                       {-25, 8},
                                       {-62, -20},
                                       {-16, -20}}};
constexpr std::array<Corner, 6> crystal{{{0, -64}, {38, -28}, {38, 28}, {0, 64}, {-38, 28}, {-38, -28}}};
constexpr std::array<Corner, 4> crystal_light{{{0, -50}, {0, 0}, {-26, 18}, {-26, -22}}};

// `radius` in sixteenths of a pixel is what 64 of the grid become.
template <std::size_t count>
void polygon(Canvas& canvas, const std::array<Corner, count>& shape, FinePoint centre, int radius,
             Colour colour) {
    std::array<FinePoint, count> corners;
    for (std::size_t i = 0; i < count; ++i) {
        corners[i] = {centre.x + (shape[i].x * radius / 64), centre.y + (shape[i].y * radius / 64)};
    }
    canvas.fill_polygon(corners, colour);
}

void body(Canvas& canvas, Body shape, FinePoint centre, int radius, Colour colour) {
    switch (shape) {
        case Body::disc:
            return canvas.fill_disc(centre, radius, colour);
        case Body::diamond:
            return polygon(canvas, diamond, centre, radius + (radius / 8), colour);
        case Body::square:
            return polygon(canvas, square, centre, radius, colour);
        case Body::hexagon:
            return polygon(canvas, hexagon, centre, radius, colour);
        case Body::shield:
            return polygon(canvas, shield, centre, radius, colour);
    }
}

FinePoint fine_centre(const Rect& box) {
    return {(box.left * fine) + (box.width * fine / 2), (box.top * fine) + (box.height * fine / 2)};
}

constexpr Colour black{0};
constexpr Colour white{0xffff};

}  // namespace

const PieceLook& classic_look(ricochet::Robot robot) {
    static constexpr std::array<PieceLook, ricochet::max_robots> looks{{
        {theme::red, 'R', Body::disc},
        {theme::yellow, 'Y', Body::diamond},
        {theme::green, 'G', Body::square},
        {theme::blue, 'B', Body::hexagon},
        {theme::silver, 'S', Body::shield},
    }};
    return looks[ricochet::index(robot)];
}

void draw_piece(Canvas& canvas, Point at, int size, const PieceLook& look, bool chosen) {
    const Rect box{at.x, at.y, size, size};
    const FinePoint centre = fine_centre(box);
    const int radius = size * fine / 2;
    const int rim = size < 20 ? fine : fine * size / 18;
    body(canvas, look.body, centre, radius, chosen ? white : mix(look.colour, black, 17));
    body(canvas, look.body, centre, radius - rim, look.colour);
    const Font& font = size < 22 ? small_font() : size < 34 ? medium_font() : large_font();
    const char letter = look.letter;
    canvas.text_in(font, {box.left + 1 - (size % 2), box.top, box.width, box.height}, Canvas::Align::centre,
                   theme::piece_ink, {&letter, 1});
}

void draw_symbol(Canvas& canvas, const Rect& box, Symbol symbol, Colour colour) {
    const FinePoint centre = fine_centre(box);
    const int radius = box.width * fine / 2;
    switch (symbol) {
        case Symbol::circle:
            return canvas.fill_disc(centre, radius * 15 / 16, colour);
        case Symbol::triangle:
            return polygon(canvas, triangle, centre, radius, colour);
        case Symbol::square:
            return polygon(canvas, full_square, centre, radius, colour);
        case Symbol::hexagon:
            return polygon(canvas, flat_hexagon, centre, radius, colour);
        case Symbol::vortex:
            canvas.fill_ring(centre, radius, radius * 5 / 16, colour);
            return canvas.fill_disc(centre, radius * 5 / 16, colour);
    }
}

void draw_vortex(Canvas& canvas, const Rect& box, Colour floor, unsigned strength) {
    // Four blades around the middle, each in a robot's colour.
    constexpr std::array<Colour, 4> colours{theme::red, theme::yellow, theme::green, theme::blue};
    constexpr std::array<Corner, 4> blade{{{0, 0}, {-10, -62}, {40, -48}, {26, -6}}};
    const FinePoint centre = fine_centre(box);
    auto turned = blade;
    for (const Colour colour : colours) {
        polygon(canvas, turned, centre, box.width * fine / 2, mix(floor, colour, strength));
        for (Corner& corner : turned) {
            corner = {static_cast<std::int8_t>(-corner.y), corner.x};
        }
    }
}

void draw_crystal(Canvas& canvas, const Rect& box, Colour colour) {
    const FinePoint centre = fine_centre(box);
    const int radius = box.width * fine / 2;
    polygon(canvas, crystal, centre, radius, mix(colour, black, 14));
    polygon(canvas, crystal, centre, radius - (radius / 8), colour);
    polygon(canvas, crystal_light, centre, radius - (radius / 8), mix(colour, white, 16));
}

void draw_arrow(Canvas& canvas, const Rect& box, Direction direction, Colour colour) {
    const int left = box.left * fine, right = box.right() * fine, top = box.top * fine,
              bottom = box.bottom() * fine;
    const int middle_x = (left + right) / 2, middle_y = (top + bottom) / 2;
    std::array<FinePoint, 3> corners{};
    switch (direction) {
        case Direction::up:
            corners = {{{middle_x, top}, {right, bottom}, {left, bottom}}};
            break;
        case Direction::right:
            corners = {{{right, middle_y}, {left, bottom}, {left, top}}};
            break;
        case Direction::down:
            corners = {{{middle_x, bottom}, {left, top}, {right, top}}};
            break;
        case Direction::left:
            corners = {{{left, middle_y}, {right, top}, {right, bottom}}};
            break;
    }
    canvas.fill_polygon(corners, colour);
}

void draw_star(Canvas& canvas, const Rect& box, Colour colour) {
    polygon(canvas, star, fine_centre(box), box.width * fine / 2, colour);
}

}  // namespace handheld
