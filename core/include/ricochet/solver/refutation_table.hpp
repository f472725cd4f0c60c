// Remembers positions that were proven to have no solution within so many moves. What it holds is exact: a
// position is stored as a one-to-one scrambling of its key, part of which is the place where it is found.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

namespace ricochet {

// A position in up to 64 bits: `cells` four robots, `rest` a fifth one and what the rules remember.
struct PositionKey {
    std::uint32_t cells = 0;
    std::uint32_t rest = 0;
};

// Entries of one 32-bit word: 5 bits of moves, then as many bits of `rest` as there is room for, then the part of
// the scrambled cells that is not the place. One word is read and written at once, so two searchers can share it.
// Wide entries spend a second word on `rest`; the two could be torn apart, so each searcher has half of the places.
class RefutationTable {
  public:
    static constexpr unsigned moves_bits = 5;
    static constexpr unsigned max_moves = (1U << moves_bits) - 1U;
    static constexpr std::size_t min_words = 1U << 10U;
    static constexpr std::size_t first_words = 1U << 13U;  // in use after a reset, if there are so many

    // Uses the largest power of two of the words. Contract: at least min_words.
    explicit RefutationTable(std::span<std::uint32_t> words);

    // Forgets everything; `rest_bits` is how much of `rest` the keys will use. The table is as large as `grow` makes it:
    // clearing more than a search can fill would cost more than the search.
    void reset(unsigned rest_bits);

    // Makes the table as large as this, as far as there are so many words, and never smaller. What it holds stays.
    // Contract: no searcher is at work.
    void grow(std::size_t wanted_words);

    [[nodiscard]] bool is_wide() const { return wide_; }
    [[nodiscard]] std::size_t words() const { return words_.size(); }
    [[nodiscard]] std::size_t words_in_use() const { return in_use_; }

    // Whether the position is known to have no solution within so many moves.
    [[nodiscard]] bool refutes(PositionKey key, unsigned moves, unsigned searcher) const {
        return wide_ ? refutes_wide(key, moves, searcher) : refutes_narrow(key, moves);
    }

    // Contract: 1 ≤ moves ≤ max_moves.
    void store(PositionKey key, unsigned moves, unsigned searcher) {
        wide_ ? store_wide(key, moves, searcher) : store_narrow(key, moves);
    }

  private:
    void take_shape(std::size_t words_in_use);
    void move_bucket(std::size_t bucket, unsigned former_bucket_bits);

    // Plain loads and stores that another searcher may see; nothing depends on their order.
    [[nodiscard]] std::uint32_t word(std::size_t place) const {
        return std::atomic_ref(words_[place]).load(std::memory_order_relaxed);
    }
    void set_word(std::size_t place, std::uint32_t value) {
        std::atomic_ref(words_[place]).store(value, std::memory_order_relaxed);
    }

    // One to one in `cells` for every `rest`.
    static std::uint32_t scramble(PositionKey key) {
        std::uint32_t value = (key.cells + (key.rest * 0x9e3779b1U)) * 0x85ebca6bU;
        value ^= value >> 15U;
        value *= 0xc2b2ae35U;
        return value ^ (value >> 14U);
    }
    [[nodiscard]] bool refutes_narrow(PositionKey key, unsigned moves) const {
        const std::uint32_t scrambled = scramble(key);
        const std::size_t bucket = std::size_t{scrambled & bucket_mask_} * 2U;
        const std::uint32_t wanted = tag(scrambled, key.rest);
        return matches(word(bucket), wanted, moves) || matches(word(bucket + 1), wanted, moves);
    }
    static bool matches(std::uint32_t entry, std::uint32_t wanted, unsigned moves) {
        return (entry ^ wanted) <= max_moves && (entry & max_moves) >= moves;
    }
    [[nodiscard]] std::uint32_t tag(std::uint32_t scrambled, std::uint32_t rest) const {
        return ((scrambled >> bucket_bits_) << scrambled_shift_) | (rest << moves_bits);
    }
    void store_narrow(PositionKey key, unsigned moves);
    [[nodiscard]] std::size_t wide_bucket(std::uint32_t scrambled, unsigned searcher) const;
    [[nodiscard]] bool refutes_wide(PositionKey key, unsigned moves, unsigned searcher) const;
    void store_wide(PositionKey key, unsigned moves, unsigned searcher);

    std::span<std::uint32_t> words_;
    std::size_t in_use_ = 0;
    unsigned rest_bits_ = 0;
    unsigned bucket_bits_ = 0;
    std::uint32_t bucket_mask_ = 0;
    unsigned scrambled_shift_ = 0;
    bool wide_ = false;
};

}  // namespace ricochet
