#include "stack_paint.hpp"

#include "second_core.hpp"

// From the SDK's linker script: an address, not a variable.
extern "C" {
extern std::uint32_t __StackTop;  // NOLINT(bugprone-reserved-identifier,readability-identifier-naming)
}

namespace hal::pico {

namespace {

// The first core's stack has both small banks and, just below them, the end of main memory: scripts/figures sees to it
// that nothing else comes near.
constexpr std::uintptr_t first_stack_words = 10 * 1024 / 4;
PaintedStack first_stack() { return {&__StackTop - first_stack_words, &__StackTop}; }

PaintedStack second_stack() {
    const auto words = second_core_stack();
    return {words.data(), words.data() + words.size()};
}

}  // namespace

void paint_stack() {
    first_stack().paint_what_is_free();
    second_stack().paint();
}

StackUse stack_use() { return first_stack().use(); }

StackUse second_stack_use() { return second_stack().use(); }

}  // namespace hal::pico
