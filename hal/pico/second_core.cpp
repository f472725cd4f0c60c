#include "second_core.hpp"

#include "hardware/sync.h"
#include "pico/flash.h"
#include "pico/multicore.h"

namespace hal::pico {

SecondCore* SecondCore::instance = nullptr;

void SecondCore::start_core() {
    instance = this;
    multicore_launch_core1([] { instance->run(); });
}

void SecondCore::start(Work& work) {
    stopping_.store(false, std::memory_order_relaxed);
    work_.store(&work, std::memory_order_release);
    __sev();
}

void SecondCore::stop() {
    stopping_.store(true, std::memory_order_relaxed);
    while (running()) {
        tight_loop_contents();
    }
}

void SecondCore::run() {
    flash_safe_execute_core_init();
    while (true) {
        Work* work = work_.load(std::memory_order_acquire);
        if (work == nullptr) {
            __wfe();
        } else if (stopping_.load(std::memory_order_relaxed) || !work->step()) {
            work_.store(nullptr, std::memory_order_release);
        }
    }
}

}  // namespace hal::pico
