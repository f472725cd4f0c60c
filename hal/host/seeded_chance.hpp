// Chance from a seed: the same numbers every time and in every program of the host.
#pragma once

#include <cstdint>

namespace hal {

class SeededChance {
  public:
    constexpr explicit SeededChance(std::uint32_t seed) : state_(seed) {}

    constexpr std::uint32_t next() {
        state_ = (state_ * 1664525U) + 1013904223U;
        return state_ ^ (state_ >> 16U);
    }

  private:
    std::uint32_t state_;
};

}  // namespace hal
