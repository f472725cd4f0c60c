#include "ricochet/solver/refutation_table.hpp"

#include <array>
#include <bit>

namespace ricochet {

namespace {

void clear(std::span<std::uint32_t> words) {
    for (std::uint32_t& word : words) {
        word = 0;
    }
}

}  // namespace

RefutationTable::RefutationTable(std::span<std::uint32_t> words)
    : words_(words.first(std::bit_floor(words.size()))) {}

void RefutationTable::reset(unsigned rest_bits) {
    rest_bits_ = rest_bits;
    take_shape(words_.size() < first_words ? words_.size() : first_words);
    clear(words_.first(in_use_));
}

void RefutationTable::take_shape(std::size_t words_in_use) {
    in_use_ = words_in_use;
    const auto word_bits = static_cast<unsigned>(std::countr_zero(in_use_));
    // Two entries a bucket. A narrow tag has to hold what the bucket does not tell: 32 − bucket bits of the cells.
    wide_ = rest_bits_ + moves_bits + 1 > word_bits;
    bucket_bits_ = wide_ ? word_bits - 3 : word_bits - 1;  // wide: two words an entry, two searchers
    bucket_mask_ = (1U << bucket_bits_) - 1U;
    scrambled_shift_ = moves_bits + (wide_ ? 0 : rest_bits_);
}

void RefutationTable::grow(std::size_t wanted_words) {
    std::size_t larger = in_use_;
    while (larger < wanted_words && larger < words_.size()) {
        larger *= 2;
    }
    if (larger == in_use_) {
        return;
    }
    const std::size_t former_words = in_use_;
    const unsigned former_bucket_bits = bucket_bits_;
    const bool was_wide = wide_;
    take_shape(larger);
    clear(words_.first(in_use_).subspan(former_words));
    if (wide_ || was_wide) {
        clear(words_.first(former_words));  // rare enough to begin anew
        return;
    }
    for (std::size_t bucket = 0; bucket >> former_bucket_bits == 0; ++bucket) {
        move_bucket(bucket, former_bucket_bits);
    }
}

// A larger table tells buckets apart by more bits of the scrambled cells, which the entries know. What was in one
// bucket spreads over new ones that hold nothing else.
void RefutationTable::move_bucket(std::size_t bucket, unsigned former_bucket_bits) {
    const std::array<std::uint32_t, 2> entries{words_[bucket * 2], words_[(bucket * 2) + 1]};
    words_[bucket * 2] = 0;
    words_[(bucket * 2) + 1] = 0;
    for (const std::uint32_t entry : entries) {
        const unsigned moves = entry & max_moves;
        if (moves == 0) {
            continue;
        }
        const std::uint32_t rest = (entry >> moves_bits) & ((1U << rest_bits_) - 1U);
        const std::uint32_t scrambled =
            ((entry >> scrambled_shift_) << former_bucket_bits) | static_cast<std::uint32_t>(bucket);
        std::uint32_t* const place = &words_[std::size_t{scrambled & bucket_mask_} * 2U];
        place[place[0] == 0 ? 0 : 1] = tag(scrambled, rest) | moves;
    }
}

// The first entry of a bucket keeps what was hardest to prove, the second takes whatever comes.
void RefutationTable::store_narrow(PositionKey key, unsigned moves) {
    const std::uint32_t scrambled = scramble(key);
    const std::size_t bucket = std::size_t{scrambled & bucket_mask_} * 2U;
    const std::uint32_t entry = tag(scrambled, key.rest) | moves;
    const std::uint32_t first = word(bucket);
    if ((first & max_moves) > moves) {
        set_word(bucket + 1, entry);
        return;
    }
    if ((first ^ entry) > max_moves) {
        set_word(bucket + 1, first);
    }
    set_word(bucket, entry);
}

std::size_t RefutationTable::wide_bucket(std::uint32_t scrambled, unsigned searcher) const {
    return ((scrambled & bucket_mask_) * 8U) + (searcher * 4U);
}

bool RefutationTable::refutes_wide(PositionKey key, unsigned moves, unsigned searcher) const {
    const std::uint32_t scrambled = scramble(key);
    const std::uint32_t* bucket = &words_[wide_bucket(scrambled, searcher)];
    const std::uint32_t wanted = (scrambled >> bucket_bits_) << moves_bits;
    return (bucket[1] == key.rest && matches(bucket[0], wanted, moves)) ||
           (bucket[3] == key.rest && matches(bucket[2], wanted, moves));
}

void RefutationTable::store_wide(PositionKey key, unsigned moves, unsigned searcher) {
    const std::uint32_t scrambled = scramble(key);
    std::uint32_t* bucket = &words_[wide_bucket(scrambled, searcher)];
    const std::uint32_t entry = ((scrambled >> bucket_bits_) << moves_bits) | moves;
    unsigned place = 2;
    if ((bucket[0] & max_moves) <= moves) {
        if ((bucket[0] ^ entry) > max_moves || bucket[1] != key.rest) {
            bucket[2] = bucket[0];
            bucket[3] = bucket[1];
        }
        place = 0;
    }
    bucket[place] = entry;
    bucket[place + 1] = key.rest;
}

}  // namespace ricochet
