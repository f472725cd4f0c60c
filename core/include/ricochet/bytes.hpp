// Numbers in fixed-size byte blocks, little-endian, for what is stored or sent.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ricochet {

// Contract: the block is large enough for all that is put.
class ByteWriter {
  public:
    constexpr explicit ByteWriter(std::span<std::uint8_t> block) : block_(block) {}

    template <std::unsigned_integral Number>
    constexpr void put(Number number) {
        for (std::size_t i = 0; i < sizeof(Number); ++i) {
            block_[used_++] = static_cast<std::uint8_t>(number >> (8U * i));
        }
    }
    [[nodiscard]] constexpr std::size_t used() const { return used_; }

  private:
    std::span<std::uint8_t> block_;
    std::size_t used_ = 0;
};

// Contract: no more is taken than the block holds.
class ByteReader {
  public:
    constexpr explicit ByteReader(std::span<const std::uint8_t> block) : block_(block) {}

    template <std::unsigned_integral Number>
    constexpr Number take() {
        Number number = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i) {
            number = static_cast<Number>(number | (static_cast<Number>(block_[used_++]) << (8U * i)));
        }
        return number;
    }
    [[nodiscard]] constexpr std::size_t used() const { return used_; }
    [[nodiscard]] constexpr std::size_t left() const { return block_.size() - used_; }

  private:
    std::span<const std::uint8_t> block_;
    std::size_t used_ = 0;
};

}  // namespace ricochet
