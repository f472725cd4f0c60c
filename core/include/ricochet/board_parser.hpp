// Reads boards back from their drawings (see `board_drawing.hpp`).
#pragma once

#include <string_view>

#include "ricochet/board.hpp"
#include "ricochet/position.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

struct ParsedBoard {
    Board board;
    Position robots;
    Complaint complaint;  // empty if the drawing was understood; else board and robots mean nothing
};

// Reads an ASCII or Unicode drawing. The whole drawing may be indented by blanks; empty lines around it do not
// matter, and what follows the first empty line after it is not looked at. Goals come in reading order.
// Robots must be there in their order: a green one only if there are a red and a yellow one.
ParsedBoard parse_board(std::string_view drawing);

}  // namespace ricochet
