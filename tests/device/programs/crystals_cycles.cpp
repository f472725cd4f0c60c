// What a Crystals puzzle costs on the RP2040: solving one, and dealing one of each difficulty. No deal may take more
// than 150 ms at 125 MHz on the average; they are made in slices, so that the screen goes on meanwhile.
#include "device.hpp"

#include <cstdint>

#include "ricochet/crystals_generator.hpp"
#include "ricochet/crystals_solver.hpp"

using namespace ricochet;

namespace {

constexpr std::uint32_t deals = 60;
constexpr std::uint32_t cycles_per_microsecond = 125;
constexpr std::uint64_t budget = 150000ULL * cycles_per_microsecond;

struct Cost {
    std::uint64_t total = 0;
    std::uint64_t worst = 0;
    std::uint32_t layouts = 0;
};

Cost deal_all(Difficulty difficulty) {
    Cost cost;
    for (std::uint32_t number = 0; number < deals; ++number) {
        const auto before = device::cycles();
        CrystalsGenerator generator(difficulty, number);
        while (!generator.run(CrystalsGenerator::layouts_an_attempt)) {
        }
        const auto taken = device::cycles() - before;
        cost.total += taken;
        cost.worst = taken > cost.worst ? taken : cost.worst;
        cost.layouts += generator.solved();
    }
    return cost;
}

}  // namespace

int main() {
    constexpr const char* averages[] = {"easy deal, average", "medium deal, average", "hard deal, average"};
    constexpr const char* worsts[] = {"easy deal, worst", "medium deal, worst", "hard deal, worst"};
    bool within = true;
    for (unsigned i = 0; i < 3; ++i) {
        const Cost cost = deal_all(static_cast<Difficulty>(i));
        device::report(averages[i], cost.total / deals / cycles_per_microsecond, "microseconds");
        device::report(worsts[i], cost.worst / cycles_per_microsecond, "microseconds");
        device::report("  a layout, average", cost.total / cost.layouts, "cycles");
        within = within && cost.total / deals <= budget;
    }
    if (!within) {
        device::report("FAIL: the average may be at most", budget, "cycles");
        return 1;
    }
    return 0;
}
