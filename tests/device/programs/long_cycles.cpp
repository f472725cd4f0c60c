// What the longest puzzles cost on the RP2040: the first ten of the classic set with 15 or 16 moves. Minutes of emulation.
#include "solver_run.hpp"

namespace {

device::SolverBlock block;

}  // namespace

int main() {
    static ricochet::Solver solver(block);
    for (const std::uint32_t number : {827U, 2803U, 3123U, 3603U, 4161U, 4431U, 4634U, 6166U, 6536U, 7272U}) {
        device::solve_and_report(solver, number);
    }
    return 0;
}
