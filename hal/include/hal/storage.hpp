// Storage: the part of a device's flash memory where the record log lives. A backend implements it, the application
// hands it to the log and never touches it otherwise.
#pragma once

#include <cstddef>

#include "ricochet/storage/flash.hpp"

namespace hal {

// Offsets count from the start of the region. Beyond what the log's Flash asks (read anywhere, erase a sector of
// 4096 bytes to ones, program a page of 256 bytes by clearing bits):
//  - size() is fixed while the program runs, from 6 to 64 sectors; standard_size is right for every device;
//  - the region is the log's alone: outside the program, and not the flash's last sector, which boot loaders and
//    other programs use;
//  - read() is cheap (a copy out of mapped memory) and may be called at any time from the thread that draws;
//  - program() and erase() return when the flash has finished. They may stop everything else meanwhile, interrupts
//    and the other core included: about 1 ms for a page, 50 ms (at worst 400 ms) for a sector. The application calls
//    for them when nothing moves;
//  - neither reports errors: the log reads back what it programmed.
class Storage : public ricochet::storage::Flash {
  public:
    static constexpr std::size_t standard_size = 32 * ricochet::storage::sector_size;

  protected:
    ~Storage() = default;
};

}  // namespace hal
