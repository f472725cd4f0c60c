// A puzzle as 76 bytes: its size, walls, robots, goal and rules.
#pragma once

#include <cstddef>
#include <optional>

#include "ricochet/bytes.hpp"
#include "ricochet/puzzle_line.hpp"

namespace ricochet {

inline constexpr std::size_t stored_puzzle_size = 76;

// Contract: sides from 5 to 16, 4 or 5 robots on the board; room for so many bytes.
void put_puzzle(ByteWriter& writer, const Puzzle& puzzle);

// What could not have come from a puzzle is not read. Contract: the reader holds so many bytes.
std::optional<Puzzle> take_puzzle(ByteReader& reader);

}  // namespace ricochet
