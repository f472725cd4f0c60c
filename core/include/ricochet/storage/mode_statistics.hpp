// What has been achieved in one mode.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/storage/keys.hpp"
#include "ricochet/text.hpp"

namespace ricochet::storage {

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

struct ModeStatistics {
    static constexpr std::size_t spread_size = 6;  // +0, +1, ... +4, more

    std::uint32_t solved = 0;
    std::uint32_t watched = 0;
    std::array<std::uint32_t, spread_size> spread{};  // solved rounds by moves over the optimum
    std::uint32_t streak = 0;                         // rounds in a row that met the optimum
    std::uint32_t best_streak = 0;
    std::uint32_t best_seconds = 0;  // 0: none yet
    std::uint32_t moves = 0;

    // Counts go no further than they can.
    void record(const RoundResult& result);
    [[nodiscard]] std::uint32_t optimal() const { return spread[0]; }

    static constexpr std::uint8_t version = 1;
    using Stored = std::array<std::uint8_t, 48>;
    [[nodiscard]] Stored store() const;

    // Takes over what is stored, if such statistics can be; else says why not, and nothing changes.
    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes);

    bool operator==(const ModeStatistics&) const = default;
};

}  // namespace ricochet::storage
