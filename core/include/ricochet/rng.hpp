// The one source of chance: PCG32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically
// Good Algorithms for Random Number Generation", 2014), the XSH-RR variant with 64 bits of state. Integer
// arithmetic only, so that a seed means the same everywhere. Not for secrets.
#pragma once

#include <bit>
#include <cstdint>

namespace ricochet {

class Rng {
  public:
    // Generators of one seed and different streams are unrelated.
    constexpr explicit Rng(std::uint64_t seed = 0, std::uint64_t stream = 0)
        : increment_((stream << 1U) | 1U) {
        next();
        state_ += seed;
        next();
    }

    constexpr std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = (old * 6364136223846793005ULL) + increment_;
        const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
        return std::rotr(shifted, static_cast<int>(old >> 59U));
    }

    // Evenly from 0 to bound − 1, by rejection, in 32-bit arithmetic. Contract: 1 ≤ bound ≤ 65536.
    constexpr std::uint32_t below(std::uint32_t bound) {
        const std::uint32_t uneven = 65536U % bound;
        for (;;) {
            const std::uint32_t product = (next() >> 16U) * bound;
            if ((product & 0xffffU) >= uneven) {
                return product >> 16U;
            }
        }
    }

    // For keeping a generator and going on with it later. An even increment is not a generator's.
    [[nodiscard]] constexpr std::uint64_t state() const { return state_; }
    [[nodiscard]] constexpr std::uint64_t increment() const { return increment_; }
    static constexpr Rng resume(std::uint64_t state, std::uint64_t increment) {
        Rng rng;
        rng.state_ = state;
        rng.increment_ = increment;
        return rng;
    }

    constexpr bool operator==(const Rng&) const = default;

  private:
    std::uint64_t state_ = 0;
    std::uint64_t increment_;
};

}  // namespace ricochet
