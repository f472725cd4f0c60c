#include "device.hpp"

#include "clock_tree.hpp"
#include "hardware/sync.h"
#include "pico/time.h"
#include "watchdog.hpp"

namespace hal::pico {

namespace {

repeating_timer_t tick_timer;

// The timer counts what is negative from beginning to beginning.
std::int64_t from_begin_to_begin(std::uint32_t microseconds) {
    return -static_cast<std::int64_t>(microseconds);
}

// Every millisecond or more, in an interrupt.
bool tick(repeating_timer_t* timer) {
    auto* device = static_cast<Device*>(timer->user_data);
    device->buttons.sample(device->clock.milliseconds());
    device->piezo.tick();
    timer->delay_us = from_begin_to_begin(device->tick_microseconds);
    return true;
}

}  // namespace

void Device::start() {
    start_clocks();
    system.start();
    panel.reset();
    buttons.start();
    piezo.start();
    add_repeating_timer_us(from_begin_to_begin(tick_microseconds), tick, this, &tick_timer);
    background.start_core();
    start_watchdog();  // before anybody can ask over USB for a restart, which is done by the watchdog
    console.start();
    panel.configure();
}

void Device::rest() { __wfe(); }

}  // namespace hal::pico
