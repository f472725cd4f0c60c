#include "machine.hpp"

#include <ctime>
#include <random>

namespace hal {

namespace {

template <typename Unit>
std::uint32_t time_since(std::chrono::steady_clock::time_point start) {
    const auto passed = std::chrono::steady_clock::now() - start;
    return static_cast<std::uint32_t>(std::chrono::duration_cast<Unit>(passed).count());
}

}  // namespace

std::uint32_t MachineClock::milliseconds() const { return time_since<std::chrono::milliseconds>(start_); }

std::uint32_t MachineClock::microseconds() const { return time_since<std::chrono::microseconds>(start_); }

std::optional<CalendarDate> MachineClock::today() const {
    if (told_) {
        return told_;
    }
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    if (localtime_r(&now, &local) == nullptr) {
        return std::nullopt;
    }
    return CalendarDate{static_cast<std::uint16_t>(local.tm_year + 1900),
                        static_cast<std::uint8_t>(local.tm_mon + 1),
                        static_cast<std::uint8_t>(local.tm_mday)};
}

Machine::Machine(std::string_view profile, std::optional<std::uint32_t> seed)
    : profile_(profile), chance_(seed ? *seed : std::random_device{}()) {}

}  // namespace hal
