#include "device.hpp"

#include "clock_tree.hpp"
#include "hardware/sync.h"
#include "pico/time.h"

namespace hal::pico {

namespace {

repeating_timer_t tick_timer;

// Every millisecond, in an interrupt.
bool tick(repeating_timer_t* timer) {
    auto* device = static_cast<Device*>(timer->user_data);
    device->buttons.sample(device->clock.milliseconds());
    device->piezo.tick();
    return true;
}

}  // namespace

void Device::start() {
    start_clocks();
    system.start();
    panel.reset();
    buttons.start();
    piezo.start();
    add_repeating_timer_us(-1000, tick, this, &tick_timer);
    background.start_core();
    console.start();
    panel.wake();
    system.start_watchdog();
}

void Device::rest() { __wfe(); }

}  // namespace hal::pico
