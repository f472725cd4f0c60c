// The board's buttons, sampled every millisecond.
#pragma once

#include <cstdint>

#include "facts.hpp"
#include "hal/button_reader.hpp"

namespace hal::pico {

class BoardButtons final : public Buttons {
  public:
    constexpr explicit BoardButtons(const hardware::ButtonPins& pins) : pins_(pins) {}

    // Takes the pins, with pull-ups.
    void start();

    // Called from the timer's interrupt.
    void sample(std::uint32_t milliseconds) { reader_.sample(down(), milliseconds); }

    std::optional<ButtonEvent> next() override { return reader_.next(); }
    [[nodiscard]] ButtonSet held() const override { return reader_.held(); }

  private:
    [[nodiscard]] ButtonSet down() const;
    [[nodiscard]] hardware::Pin pin_of(Button button) const;

    hardware::ButtonPins pins_;
    ButtonReader reader_;
};

}  // namespace hal::pico
