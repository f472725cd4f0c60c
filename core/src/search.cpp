#include "ricochet/solver/search.hpp"

#include "search/loop.hpp"

namespace ricochet {

unsigned SearchSpace::rest_bits() const {
    const unsigned fifth = robots > 4 ? 8 : 0;
    if (!with_trails) {
        return fifth;
    }
    return fifth + (rules.rebound ? 2U * claimants : 4U * robots);
}

void Search::start(SearchSpace& space, const Play& from, unsigned moves, Want want, WorkShare* share,
                   unsigned searcher) {
    space_ = &space;
    slides_ = &space.slides;
    map_ = &space.map;
    table_ = &space.table;
    robots_ = space.robots;
    claimants_ = space.claimants;
    goal_ = space.goal;
    uses_table_ = space.uses_table;
    rows_ = space.rows;
    share_ = share;
    searcher_ = searcher;
    want_ = want;
    piece_ = 0;
    only_piece_ = all_pieces;
    counts_ = {};
    // Where a single move does not count, a needless first move can be just what is needed.
    leaves_out_needless_moves_ = !(space.first_move_cannot_win && moves <= 2);
    knows_roles_ = space.map.knows_roles() && leaves_out_needless_moves_;
    leaves_out_other_orders_ = leaves_out_needless_moves_ && want != Want::every_solution;
    for (unsigned i = 0; i < robots_; ++i) {
        cells_[i] = static_cast<std::uint8_t>(from.robots.of(space.who[i]).index());
        trails_[i] = trail_byte(from.trails[index(space.who[i])]);
    }
    above_pieces_ = share != nullptr ? &stack_[piece_depth - 1] : nullptr;
    node_ = stack_.data();
    *node_ = {};
    began_ = false;
    node_->moves_left = static_cast<std::uint8_t>(moves);
    node_->slack = static_cast<std::int8_t>(best_slack(moves));
}

// The usual kinds are compiled here, the others in rare_search.cpp: that one does not have to be in the device's RAM.
extern template Search::Result Search::search<Search::Kind<true, true, 0>>(std::uint32_t);
extern template Search::Result Search::search<Search::Kind<true, false, 0>>(std::uint32_t);
extern template Search::Result Search::search<Search::Kind<false, true, 0>>(std::uint32_t);
extern template Search::Result Search::search<Search::Kind<false, false, 0>>(std::uint32_t);

Search::Result Search::run(std::uint32_t budget) {
    if (claimants_ > 1) {
        return space_->with_trails ? search<Kind<true, true, 0>>(budget)
               : robots_ == 4      ? search<Kind<true, false, 4>>(budget)
                                   : search<Kind<true, false, 0>>(budget);
    }
    if (space_->with_trails) {
        return search<Kind<false, true, 0>>(budget);
    }
    return robots_ == 4 ? search<Kind<false, false, 4>>(budget) : search<Kind<false, false, 0>>(budget);
}

[[gnu::noinline]] void Search::write_row(unsigned claimant) {
    if (share_ != nullptr && !claims_row(claimant)) {
        return;
    }
    map_->write_row(*slides_, claimant, rows_->row[claimant]);
    std::atomic_ref(rows_->is_written[claimant]).store(1, std::memory_order_release);
    if (share_ != nullptr) {
        std::atomic_ref(share_->row_in_writing[searcher_]).store(0, std::memory_order_release);
    }
}

// Two searchers in want of the same row: each says so before it looks at what the other says, so that at least one
// knows of both. Then the first one writes, and the second one waits for it, which takes microseconds. False if the row
// is written now.
bool Search::claims_row(unsigned claimant) {
    const std::atomic_ref own(share_->row_in_writing[searcher_]);
    const std::atomic_ref other(share_->row_in_writing[1 - searcher_]);
    own.store(claimant + 1, std::memory_order_seq_cst);
    while (other.load(std::memory_order_seq_cst) == claimant + 1) {
        if (searcher_ != 0) {
            own.store(0, std::memory_order_seq_cst);
            while (!is_written(claimant)) {
            }
            return false;
        }
    }
    if (is_written(claimant)) {
        own.store(0, std::memory_order_relaxed);
        return false;
    }
    return true;
}

void Search::take_back() {
    const Node& node = *node_;
    cells_[node.moved] = node.from;
    trails_[node.moved] = node.trail;
    --node_;
    node_->fruitful = node_->fruitful || node.fruitful;
}

bool Search::counts_as_win(unsigned robot, unsigned direction) const {
    if (space_->first_move_cannot_win && node_ == stack_.data()) {
        return false;
    }
    return space_->rules.ricochet != Ricochet::official ||
           (trail_after(trails_[robot], direction) & turned_bit) != 0;
}

int Search::best_slack(unsigned moves_left) const {
    int best = slack_of(0, moves_left);
    for (unsigned i = 1; i < claimants_; ++i) {
        const int slack = slack_of(i, moves_left);
        best = slack > best ? slack : best;
    }
    return best;
}

std::uint32_t Search::stops_before(std::uint32_t stops, unsigned cell, unsigned other) {
    const auto stop = [&](unsigned direction) { return (stops >> (8U * direction)) & 255U; };
    const auto set = [&](unsigned direction, unsigned new_stop) {
        return (stops & ~(255U << (8U * direction))) | (new_stop << (8U * direction));
    };
    const bool one_row = (other ^ cell) < max_side;
    if (other > cell) {
        const unsigned direction = index(one_row ? Direction::right : Direction::down);
        return other <= stop(direction) ? set(direction, other - (one_row ? 1 : max_side)) : stops;
    }
    if (other < cell) {
        const unsigned direction = index(one_row ? Direction::left : Direction::up);
        return other >= stop(direction) ? set(direction, other + (one_row ? 1 : max_side)) : stops;
    }
    return stops;
}

// What is proven about a position has to be true for whoever reads it: above the pieces a searcher has seen
// only its own share, and solutions of a different order may have been left out.
bool Search::is_stored(const Node& node) const {
    return node.slack >= least_slack_in_table && uses_table_ && !node.fruitful && want_ != Want::every_kind &&
           (share_ == nullptr || depth() >= piece_depth);
}

// Whether the position about to be entered is this searcher's to search.
bool Search::takes_next_piece() {
    const unsigned piece = piece_++;
    if (only_piece_ != all_pieces) {
        return piece == only_piece_;
    }
    const std::uint32_t bit = 1U << (piece % 32U);
    const std::atomic_ref other(share_->taken[1 - searcher_][piece / 32U]);
    const bool is_there = (other.load(std::memory_order_acquire) & bit) == 0;
    std::atomic_ref(share_->in_hand[searcher_]).store(is_there ? piece + 1 : 0, std::memory_order_relaxed);
    if (is_there) {
        const std::atomic_ref own(share_->taken[searcher_][piece / 32U]);
        own.store(own.load(std::memory_order_relaxed) | bit, std::memory_order_release);
    }
    return is_there;
}

Move Search::solution_move(unsigned number) const {
    const Node& node = stack_[number];
    const unsigned move = node.candidates[node.next - 1U].move;
    return {space_->who[move >> 2U], static_cast<Direction>(move & 3U)};
}

}  // namespace ricochet
