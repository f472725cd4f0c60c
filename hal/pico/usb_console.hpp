// The serial port over USB, with the SDK's ways back into the boot loader: 1200 baud, and picotool's reset interface.
#pragma once

#include "hal/console.hpp"

namespace hal::pico {

class UsbConsole final : public Console {
  public:
    void start();
    std::optional<char> read() override;
    void write(std::string_view text) override;
    std::size_t offer(std::string_view text) override;
};

}  // namespace hal::pico
