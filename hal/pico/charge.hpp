// How full a battery is, by its voltage.
#pragma once

#include <algorithm>
#include <cstdint>

#include "facts.hpp"

namespace hal::pico {

// In percent. Contract: the battery's full voltage is above its empty one.
constexpr unsigned charge(const hardware::Battery& battery, std::uint32_t millivolts) {
    const std::uint32_t above =
        std::max<std::uint32_t>(millivolts, battery.empty_millivolts) - battery.empty_millivolts;
    return std::min<std::uint32_t>(above * 100 / (battery.full_millivolts - battery.empty_millivolts), 100);
}

}  // namespace hal::pico
