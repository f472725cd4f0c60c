#include "chip_system.hpp"

#include "charge.hpp"
#include "hardware/adc.h"
#include "pico/bootrom.h"
#include "pico/rand.h"
#include "stack_paint.hpp"

// From the SDK's linker script: addresses, not variables.
extern "C" {
extern const char __data_start__;  // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
extern const char __bss_end__;     // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
}

namespace hal::pico {

namespace {

constexpr std::uint32_t ram_bytes = 264 * 1024;
constexpr unsigned first_adc_pin = 26;
constexpr std::uint32_t adc_steps = 4096;
constexpr std::uint32_t adc_millivolts = 3300;
constexpr unsigned readings = 8;

}  // namespace

void ChipSystem::start() const {
    paint_stack();
    if (board_.battery.sense.connected()) {
        adc_init();
        adc_gpio_init(board_.battery.sense.number());
    }
}

std::uint32_t ChipSystem::entropy() { return get_rand_32(); }

std::optional<unsigned> ChipSystem::battery_percent() const {
    const hardware::Battery& battery = board_.battery;
    if (!battery.sense.connected()) {
        return std::nullopt;
    }
    adc_select_input(battery.sense.number() - first_adc_pin);
    std::uint32_t sum = 0;
    for (unsigned i = 0; i < readings; ++i) {
        sum += adc_read();
    }
    const std::uint32_t millivolts = sum * battery.divider * adc_millivolts / (adc_steps * readings);
    return charge(battery, millivolts);
}

MemoryUse ChipSystem::memory() const {
    const StackUse stack = stack_use();
    return {.ram_total = ram_bytes,
            .ram_static = static_cast<std::uint32_t>(&__bss_end__ - &__data_start__),
            .stack_reserved = stack.reserved,
            .stack_used = stack.used};
}

void ChipSystem::enter_boot_loader() { rom_reset_usb_boot(0, 0); }

}  // namespace hal::pico
