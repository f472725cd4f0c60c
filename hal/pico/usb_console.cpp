#include "usb_console.hpp"

#include "pico/error.h"
#include "pico/stdio.h"
#include "pico/stdio_usb.h"

namespace hal::pico {

void UsbConsole::start() { stdio_usb_init(); }

std::optional<char> UsbConsole::read() {
    const int character = stdio_getchar_timeout_us(0);
    if (character < 0) {
        return std::nullopt;
    }
    return static_cast<char>(character);
}

void UsbConsole::write(std::string_view text) {
    if (stdio_usb_connected()) {
        stdio_put_string(text.data(), static_cast<int>(text.size()), false, false);
    }
}

}  // namespace hal::pico
