// What pico/flash_writing.hpp promises, in the Arduino core's own way of letting the other core stand still.
#include "pico/flash_writing.hpp"

#include <algorithm>
#include <array>

#include "hardware/flash.h"

#include <Arduino.h>  // last: it brings macros with everyday names

namespace hal::pico {

namespace {

// In RAM: flash cannot be read while it is written.
std::array<std::uint8_t, FLASH_PAGE_SIZE> page_to_write;

// Nothing else runs while one of these lives.
class Standstill {
  public:
    Standstill() {
        noInterrupts();
        rp2040.idleOtherCore();
    }
    Standstill(const Standstill&) = delete;
    Standstill& operator=(const Standstill&) = delete;
    ~Standstill() {
        rp2040.resumeOtherCore();
        interrupts();
    }
};

}  // namespace

bool erase_flash_sector(std::uint32_t address) {
    const Standstill standstill;
    flash_range_erase(address, FLASH_SECTOR_SIZE);
    return true;
}

bool program_flash_page(std::uint32_t address,
                        std::span<const std::uint8_t, ricochet::storage::page_size> page) {
    std::ranges::copy(page, page_to_write.begin());
    const Standstill standstill;
    flash_range_program(address, page_to_write.data(), page_to_write.size());
    return true;
}

}  // namespace hal::pico
