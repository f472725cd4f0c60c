// What the record log asks of a flash memory: read anywhere, program a page, erase a sector.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ricochet::storage {

constexpr std::size_t sector_size = 4096;
constexpr std::size_t page_size = 256;

// Offsets count from the start of the region that is the log's own. Erasing sets every bit of a sector; programming only
// clears bits: a byte becomes what it was AND what is programmed, so 0xff leaves a byte alone. Power may fail inside either:
// then the bits that were to change hold anything, and may read differently each time.
class Flash {
  public:
    // Bytes in the region: a multiple of sector_size.
    [[nodiscard]] virtual std::size_t size() const = 0;

    // Contract: offset + into.size() ≤ size().
    virtual void read(std::size_t offset, std::span<std::uint8_t> into) = 0;

    // Programs one page. Contract: offset is a multiple of page_size, inside the region.
    virtual void program(std::size_t offset, std::span<const std::uint8_t, page_size> page) = 0;

    // Erases one sector. Contract: offset is a multiple of sector_size, inside the region.
    virtual void erase(std::size_t offset) = 0;

  protected:
    ~Flash() = default;
};

}  // namespace ricochet::storage
