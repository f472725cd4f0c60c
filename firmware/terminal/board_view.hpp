// The board on a canvas: in full (65 columns by 33 lines for 16×16), or compact (65 by 17), where one line
// carries a row of cells and the walls below them.
#pragma once

#include <optional>

#include "canvas.hpp"
#include "ricochet/board_drawing.hpp"
#include "ricochet/classic_game.hpp"

namespace ricochet::terminal {

enum class BoardSize : std::uint8_t { full, compact };

inline constexpr std::size_t board_columns = (max_side * 4) + 1;
constexpr std::size_t board_lines(BoardSize size) {
    return size == BoardSize::full ? (max_side * 2) + 1 : max_side + 1;
}

// The last move of the round as the slide it was; nothing at its start.
std::optional<Slide> last_slide(const ClassicGame& game);

// Draws into the top left of the canvas. The current goal stands out, completed ones step back, and the
// selected robot, if any, is marked.
void draw_board_view(const ClassicGame& game, std::optional<Robot> selected, BoardSize size,
                     Characters characters, Canvas& canvas);

}  // namespace ricochet::terminal
