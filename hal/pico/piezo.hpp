// Tones on the board's piezo, one after another, kept in time by the millisecond tick.
#pragma once

#include <cstdint>
#include <span>

#include "facts.hpp"
#include "hal/sound.hpp"
#include "pwm_output.hpp"

namespace hal::pico {

class Piezo final : public Sound {
  public:
    constexpr explicit Piezo(hardware::Pin pin) : output_(pin) {}

    void start() { output_.start(); }
    void play(std::span<const Tone> tones) override;

    // Called from the timer's interrupt, once a millisecond.
    void tick();

  private:
    PwmOutput output_;
    std::span<const Tone> coming_;
    std::uint32_t remaining_ = 0;  // milliseconds of the tone that sounds
};

}  // namespace hal::pico
