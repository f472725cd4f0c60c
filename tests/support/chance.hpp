// Chance for tests, from a generator that is not the one under test. The same on every platform.
#pragma once

#include <cstdint>
#include <random>

namespace support {

class Chance {
  public:
    explicit Chance(std::uint32_t seed) : engine_(seed) {}

    std::uint32_t number() { return static_cast<std::uint32_t>(engine_()); }
    unsigned below(unsigned bound) { return static_cast<unsigned>(engine_() % bound); }
    bool one_in(unsigned times) { return below(times) == 0; }

  private:
    std::mt19937 engine_;
};

}  // namespace support
