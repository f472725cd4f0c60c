// A Challenge: one puzzle and the best solutions people found, each of which can be played again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/puzzle_bytes.hpp"
#include "ricochet/storage/keys.hpp"
#include "ricochet/storage/player_name.hpp"
#include "ricochet/text.hpp"

namespace ricochet::storage {

class Leaderboard {
  public:
    static constexpr std::size_t capacity = 10;
    static constexpr std::size_t most_moves = 64;

    struct Entry {
        PlayerName name;
        std::uint16_t day = 0;  // since 1 January 2000
        std::uint8_t move_count = 0;
        std::array<Move, most_moves> moves{};

        [[nodiscard]] std::span<const Move> solution() const { return {moves.data(), move_count}; }
        // Who reached the goal.
        [[nodiscard]] Robot winner() const { return moves[move_count - 1U].robot; }
        bool operator==(const Entry&) const = default;
    };

    Leaderboard() = default;
    explicit Leaderboard(const Puzzle& puzzle) : puzzle_(puzzle) {}

    [[nodiscard]] const Puzzle& puzzle() const { return puzzle_; }
    // Fewest moves first; of equals, whoever came first.
    [[nodiscard]] std::span<const Entry> entries() const { return {entries_.data(), count_}; }
    // 1 for the best; equal counts share their rank. Contract: such an entry is there.
    [[nodiscard]] unsigned rank(std::size_t entry) const;

    // Enters a solution in its place; of a full list the last one goes. A solution that is wrong, too long or not good enough for a
    // full list is refused with the reason, and nothing changes.
    Complaint enter(const PlayerName& name, std::uint16_t day, std::span<const Move> solution);

    static constexpr std::uint8_t version = 1;
    static constexpr std::size_t most_stored =
        stored_puzzle_size + 1 + (capacity * (PlayerName::stored_size + 3 + most_moves));
    // Writes the list and says how many bytes it took. Contract: room for most_stored bytes.
    std::size_t store(std::span<std::uint8_t> bytes) const;

    // Every field is checked and every solution played; else the reason is given, and nothing changes.
    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes);

    bool operator==(const Leaderboard&) const = default;

  private:
    Complaint load_entries(FieldReader& reader);

    Puzzle puzzle_;
    std::array<Entry, capacity> entries_{};
    std::size_t count_ = 0;
};

}  // namespace ricochet::storage
