// Every record there is: its key, what it holds, how large it gets. One table; docs/storage.md shows the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ricochet/storage/layout.hpp"

namespace ricochet::storage {

// A key is never given another meaning, not even when its record is no longer written.
enum class Key : std::uint8_t {
    classic_game = 0,  // the games in progress: these may have a delta
    carom_daily_game = 1,
    carom_endless_game = 2,
    crystals_game = 3,
    party_game = 4,
    challenge_game = 5,
    lab_position = 6,
    loaded_puzzle = 7,
    settings = 8,
    last_choices = 9,
    party_names = 10,
    daily_streak = 11,
    first_statistics = 16,   // one for each of eight modes
    first_daily_block = 24,  // eight, each of 64 days, used in turn
    first_leaderboard = 32,  // eight
};

inline constexpr unsigned statistics_count = 8;
inline constexpr unsigned daily_block_count = 8;
inline constexpr unsigned leaderboard_count = 8;

// Contract: number below the count of that kind.
constexpr Key statistics_key(unsigned number) {
    return static_cast<Key>(static_cast<unsigned>(Key::first_statistics) + number);
}
constexpr Key daily_block_key(unsigned number) {
    return static_cast<Key>(static_cast<unsigned>(Key::first_daily_block) + number);
}
constexpr Key leaderboard_key(unsigned number) {
    return static_cast<Key>(static_cast<unsigned>(Key::first_leaderboard) + number);
}

struct KeyUse {
    Key first;
    unsigned count;
    std::string_view what;
    std::size_t most_bytes;  // of a payload
};

inline constexpr std::size_t most_game_bytes = 768;
inline constexpr std::size_t most_game_record = most_game_bytes + 5;  // and notes of the round

inline constexpr std::array key_uses{
    KeyUse{Key::classic_game, 1, "Classic game", most_game_record},
    KeyUse{Key::carom_daily_game, 1, "Carom's puzzle of the day", most_game_record},
    KeyUse{Key::carom_endless_game, 1, "endless Carom", most_game_record},
    KeyUse{Key::crystals_game, 1, "Crystals game", most_game_record},
    KeyUse{Key::party_game, 1, "Party game", most_game_record},
    KeyUse{Key::challenge_game, 1, "Challenge round", most_game_record},
    KeyUse{Key::lab_position, 1, "Lab's position", most_game_record},
    KeyUse{Key::loaded_puzzle, 1, "puzzle loaded over the console", most_game_record},
    KeyUse{Key::settings, 1, "settings", 13},
    KeyUse{Key::last_choices, 1, "last choices", 13},
    KeyUse{Key::party_names, 1, "names of the players", 88},
    KeyUse{Key::daily_streak, 1, "days in a row", 12},
    KeyUse{Key::first_statistics, statistics_count, "statistics of a mode", 48},
    KeyUse{Key::first_daily_block, daily_block_count, "64 days' results", 260},
    KeyUse{Key::first_leaderboard, leaderboard_count, "leaderboard", 857},
};

// A game's delta: four bytes of the log's own, five of notes, and the actions.
inline constexpr std::size_t most_delta_bytes = 48;

// What all of it takes in flash at most.
constexpr std::size_t most_flash_bytes() {
    std::size_t sum = delta_key_count * record_span(most_delta_bytes);
    for (const KeyUse& use : key_uses) {
        sum += use.count * record_span(use.most_bytes);
    }
    return sum;
}

constexpr bool key_uses_are_sound() {
    unsigned next = 0;
    for (const KeyUse& use : key_uses) {
        const auto first = static_cast<unsigned>(use.first);
        if (first < next || first + use.count > key_count || use.most_bytes > max_payload) {
            return false;
        }
        next = first + use.count;
    }
    return true;
}
static_assert(key_uses_are_sound(), "keys in order, none used twice, no record longer than a record can be");

}  // namespace ricochet::storage
