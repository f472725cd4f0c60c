// What a random board and its slide table cost the RP2040, against the budget: 5 ms at 125 MHz on average.
#include "device.hpp"

#include "ricochet/random_board.hpp"
#include "ricochet/slide_table.hpp"

#include <cstdint>

namespace {

constexpr std::uint32_t boards = 1000;
constexpr std::uint64_t cycles_a_microsecond = 125;
constexpr std::uint64_t budget = 5000 * cycles_a_microsecond;

ricochet::SlideTable table;  // not on the stack, as in the firmware

}  // namespace

int main() {
    std::uint64_t generating = 0;
    std::uint64_t preparing = 0;
    std::uint64_t worst = 0;
    for (std::uint32_t number = 1; number <= boards; ++number) {
        const std::uint64_t begin = device::cycles();
        const ricochet::Board board = ricochet::random_board(number);
        const std::uint64_t generated = device::cycles();
        table.prepare(board);
        const std::uint64_t end = device::cycles();
        generating += generated - begin;
        preparing += end - generated;
        worst = end - begin > worst ? end - begin : worst;
    }
    const std::uint64_t average = (generating + preparing) / boards;
    device::report("boards", boards, "");
    device::report("random board, average", generating / boards, "cycles");
    device::report("slide table, average", preparing / boards, "cycles");
    device::report("both, average", average, "cycles");
    device::report("both, average at 125 MHz", average / cycles_a_microsecond, "us (budget 5000)");
    device::report("both, worst at 125 MHz", worst / cycles_a_microsecond, "us");
    return average <= budget ? 0 : 1;
}
