// What the lines of the interchange format are made of: words, cell numbers, a board's size and its walls.
// `puzzle_line.hpp` and `crystals_line.hpp` put them together.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ricochet/board.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

// The shortest side of a board in a line; the longest is max_side.
inline constexpr unsigned min_side = 5;

// Takes the next word off the front of a line: words are parted by blanks and tabs, line ends count as blanks.
std::string_view take_line_word(std::string_view& line);

// A word as it may stand in a complaint: in quotes, cut to a bearable length, anything unprintable as '?'.
Complaint& append_quoted(Complaint& complaint, std::string_view word);

// A decimal number of at most five digits, and nothing else.
std::optional<std::uint32_t> number_from(std::string_view word);

// Reads `WxH` into an open board of that size, sides from 5 to 16.
Complaint read_size(std::string_view word, Board& board);

// Puts up the walls of a WALLS word on an open board: one hexadecimal digit a cell, row by row from the
// top-left, 1 north, 2 east, 4 south, 8 west, with the outer edge and both sides of every wall. If it is
// refused, the board is not to be used.
Complaint read_walls(std::string_view word, Board& board);

// Reads a cell number, y·width + x. `what` names whose it is: "red", "the goal".
Complaint read_cell(std::string_view word, std::string_view what, const Board& board, Cell& cell);

// The same parts written.
void put_size(TextWriter& writer, const Board& board);
void put_walls(TextWriter& writer, const Board& board);
void put_cell_number(TextWriter& writer, const Board& board, Cell cell);

}  // namespace ricochet
