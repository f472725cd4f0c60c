#include "serial_console.hpp"

#include <algorithm>

#include <Arduino.h>  // last: it brings macros with everyday names

namespace hal::arduino {

std::optional<char> SerialConsole::read() {
    const int character = Serial.read();
    if (character < 0) {
        return std::nullopt;
    }
    return static_cast<char>(character);
}

void SerialConsole::write(std::string_view text) {
    if (Serial) {  // somebody listens
        Serial.write(text.data(), text.size());
    }
}

std::size_t SerialConsole::offer(std::string_view text) {
    if (!Serial) {
        return text.size();
    }
    const auto room = static_cast<std::size_t>(std::max(Serial.availableForWrite(), 0));
    const std::size_t taken = std::min(text.size(), room);
    if (taken > 0) {
        Serial.write(text.data(), taken);
    }
    return taken;
}

}  // namespace hal::arduino
