// Moves as people and programs write them: "RU GL", or "red up, green left".
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "ricochet/move.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

// Two letters, such as RU for red up.
constexpr FixedText<2> to_text(Move move) {
    FixedText<2> text;
    const std::array<char, 2> letters{letter(move.robot), letter(move.direction)};
    return text.append(std::string_view(letters.data(), letters.size()));
}

// By full name or first letter, in either case.
std::optional<Robot> robot_from(std::string_view word);
std::optional<Direction> direction_from(std::string_view word);

struct ParsedMoves {
    std::size_t count = 0;  // moves written to the caller's block
    Complaint complaint;    // empty if the text was understood
};

// Reads a list of moves into `moves`. A text with too many moves for the block is refused.
ParsedMoves parse_moves(std::string_view text, std::span<Move> moves);

}  // namespace ricochet
