// Hints come in steps: how many moves, which robots, the next move.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "app/analyst.hpp"

namespace handheld {

enum class HintStep : std::uint8_t { none, length, robots, move };

constexpr HintStep next_step(HintStep step) {
    return step == HintStep::move ? step : static_cast<HintStep>(static_cast<unsigned>(step) + 1);
}

// What the hint says, with the names of the robots in their order.
Label hint_words(const Analyst& analyst, HintStep step, std::span<const std::string_view> names);

}  // namespace handheld
