// Every colour of the handheld, in one place.
#pragma once

#include "draw/colour.hpp"

namespace handheld::theme {

// Around the board.
inline constexpr Colour background = rgb(0x10131c);
inline constexpr Colour panel = rgb(0x191e2c);
inline constexpr Colour line = rgb(0x2f374c);
inline constexpr Colour text = rgb(0xeef1f8);
inline constexpr Colour text_dim = rgb(0x8d98b0);
inline constexpr Colour text_faint = rgb(0x58627a);
inline constexpr Colour accent = rgb(0xffb23e);
inline constexpr Colour on_accent = rgb(0x1b1405);
inline constexpr Colour selection = rgb(0x29324a);
inline constexpr Colour good = rgb(0x52d48a);
inline constexpr Colour bad = rgb(0xff6b63);

// The board.
inline constexpr Colour floor = rgb(0x2a3248);
inline constexpr Colour floor_alternate = rgb(0x262d40);
inline constexpr Colour grid = rgb(0x1e2434);
inline constexpr Colour closed = rgb(0x141824);
inline constexpr Colour closed_mark = rgb(0x39435c);
inline constexpr Colour wall = rgb(0xdce4f4);
inline constexpr Colour border = rgb(0x8f9cb8);
inline constexpr Colour arrow = rgb(0xffffff);

// The pieces.
inline constexpr Colour red = rgb(0xff5c53);
inline constexpr Colour yellow = rgb(0xffd24a);
inline constexpr Colour green = rgb(0x45d483);
inline constexpr Colour blue = rgb(0x55a2ff);
inline constexpr Colour silver = rgb(0xcdd4e0);
inline constexpr Colour amber = rgb(0xffab2e);
inline constexpr Colour slate = rgb(0x8593b2);
inline constexpr Colour violet = rgb(0xb98aff);
inline constexpr Colour teal = rgb(0x4fd8d2);
inline constexpr Colour piece_ink = rgb(0x12151f);

// How strongly goals show on the floor, in thirty-seconds.
inline constexpr unsigned goal_waiting = 15;
inline constexpr unsigned goal_done = 5;
inline constexpr unsigned goal_glow = 9;

}  // namespace handheld::theme
