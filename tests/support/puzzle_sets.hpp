// Fixed sets of puzzles, made from numbers alone, so that the host, the device and every day have the same.
#pragma once

#include <array>
#include <cstdint>

#include "ricochet/board_parts.hpp"
#include "ricochet/classic_tiles.hpp"
#include "ricochet/puzzle_line.hpp"
#include "ricochet/random_board.hpp"
#include "ricochet/rng.hpp"

namespace puzzle_sets {

// Streams of the generator that nothing else uses.
inline constexpr std::uint64_t classic_stream = 7777;
inline constexpr std::uint64_t random_stream = 7778;

inline ricochet::Puzzle on_board(const ricochet::Board& board, ricochet::Rng& rng,
                                 const ricochet::Rules& rules) {
    ricochet::Puzzle puzzle;
    puzzle.board = board;
    puzzle.start = ricochet::place_robots(board, rules.robots, rng);
    puzzle.contest = {board.goals()[rng.below(ricochet::Board::max_goals)], rules};
    return puzzle;
}

// A random arrangement of the classic tiles, random robots, one of its goals.
inline ricochet::Puzzle classic(std::uint32_t number, const ricochet::Rules& rules = {}) {
    ricochet::Rng rng(number, classic_stream);
    const auto board = ricochet::classic_board(ricochet::arrangement(rng.below(ricochet::arrangement_count)));
    return on_board(board, rng, rules);
}

// The same on the random board of the number.
inline ricochet::Puzzle random(std::uint32_t number, const ricochet::Rules& rules = {}) {
    ricochet::Rng rng(number, random_stream);
    return on_board(ricochet::random_board(number), rng, rules);
}

}  // namespace puzzle_sets
