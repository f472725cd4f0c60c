// Picopad 1.0. Pins as in PicoLibSDK's picopad/_config.h.
#pragma once

#include "facts.hpp"

namespace hardware {

inline constexpr Board board{
    .name = "picopad",
    .title = "Picopad 1.0",
    .flash_bytes = 2097152,
    .panel =
        {
            .controller = Controller::st7789,
            .width = 320,
            .height = 240,
            .scan = {.exchange = true, .mirror_columns = true, .inverted = true},
            .spi = 0,
            .spi_hertz = 62500000,
            .clock = Pin{18},
            .data = Pin{19},
            .select = Pin{21},
            .mode = Pin{17},
            .reset = Pin{20},
            .backlight = Pin{16},
            .tearing = not_connected,
        },
    .buttons =
        {
            .up = Pin{4},
            .right = Pin{2},
            .down = Pin{5},
            .left = Pin{3},
            .a = Pin{7},
            .b = Pin{6},
            .x = Pin{9},
            .y = Pin{8},
            .centre = not_connected,
        },
    .piezo = Pin{15},
    .battery = {.sense = Pin{29}, .divider = 3, .empty_millivolts = 3000, .full_millivolts = 4100},
};

}  // namespace hardware
