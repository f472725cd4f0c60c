// Positions as keys of the table, and asking it.
#pragma once

#include "kinds.hpp"
#include "trails.hpp"

namespace ricochet {

inline namespace searching {

template <typename Value>
[[gnu::always_inline]] constexpr void put_in_order(Value& a, Value& b) {
    if (b < a) {
        const Value former = a;
        a = b;
        b = former;
    }
}

template <typename Value>
[[gnu::always_inline]] inline void sort(Value* values, unsigned count) {
    if (count == 3) {
        put_in_order(values[0], values[1]);
        put_in_order(values[1], values[2]);
        put_in_order(values[0], values[1]);
        return;
    }
    for (unsigned end = count; end > 1; --end) {
        for (unsigned i = 1; i < end; ++i) {
            put_in_order(values[i - 1], values[i]);
        }
    }
}

}  // namespace searching

// Robots that may not claim are the same to the goal, so they enter the key sorted.
template <typename Of>
[[gnu::always_inline]] inline PositionKey Search::key() const {
    const unsigned count = robots<Of>();
    constexpr unsigned first = Of::any_robot ? 0 : 1;
    PositionKey key;
    if constexpr (Of::with_trails) {
        static_assert(max_robots * 4 + 8 <= 32, "codes and a fifth cell fit the rest of the key");
        std::array<std::uint16_t, max_robots> values{};
        const unsigned coded = space_->rules.rebound ? claimants_ : count;
        for (unsigned i = 0; i < count; ++i) {
            const unsigned code = i < coded ? trail_code(space_->rules, trails_[i]) : 0;
            values[i] = static_cast<std::uint16_t>((code << 8U) | cells_[i]);
        }
        sort(values.data() + first, count - first);
        const unsigned code_bits = space_->rules.rebound ? 2 : 4;
        unsigned used = 0;
        for (unsigned i = 0; i < count; ++i) {
            if (i < coded) {
                key.rest |= static_cast<std::uint32_t>(values[i] >> 8U) << used;
                used += code_bits;
            }
            if (i < 4) {
                key.cells |= (values[i] & 255U) << (8U * i);
            }
        }
        key.rest |= count > 4 ? (values[4] & 255U) << used : 0U;
    } else {
        std::array<unsigned, max_robots> cells{};
        for (unsigned i = 0; i < count; ++i) {
            cells[i] = cells_[i];
        }
        sort(cells.data() + first, count - first);
        key.cells = cells[0] | (cells[1] << 8U) | (cells[2] << 16U) | (cells[3] << 24U);
        key.rest = count > 4 ? cells[4] : 0U;
    }
    return key;
}

template <typename Of>
[[gnu::always_inline]] inline bool Search::is_refuted(int slack, unsigned moves_left) {
    // Both searchers have to count the same pieces, so nothing above them may depend on the table.
    if (slack < least_slack_in_table || !uses_table_ || (share_ != nullptr && depth() + 1 < piece_depth)) {
        return false;
    }
    const bool refuted = table_->refutes(key<Of>(), moves_left, searcher_);
    counts_.table_hits += refuted ? 1 : 0;
    return refuted;
}

}  // namespace ricochet
