// Which board and which rules, as bytes, for whatever is stored. What stands for no board or no rules is not read.
#pragma once

#include <cstddef>
#include <optional>

#include "ricochet/board_choice.hpp"
#include "ricochet/bytes.hpp"
#include "ricochet/rules.hpp"

namespace ricochet {

inline constexpr std::size_t stored_choice_size = 5;
inline constexpr std::size_t stored_rules_size = 3;

// Contract: the reader holds so many bytes, the writer has room for them.
void put_choice(ByteWriter& writer, const BoardChoice& choice);
std::optional<BoardChoice> take_choice(ByteReader& reader);

void put_rules(ByteWriter& writer, const Rules& rules);
std::optional<Rules> take_rules(ByteReader& reader);

}  // namespace ricochet
