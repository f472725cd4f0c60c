#include "device.hpp"

#include "pico/time.h"
#include "pico/watchdog.hpp"

namespace hal::arduino {

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
    pico::start_watchdog();
    system.start();
    panel.start();
    buttons.start();
    piezo.start();
    add_repeating_timer_us(-1000, tick, this, &tick_timer);
}

}  // namespace hal::arduino
