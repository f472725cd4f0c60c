// Everything the board has, on the Arduino core: TFT_eSPI for the screen, the core's own means for USB, flash and the
// second core, and the drivers of hal/pico for the rest, since the core carries the Pico SDK.
#pragma once

#include "facts.hpp"
#include "hal/devices.hpp"
#include "other_core.hpp"
#include "pico/board_buttons.hpp"
#include "pico/chip_clock.hpp"
#include "pico/flash_storage.hpp"
#include "pico/piezo.hpp"
#include "serial_console.hpp"
#include "sketch_system.hpp"
#include "tft_panel.hpp"

namespace hal::arduino {

struct Device {
    explicit Device(const hardware::Board& board)
        : panel(board.panel), buttons(board.buttons), piezo(board.piezo), storage(board), system(board) {}

    // Contract: one device, once.
    void start();

    // As the application is given them.
    Devices all() { return {panel, buttons, clock, storage, piezo, background, console, system}; }

    TftPanel panel;
    pico::BoardButtons buttons;
    pico::Piezo piezo;
    pico::ChipClock clock;
    SerialConsole console;
    OtherCore background;
    pico::FlashStorage storage;
    SketchSystem system;
};

}  // namespace hal::arduino
