// What a Carom puzzle costs on the RP2040 with the usual memory, and that a day's puzzle is the same here as on
// the host.
#include "device.hpp"

#include <array>
#include <cstdint>

#include "../../support/fnv_hash.hpp"
#include "ricochet/carom_generator.hpp"

using namespace ricochet;

namespace {

constexpr std::uint32_t days = 20;
constexpr std::uint32_t cycles_per_millisecond = 125000;
constexpr std::uint32_t signature = 0xc36a9496;  // of these days, as tests/property/test_carom_days has it
constexpr std::uint64_t budget = 2000ULL * cycles_per_millisecond;

std::array<std::uint32_t, CaromGenerator::usual_block> block;

}  // namespace

int main() {
    std::uint64_t total = 0;
    std::uint64_t worst = 0;
    std::uint64_t slices = 0;
    std::uint64_t longest_slice = 0;
    constexpr std::uint32_t slice = 64;
    support::FnvHash hash;
    CalendarDate date{2026, 1, 1};
    for (std::uint32_t day = 0; day < days; ++day, date = next_day(date)) {
        CaromGenerator generator(block);
        generator.start(CaromChoice::daily(date));
        std::uint64_t taken = 0;
        for (bool done = false; !done; ++slices) {
            const auto before = device::cycles();
            done = generator.run(slice);
            const auto now = device::cycles() - before;
            taken += now;
            longest_slice = now > longest_slice ? now : longest_slice;
        }
        const CaromDeal& deal = generator.deal();
        hash.add(make_board(deal.layout)).add(make_start(deal.layout)).add(deal.optimum).add(deal.pieces);
        total += taken;
        worst = taken > worst ? taken : worst;
    }
    const std::uint64_t average = total / days;
    device::report("a day's puzzle, average", average / cycles_per_millisecond, "milliseconds");
    device::report("a day's puzzle, worst", worst / cycles_per_millisecond, "milliseconds");
    device::report("a position of search, average", total / (slices * slice), "cycles");
    device::report("the longest slice of 64 positions", longest_slice, "cycles");
    if (hash.value() != signature) {
        device::report("FAIL: other puzzles than on the host, signature", hash.value(), "");
        return 1;
    }
    if (average > budget) {
        device::report("FAIL: the average may be at most", budget, "cycles");
        return 1;
    }
    return 0;
}
