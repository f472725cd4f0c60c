// The puzzle of the day: the best result of each day for more than 400 days back, and the days in a row.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/storage/keys.hpp"
#include "ricochet/text.hpp"

namespace ricochet::storage {

// Days are counted from 1 January 2000.
using Day = std::uint32_t;

struct DayResult {
    std::uint8_t moves = 0;    // 0: not played; counts beyond 255 stay there
    std::uint8_t optimum = 0;  // 0 to 127; 0 if it was not known
    bool watched = false;      // the solution had been shown
    std::uint16_t seconds = 0;

    [[nodiscard]] constexpr bool played() const { return moves > 0; }
    // Solved before watched, then fewer moves, then less time.
    [[nodiscard]] constexpr bool is_better_than(const DayResult& other) const {
        if (!played() || !other.played()) {
            return played();
        }
        if (watched != other.watched) {
            return other.watched;
        }
        return moves != other.moves ? moves < other.moves : seconds < other.seconds;
    }
    constexpr bool operator==(const DayResult&) const = default;
};

// The results of 64 days. Eight such blocks are kept, so that between 449 and 512 days are known.
struct DailyBlock {
    static constexpr unsigned days = 64;

    std::uint32_t number = 0;  // the days from 64·number on
    std::array<DayResult, days> results{};

    static constexpr std::uint32_t number_of(Day day) { return day / days; }
    static constexpr Key key_of(Day day) { return daily_block_key(number_of(day) % daily_block_count); }

    // The day's result; not played if the block is of other days.
    [[nodiscard]] DayResult of(Day day) const;
    // Keeps the better result of the day; false if that is the one it had, or the block is of later days. Results of earlier days
    // than a block can hold beside this one are given up.
    bool record(Day day, const DayResult& result);

    static constexpr std::uint8_t version = 1;
    using Stored = std::array<std::uint8_t, 4 + days * 4>;
    [[nodiscard]] Stored store() const;
    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes);

    bool operator==(const DailyBlock&) const = default;
};

// Days in a row on which the puzzle of the day was solved.
struct DailyStreak {
    Day last = 0;  // the last day that counted; means nothing while best is 0
    std::uint32_t current = 0;
    std::uint32_t best = 0;

    // The puzzle of that day was solved. A day before the last one, or the same again, changes nothing.
    void record(Day day);
    // As it stands on a day: broken if the day before it went by.
    [[nodiscard]] std::uint32_t on(Day day) const;

    static constexpr Key key = Key::daily_streak;
    static constexpr std::uint8_t version = 1;
    using Stored = std::array<std::uint8_t, 12>;
    [[nodiscard]] Stored store() const;
    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes);

    bool operator==(const DailyStreak&) const = default;
};

}  // namespace ricochet::storage
