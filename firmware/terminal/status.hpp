// What stands beside or below the board: the goal in words, the robots and where they can go, the moves so far,
// a message, and the keys.
#pragma once

#include <string>

#include "canvas.hpp"
#include "ricochet/board_drawing.hpp"
#include "ricochet/classic_game.hpp"

namespace ricochet::terminal {

// The player's side of the game, apart from the game itself.
struct Desk {
    Robot selected = Robot::red;
    std::string message;
};

// Six lines of at most 65 columns, to go below the board; more where the message is longer than a line.
inline constexpr std::size_t low_status_lines = 6;
void write_low_status(const ClassicGame& game, const Desk& desk, Characters characters, std::size_t line,
                      Canvas& canvas);

// At most 34 columns, to go beside the board; the keys end at the line `bottom`, 26 or more.
inline constexpr Size tall_status_size{34, 26};
void write_tall_status(const ClassicGame& game, const Desk& desk, Characters characters, std::size_t column,
                       std::size_t bottom, Canvas& canvas);

}  // namespace ricochet::terminal
