#include "usb_console.hpp"

#include <algorithm>

#include "pico/error.h"
#include "pico/stdio.h"
#include "pico/stdio_usb.h"
#include "tusb.h"

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

// The room only grows until it is used here, so the SDK finds it and does not wait.
std::size_t UsbConsole::offer(std::string_view text) {
    if (!stdio_usb_connected()) {
        return text.size();
    }
    const std::size_t taken = std::min<std::size_t>(text.size(), tud_cdc_write_available());
    if (taken > 0) {
        stdio_put_string(text.data(), static_cast<int>(taken), false, false);
    }
    return taken;
}

}  // namespace hal::pico
