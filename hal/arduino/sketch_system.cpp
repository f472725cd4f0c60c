#include "sketch_system.hpp"

#include <algorithm>

#include <Arduino.h>  // last: it brings macros with everyday names

namespace hal::arduino {

namespace {

constexpr std::uint32_t ram_bytes = 264 * 1024;
constexpr std::uint32_t main_ram_bytes = 256 * 1024;  // the rest holds the stack
constexpr int adc_bits = 12;
constexpr std::uint32_t adc_millivolts = 3300;

}  // namespace

void SketchSystem::start() const { analogReadResolution(adc_bits); }

std::uint32_t SketchSystem::entropy() { return rp2040.hwrand32(); }

std::optional<unsigned> SketchSystem::battery_percent() const {
    const hardware::Battery& battery = board_.battery;
    if (!battery.sense.connected()) {
        return std::nullopt;
    }
    const auto reading =
        static_cast<std::uint32_t>(analogRead(static_cast<pin_size_t>(battery.sense.number())));
    const std::uint32_t millivolts = (reading * battery.divider * adc_millivolts) >> adc_bits;
    const std::uint32_t above =
        std::max<std::uint32_t>(millivolts, battery.empty_millivolts) - battery.empty_millivolts;
    return std::min<std::uint32_t>(above * 100 / (battery.full_millivolts - battery.empty_millivolts), 100);
}

// How deep the stacks have been is not known here.
MemoryUse SketchSystem::memory() const {
    return {.ram_total = ram_bytes,
            .ram_static = main_ram_bytes - static_cast<std::uint32_t>(rp2040.getTotalHeap()),
            .stack_reserved = 0,
            .stack_used = 0};
}

void SketchSystem::enter_boot_loader() { rp2040.rebootToBootloader(); }

}  // namespace hal::arduino
