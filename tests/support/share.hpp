// How much of a long test to run: RICOCHET_TEST_SHARE, in percent. All of it unless told otherwise, but a tenth under
// the sanitizers, which are slow by nature and look for other mistakes than wrong figures.
#pragma once

#include <cstdlib>

namespace support {

inline unsigned share_of(unsigned whole) {
#ifdef __SANITIZE_ADDRESS__
    long share = 10;
#else
    long share = 100;
#endif
    if (const char* const percent = std::getenv("RICOCHET_TEST_SHARE"); percent != nullptr) {
        share = std::strtol(percent, nullptr, 10);
    }
    if (share <= 0 || share >= 100) {
        return whole;
    }
    const auto part =
        static_cast<unsigned>(static_cast<unsigned long>(whole) * static_cast<unsigned long>(share) / 100);
    return part == 0 ? 1 : part;
}

}  // namespace support
