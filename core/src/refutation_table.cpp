#include "ricochet/solver/refutation_table.hpp"

#include <bit>

namespace ricochet {

RefutationTable::RefutationTable(std::span<std::uint32_t> words)
    : words_(words.first(std::bit_floor(words.size()))) {}

void RefutationTable::reset(unsigned rest_bits) {
    const auto word_bits = static_cast<unsigned>(std::countr_zero(words_.size()));
    // Two entries a bucket. A narrow tag has to hold what the bucket does not tell: 32 − bucket bits of the cells.
    wide_ = rest_bits + moves_bits + 1 > word_bits;
    bucket_bits_ = wide_ ? word_bits - 3 : word_bits - 1;  // wide: two words an entry, two searchers
    bucket_mask_ = (1U << bucket_bits_) - 1U;
    scrambled_shift_ = moves_bits + (wide_ ? 0 : rest_bits);
    for (std::uint32_t& word : words_) {
        word = 0;
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
