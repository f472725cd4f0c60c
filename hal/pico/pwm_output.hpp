// A pin whose level is on for a part of the time: the light behind the screen, the piezo.
#pragma once

#include <cstdint>

#include "facts.hpp"

namespace hal::pico {

class PwmOutput {
  public:
    constexpr explicit PwmOutput(hardware::Pin pin) : pin_(pin) {}

    // Takes the pin, off.
    void start();

    // On for that part of the time, at a rate the eye does not see. 100 and more is always on.
    void set_percent(unsigned percent);

    // A square wave of that pitch; 0 is silence.
    void set_tone(std::uint32_t hertz);

  private:
    void set(std::uint32_t hertz, unsigned percent);

    hardware::Pin pin_;
};

}  // namespace hal::pico
