// What the player can set, and how it is kept.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/game.hpp"

namespace handheld {

struct Settings {
    Rules rules;
    std::uint8_t minimum_moves = 3;  // shorter Classic rounds are put off
    bool show_optimum = false;       // from the start of a round on, not only at its end
    bool sound = true;
    std::uint8_t brightness = 80;  // percent
    bool strong_marks = false;     // goals carry their robot's letter
    std::uint8_t dim_after = 2;    // minutes; 0 never
    std::uint32_t day = 9497;      // today, where the device has no calendar: days since 1 January 2000

    static constexpr std::uint8_t version = 1;
    static constexpr std::size_t stored_size = 14;
    using Stored = std::array<std::uint8_t, stored_size>;
    [[nodiscard]] Stored store() const;

    // Takes over what is stored, if it is settings; false, and nothing changes, if not.
    bool load(std::span<const std::uint8_t> bytes);

    bool operator==(const Settings&) const = default;
};

inline constexpr unsigned least_minimum_moves = 1;
inline constexpr unsigned most_minimum_moves = 6;
inline constexpr unsigned most_dim_after = 10;

}  // namespace handheld
