// The chip's microsecond timer. It knows no calendar.
#pragma once

#include "hal/clock.hpp"

namespace hal::pico {

class ChipClock final : public Clock {
  public:
    [[nodiscard]] std::uint32_t milliseconds() const override;
    [[nodiscard]] std::uint32_t microseconds() const override;
    [[nodiscard]] std::optional<CalendarDate> today() const override { return std::nullopt; }
};

}  // namespace hal::pico
