// The parts screens are made of: header, footer with the buttons' meanings, rows of lists, cards.
#pragma once

#include <string_view>

#include "app/screen.hpp"
#include "draw/canvas.hpp"
#include "look/layout.hpp"

namespace handheld {

void draw_backdrop(Canvas& canvas, const Layout& layout);
void draw_header(Canvas& canvas, const Layout& layout, std::string_view title, std::string_view aside = {});
void draw_footer(Canvas& canvas, const Rect& bar, const Legend& legend);

// A button's letter in its round cap; returns where text can follow.
int draw_button_cap(Canvas& canvas, Point at, char letter);

// A line of a list: chosen ones are lit; a value stands at the right, between arrows if it can be changed.
struct RowText {
    std::string_view label;
    std::string_view value;
    bool changeable = false;
    bool enabled = true;
};
void draw_row(Canvas& canvas, const Rect& rect, const RowText& row, bool chosen);

// Text broken into lines at blanks, with a little more room after a line end; returns the height used.
int draw_paragraph(Canvas& canvas, const Font& font, const Rect& rect, Colour colour, std::string_view text);

// The legend in words.
void describe(TextWriter& writer, const Legend& legend);

}  // namespace handheld
