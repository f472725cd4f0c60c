// Starts games: as the command line asks, or another one like the last.
#pragma once

#include "arguments.hpp"
#include "ricochet/classic_game.hpp"

namespace ricochet::terminal {

// A number nobody chose.
std::uint32_t any_seed();

ClassicGame new_game(const Arguments& arguments);

// Another random board, or another arrangement of the tiles, under the same rules.
ClassicGame another_game(const ClassicGame& game);

}  // namespace ricochet::terminal
