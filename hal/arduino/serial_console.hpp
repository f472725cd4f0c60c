// The serial port over USB, as the Arduino core has it.
#pragma once

#include "hal/console.hpp"

namespace hal::arduino {

class SerialConsole final : public Console {
  public:
    std::optional<char> read() override;
    void write(std::string_view text) override;
    std::size_t offer(std::string_view text) override;
};

}  // namespace hal::arduino
