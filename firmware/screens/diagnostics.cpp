#include "screens/diagnostics.hpp"

#include <array>

#include "app/shell.hpp"
#include "app/version.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

namespace {

constexpr std::size_t line_count = 7;

struct Line {
    std::string_view label;
    Label value;
};

std::array<Line, line_count> lines(Shell& shell) {
    const auto& devices = shell.devices();
    const hal::MemoryUse memory = devices.system.memory();
    const hal::Size size = devices.display.size();
    const auto battery = devices.system.battery_percent();
    const auto kilobytes = [](std::uint32_t used, std::uint32_t total) {
        return total == 0 ? Label("–")
                          : Label()
                                .append_number(used / 1024)
                                .append(" of ")
                                .append_number(total / 1024)
                                .append(" KB");
    };
    return {{{"Version", version_text},
             {"Profile", devices.system.profile()},
             {"Screen", Label().append_number(size.width).append("×").append_number(size.height)},
             {"Battery", battery ? Label().append_number(*battery).append("%") : Label("–")},
             {"Memory", kilobytes(memory.ram_static, memory.ram_total)},
             {"Stack", kilobytes(memory.stack_used, memory.stack_reserved)},
             {"Modes", Label().append_number(static_cast<std::uint32_t>(shell.modes().size()))}}};
}

}  // namespace

void Diagnostics::press(const hal::ButtonEvent& event) {
    if (event.kind != hal::ButtonEvent::Kind::press) {
        return;
    }
    b_presses_ = event.button == hal::Button::b ? b_presses_ + 1 : 0;
    if (b_presses_ >= 2) {
        shell().back();
    }
}

void Diagnostics::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_header(canvas, layout, "Diagnostics");
    const Rect body = layout.body();
    int y = body.top + 8;
    for (const Line& line : lines(shell())) {
        canvas.text(small_font(), {body.left + 12, y}, theme::text_dim, line.label);
        canvas.text(small_font(), {body.left + 72, y}, theme::text, line.value.view());
        y += 12;
    }
    // The buttons, lit while held.
    const hal::ButtonSet held = shell().devices().buttons.held();
    int x = body.left + 12;
    for (const hal::Button button : hal::all_buttons) {
        const bool down = held.contains(button);
        canvas.fill_round({x, y + 4, 24, 15}, 4, down ? theme::accent : theme::selection);
        canvas.text_in(small_font(), {x, y + 4, 24, 15}, Canvas::Align::centre,
                       down ? theme::on_accent : theme::text_dim, hal::name(button));
        x += 27;
    }
    // Colours in full and in steps.
    y += 28;
    constexpr std::array<Colour, 8> colours{rgb(0xff0000), rgb(0x00ff00), rgb(0x0000ff), rgb(0xffff00),
                                            rgb(0x00ffff), rgb(0xff00ff), rgb(0xffffff), rgb(0x000000)};
    for (std::size_t i = 0; i < colours.size(); ++i) {
        canvas.fill({body.left + 12 + (static_cast<int>(i) * 27), y, 24, 14}, colours[i]);
    }
    for (int i = 0; i < 32; ++i) {
        canvas.fill({body.left + 12 + (i * 6), y + 20, 6, 12},
                    mix(rgb(0x000000), rgb(0xffffff), static_cast<unsigned>(i)));
    }
    draw_footer(canvas, layout.footer(), legend());
}

void Diagnostics::describe(TextWriter& writer) const {
    writer.put("Diagnostics\n");
    for (const Line& line : lines(shell())) {
        writer.put(line.label).put(": ").put(line.value.view()).put("\n");
    }
}

}  // namespace handheld
