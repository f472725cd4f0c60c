// Time since any moment, and the calendar where the device knows it.
#pragma once

#include <cstdint>
#include <optional>

namespace hal {

struct CalendarDate {
    std::uint16_t year = 2026;
    std::uint8_t month = 1;  // 1 to 12
    std::uint8_t day = 1;    // 1 to 31

    constexpr bool operator==(const CalendarDate&) const = default;
};

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
