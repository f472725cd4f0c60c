// What the player can set, and how it is kept.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/rules.hpp"
#include "ricochet/storage/keys.hpp"
#include "ricochet/text.hpp"

namespace ricochet::storage {

struct Settings {
    Rules rules;
    std::uint8_t minimum_moves = 3;  // shorter Classic rounds are put off
    bool show_optimum = false;       // from the start of a round on, not only at its end
    bool sound = true;
    std::uint8_t brightness = 80;  // percent
    bool strong_marks = false;     // goals carry their robot's letter
    std::uint8_t dim_after = 2;    // minutes; 0 never
    std::uint32_t day = 9497;      // today, where the device has no calendar: days since 1 January 2000

    static constexpr unsigned least_minimum_moves = 1;
    static constexpr unsigned most_minimum_moves = 6;
    static constexpr unsigned least_brightness = 10;
    static constexpr unsigned most_brightness = 100;
    static constexpr unsigned most_dim_after = 10;

    static constexpr Key key = Key::settings;
    static constexpr std::uint8_t version = 1;
    using Stored = std::array<std::uint8_t, 13>;
    [[nodiscard]] Stored store() const;

    // Takes over what is stored, if it is settings; else says why not, and nothing changes.
    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes);

    bool operator==(const Settings&) const = default;
};

}  // namespace ricochet::storage
