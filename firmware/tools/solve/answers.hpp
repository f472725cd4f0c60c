// Answers to lines: what the solvers say about a puzzle, checked against the game's own moves, as one line of text.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "options.hpp"
#include "ricochet/crystals.hpp"
#include "ricochet/puzzle_line.hpp"
#include "team.hpp"

namespace ricochet::solve {

struct Answer {
    enum class Kind : std::uint8_t { solved, impossible, given_up, refused };

    Kind kind = Kind::refused;
    std::string text{};        // for standard output
    std::string statistics{};  // how the search went, in words
    unsigned moves = 0;
    std::uint64_t nodes = 0;
};

class Answerer {
  public:
    // Called every now and then while a search goes on.
    using Look = std::function<void(const Solver&)>;

    // Contract: the team outlives it.
    Answerer(const Options& options, Team& team, Look look);

    Answer answer(std::string_view line);

  private:
    Answer answer_crystals(std::string_view line) const;
    Answer answer_puzzle(const Puzzle& puzzle);
    Answer list_all(const Puzzle& puzzle, const SlideTable& slides);
    SolverStatus search();

    const Options& options_;
    Team& team_;
    Look look_;
};

}  // namespace ricochet::solve
