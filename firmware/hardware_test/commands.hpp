// What the hardware test understands on the serial console, one command a line. Every answer ends with a line `ok`, or `error:` and why.
#pragma once

#include <array>
#include <string_view>

#include "device.hpp"

namespace hardware_test {

// Gathers characters into a line; what does not fit is dropped.
class CommandLine {
  public:
    // True when a line has ended.
    bool take(char character) {
        if (character == '\r' || character == '\n') {
            return size_ > 0;
        }
        if (size_ < text_.size()) {
            text_[size_++] = character;
        }
        return false;
    }
    [[nodiscard]] std::string_view text() const { return {text_.data(), size_}; }
    void clear() { size_ = 0; }

  private:
    std::array<char, 64> text_{};
    std::size_t size_ = 0;
};

// Does what the line says, and answers.
void obey(hal::pico::Device& device, std::string_view line);

void beep(hal::pico::Device& device, unsigned hertz, unsigned milliseconds);

}  // namespace hardware_test
