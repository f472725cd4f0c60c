// Judges a solution move by move: how many moves and who won, or the first thing wrong with it in words.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "ricochet/play.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

struct SolutionCheck {
    std::uint32_t moves = 0;    // of a right solution
    Robot winner = Robot::red;  // of a right solution
    std::uint32_t offending_move =
        0;                // the first move that is wrong, counted from 1; 0 if it is the end that is wrong
    Complaint complaint;  // empty if the solution is right

    [[nodiscard]] constexpr bool right() const { return complaint.empty(); }
};

// Contract: the table is the board's, the robots of `start` stand on different cells of it.
SolutionCheck check_solution(const SlideTable& table, const Contest& contest, const Position& start,
                             std::span<const Move> moves);

// The same for a solution as text; what cannot be read is reported like a wrong move.
SolutionCheck check_solution(const SlideTable& table, const Contest& contest, const Position& start,
                             std::string_view moves);

// Why a move was refused, such as "green cannot move left".
Complaint describe(Refusal why, Move move);

}  // namespace ricochet
