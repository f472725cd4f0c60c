// The record log's part of the flash: the sectors below the last one, which boot loaders and other programs use.
#pragma once

#include "facts.hpp"
#include "hal/storage.hpp"

namespace hal::pico {

// Where things lie, counted from the start of flash.
constexpr std::uint32_t storage_start(const hardware::Board& board) {
    return board.flash_bytes -
           static_cast<std::uint32_t>(ricochet::storage::sector_size + Storage::standard_size);
}

// Writing halts the other core and all interrupts meanwhile. Contract: the second core has been started.
class FlashStorage final : public Storage {
  public:
    constexpr explicit FlashStorage(const hardware::Board& board) : start_(storage_start(board)) {}

    [[nodiscard]] std::size_t size() const override { return standard_size; }
    void read(std::size_t offset, std::span<std::uint8_t> into) override;
    void program(std::size_t offset,
                 std::span<const std::uint8_t, ricochet::storage::page_size> page) override;
    void erase(std::size_t offset) override;

  private:
    std::uint32_t start_;
};

}  // namespace hal::pico
