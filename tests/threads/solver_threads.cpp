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

std::size_t moves_found(Solver& solver, const ricochet::Puzzle& puzzle, bool shared) {
    ricochet::Play from;
    from.robots = puzzle.start;
    ricochet::SolverOptions options;
    options.shared = shared;
    solver.start(puzzle.board, from, puzzle.contest, options);
    while (solver.run(64) == SolverStatus::running) {
    }
    return solver.solution().size();
}

// Begins with a puzzle and leaves it at that, with the helper in the middle of it.
void begin(Solver& solver, const ricochet::Puzzle& puzzle) {
    ricochet::Play from;
    from.robots = puzzle.start;
    ricochet::SolverOptions options;
    options.shared = true;
    solver.start(puzzle.board, from, puzzle.contest, options);
    solver.run(64);
}

// Is there all the time, whatever the owner of the solver does.
class Helper {
  public:
    explicit Helper(Solver& solver)
        : thread_([this, &solver] {
              while (!over_.load(std::memory_order_acquire)) {
                  solver.help(64);
              }
          }) {}
    Helper(const Helper&) = delete;
    Helper& operator=(const Helper&) = delete;
    ~Helper() {
        over_.store(true, std::memory_order_release);
        thread_.join();
    }

  private:
    std::atomic<bool> over_{false};
    std::thread thread_;
};

}  // namespace

int main() {
    std::vector<std::uint32_t> block(Solver::device_block_words);
    std::vector<std::uint32_t> block_alone(Solver::device_block_words);
    Solver solver(block);
    Solver alone(block_alone);
    const Helper helper(solver);
    int wrong = 0;
    for (std::uint32_t number = 0; number < 80; ++number) {
        const auto puzzle = number % 2 == 0 ? puzzle_sets::classic(number) : puzzle_sets::random(number);
        begin(solver, puzzle_sets::classic(number + 80));
        wrong += moves_found(solver, puzzle, true) == moves_found(alone, puzzle, false) ? 0 : 1;
    }
    std::printf("%d of 80 puzzles differ\n", wrong);
    return wrong == 0 ? 0 : 1;
}
