// What a new board costs on the RP2040: making a random 16×16 board and preparing its tables, averaged over many
// numbers, may take 5 ms at 125 MHz.
#include "device.hpp"

#include <cstdint>

#include "ricochet/random_board.hpp"
#include "ricochet/slide_table.hpp"

namespace {

constexpr std::uint32_t boards = 200;
constexpr std::uint32_t cycles_per_microsecond = 125;
constexpr std::uint64_t budget = std::uint64_t{5000} * cycles_per_microsecond;

}  // namespace

int main() {
    std::uint64_t total = 0;
    std::uint64_t worst = 0;
    std::uint32_t stops = 0;  // so that nothing of the work is left out for not being used
    for (std::uint32_t number = 0; number < boards; ++number) {
        const auto before = device::cycles();
        const auto board = ricochet::random_board(number);
        const ricochet::SlideTable table(board);
        const auto taken = device::cycles() - before;
        total += taken;
        worst = taken > worst ? taken : worst;
        stops += table.wall_stop(board.goals()[0].cell, ricochet::Direction::up).index();
    }
    const std::uint64_t average = total / boards;
    device::report("a random board and its tables, average", average, "cycles");
    device::report("a random board and its tables, worst", worst, "cycles");
    device::report("average at 125 MHz", average / cycles_per_microsecond, "microseconds");
    if (stops == 0 || average > budget) {
        device::report("FAIL: the average may be at most", budget, "cycles");
        return 1;
    }
    return 0;
}
