// What solving costs on the RP2040: one line for each of 500 puzzles on the classic tiles.
#include "solver_run.hpp"

namespace {

device::SolverBlock block;

}  // namespace

int main() {
    static ricochet::Solver solver(block);
    for (std::uint32_t number = 0; number < 500; ++number) {
        device::solve_and_report(solver, number);
    }
    return 0;
}
