// Pimoroni PicoSystem. Pins as in the Pico SDK's boards/pimoroni_picosystem.h.
#pragma once

#include "facts.hpp"

namespace hardware {

inline constexpr Board board{
    .name = "picosystem",
    .title = "Pimoroni PicoSystem",
    .flash_bytes = 16777216,
    .panel =
        {
            .controller = Controller::st7789,
            .width = 240,
            .height = 240,
            .scan = {.inverted = true},
            .spi = 0,
            .spi_hertz = 62500000,
            .clock = Pin{6},
            .data = Pin{7},
            .select = Pin{5},
            .mode = Pin{9},
            .reset = Pin{4},
            .backlight = Pin{12},
            .tearing = Pin{8},
        },
    .buttons =
        {
            .up = Pin{23},
            .right = Pin{21},
            .down = Pin{20},
            .left = Pin{22},
            .a = Pin{18},
            .b = Pin{19},
            .x = Pin{17},
            .y = Pin{16},
            .centre = not_connected,
        },
    .piezo = Pin{11},
    .battery = {.sense = Pin{26}, .divider = 3, .empty_millivolts = 2800, .full_millivolts = 4100},
};

}  // namespace hardware
