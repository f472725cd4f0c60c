// The names of those who sat at the table last.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ricochet/storage/keys.hpp"
#include "ricochet/storage/player_name.hpp"
#include "ricochet/text.hpp"

namespace ricochet::storage {

struct PartyNames {
    static constexpr unsigned most_players = 8;

    std::array<PlayerName, most_players> names{};  // empty where nobody sat

    static constexpr Key key = Key::party_names;
    static constexpr std::uint8_t version = 1;
    using Stored = std::array<std::uint8_t, most_players * PlayerName::stored_size>;
    [[nodiscard]] Stored store() const;
    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes);

    bool operator==(const PartyNames&) const = default;
};

}  // namespace ricochet::storage
