// Our own build on a Raspberry Pi Pico, with a 320x240 ST7789 module. GP0 and GP1 stay free for a UART.
#pragma once

#include "facts.hpp"

namespace hardware {

inline constexpr Board board{
    .name = "reference",
    .title = "Pocket Ricochet reference build, ST7789",
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
            .select = Pin{17},
            .mode = Pin{16},
            .reset = Pin{20},
            .backlight = Pin{21},
            .tearing = not_connected,
        },
    .buttons =
        {
            .up = Pin{2},
            .right = Pin{3},
            .down = Pin{4},
            .left = Pin{5},
            .a = Pin{6},
            .b = Pin{7},
            .x = Pin{8},
            .y = Pin{9},
            .centre = not_connected,
        },
    .piezo = Pin{15},
    .battery = {.sense = Pin{29}, .divider = 3, .empty_millivolts = 3300, .full_millivolts = 4150},
};

}  // namespace hardware
