#include "flash_counter.hpp"

#include <array>
#include <cstring>

#include "board.hpp"
#include "flash_storage.hpp"
#include "flash_writing.hpp"
#include "hardware/flash.h"

namespace hardware_test {

namespace {

constexpr std::uint32_t sector = hal::pico::storage_start(hardware::board) - FLASH_SECTOR_SIZE;
constexpr std::uint32_t erased = 0xffffffff;

}  // namespace

std::uint32_t stored_count() {
    const auto* address = reinterpret_cast<const volatile std::uint32_t*>(XIP_NOCACHE_NOALLOC_BASE + sector);
    return *address == erased ? 0 : *address;
}

bool store_next_count() {
    const std::uint32_t count = stored_count() + 1;
    std::array<std::uint8_t, FLASH_PAGE_SIZE> page{};
    page.fill(0xff);
    std::memcpy(page.data(), &count, sizeof count);
    return hal::pico::erase_flash_sector(sector) && hal::pico::program_flash_page(sector, page) &&
           stored_count() == count;
}

}  // namespace hardware_test
