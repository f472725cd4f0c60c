// The source of chance: PCG32 as published, and even numbers below a bound.
#include <unity.h>

#include <array>
#include <vector>

#include "ricochet/rng.hpp"

using namespace ricochet;

namespace {

// What the reference implementation prints for seed 42, stream 54: six numbers at the start of each of five
// rounds, with 149 numbers for coins, dice and cards after them.
void the_numbers_are_those_published() {
    constexpr std::array<std::array<std::uint32_t, 6>, 5> published{{
        {0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e},
        {0x74ab93ad, 0x1c1da000, 0x494ff896, 0x34462f2f, 0xd308a3e5, 0x0fa83bab},
        {0x39af5f9f, 0x04196b18, 0xc3c3eb28, 0xc076c60c, 0xc693e135, 0xf8f63932},
        {0x55ce6851, 0x97a7726d, 0x17e10815, 0x58007d43, 0x962fb148, 0xb9bb55bd},
        {0xfcef7cd6, 0x1b488b5a, 0xd0daf7ea, 0x1d9a70f7, 0x241a37cf, 0x9a3857b7},
    }};
    Rng rng(42, 54);
    for (const auto& round : published) {
        for (const auto number : round) {
            TEST_ASSERT_EQUAL_HEX32(number, rng.next());
        }
        for (unsigned skipped = 0; skipped < 65 + 33 + 51; ++skipped) {
            rng.next();
        }
    }
}

static_assert(Rng(42, 54).next() == 0xa15c02b7);

void seeds_and_streams_give_different_numbers() {
    TEST_ASSERT_TRUE(Rng(1, 0).next() != Rng(2, 0).next());
    TEST_ASSERT_TRUE(Rng(1, 0).next() != Rng(1, 1).next());
    TEST_ASSERT_TRUE_MESSAGE(Rng(1ULL << 40U).next() != Rng(0).next(), "all 64 bits of a seed count");
}

void a_kept_generator_goes_on_where_it_was() {
    Rng rng(7, 9);
    rng.next();
    Rng resumed = Rng::resume(rng.state(), rng.increment());
    TEST_ASSERT_TRUE(resumed == rng);
    for (unsigned i = 0; i < 10; ++i) {
        TEST_ASSERT_EQUAL_HEX32(rng.next(), resumed.next());
    }
}

void numbers_stay_below_their_bound_and_reach_all_of_it() {
    Rng rng(3);
    for (std::uint32_t bound = 1; bound <= 260; ++bound) {
        std::vector<bool> seen(bound);
        for (unsigned i = 0; i < bound * 20; ++i) {
            const auto number = rng.below(bound);
            TEST_ASSERT_LESS_THAN_UINT32(bound, number);
            seen[number] = true;
        }
        for (const bool reached : seen) {
            TEST_ASSERT_TRUE(reached);
        }
    }
    for (unsigned i = 0; i < 1000; ++i) {
        TEST_ASSERT_LESS_THAN_UINT32(65536, rng.below(65536));
        TEST_ASSERT_LESS_THAN_UINT32(65535, rng.below(65535));
    }
}

// Every number should come as often as the others: the sum of squared deviations over the expectation (chi
// squared) has the mean `bound − 1`, and is far from it if draws are uneven by more than chance.
void numbers_below_a_bound_are_even() {
    Rng rng(4);
    for (const std::uint32_t bound : {2U, 3U, 6U, 7U, 17U, 100U, 252U, 50000U}) {
        constexpr std::uint32_t expected = 200;
        std::vector<std::uint32_t> counts(bound);
        for (std::uint32_t i = 0; i < bound * expected; ++i) {
            ++counts[rng.below(bound)];
        }
        double chi_squared = 0;
        for (const auto count : counts) {
            const double off = static_cast<double>(count) - expected;
            chi_squared += off * off / expected;
        }
        // Beyond six standard deviations nothing is chance.
        const double mean = bound - 1;
        TEST_ASSERT_TRUE((chi_squared - mean) * (chi_squared - mean) < 36 * 2 * (mean + 8));
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_numbers_are_those_published);
    RUN_TEST(seeds_and_streams_give_different_numbers);
    RUN_TEST(a_kept_generator_goes_on_where_it_was);
    RUN_TEST(numbers_stay_below_their_bound_and_reach_all_of_it);
    RUN_TEST(numbers_below_a_bound_are_even);
    return UNITY_END();
}
