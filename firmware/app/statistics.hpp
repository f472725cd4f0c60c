// What has been achieved, mode by mode.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace handheld {

// How a round ended.
struct RoundResult {
    unsigned moves = 0;
    unsigned optimum = 0;  // 0 if it was never known
    bool watched = false;  // the solution had been shown
    std::uint32_t seconds = 0;

    [[nodiscard]] constexpr unsigned over_optimum() const { return moves > optimum ? moves - optimum : 0; }
    // Three up to one move over the optimum, two up to four over, one beyond; none if watched or not known.
    [[nodiscard]] constexpr unsigned stars() const {
        if (watched || optimum == 0) {
            return 0;
        }
        return over_optimum() <= 1 ? 3 : over_optimum() <= 4 ? 2 : 1;
    }
};

// What is remembered of the round in progress beside the round itself.
struct RoundNotes {
    bool watched = false;   // the solution has been shown
    bool recorded = false;  // its result is in the statistics
    std::uint32_t milliseconds = 0;

    bool operator==(const RoundNotes&) const = default;
};

struct ModeStatistics {
    static constexpr std::size_t spread_size = 6;  // +0, +1, ... +4, more

    std::uint32_t solved = 0;
    std::uint32_t watched = 0;
    std::array<std::uint32_t, spread_size> spread{};  // solved rounds by moves over the optimum
    std::uint32_t streak = 0;                         // rounds in a row that met the optimum
    std::uint32_t best_streak = 0;
    std::uint32_t best_seconds = 0;  // 0: none yet
    std::uint32_t moves = 0;

    void record(const RoundResult& result);
    [[nodiscard]] std::uint32_t optimal() const { return spread[0]; }

    bool operator==(const ModeStatistics&) const = default;
};

inline constexpr std::size_t max_modes = 8;

struct Statistics {
    std::array<ModeStatistics, max_modes> modes{};

    static constexpr std::uint8_t version = 1;
    static constexpr std::size_t stored_size = 1 + (max_modes * 12 * 4);
    using Stored = std::array<std::uint8_t, stored_size>;
    [[nodiscard]] Stored store() const;
    bool load(std::span<const std::uint8_t> bytes);

    bool operator==(const Statistics&) const = default;
};

}  // namespace handheld
