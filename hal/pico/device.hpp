// Everything the board has, started in the order in which it gets ready soonest.
#pragma once

#include <atomic>
#include <cstdint>

#include "board_buttons.hpp"
#include "chip_clock.hpp"
#include "chip_system.hpp"
#include "facts.hpp"
#include "flash_storage.hpp"
#include "hal/devices.hpp"
#include "piezo.hpp"
#include "second_core.hpp"
#include "spi_panel.hpp"
#include "usb_console.hpp"

namespace hal::pico {

struct Device {
    explicit Device(const hardware::Board& board)
        : panel(board.panel), buttons(board.buttons), piezo(board.piezo), storage(board), system(board) {}

    // Contract: one device, once.
    void start();

    // As the application is given them.
    Devices all() { return {panel, buttons, clock, storage, piezo, background, console, system}; }

    // Sleeps until something happens: a tick of the millisecond, USB, an event of the other core.
    static void rest();

    // Looks at the buttons less often, still often enough not to miss one.
    void set_drowsy(bool drowsy) { tick_microseconds = drowsy ? 8000 : 1000; }

    SpiPanel panel;
    BoardButtons buttons;
    Piezo piezo;
    ChipClock clock;
    UsbConsole console;
    SecondCore background;
    FlashStorage storage;
    ChipSystem system;
    std::atomic<std::uint32_t> tick_microseconds{1000};
};

}  // namespace hal::pico
