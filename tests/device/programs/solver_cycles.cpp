// What solving costs on the RP2040: one line for each of 500 puzzles on the classic tiles.
#include "device.hpp"

#include "../../support/puzzle_sets.hpp"
#include "ricochet/solver.hpp"

namespace {

std::array<std::uint32_t, ricochet::Solver::device_block_words> block;

}  // namespace

int main() {
    static ricochet::Solver solver(block);
    for (std::uint32_t number = 0; number < 500; ++number) {
        const auto puzzle = puzzle_sets::classic(number);
        ricochet::Play from;
        from.robots = puzzle.start;
        const auto before = device::cycles();
        solver.start(puzzle.board, from, puzzle.contest);
        while (solver.run(1000) == ricochet::SolverStatus::running) {
        }
        const auto taken = device::cycles() - before;
        device::put_number(number);
        device::put(' ');
        device::put_number(solver.solution().size());
        device::put(' ');
        device::put_number(taken);
        device::put(' ');
        device::put_number(solver.statistics().nodes);
        device::put(' ');
        device::put_number(solver.statistics().slides);
        device::put('\n');
    }
    return 0;
}
