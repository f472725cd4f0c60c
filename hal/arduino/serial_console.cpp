#include "serial_console.hpp"

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
        Serial.write(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    }
}

}  // namespace hal::arduino
