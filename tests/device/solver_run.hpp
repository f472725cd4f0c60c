// Solving puzzles of the classic set in the device's block of memory, and one line about each.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

#include "device.hpp"

#include "../support/puzzle_sets.hpp"
#include "ricochet/solver.hpp"

namespace device {

// For the solver, on the device.
using SolverBlock = std::array<std::uint32_t, ricochet::Solver::device_block_words>;

inline ricochet::Play start_of(const ricochet::Puzzle& puzzle) {
    ricochet::Play from;
    from.robots = puzzle.start;
    return from;
}

// Alone, to the end; the cycles it took.
inline std::uint64_t solve(ricochet::Solver& solver, const ricochet::Puzzle& puzzle) {
    const auto before = cycles();
    solver.start(puzzle.board, start_of(puzzle), puzzle.contest);
    while (solver.run(1000) == ricochet::SolverStatus::running) {
    }
    return cycles() - before;
}

inline void put_line(std::initializer_list<std::uint64_t> numbers) {
    bool first = true;
    for (const std::uint64_t number : numbers) {
        if (!first) {
            put(' ');
        }
        first = false;
        put_number(number);
    }
    put('\n');
}

// Number, moves, cycles, nodes, slides.
inline void solve_and_report(ricochet::Solver& solver, std::uint32_t number) {
    const std::uint64_t taken = solve(solver, puzzle_sets::classic(number));
    const auto statistics = solver.statistics();
    put_line({number, solver.solution().size(), taken, statistics.nodes, statistics.slides});
}

}  // namespace device
