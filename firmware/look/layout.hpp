// Where things are on the screen: 320×240 has the board and a panel beside it, 240×240 has bars above and below.
#pragma once

#include "draw/geometry.hpp"
#include "hal/display.hpp"
#include "ricochet/board.hpp"

namespace handheld {

struct Layout {
    Rect screen;
    bool wide = false;  // a panel beside the board
    Rect board_area;    // a square the board is centred in
    Rect panel;         // wide only
    Rect top_bar;       // narrow only
    Rect bottom_bar;    // narrow only

    static constexpr int header_height = 26;
    static constexpr int footer_height = 18;
    static constexpr int row_height = 22;
    static constexpr int margin = 8;

    static constexpr Layout for_screen(hal::Size size) {
        Layout layout;
        layout.screen = {0, 0, size.width, size.height};
        layout.wide = size.width >= size.height + 80;
        if (layout.wide) {
            layout.board_area = {0, 0, size.height, size.height};
            layout.panel = {size.height, 0, size.width - size.height, size.height};
        } else {
            constexpr int bar = 16;
            const int side = size.height - (2 * bar);
            layout.board_area = {(size.width - side) / 2, bar, side, side};
            layout.top_bar = {0, 0, size.width, bar};
            layout.bottom_bar = {0, size.height - bar, size.width, bar};
        }
        return layout;
    }

    // Of screens that are lists and texts.
    [[nodiscard]] constexpr Rect header() const { return {0, 0, screen.width, header_height}; }
    [[nodiscard]] constexpr Rect footer() const {
        return {0, screen.height - footer_height, screen.width, footer_height};
    }
    [[nodiscard]] constexpr Rect body() const {
        return {0, header_height, screen.width, screen.height - header_height - footer_height};
    }
};

// A board's place and the size of its cells.
struct BoardPlace {
    Rect rect;
    int cell = 0;

    static constexpr BoardPlace in(const Rect& area, unsigned columns, unsigned rows) {
        const int by_width = area.width / static_cast<int>(columns),
                  by_height = area.height / static_cast<int>(rows);
        const int cell = by_width < by_height ? by_width : by_height;
        const int width = cell * static_cast<int>(columns), height = cell * static_cast<int>(rows);
        return {
            {area.left + ((area.width - width) / 2), area.top + ((area.height - height) / 2), width, height},
            cell};
    }

    [[nodiscard]] constexpr Rect of(ricochet::Cell place) const {
        return {rect.left + (static_cast<int>(place.x()) * cell),
                rect.top + (static_cast<int>(place.y()) * cell), cell, cell};
    }
    [[nodiscard]] constexpr int wall_thickness() const {
        return cell < 15 ? 2 : cell < 24 ? 3 : cell < 40 ? 4 : 5;
    }
};

}  // namespace handheld
