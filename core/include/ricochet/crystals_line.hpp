// A Crystals puzzle as one line of text, the interchange format of tools, tests and the serial console:
//
//     crystals 5x5 WALLS START AMBER VIOLET GOAL
//
// WALLS as `line_parts.hpp` says; the others are cell numbers y·5 + x.
#pragma once

#include <cstddef>
#include <string_view>

#include "ricochet/crystals.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

struct ParsedCrystals {
    CrystalsPuzzle puzzle;
    Complaint complaint;  // empty if the line was understood; else the puzzle means nothing
};

// Whether a line's first word says that it is a Crystals puzzle.
bool is_crystals_line(std::string_view line);

// Reads a line; the walls may be any. Letters may be of either case, blanks may be many; anything else that is
// not exactly the format is refused with the reason. The goal may be where the robot starts: it has to come back.
// Two crystals in one cell, or a crystal where the robot starts or at the goal, are refused.
ParsedCrystals parse_crystals(std::string_view line);

// Room for the longest line.
inline constexpr std::size_t max_crystals_line = 56;

// Appends the line, without a line end.
void put_crystals(TextWriter& writer, const CrystalsPuzzle& puzzle);

}  // namespace ricochet
