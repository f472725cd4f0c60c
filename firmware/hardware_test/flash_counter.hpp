// A number kept in a sector of flash that nothing else uses: proves that flash can be written while both cores run.
#pragma once

#include <cstdint>

namespace hardware_test {

// 0 where none has been written.
std::uint32_t stored_count();

// Writes the next number; false where that was refused or reads back wrong.
bool store_next_count();

}  // namespace hardware_test
