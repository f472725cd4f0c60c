// Random 16×16 boards after the classic pattern: a closed centre, eight edge walls, seventeen L corners with
// a goal in each, none touching another.
#pragma once

#include <cstdint>

#include "ricochet/board.hpp"

namespace ricochet {

// The board of a number. An attempt that leaves no room for a corner is given up and the next sub-seed tried;
// after `max_attempts` a fixed board that keeps all the rules is the answer (0 gives it at once).
Board random_board(std::uint32_t number, unsigned max_attempts = 64);

}  // namespace ricochet
