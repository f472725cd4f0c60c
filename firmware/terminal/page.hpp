// Whole pages of the screen: the board with its status in the best way the window allows, the help, the
// summary at the end, and a word on windows that are too small.
#pragma once

#include "status.hpp"

namespace ricochet::terminal {

Canvas board_page(const ClassicGame& game, const Desk& desk, Characters characters, Size window);
Canvas help_page(const ClassicGame& game, Size window);
Canvas summary_page(const ClassicGame& game, const Desk& desk, Size window);

}  // namespace ricochet::terminal
