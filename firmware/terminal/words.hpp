// The game in words, for every way the terminal shows it.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ricochet/classic_game.hpp"
#include "ricochet/move.hpp"

namespace ricochet::terminal {

inline std::string to_string(std::string_view text) { return std::string(text); }

// (3,4)
std::string words(Cell cell);

// "green hexagon", "any robot's vortex"
std::string words(const Goal& goal);

// "bring green to the hexagon at (3,4)"
std::string task(const Goal& goal);

// "board 7", "tiles 1A2A4A3A"
std::string words(const BoardChoice& choice);

// "4 robots", and whatever else is not standard.
std::string words(const Rules& rules);

// "RU GL"
std::string words(std::span<const Move> moves);

// "1 move", "5 moves"
std::string count_of(std::uint32_t count, std::string_view thing);

std::string capitalised(std::string text);

// After a won round: "Green did it in 5 moves."
std::string victory(const ClassicGame& game);

// Why the robot that just moved has not claimed the goal it stands on; empty if it does not stand there.
std::string near_miss(const ClassicGame& game);

// All goals with the moves they took, one a line, and their sum.
std::vector<std::string> summary(const ClassicGame& game);

}  // namespace ricochet::terminal
