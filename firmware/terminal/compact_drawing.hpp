// A board in one line a row: walls below a cell are drawn as its underline, around what stands in it.
//
//      ___ ___ ___
//     | R . . |   |    as the full drawing has it (see core's board_drawing.hpp), except that a dot marks the
//     |___  _ro   |    middle of every empty cell, and ':' (in ASCII) the last slide
#pragma once

#include "ricochet/board_drawing.hpp"

namespace ricochet::terminal {

void draw_compact_board(const Scene& scene, Characters characters, Paper& paper);

}  // namespace ricochet::terminal
