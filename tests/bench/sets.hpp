// The sets of puzzles that the solver is measured with. Each is made from numbers alone.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/game_player.hpp"
#include "support/puzzle_sets.hpp"

namespace bench {

// A puzzle of one of the endless sets, by its number.
struct Which {
    std::string_view set;
    std::uint32_t number = 0;
};

// All rule variants in turn, on both kinds of boards; every third goal is anybody's.
inline ricochet::Puzzle variant(std::uint32_t number) {
    const auto rules = support::rules_variant(number % support::rule_variants);
    const std::uint32_t board = number / support::rule_variants;
    auto puzzle = board % 2 == 0 ? puzzle_sets::classic(number, rules) : puzzle_sets::random(number, rules);
    if (board % 3 == 0) {
        puzzle.contest.goal.claimant = ricochet::Claimant::any();
    }
    return puzzle;
}

inline ricochet::Puzzle puzzle(const Which& which) {
    if (which.set == "classic") {
        return puzzle_sets::classic(which.number);
    }
    return which.set == "random" ? puzzle_sets::random(which.number) : variant(which.number);
}

inline bool is_endless(std::string_view set) {
    return set == "classic" || set == "random" || set == "variants";
}

// The line of a puzzle that has only the goal asked for on its board.
inline std::string line(const ricochet::Puzzle& puzzle) {
    std::array<char, ricochet::max_puzzle_line> block{};
    ricochet::TextWriter writer(block);
    ricochet::put_puzzle(writer, puzzle);
    return std::string(writer.view());
}

}  // namespace bench
