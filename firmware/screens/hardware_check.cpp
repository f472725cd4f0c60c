#include "screens/hardware_check.hpp"

#include <array>

#include "app/shell.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

using hal::Button;

namespace {

struct Key {
    Button button;
    std::string_view label;
    int x;  // of its middle, from the middle of its group
    int y;
};

// A d-pad and four letters, as they lie on the device.
constexpr std::array<Key, 4> arrows{{{Button::up, "↑", 0, -24},
                                     {Button::right, "→", 24, 0},
                                     {Button::down, "↓", 0, 24},
                                     {Button::left, "←", -24, 0}}};
constexpr std::array<Key, 4> letters{
    {{Button::x, "X", 0, -24}, {Button::a, "A", 24, 0}, {Button::b, "B", 0, 24}, {Button::y, "Y", -24, 0}}};

void draw_keys(Canvas& canvas, Point middle, const std::array<Key, 4>& keys, hal::ButtonSet held,
               int radius) {
    for (const Key& key : keys) {
        const bool down = held.contains(key.button);
        const Rect box{middle.x + key.x - 12, middle.y + key.y - 12, 24, 24};
        canvas.fill_round(box, radius, down ? theme::accent : theme::selection);
        canvas.text_in(medium_font(), box, Canvas::Align::centre, down ? theme::on_accent : theme::text,
                       key.label);
    }
}

// Every colour by itself, and red, green, blue and grey from dark to light.
void draw_colours(Canvas& canvas, const Rect& area) {
    constexpr std::array<Colour, 8> full{rgb(0xff0000), rgb(0x00ff00), rgb(0x0000ff), rgb(0xffff00),
                                         rgb(0x00ffff), rgb(0xff00ff), rgb(0xffffff), rgb(0x000000)};
    constexpr std::array<Colour, 4> ramps{rgb(0xff0000), rgb(0x00ff00), rgb(0x0000ff), rgb(0xffffff)};
    const int width = area.width / 8, step = area.width / 32, height = area.height / 5;
    for (std::size_t i = 0; i < full.size(); ++i) {
        canvas.fill({area.left + (static_cast<int>(i) * width), area.top, width, height - 2}, full[i]);
    }
    for (std::size_t i = 0; i < ramps.size(); ++i) {
        for (int j = 0; j < 32; ++j) {
            canvas.fill(
                {area.left + (j * step), area.top + ((static_cast<int>(i) + 1) * height), step, height - 2},
                mix(rgb(0x000000), ramps[i], static_cast<unsigned>(j + 1)));
        }
    }
}

}  // namespace

void HardwareCheck::press(const hal::ButtonEvent& event) {
    if (event.kind != hal::ButtonEvent::Kind::press) {
        return;
    }
    shell().sound(Effect::step);
    b_presses_ = event.button == Button::b ? b_presses_ + 1 : 0;
    if (b_presses_ >= 2) {
        shell().back();
    }
}

void HardwareCheck::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_header(canvas, layout, "Buttons and colours");
    const Rect body = layout.body();
    const hal::ButtonSet held = shell().devices().buttons.held();
    const int middle = body.top + 52;
    draw_keys(canvas, {body.width / 4, middle}, arrows, held, 5);
    draw_keys(canvas, {body.width * 3 / 4, middle}, letters, held, 12);
    constexpr int width = 224;
    draw_colours(canvas, {body.centre().x - (width / 2), body.top + 104, width, body.height - 110});
    draw_footer(canvas, layout.footer(), legend());
}

void HardwareCheck::describe(TextWriter& writer) const {
    writer.put("Buttons and colours\nHeld:");
    const hal::ButtonSet held = shell().devices().buttons.held();
    for (const Button button : hal::all_buttons) {
        if (held.contains(button)) {
            writer.put(" ").put(hal::name(button));
        }
    }
    writer.put(held.empty() ? " nothing\n" : "\n");
}

}  // namespace handheld
