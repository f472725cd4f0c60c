#include "app/solver_benchmark.hpp"

#include "ricochet/board_parts.hpp"
#include "ricochet/random_board.hpp"
#include "ricochet/rng.hpp"

namespace handheld {

namespace {
constexpr std::uint32_t first_board = 101;
constexpr std::uint32_t nodes_a_step = 200;
}  // namespace

void SolverBenchmark::begin() {
    begun_ = false;
    solved_ = 0;
    nodes_ = 0;
    moves_ = 0;
}

bool SolverBenchmark::step(ricochet::Solver& solver) {
    const unsigned position = solved_;
    if (position == positions) {
        return false;
    }
    if (!begun_) {
        board_ = ricochet::random_board(first_board + position);
        ricochet::Rng rng(position);
        const Position robots = ricochet::place_robots(board_, 4, rng);
        solver.start(board_, ricochet::starting_play(robots),
                     {board_.goals()[position % board_.goals().size()], {}});
        begun_ = true;
        return true;
    }
    if (solver.run(nodes_a_step) != ricochet::SolverStatus::running) {
        nodes_ = nodes_ + static_cast<std::uint32_t>(solver.statistics().nodes);
        moves_ = moves_ + static_cast<std::uint32_t>(solver.solution().size());
        begun_ = false;
        solved_ = position + 1;
    }
    return solved_ < positions;
}

}  // namespace handheld
