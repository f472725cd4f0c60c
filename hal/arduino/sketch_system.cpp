#include "sketch_system.hpp"

#include "pico/charge.hpp"
#include "pico/painted_stack.hpp"

#include <Arduino.h>  // last: it brings macros with everyday names

// From the core's linker script: an address, not a variable.
extern "C" {
extern std::uint32_t __StackTop;  // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
}

namespace hal::arduino {

namespace {

constexpr std::uint32_t ram_bytes = 264 * 1024;
constexpr std::uint32_t main_ram_bytes = 256 * 1024;  // the rest holds the stack

// Both small banks, as firmware/arduino/main.cpp asks the core for a stack of its own for the second core.
constexpr std::uintptr_t stack_words = (ram_bytes - main_ram_bytes) / 4;
pico::PaintedStack first_stack() { return {&__StackTop - stack_words, &__StackTop}; }

constexpr int adc_bits = 12;
constexpr std::uint32_t adc_millivolts = 3300;

}  // namespace

void SketchSystem::start() const {
    first_stack().paint_what_is_free();
    analogReadResolution(adc_bits);
}

std::uint32_t SketchSystem::entropy() { return rp2040.hwrand32(); }

std::optional<unsigned> SketchSystem::battery_percent() const {
    const hardware::Battery& battery = board_.battery;
    if (!battery.sense.connected()) {
        return std::nullopt;
    }
    const auto reading =
        static_cast<std::uint32_t>(analogRead(static_cast<pin_size_t>(battery.sense.number())));
    const std::uint32_t millivolts = (reading * battery.divider * adc_millivolts) >> adc_bits;
    return pico::charge(battery, millivolts);
}

MemoryUse SketchSystem::memory() const {
    const pico::StackUse stack = first_stack().use();
    return {.ram_total = ram_bytes,
            .ram_static = main_ram_bytes - static_cast<std::uint32_t>(rp2040.getTotalHeap()),
            .stack_reserved = stack.reserved,
            .stack_used = stack.used};
}

void SketchSystem::enter_boot_loader() { rp2040.rebootToBootloader(); }

}  // namespace hal::arduino
