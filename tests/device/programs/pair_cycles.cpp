// What two searchers gain on the RP2040: of the first puzzles of the classic set, those that take one core more than
// 100 ms are solved again by two, which take turns here, each with a clock of its own. One line a puzzle: number, moves
// alone, cycles alone, moves found by the pair, cycles of the pair.
#include "solver_run.hpp"

namespace {

using ricochet::Solver;
using ricochet::SolverStatus;

device::SolverBlock block;

// The searcher that is behind goes on, as two cores would at the same time.
std::uint64_t solve_together(Solver& solver, const ricochet::Puzzle& puzzle) {
    ricochet::SolverOptions options;
    options.shared = true;
    const auto start = device::cycles();
    solver.start(puzzle.board, device::start_of(puzzle), puzzle.contest, options);
    std::uint64_t owner = device::cycles() - start;
    std::uint64_t helper = owner;
    while (solver.status() == SolverStatus::running) {
        const auto before = device::cycles();
        if (owner <= helper) {
            solver.run(1);
            owner += device::cycles() - before;
        } else {
            solver.help(1);
            helper += device::cycles() - before;
        }
    }
    return owner > helper ? owner : helper;
}

}  // namespace

int main() {
    static Solver solver(block);
    constexpr std::uint64_t tenth_of_a_second = 12'500'000;
    for (std::uint32_t number = 0; number < 200; ++number) {
        const auto puzzle = puzzle_sets::classic(number);
        const std::uint64_t alone = device::solve(solver, puzzle);
        if (alone > tenth_of_a_second) {
            const auto moves = solver.solution().size();
            const std::uint64_t together = solve_together(solver, puzzle);
            device::put_line({number, moves, alone, solver.solution().size(), together});
        }
    }
    return 0;
}
