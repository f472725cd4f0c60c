// Counts what is taken from the heap while somebody watches, by whatever way: new, malloc and their kin.
#pragma once

#include <cstddef>

namespace support {

// From the construction to the destruction of one of these, allocations count. Not to be nested.
class HeapWatch {
  public:
    HeapWatch();
    ~HeapWatch();
    HeapWatch(const HeapWatch&) = delete;
    HeapWatch& operator=(const HeapWatch&) = delete;

    // All that was counted since the program began.
    static std::size_t allocations();
};

}  // namespace support
