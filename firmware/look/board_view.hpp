// Draws a board and what is on it.
#pragma once

#include "draw/canvas.hpp"
#include "look/board_scene.hpp"
#include "look/layout.hpp"

namespace handheld {

void draw_board_scene(Canvas& canvas, const BoardPlace& place, const BoardScene& scene);

}  // namespace handheld
