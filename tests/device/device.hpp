// What a device program can say to the world. m0run (beside this file) answers the calls listed in calls.hpp; each is one
// SVC instruction, which costs no cycles, so a reading of the cycle counter is exact at the place where it stands.
#pragma once

#include <cstdint>

namespace device {

// Writes one character to m0run's standard output.
inline void put(char character) {
    register std::uint32_t value asm("r0") = static_cast<unsigned char>(character);
    asm volatile("svc 0" : : "r"(value) : "memory");
}

// Processor cycles since reset.
inline std::uint64_t cycles() {
    // NOLINTBEGIN(cppcoreguidelines-init-variables): the call sets them
    register std::uint32_t low asm("r0");
    register std::uint32_t high asm("r1");
    // NOLINTEND(cppcoreguidelines-init-variables)
    asm volatile("svc 1" : "=r"(low), "=r"(high) : : "memory");
    return (std::uint64_t{high} << 32U) | low;
}

// Ends the program; m0run exits with this status (0 to 123).
[[noreturn]] inline void finish(int status) {
    register int value asm("r0") = status;
    asm volatile("svc 2" : : "r"(value) : "memory");
    __builtin_unreachable();
}

inline void put(const char* text) {
    while (*text != '\0') {
        put(*text++);
    }
}

inline void put_number(std::uint64_t number) {
    char digits[20];
    int count = 0;
    do {
        digits[count++] = static_cast<char>('0' + number % 10);
        number /= 10;
    } while (number != 0);
    while (count > 0) {
        put(digits[--count]);
    }
}

// "name: 1234 unit", the form in which programs report what they measured.
inline void report(const char* name, std::uint64_t number, const char* unit) {
    put(name);
    put(": ");
    put_number(number);
    put(' ');
    put(unit);
    put('\n');
}

}  // namespace device
