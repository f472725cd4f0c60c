#include "flash_storage.hpp"

#include <cstring>

#include "flash_writing.hpp"
#include "hardware/flash.h"

namespace hal::pico {

// Past the cache: what was just written is what is read.
void FlashStorage::read(std::size_t offset, std::span<std::uint8_t> into) {
    std::memcpy(into.data(), reinterpret_cast<const void*>(XIP_NOCACHE_NOALLOC_BASE + start_ + offset),
                into.size());
}

void FlashStorage::program(std::size_t offset,
                           std::span<const std::uint8_t, ricochet::storage::page_size> page) {
    program_flash_page(start_ + static_cast<std::uint32_t>(offset), page);
}

void FlashStorage::erase(std::size_t offset) {
    erase_flash_sector(start_ + static_cast<std::uint32_t>(offset));
}

}  // namespace hal::pico
