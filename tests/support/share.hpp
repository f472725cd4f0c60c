// How much of a long test to run: RICOCHET_TEST_SHARE, in percent, for builds that are slow by nature.
#pragma once

#include <cstdlib>

namespace support {

inline unsigned share_of(unsigned whole) {
    const char* const percent = std::getenv("RICOCHET_TEST_SHARE");
    const long chosen = percent == nullptr ? 100 : std::strtol(percent, nullptr, 10);
    if (chosen <= 0 || chosen >= 100) {
        return whole;
    }
    const unsigned part =
        static_cast<unsigned>(static_cast<unsigned long>(whole) * static_cast<unsigned long>(chosen) / 100);
    return part == 0 ? 1 : part;
}

}  // namespace support
