// Waveshare Pico-LCD-1.3 on a Raspberry Pi Pico: a joystick, four buttons, no piezo.
#pragma once

#include "facts.hpp"

namespace hardware {

inline constexpr Board board{
    .name = "waveshare-lcd-1-3",
    .title = "Waveshare Pico-LCD-1.3",
    .flash_bytes = 2097152,
    .panel =
        {
            .controller = Controller::st7789,
            .width = 240,
            .height = 240,
            .scan = {.exchange = true, .mirror_columns = true, .inverted = true},
            .spi = 1,
            .spi_hertz = 62500000,
            .clock = Pin{10},
            .data = Pin{11},
            .select = Pin{9},
            .mode = Pin{8},
            .reset = Pin{12},
            .backlight = Pin{13},
            .tearing = not_connected,
        },
    .buttons =
        {
            .up = Pin{2},
            .right = Pin{20},
            .down = Pin{18},
            .left = Pin{16},
            .a = Pin{15},
            .b = Pin{17},
            .x = Pin{19},
            .y = Pin{21},
            .centre = Pin{3},
        },
    .piezo = not_connected,
    .battery = {},
};

}  // namespace hardware
