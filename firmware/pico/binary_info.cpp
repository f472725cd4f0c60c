// What `picotool info` says about the program and the pins.
#include "pico/binary_info.h"
#include "board.hpp"

// A pin that is not connected gets an entry with an empty mask, which picotool leaves out.
#define RICOCHET_PIN(pin, label)                                                                             \
    bi_decl(bi_pin_mask_with_name((pin).connected() ? 1U << ((pin).number() & 31U) : 0U, label))

namespace {

constexpr const hardware::Panel& panel = hardware::board.panel;
constexpr const hardware::ButtonPins& buttons = hardware::board.buttons;

}  // namespace

// One a line, as the SDK's macros take their names from the line's number.
// clang-format off
bi_decl(bi_program_name(RICOCHET_PROGRAM))
bi_decl(bi_program_version_string(RICOCHET_VERSION))
bi_decl(bi_program_description("board profile " RICOCHET_PROFILE))

RICOCHET_PIN(panel.clock, "screen clock")
RICOCHET_PIN(panel.data, "screen data")
RICOCHET_PIN(panel.select, "screen select")
RICOCHET_PIN(panel.mode, "screen data/command")
RICOCHET_PIN(panel.reset, "screen reset")
RICOCHET_PIN(panel.backlight, "screen light")
RICOCHET_PIN(panel.tearing, "screen tearing line")
RICOCHET_PIN(buttons.up, "up")
RICOCHET_PIN(buttons.right, "right")
RICOCHET_PIN(buttons.down, "down")
RICOCHET_PIN(buttons.left, "left")
RICOCHET_PIN(buttons.a, "A")
RICOCHET_PIN(buttons.b, "B")
RICOCHET_PIN(buttons.x, "X")
RICOCHET_PIN(buttons.y, "Y")
RICOCHET_PIN(buttons.centre, "joystick button")
RICOCHET_PIN(hardware::board.piezo, "piezo")
RICOCHET_PIN(hardware::board.battery.sense, "battery")
    // clang-format on
