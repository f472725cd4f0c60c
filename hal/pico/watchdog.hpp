// The watchdog: restarts a program that has not fed it for a few seconds.
#pragma once

#include <cstdint>

#include "hardware/watchdog.h"

namespace hal::pico {

inline void start_watchdog() {
    constexpr std::uint32_t milliseconds = 4000;
    watchdog_enable(milliseconds, true);
}

// The SDK restarts the chip (asked over USB, say) by letting the watchdog run out, and takes its mark away: feeding on would
// keep that from ever happening.
inline void feed_watchdog() {
    constexpr std::uint32_t enabled_mark = 0x6ab73121;  // the SDK's, in a scratch register
    if (watchdog_hw->scratch[4] == enabled_mark) {
        watchdog_update();
    }
}

}  // namespace hal::pico
