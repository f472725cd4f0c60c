// Proves a freshly built board: draws a test picture, shows the buttons, beeps, and answers on the serial console.
#include <array>
#include <charconv>

#include "board.hpp"
#include "commands.hpp"
#include "device.hpp"
#include "pattern.hpp"
#include "watchdog.hpp"

namespace hardware_test {

namespace {

constexpr unsigned strip_lines = 16;
constexpr std::size_t most_width = 320;

hal::pico::Device device{hardware::board};
std::array<std::array<hal::Pixel, most_width * strip_lines>, 2> strips;
unsigned next_strip = 0;

// Draws an area in strips, one being drawn while the other is on its way.
template <class PixelAt>
void draw(const hal::Area& area, PixelAt pixel_at) {
    for (unsigned done = 0; done < area.height; done += strip_lines) {
        const unsigned lines = std::min<unsigned>(strip_lines, area.height - done);
        auto& strip = strips[next_strip];
        next_strip ^= 1U;
        std::size_t count = 0;
        for (unsigned y = 0; y < lines; ++y) {
            for (unsigned x = 0; x < area.width; ++x) {
                strip[count++] = pixel_at(x, done + y);
            }
        }
        device.panel.push({.left = area.left,
                           .top = static_cast<std::uint16_t>(area.top + done),
                           .width = area.width,
                           .height = static_cast<std::uint16_t>(lines)},
                          std::span{strip}.first(count));
    }
}

void draw_button(hal::Button button, bool held) {
    const hal::Area area = button_area(device.panel.size(), static_cast<unsigned>(button));
    draw(area, [held](unsigned x, unsigned y) { return button_pixel(x, y, held); });
    device.panel.finish();
}

void draw_everything() {
    const hal::Size size = device.panel.size();
    draw({.left = 0, .top = 0, .width = size.width, .height = size.height},
         [size](unsigned x, unsigned y) { return background_pixel(size, x, y); });
    for (const hal::Button button : hal::all_buttons) {
        draw_button(button, device.buttons.held().contains(button));
    }
}

void show(const hal::ButtonEvent& event) {
    if (event.kind == hal::ButtonEvent::Kind::repeat) {
        return;
    }
    const bool pressed = event.kind == hal::ButtonEvent::Kind::press;
    draw_button(event.button, pressed);
    device.console.write(hal::name(event.button));
    device.console.write(pressed ? " pressed\r\n" : " released\r\n");
    if (pressed) {
        beep(device, 440 + (static_cast<unsigned>(event.button) * 110), 60);
    }
}

}  // namespace

}  // namespace hardware_test

int main() {
    using namespace hardware_test;
    device.start();
    draw_everything();
    CommandLine line;
    while (true) {
        hal::pico::feed_watchdog();
        while (const auto event = device.buttons.next()) {
            show(*event);
        }
        while (const auto character = device.console.read()) {
            if (line.take(*character)) {
                obey(device, line.text());
                line.clear();
            }
        }
        hal::pico::Device::rest();
    }
}
