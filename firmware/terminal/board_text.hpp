// A board in characters, for any mode: walls, robots by their letters, goals and crystals, the chosen robot and where it
// can go, and the trail of the last slide. Columns and rows are numbered, so that the words beside it can be followed.
//
//        0   1   2              full: 4 characters by 2 lines a cell        0  1  2      compact: 3 by 1; a line
//      ┌───────────┐                                                        ▁▁▁▁▁▁▁▁      below a cell is its
//     0│[R] →   !r●│            [R]  the chosen robot, and its ways       0│R] →  r●│      underline
//      │   ╶───╴   │            !r●  the goal to reach: red's circle      1│·  ▁▁ · │
#pragma once

#include <cstdint>

#include "look/board_scene.hpp"
#include "terminal/page.hpp"

namespace handheld {

enum class BoardForm : std::uint8_t { full, compact };

// With the numbers around it.
hal::terminal::Size size_of(const ricochet::Board& board, BoardForm form);

// Draws it with its top left corner at this place of the page.
void draw_board(const BoardScene& scene, BoardForm form, hal::terminal::Page& page, std::size_t column,
                std::size_t line);

}  // namespace handheld
