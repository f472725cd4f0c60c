// What was chosen last, so that the menus begin there again.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ricochet/board_choice.hpp"
#include "ricochet/difficulty.hpp"
#include "ricochet/storage/keys.hpp"
#include "ricochet/text.hpp"

namespace ricochet::storage {

struct LastChoices {
    std::uint8_t mode = 0;  // its place in the menu, below statistics_count
    BoardChoice classic_board;
    std::uint32_t carom_number = 0;
    Difficulty crystals = Difficulty::easy;
    std::uint8_t party_players = 2;
    std::uint8_t leaderboard = 0;

    static constexpr Key key = Key::last_choices;
    static constexpr std::uint8_t version = 1;
    using Stored = std::array<std::uint8_t, 13>;
    [[nodiscard]] Stored store() const;
    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes);

    bool operator==(const LastChoices&) const = default;
};

}  // namespace ricochet::storage
