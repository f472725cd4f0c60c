// Reset entry of a device program, and the four memory functions a freestanding compiler may call.
// Compiled with -fno-tree-loop-distribute-patterns, or the loops below would become calls of themselves.
#include "device.hpp"

#include <cstddef>
#include <cstdint>

extern "C" {
extern std::uint32_t device_bss_begin;
extern std::uint32_t device_bss_end;
using Constructor = void (*)();
extern Constructor device_constructors_begin;
extern Constructor device_constructors_end;
}

int main();

namespace {

using Word [[gnu::may_alias]] = std::uint32_t;
using Byte = unsigned char;
constexpr std::size_t word_size = sizeof(Word);

bool both_aligned(const void* a, const void* b) {
    return ((reinterpret_cast<std::uintptr_t>(a) | reinterpret_cast<std::uintptr_t>(b)) % word_size) == 0;
}

}  // namespace

extern "C" {

// m0run has set the stack pointer. Sections are loaded where they run, so only .bss is left to prepare.
[[noreturn]] void device_reset() {
    for (std::uint32_t* word = &device_bss_begin; word != &device_bss_end; ++word) {
        *word = 0;
    }
    for (Constructor* constructor = &device_constructors_begin; constructor != &device_constructors_end;
         ++constructor) {
        (*constructor)();
    }
    device::finish(main());
}

void* memcpy(void* to, const void* from, std::size_t size) {
    auto* target = static_cast<Byte*>(to);
    const auto* source = static_cast<const Byte*>(from);
    if (both_aligned(to, from)) {
        for (; size >= word_size; size -= word_size, target += word_size, source += word_size) {
            *reinterpret_cast<Word*>(target) = *reinterpret_cast<const Word*>(source);
        }
    }
    while (size-- != 0) {
        *target++ = *source++;
    }
    return to;
}

void* memmove(void* to, const void* from, std::size_t size) {
    if (to <= from) {
        return memcpy(to, from, size);  // memcpy above walks upwards
    }
    auto* target = static_cast<Byte*>(to) + size;
    const auto* source = static_cast<const Byte*>(from) + size;
    while (size-- != 0) {
        *--target = *--source;
    }
    return to;
}

void* memset(void* to, int value, std::size_t size) {
    auto* target = static_cast<Byte*>(to);
    const auto byte = static_cast<Byte>(value);
    while (size != 0 && !both_aligned(target, nullptr)) {
        *target++ = byte;
        --size;
    }
    const Word pattern = byte * 0x01010101U;
    for (; size >= word_size; size -= word_size, target += word_size) {
        *reinterpret_cast<Word*>(target) = pattern;
    }
    while (size-- != 0) {
        *target++ = byte;
    }
    return to;
}

int memcmp(const void* left, const void* right, std::size_t size) {
    const auto* a = static_cast<const Byte*>(left);
    const auto* b = static_cast<const Byte*>(right);
    for (; size != 0; --size, ++a, ++b) {
        if (*a != *b) {
            return *a - *b;
        }
    }
    return 0;
}

}  // extern "C"
