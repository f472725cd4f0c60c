// Writing flash while two cores run from it: everything else stands still meanwhile.
#pragma once

#include <cstdint>
#include <span>

#include "ricochet/storage/flash.hpp"

namespace hal::pico {

// Addresses count from the start of flash. False where the other core did not stand still in time; nothing was written then.
bool erase_flash_sector(std::uint32_t address);
bool program_flash_page(std::uint32_t address,
                        std::span<const std::uint8_t, ricochet::storage::page_size> page);

}  // namespace hal::pico
