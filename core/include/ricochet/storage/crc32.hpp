// The CRC-32 of ISO-HDLC (as in Ethernet and zip): reflected polynomial 0xedb88320, all ones at the start and at the end.
#pragma once

#include <array>
#include <cstdint>
#include <span>

namespace ricochet::storage {

inline constexpr auto crc32_table = [] {
    std::array<std::uint32_t, 256> made{};
    for (std::uint32_t byte = 0; byte < made.size(); ++byte) {
        std::uint32_t remainder = byte;
        for (int bit = 0; bit < 8; ++bit) {
            remainder = (remainder >> 1U) ^ ((remainder & 1U) != 0 ? 0xedb88320U : 0U);
        }
        made[byte] = remainder;
    }
    return made;
}();

class Crc32 {
  public:
    // Begun with a number, the checksum holds for that number only.
    constexpr explicit Crc32(std::uint32_t number = 0) : state_(~number) {}

    constexpr Crc32& add(std::span<const std::uint8_t> bytes) {
        std::uint32_t state = state_;
        for (const std::uint8_t byte : bytes) {
            state = crc32_table[(state ^ byte) & 0xffU] ^ (state >> 8U);
        }
        state_ = state;
        return *this;
    }
    [[nodiscard]] constexpr std::uint32_t value() const { return ~state_; }

  private:
    std::uint32_t state_;
};

}  // namespace ricochet::storage
