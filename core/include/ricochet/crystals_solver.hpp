// Solves Crystals exhaustively: breadth first over where the robot stands and what it has collected, a hundred
// states in all, so that the answer is the shortest one or the proof that there is none.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/crystals.hpp"

namespace ricochet {

inline constexpr unsigned crystals_states = crystals_side * crystals_side * 4;

class CrystalsSolution {
  public:
    // Whether there is a way at all. A round that is won already has one of no moves.
    [[nodiscard]] constexpr bool found() const { return found_; }
    // A shortest way: the first of them, if ways are compared move by move in the order up, right, down, left.
    [[nodiscard]] constexpr std::span<const Direction> moves() const { return {moves_.data(), count_}; }
    // How many states were looked at.
    [[nodiscard]] constexpr unsigned states() const { return states_; }

  private:
    friend CrystalsSolution solve_crystals(const SlideTable& table, const CrystalsContest& contest,
                                           const CrystalsPlay& from);
    bool found_ = false;
    std::uint8_t count_ = 0;
    std::uint8_t states_ = 0;
    std::array<Direction, crystals_states> moves_{};
};

// Contract: the table is of a 5×5 board, the robot and all of the contest on cells of it.
CrystalsSolution solve_crystals(const SlideTable& table, const CrystalsContest& contest,
                                const CrystalsPlay& from);

}  // namespace ricochet
