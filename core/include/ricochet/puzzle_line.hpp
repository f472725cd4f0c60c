// A puzzle as one line of text, the interchange format of tools, tests and the serial console:
//
//     WxH WALLS ROBOTS GOAL [ricochet=off|one-move|official] [rebound=yes|no]
//
// WALLS as `line_parts.hpp` says; ROBOTS are cell numbers y·width + x, parted by commas, in the order
// red,yellow,green,blue[,silver]; GOAL is R, Y, G, B, S or * for any robot, a colon, and a cell number.
#pragma once

#include <cstddef>
#include <string_view>

#include "ricochet/board.hpp"
#include "ricochet/play.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

// A position to be solved. A puzzle read from a line has its one goal on the board as well.
struct Puzzle {
    Board board;
    Position start;
    Contest contest;

    bool operator==(const Puzzle&) const = default;
};

struct ParsedPuzzle {
    Puzzle puzzle;
    Complaint complaint;  // empty if the line was understood; else the puzzle means nothing
};

// Reads a line. Letters may be of either case, blanks may be many; anything else that is not exactly the format
// is refused with the reason: open edges, walls that are there from one side only, two robots in one cell,
// cells out of range, a goal for a robot that is not there, options that are unknown or given twice.
ParsedPuzzle parse_puzzle(std::string_view line);

// Room for the longest line.
inline constexpr std::size_t max_puzzle_line = 336;

// Appends the line, without a line end; options that have their usual value are left out.
// Contract: sides from 5 to 16, 4 or 5 robots on the board.
void put_puzzle(TextWriter& writer, const Puzzle& puzzle);

}  // namespace ricochet
