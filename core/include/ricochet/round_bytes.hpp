// A round as bytes, for the games that store one. Every field is checked when it is read back and every move
// made again.
#pragma once

#include <cstddef>

#include "ricochet/bytes.hpp"
#include "ricochet/round.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

// The most bytes a round takes: where the robots stood, what the rules remember, and the moves.
inline constexpr std::size_t stored_round_size = 23 + Round::history_capacity;

void put_round(ByteWriter& writer, const Round& round);

// Reads a round of so many robots, which may stand on the cells of `standing` only. What could not have come
// from a round is refused with the reason, and `round` is not to be used then: a copy to fall back on would not fit a
// small stack. Contract: the reader holds `stored_round_size` bytes more at least.
Complaint take_round(ByteReader& reader, const SlideTable& table, const Contest& contest, unsigned robots,
                     const CellSet& standing, Round& round);

// After the last field only zeros may follow.
Complaint check_nothing_left(ByteReader& reader);

}  // namespace ricochet
