// Two threads in one search, under the thread sanitizer: no data race, and the same lengths as alone.
#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

#include "ricochet/solver.hpp"
#include "support/puzzle_sets.hpp"

namespace {

using ricochet::Solver;
using ricochet::SolverStatus;

std::size_t moves_alone(Solver& solver, const ricochet::Puzzle& puzzle, const ricochet::Play& from) {
    solver.start(puzzle.board, from, puzzle.contest);
    while (solver.run(1000) == SolverStatus::running) {
    }
    return solver.solution().size();
}

std::size_t moves_together(Solver& solver, const ricochet::Puzzle& puzzle, const ricochet::Play& from) {
    ricochet::SolverOptions options;
    options.shared = true;
    solver.start(puzzle.board, from, puzzle.contest, options);
    std::atomic<bool> over{false};
    std::thread helper([&] {
        while (!over.load(std::memory_order_acquire)) {
            solver.help(64);
        }
    });
    while (solver.run(64) == SolverStatus::running) {
    }
    over.store(true, std::memory_order_release);
    helper.join();
    return solver.solution().size();
}

}  // namespace

int main() {
    std::vector<std::uint32_t> block(Solver::device_block_words);
    Solver solver(block);
    int wrong = 0;
    for (std::uint32_t number = 0; number < 80; ++number) {
        const auto puzzle = number % 2 == 0 ? puzzle_sets::classic(number) : puzzle_sets::random(number);
        ricochet::Play from;
        from.robots = puzzle.start;
        const auto expected = moves_alone(solver, puzzle, from);
        wrong += moves_together(solver, puzzle, from) == expected ? 0 : 1;
    }
    std::printf("%d of 80 puzzles differ\n", wrong);
    return wrong == 0 ? 0 : 1;
}
