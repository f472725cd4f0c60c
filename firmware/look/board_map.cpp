#include "look/board_map.hpp"

#include "look/layout.hpp"
#include "look/pieces.hpp"
#include "look/theme.hpp"

namespace handheld {

namespace {

using ricochet::Board;
using ricochet::Cell;
using ricochet::Direction;

// All that decides how the map looks.
Mark mark_of(const BoardPlace& place, const Board& board) {
    Mark mark = Mark().put(place.rect);
    for (const Direction side : {Direction::up, Direction::left}) {
        for (const Cell cell : board.walls(side)) {
            mark.put(cell.index());
        }
    }
    for (const auto& goal : board.goals()) {
        mark.put((static_cast<std::uint32_t>(goal.cell.index()) << 8U) |
                 static_cast<std::uint32_t>(letter(goal.claimant)));
    }
    return mark;
}

void draw_walls(Canvas& canvas, const BoardPlace& place, const Board& board) {
    for (const Cell cell : board.cells()) {
        const Rect box = place.of(cell);
        if (cell.y() > 0 && board.has_wall(cell, Direction::up)) {
            canvas.fill({box.left, box.top, box.width + 1, 1}, theme::wall);
        }
        if (cell.x() > 0 && board.has_wall(cell, Direction::left)) {
            canvas.fill({box.left, box.top, 1, box.height + 1}, theme::wall);
        }
    }
}

}  // namespace

void draw_board_map(Canvas& canvas, const Rect& area, const Board& board) {
    const BoardPlace place = BoardPlace::in(area, board.width(), board.height());
    if (!canvas.group(place.rect.inset(-2), mark_of(place, board))) {
        return;
    }
    canvas.fill(place.rect.inset(-2), theme::border);
    canvas.fill(place.rect.inset(-1), theme::grid);
    canvas.fill(place.rect, theme::floor);
    draw_walls(canvas, place, board);
    for (const auto& goal : board.goals()) {
        const Rect box = place.of(goal.cell);
        const Colour colour =
            goal.claimant.is_any() ? theme::text : classic_look(goal.claimant.robot()).colour;
        canvas.fill({box.left + 2, box.top + 2, box.width - 3, box.height - 3}, colour);
    }
}

}  // namespace handheld
