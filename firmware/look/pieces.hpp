// What robots, goals and crystals look like: a colour, a letter and a shape of their own for each.
#pragma once

#include <cstdint>

#include "draw/canvas.hpp"
#include "ricochet/direction.hpp"
#include "ricochet/goal.hpp"

namespace handheld {

enum class Body : std::uint8_t { disc, diamond, square, hexagon, shield };

struct PieceLook {
    Colour colour;
    char letter = ' ';
    Body body = Body::disc;
};

// The five robots of the boxed game.
const PieceLook& classic_look(ricochet::Robot robot);

// A robot whose box of `size` pixels has its top left corner at `at`.
void draw_piece(Canvas& canvas, Point at, int size, const PieceLook& look, bool chosen);

// Any goal symbol in one colour; `colour` is ignored for the vortex when it is `colourful`.
void draw_symbol(Canvas& canvas, const Rect& box, ricochet::Symbol symbol, Colour colour);
// The vortex of the any-robot goal in all robots' colours, mixed into the floor as strongly as said.
void draw_vortex(Canvas& canvas, const Rect& box, Colour floor, unsigned strength);
void draw_crystal(Canvas& canvas, const Rect& box, Colour colour);

// An arrowhead that fills the box.
void draw_arrow(Canvas& canvas, const Rect& box, ricochet::Direction direction, Colour colour);

// A five-pointed star that fills the box.
void draw_star(Canvas& canvas, const Rect& box, Colour colour);

}  // namespace handheld
