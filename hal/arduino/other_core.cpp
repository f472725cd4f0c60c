#include "other_core.hpp"

#include "hardware/sync.h"
#include "pico/platform.h"

namespace hal::arduino {

void OtherCore::start(Work& work) {
    stopping_.store(false, std::memory_order_relaxed);
    work_.store(&work, std::memory_order_release);
    __sev();
}

bool OtherCore::assist() {
    Work* work = work_.load(std::memory_order_acquire);
    return work != nullptr && work->assist();
}

void OtherCore::stop() {
    stopping_.store(true, std::memory_order_relaxed);
    while (running()) {
        tight_loop_contents();
    }
}

void OtherCore::step() {
    Work* work = work_.load(std::memory_order_acquire);
    if (work == nullptr) {
        __wfe();
    } else if (stopping_.load(std::memory_order_relaxed) || !work->step()) {
        work_.store(nullptr, std::memory_order_release);
    }
}

}  // namespace hal::arduino
