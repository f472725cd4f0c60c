#include "second_core.hpp"

#include <array>

#include "hardware/sync.h"
#include "pico/flash.h"
#include "pico/multicore.h"

namespace hal::pico {

namespace {

std::array<std::uint32_t, 1024> second_stack;

SecondCore* the_second_core = nullptr;  // a core is started without arguments

}  // namespace

std::span<std::uint32_t> second_core_stack() { return second_stack; }

void SecondCore::start_core() {
    the_second_core = this;
    multicore_launch_core1_with_stack([] { the_second_core->run(); }, second_stack.data(),
                                      sizeof second_stack);
}

void SecondCore::start(Work& work) {
    stopping_.store(false, std::memory_order_relaxed);
    work_.store(&work, std::memory_order_release);
    __sev();
}

bool SecondCore::assist() {
    Work* work = work_.load(std::memory_order_acquire);
    return work != nullptr && work->assist();
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
