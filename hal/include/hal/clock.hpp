// Time since any moment, and the calendar where the device knows it.
#pragma once

#include <cstdint>
#include <optional>

#include "ricochet/calendar_date.hpp"

namespace hal {

using ricochet::CalendarDate;

class Clock {
  public:
    // Both wrap round at 2³²: only differences mean something.
    [[nodiscard]] virtual std::uint32_t milliseconds() const = 0;
    [[nodiscard]] virtual std::uint32_t microseconds() const = 0;

    // Today, or nothing on a device that forgets the date without power; the player's own setting counts then.
    [[nodiscard]] virtual std::optional<CalendarDate> today() const = 0;

  protected:
    ~Clock() = default;
};

// Time stands still.
class NoClock final : public Clock {
  public:
    [[nodiscard]] std::uint32_t milliseconds() const override { return 0; }
    [[nodiscard]] std::uint32_t microseconds() const override { return 0; }
    [[nodiscard]] std::optional<CalendarDate> today() const override { return std::nullopt; }
};

}  // namespace hal
