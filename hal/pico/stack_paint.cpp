#include "stack_paint.hpp"

#include <span>

// From the SDK's linker script: addresses, not variables.
extern "C" {
extern std::uint32_t __StackBottom;     // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
extern std::uint32_t __StackTop;        // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
extern std::uint32_t __StackOneBottom;  // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
extern std::uint32_t __StackOneTop;     // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
}

namespace hal::pico {

namespace {

constexpr std::uint32_t pattern = 0x5afe57ac;

void fill(std::uint32_t* from, const std::uint32_t* to) {
    for (volatile std::uint32_t* word = from; word < to; ++word) {
        *word = pattern;
    }
}

StackUse measure(const std::uint32_t* bottom, const std::uint32_t* top) {
    const volatile std::uint32_t* deepest = bottom;
    while (deepest < top && *deepest == pattern) {
        ++deepest;
    }
    return {.reserved = static_cast<std::uint32_t>(top - bottom) * 4U,
            .used = static_cast<std::uint32_t>(top - deepest) * 4U};
}

}  // namespace

void paint_stack() {
    constexpr std::uint32_t own_frame = 16;  // words: this function's, and the one it calls
    auto* here = static_cast<std::uint32_t*>(__builtin_frame_address(0));
    fill(&__StackBottom, here - own_frame);
    fill(&__StackOneBottom, &__StackOneTop);
}

StackUse stack_use() { return measure(&__StackBottom, &__StackTop); }

StackUse second_stack_use() { return measure(&__StackOneBottom, &__StackOneTop); }

}  // namespace hal::pico
