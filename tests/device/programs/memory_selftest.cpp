// Checks the memory functions of startup.cpp against obvious loops, for all small sizes, alignments and overlaps.
#include "device.hpp"

#include <cstddef>
#include <cstdint>

extern "C" {
void* memcpy(void* to, const void* from, std::size_t size);
void* memmove(void* to, const void* from, std::size_t size);
void* memset(void* to, int value, std::size_t size);
int memcmp(const void* left, const void* right, std::size_t size);
}

namespace {

constexpr std::size_t room = 48;
constexpr std::size_t longest = 19;
constexpr std::size_t offsets = 8;

struct Bytes {
    alignas(4) unsigned char at[room];
};

volatile std::size_t opaque_zero = 0;  // keeps the compiler from knowing sizes

Bytes counted_up() {
    Bytes bytes{};
    for (std::size_t i = 0; i < room; ++i) {
        bytes.at[i] = static_cast<unsigned char>(3 * i + 1);
    }
    return bytes;
}

bool same(const Bytes& a, const Bytes& b) {
    for (std::size_t i = 0; i < room; ++i) {
        if (a.at[i] != b.at[i]) {
            return false;
        }
    }
    return true;
}

bool moves_well(std::size_t to, std::size_t from, std::size_t size) {
    const Bytes before = counted_up();
    Bytes expected = before;
    for (std::size_t i = 0; i < size; ++i) {
        expected.at[to + i] = before.at[from + i];
    }
    Bytes moved = before;
    memmove(moved.at + to, moved.at + from, size + opaque_zero);
    Bytes copied = before;
    memcpy(copied.at + to, before.at + from, size + opaque_zero);
    return same(moved, expected) && same(copied, expected);
}

bool sets_well(std::size_t to, std::size_t size) {
    Bytes expected = counted_up();
    for (std::size_t i = 0; i < size; ++i) {
        expected.at[to + i] = 0x5c;
    }
    Bytes set = counted_up();
    memset(set.at + to, 0x5c, size + opaque_zero);
    return same(set, expected);
}

bool compares_well(std::size_t size) {
    const Bytes a = counted_up();
    Bytes b = a;
    b.at[size] = 0;
    return memcmp(a.at, b.at, size + opaque_zero) == 0 && memcmp(a.at, b.at, size + 1 + opaque_zero) > 0 &&
           memcmp(b.at, a.at, size + 1 + opaque_zero) < 0;
}

}  // namespace

int main() {
    for (std::size_t size = 0; size <= longest; ++size) {
        bool well = compares_well(size);
        for (std::size_t to = 0; to < offsets; ++to) {
            well = well && sets_well(to, size);
            for (std::size_t from = 0; from < offsets; ++from) {
                well = well && moves_well(to, from, size);
            }
        }
        if (!well) {
            device::report("memory functions are wrong at size", size, "bytes");
            return 1;
        }
    }
    device::put("memory functions agree with obvious loops\n");
    return 0;
}
