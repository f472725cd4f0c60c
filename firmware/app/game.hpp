// The core's words, as the application uses them.
#pragma once

#include "ricochet/board.hpp"
#include "ricochet/play.hpp"
#include "ricochet/position.hpp"
#include "ricochet/rules.hpp"
#include "ricochet/text.hpp"

namespace handheld {

using ricochet::Board;
using ricochet::Cell;
using ricochet::Complaint;
using ricochet::Direction;
using ricochet::FixedText;
using ricochet::Move;
using ricochet::Position;
using ricochet::Refusal;
using ricochet::Robot;
using ricochet::Rules;
using ricochet::TextWriter;

// One line of text on the screen.
using Label = FixedText<48>;

}  // namespace handheld
