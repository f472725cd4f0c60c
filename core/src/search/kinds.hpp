// The kinds of searches that are compiled apart, and what differs between them at the bottom: robots, slides, slack, rows.
#pragma once

#include <bit>

#include "lines.hpp"
#include "ricochet/solver/search.hpp"

namespace ricochet {

inline namespace searching {

// The first four of these bytes as one word. (A copy would be a call on the device.) Contract: aligned to a word.
[[gnu::always_inline]] inline std::uint32_t first_four(const std::array<std::uint8_t, 8>& bytes) {
    using Word [[gnu::may_alias]] = std::uint32_t;
    return *reinterpret_cast<const Word*>(
        bytes.data());  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

}  // namespace searching

// Whether every robot may claim the goal, whether the rules look back on earlier moves, and how many robots there
// are if that is fixed (0 if not).
template <bool any, bool trails, unsigned how_many>
struct Search::Kind {
    static constexpr bool any_robot = any;
    static constexpr bool with_trails = trails;
    static constexpr unsigned fixed_robots = how_many;
};

template <typename Of>
[[gnu::always_inline]] inline unsigned Search::robots() const {
    return Of::fixed_robots != 0 ? Of::fixed_robots : robots_;
}

[[gnu::always_inline]] inline bool Search::is_written(unsigned claimant) const {
    return std::atomic_ref(rows_->is_written[claimant]).load(std::memory_order_acquire) != 0;
}

// The roles for a claimant on this cell.
[[gnu::always_inline]] inline const GoalMap::Row& Search::row_of(unsigned claimant) {
    if (!is_written(claimant)) {
        write_row(claimant);
    }
    return rows_->row[claimant];
}

[[gnu::always_inline]] inline int Search::slack_of(unsigned claimant, unsigned moves_left) const {
    return static_cast<int>(moves_left) - static_cast<int>(map_->moves(cells_[claimant]));
}

// Where the robot would stop in each direction: at the walls, unless another robot is nearer.
template <typename Of>
[[gnu::always_inline]] inline std::uint32_t Search::stops_of(unsigned robot) const {
    const unsigned cell = cells_[robot];
    auto stops = std::bit_cast<std::uint32_t>(slides_->wall_stops(Cell::from_index(cell)));
    static_assert(std::endian::native == std::endian::little, "a word's lowest byte is the first direction");
    if constexpr (Of::fixed_robots == 4) {
        // All four robots at once: whether another one has this row or this column, a nibble each, in common.
        std::uint32_t differences = first_four(cells_) ^ (cell * 0x01010101U);
        differences |= 0xffU << (8U * robot);
        if (((differences - 0x11111111U) & ~differences & 0x88888888U) == 0) {
            return stops;
        }
    }
    for (unsigned i = 0; i < robots<Of>(); ++i) {
        const unsigned difference = cells_[i] ^ cell;
        if (difference < max_side || difference % max_side == 0) {
            stops = stops_before(stops, cell, cells_[i]);
        }
    }
    return stops;
}

}  // namespace ricochet
