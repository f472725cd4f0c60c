// A number that stands for much data, to pin it in a test: FNV-1a, 32 bits.
#pragma once

#include <cstdint>

class Fingerprint {
  public:
    void add(std::uint8_t byte) { value_ = (value_ ^ byte) * 16777619U; }
    void add_number(std::uint32_t number) {
        for (unsigned shift = 0; shift < 32; shift += 8) {
            add(static_cast<std::uint8_t>(number >> shift));
        }
    }
    [[nodiscard]] std::uint32_t value() const { return value_; }

  private:
    std::uint32_t value_ = 2166136261U;
};
