// A board as a small map: walls and the colours of its goals, to choose one by.
#pragma once

#include "draw/canvas.hpp"
#include "ricochet/board.hpp"

namespace handheld {

// In the middle of the area, its cells as large as fit.
void draw_board_map(Canvas& canvas, const Rect& area, const ricochet::Board& board);

}  // namespace handheld
