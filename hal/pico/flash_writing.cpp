#include "flash_writing.hpp"

#include <algorithm>
#include <array>

#include "hardware/flash.h"
#include "pico/error.h"
#include "pico/flash.h"

namespace hal::pico {

namespace {

constexpr std::uint32_t patience =
    1000;  // milliseconds; when it runs out the other core stays halted, so it is ample

// In RAM: flash cannot be read while it is written.
struct Writing {
    std::uint32_t address = 0;
    std::array<std::uint8_t, FLASH_PAGE_SIZE> page{};
};
Writing writing;

}  // namespace

bool erase_flash_sector(std::uint32_t address) {
    writing.address = address;
    return flash_safe_execute([](void*) { flash_range_erase(writing.address, FLASH_SECTOR_SIZE); }, nullptr,
                              patience) == PICO_OK;
}

bool program_flash_page(std::uint32_t address,
                        std::span<const std::uint8_t, ricochet::storage::page_size> page) {
    writing.address = address;
    std::ranges::copy(page, writing.page.begin());
    return flash_safe_execute(
               [](void*) { flash_range_program(writing.address, writing.page.data(), writing.page.size()); },
               nullptr, patience) == PICO_OK;
}

}  // namespace hal::pico
