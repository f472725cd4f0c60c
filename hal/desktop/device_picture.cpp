#include "device_picture.hpp"

#include <array>
#include <span>

#include "painter.hpp"

namespace hal::desktop {

namespace {

constexpr Rgb desk = Rgb::of(0x1d212b);
constexpr Rgb black = Rgb::of(0x000000);
constexpr Rgb white = Rgb::of(0xffffff);
constexpr Rgb body_above = Rgb::of(0xf1ece0);
constexpr Rgb body_below = Rgb::of(0xd3ccbb);
constexpr Rgb glass = Rgb::of(0x0b0d13);
constexpr Rgb key_above = Rgb::of(0x454c5e);
constexpr Rgb key_below = Rgb::of(0x2b3140);
constexpr Rgb pressed_above = Rgb::of(0x262b38);
constexpr Rgb pressed_below = Rgb::of(0x343b4c);
constexpr Rgb mark = Rgb::of(0xaab3c8);
constexpr Rgb mark_pressed = Rgb::of(0xffb23e);

using Fill = Painter::Fill;

// Letters as lines, in a square from -1 to 1.
struct Line {
    Point from;
    Point to;
};
constexpr std::array<Line, 3> letter_a{
    {{{-0.72F, 1}, {0, -1}}, {{0, -1}, {0.72F, 1}}, {{-0.42F, 0.36F}, {0.42F, 0.36F}}}};
constexpr std::array<Line, 13> letter_b{{{{-0.6F, -1}, {-0.6F, 1}},
                                         {{-0.6F, -1}, {0.1F, -1}},
                                         {{0.1F, -1}, {0.42F, -0.83F}},
                                         {{0.42F, -0.83F}, {0.5F, -0.52F}},
                                         {{0.5F, -0.52F}, {0.42F, -0.22F}},
                                         {{0.42F, -0.22F}, {0.1F, -0.06F}},
                                         {{0.1F, -0.06F}, {-0.6F, -0.06F}},
                                         {{0.1F, -0.06F}, {0.5F, 0.12F}},
                                         {{0.5F, 0.12F}, {0.64F, 0.47F}},
                                         {{0.64F, 0.47F}, {0.5F, 0.82F}},
                                         {{0.5F, 0.82F}, {0.1F, 1}},
                                         {{0.1F, 1}, {-0.6F, 1}},
                                         {{-0.6F, 1}, {-0.6F, 0}}}};
constexpr std::array<Line, 2> letter_x{{{{-0.66F, -1}, {0.66F, 1}}, {{0.66F, -1}, {-0.66F, 1}}}};
constexpr std::array<Line, 3> letter_y{
    {{{-0.7F, -1}, {0, 0.05F}}, {{0.7F, -1}, {0, 0.05F}}, {{0, 0.05F}, {0, 1}}}};

std::span<const Line> letter_of(Button button) {
    switch (button) {
        case Button::a:
            return letter_a;
        case Button::b:
            return letter_b;
        case Button::x:
            return letter_x;
        case Button::y:
            return letter_y;
        default:
            return {};
    }
}

RoundRect around(const Area& area, float margin, float corner) {
    const Point half{static_cast<float>(area.width) / 2, static_cast<float>(area.height) / 2};
    return {Point{static_cast<float>(area.left), static_cast<float>(area.top)} + half,
            half + Point{margin, margin}, corner};
}

void paint_body(Painter& painter, const DeviceLayout& layout) {
    const Point middle{static_cast<float>(layout.whole.width) / 2,
                       static_cast<float>(layout.whole.height) / 2};
    const RoundRect body{middle, middle - Point{DeviceLayout::edge, DeviceLayout::edge}, 58};
    const float top = DeviceLayout::edge, bottom = static_cast<float>(layout.whole.height) - top;
    painter.fill(RoundRect{body.middle + Point{0, 3}, body.half, body.corner}, Fill::plain(black, 0.55F, 9));
    painter.fill(body, {body_below.mixed(black, 0.1F), body_below.mixed(black, 0.3F), top, bottom});
    painter.fill(RoundRect{body.middle - Point{0, 1.2F}, body.half - Point{1, 2}, body.corner - 1.5F},
                 {white, body_below, top, bottom});
    painter.fill(RoundRect{body.middle, body.half - Point{2, 3}, body.corner - 2.5F},
                 {body_above, body_below, top, bottom});
    // Glass over the screen, set into the body.
    const RoundRect window = around(layout.screen, 13, 12);
    painter.fill(RoundRect{window.middle + Point{0, 1}, window.half + Point{1, 1}, window.corner + 1},
                 Fill::plain(white, 0.8F));
    painter.fill(RoundRect{window.middle - Point{0, 0.5F}, window.half + Point{0.5F, 0.5F}, window.corner},
                 Fill::plain(black, 0.6F, 1.5F));
    painter.fill(window, {glass.mixed(white, 0.09F), glass, top, bottom});
    painter.fill(around(layout.screen, 1.5F, 2.5F), Fill::plain(black));
}

// Four robots of the game under the d-pad, and holes of the piezo under the other buttons.
void paint_ornaments(Painter& painter, const DeviceLayout& layout) {
    constexpr std::array<Rgb, 4> robots{Rgb::of(0xe5483f), Rgb::of(0xf0b92a), Rgb::of(0x2fb96b),
                                        Rgb::of(0x3d8bea)};
    for (std::size_t i = 0; i < robots.size(); ++i) {
        const Point middle = layout.pad + Point{(static_cast<float>(i) * 11) - 16.5F, 78};
        painter.fill(Disc{middle + Point{0, 0.7F}, 3.9F}, Fill::plain(white, 0.7F));
        painter.fill(Disc{middle, 3.7F}, Fill::plain(robots[i]));
    }
    for (int i = 0; i < 5; ++i) {
        const Point middle = layout.four + Point{(static_cast<float>(i) * 7) - 14, 78};
        const Point slant{2.2F, -6};
        painter.fill(Stroke{middle - slant + Point{0, 0.8F}, middle + slant + Point{0, 0.8F}, 1.5F},
                     Fill::plain(white, 0.7F));
        painter.fill(Stroke{middle - slant, middle + slant, 1.5F}, Fill::plain(Rgb::of(0x6d685d)));
    }
}

void paint_pad(Painter& painter, const DeviceLayout& layout, bool pressed) {
    constexpr float reach = DeviceLayout::pad_reach, half_width = DeviceLayout::pad_half_width;
    painter.fill(Disc{layout.pad + Point{0, 0.8F}, reach + 8}, Fill::plain(white, 0.55F, 1.5F));
    painter.fill(Disc{layout.pad, reach + 7.5F},
                 {body_below.mixed(black, 0.12F), body_below.mixed(black, 0.02F), layout.pad.y - reach,
                  layout.pad.y + reach});
    painter.fill(Cross{layout.pad + Point{0, 2}, reach, half_width, 5}, Fill::plain(black, 0.5F, 4));
    painter.fill(Cross{layout.pad, reach, half_width, 5}, Fill::plain(pressed_above.mixed(black, 0.4F)));
    painter.fill(Cross{layout.pad - Point{0, pressed ? 0.0F : 1.0F}, reach - 1, half_width - 1, 4},
                 {pressed ? pressed_above : key_above, pressed ? pressed_below : key_below,
                  layout.pad.y - reach, layout.pad.y + reach});
    painter.fill(Disc{layout.pad, 7}, Fill::plain(black, 0.16F, 1));
    for (const Button button : all_buttons) {
        if (!is_direction(button)) {
            continue;
        }
        const Point middle = layout.middle_of(button), out = (middle - layout.pad) * (1 / 25.75F);
        const Point side{out.y, out.x}, tip = middle + (out * 6.0F), foot = middle + (out * 1.5F);
        const Fill ink = Fill::plain(pressed ? mark_pressed : mark);
        painter.fill(Stroke{foot + (side * 4.5F), tip, 1.1F}, ink);
        painter.fill(Stroke{foot - (side * 4.5F), tip, 1.1F}, ink);
    }
}

void paint_button(Painter& painter, const DeviceLayout& layout, Button button, bool pressed) {
    const Point middle = layout.middle_of(button);
    constexpr float radius = DeviceLayout::button_radius;
    const float top = middle.y - radius, bottom = middle.y + radius;
    painter.fill(Disc{middle + Point{0, 0.8F}, radius + 2}, Fill::plain(white, 0.6F, 1));
    painter.fill(Disc{middle, radius + 1.5F}, Fill::plain(body_below.mixed(black, 0.35F)));
    painter.fill(Disc{middle, radius}, Fill::plain(pressed_above.mixed(black, 0.4F)));
    const Point face = middle - Point{0, pressed ? 0.0F : 1.0F};
    painter.fill(Disc{face, radius - 1.2F}, {pressed ? pressed_above : key_above.mixed(white, 0.14F),
                                             pressed ? pressed_above : key_below, top, bottom});
    painter.fill(Disc{face, radius - 2.4F},
                 {pressed ? pressed_above : key_above, pressed ? pressed_below : key_below, top, bottom});
    for (const Line& line : letter_of(button)) {
        painter.fill(Stroke{face + (line.from * 5.4F), face + (line.to * 5.4F), 1.05F},
                     Fill::plain(pressed ? mark_pressed : Rgb::of(0xe4e8f2)));
    }
}

}  // namespace

std::vector<std::uint32_t> paint_device(const DeviceLayout& layout, unsigned scale, bool pressed) {
    Painter painter(layout.whole, scale, desk);
    paint_body(painter, layout);
    paint_ornaments(painter, layout);
    paint_pad(painter, layout, pressed);
    for (const Button button : all_buttons) {
        if (!is_direction(button)) {
            paint_button(painter, layout, button, pressed);
        }
    }
    return painter.pixels();
}

}  // namespace hal::desktop
