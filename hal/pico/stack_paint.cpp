#include "stack_paint.hpp"

#include "second_core.hpp"

// From the SDK's linker script: an address, not a variable.
extern "C" {
extern std::uint32_t __StackTop;  // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
}

namespace hal::pico {

namespace {

constexpr std::uint32_t pattern = 0x5afe57ac;

// The first core's stack has both small banks and, just below them, the end of main memory: scripts/figures sees to it
// that nothing else comes near.
constexpr std::uintptr_t first_stack_bytes = 10 * 1024;
std::uint32_t* first_stack_bottom() {
    return reinterpret_cast<std::uint32_t*>(reinterpret_cast<std::uintptr_t>(&__StackTop) -
                                            first_stack_bytes);
}

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
    fill(first_stack_bottom(), here - own_frame);
    const auto second = second_core_stack();
    fill(second.data(), second.data() + second.size());
}

StackUse stack_use() { return measure(first_stack_bottom(), &__StackTop); }

StackUse second_stack_use() {
    const auto second = second_core_stack();
    return measure(second.data(), second.data() + second.size());
}

}  // namespace hal::pico
