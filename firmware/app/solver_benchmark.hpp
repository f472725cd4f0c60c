// The solver's own measure: the same positions on every device, so that the nodes must be the same and only the
// time differs.
#pragma once

#include <atomic>
#include <cstdint>

#include "app/game.hpp"
#include "ricochet/solver.hpp"

namespace handheld {

class SolverBenchmark {
  public:
    static constexpr unsigned positions = 64;

    // To be called while nothing is run.
    void begin();
    // One short portion of the work; true while there is more. On the working side.
    bool step(ricochet::Solver& solver);

    // May be read meanwhile.
    [[nodiscard]] unsigned solved() const { return solved_; }
    [[nodiscard]] bool finished() const { return solved_ == positions; }
    // Of all positions solved so far.
    [[nodiscard]] std::uint32_t nodes() const { return nodes_; }
    [[nodiscard]] std::uint32_t moves() const { return moves_; }

  private:
    Board board_;
    bool begun_ = false;  // with the next position
    std::atomic<unsigned> solved_{0};
    std::atomic<std::uint32_t> nodes_{0};
    std::atomic<std::uint32_t> moves_{0};
};

}  // namespace handheld
