// The table of refuted positions: it may forget, but what it says is true.
#include <unity.h>

#include <map>
#include <utility>
#include <vector>

#include "ricochet/solver/refutation_table.hpp"
#include "support/chance.hpp"

using ricochet::PositionKey;
using ricochet::RefutationTable;

namespace {

constexpr std::size_t some_words = RefutationTable::first_words;

void what_is_stored_is_refuted_with_as_many_moves_or_fewer() {
    std::vector<std::uint32_t> words(some_words);
    RefutationTable table(words);
    table.reset(0);
    const PositionKey key{0x12345678, 0};
    TEST_ASSERT_FALSE(table.refutes(key, 1, 0));
    table.store(key, 5, 0);
    TEST_ASSERT_TRUE(table.refutes(key, 5, 0));
    TEST_ASSERT_TRUE(table.refutes(key, 1, 0));
    TEST_ASSERT_FALSE(table.refutes(key, 6, 0));
}

void a_reset_forgets() {
    std::vector<std::uint32_t> words(some_words);
    RefutationTable table(words);
    table.reset(0);
    table.store({42, 0}, 3, 0);
    table.reset(0);
    TEST_ASSERT_FALSE(table.refutes({42, 0}, 1, 0));
}

void the_hardest_to_prove_stays_in_a_bucket() {
    std::vector<std::uint32_t> words(RefutationTable::min_words);
    RefutationTable table(words);
    table.reset(0);
    const PositionKey hard{7, 0};
    table.store(hard, 20, 0);
    for (std::uint32_t i = 0; i < 100'000; ++i) {
        table.store({1'000'000 + i, 0}, 3, 0);
    }
    TEST_ASSERT_TRUE(table.refutes(hard, 20, 0));
}

// Whatever the table says has to follow from what was stored. A small space of keys lets them come again.
void nothing_is_refuted_that_was_not_stored(std::size_t count, unsigned rest_bits, bool grows,
                                            bool expects_wide) {
    std::vector<std::uint32_t> words(count);
    RefutationTable table(words);
    table.reset(rest_bits);
    TEST_ASSERT_EQUAL(expects_wide, table.is_wide());
    support::Chance chance(static_cast<std::uint32_t>(count) + rest_bits);
    std::map<std::pair<std::uint32_t, std::uint32_t>, unsigned> stored;
    unsigned refuted = 0;
    for (unsigned i = 0; i < 200'000; ++i) {
        // Keys that differ in a few bits anywhere, as positions do.
        const std::uint32_t cells = (chance.below(64) << 26U) | (chance.below(16) << 12U) | chance.below(16);
        const std::uint32_t rest = rest_bits == 0 ? 0 : chance.below(1U << (rest_bits < 3 ? rest_bits : 3));
        const unsigned moves = 1 + chance.below(RefutationTable::max_moves);
        unsigned& known = stored[{cells, rest}];
        if (chance.below(2) == 0) {
            table.store({cells, rest}, moves, 0);
            known = moves > known ? moves : known;
        } else if (table.refutes({cells, rest}, moves, 0)) {
            ++refuted;
            TEST_ASSERT_LESS_OR_EQUAL_UINT(known, moves);
        }
        if (grows && i % 50'000 == 49'999) {
            table.grow(table.words_in_use() * 2);
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(1'000, refuted);
}

void entries_of_one_word_say_the_truth() {
    nothing_is_refuted_that_was_not_stored(some_words, 0, false, false);
}
void entries_with_a_rest_say_the_truth() {
    nothing_is_refuted_that_was_not_stored(some_words, 7, false, false);
}
void wide_entries_say_the_truth() { nothing_is_refuted_that_was_not_stored(some_words, 28, false, true); }
void a_growing_table_says_the_truth() {
    nothing_is_refuted_that_was_not_stored(some_words * 8, 7, true, false);
}
void a_growing_wide_table_says_the_truth() {
    nothing_is_refuted_that_was_not_stored(some_words * 8, 28, true, true);
}

void growing_keeps_what_is_known() {
    std::vector<std::uint32_t> words(some_words * 16);
    RefutationTable table(words);
    table.reset(7);
    TEST_ASSERT_EQUAL_size_t(some_words, table.words_in_use());
    support::Chance chance(1);
    std::vector<std::pair<PositionKey, unsigned>> known;
    for (unsigned i = 0; i < some_words; ++i) {
        const PositionKey key{chance.below(0xffffffff), chance.below(128)};
        const unsigned moves = 1 + chance.below(RefutationTable::max_moves);
        table.store(key, moves, 0);
        known.emplace_back(key, moves);
    }
    std::erase_if(known, [&](const auto& entry) { return !table.refutes(entry.first, entry.second, 0); });
    TEST_ASSERT_GREATER_THAN_size_t(some_words / 2, known.size());
    table.grow(some_words * 4);
    TEST_ASSERT_EQUAL_size_t(some_words * 4, table.words_in_use());
    table.grow(some_words * 1'000'000);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(some_words * 16, table.words_in_use(), "all there is");
    for (const auto& [key, moves] : known) {
        TEST_ASSERT_TRUE(table.refutes(key, moves, 0));
        TEST_ASSERT_FALSE(table.refutes(key, moves + 1, 0));
    }
}

void two_searchers_share_narrow_entries_and_part_wide_ones() {
    std::vector<std::uint32_t> words(some_words);
    RefutationTable table(words);
    table.reset(0);
    table.store({99, 0}, 4, 0);
    TEST_ASSERT_TRUE(table.refutes({99, 0}, 4, 1));
    table.reset(28);
    table.store({99, 5}, 4, 0);
    TEST_ASSERT_TRUE(table.refutes({99, 5}, 4, 0));
    TEST_ASSERT_FALSE(table.refutes({99, 5}, 4, 1));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(what_is_stored_is_refuted_with_as_many_moves_or_fewer);
    RUN_TEST(a_reset_forgets);
    RUN_TEST(the_hardest_to_prove_stays_in_a_bucket);
    RUN_TEST(entries_of_one_word_say_the_truth);
    RUN_TEST(entries_with_a_rest_say_the_truth);
    RUN_TEST(wide_entries_say_the_truth);
    RUN_TEST(a_growing_table_says_the_truth);
    RUN_TEST(a_growing_wide_table_says_the_truth);
    RUN_TEST(growing_keeps_what_is_known);
    RUN_TEST(two_searchers_share_narrow_entries_and_part_wide_ones);
    return UNITY_END();
}
