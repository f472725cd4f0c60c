#include "chip_clock.hpp"

#include "pico/time.h"

namespace hal::pico {

std::uint32_t ChipClock::milliseconds() const { return to_ms_since_boot(get_absolute_time()); }

std::uint32_t ChipClock::microseconds() const { return time_us_32(); }

}  // namespace hal::pico
