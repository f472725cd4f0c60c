// Random boards one at a time. How they are in the thousands is tests/property/test_random_boards.
#include <unity.h>

#include "ricochet/random_board.hpp"
#include "support/board_checker.hpp"
#include "support/fnv_hash.hpp"

using namespace ricochet;

namespace {

void the_same_number_gives_the_same_board() {
    TEST_ASSERT_TRUE(random_board(12345) == random_board(12345));
    TEST_ASSERT_FALSE(random_board(12345) == random_board(12346));
}

// Numbers are shared between people and devices: a number means this board everywhere and for ever.
void numbers_mean_the_same_board_on_every_platform() {
    const auto signature = [](std::uint32_t number) {
        return support::FnvHash().add(random_board(number)).value();
    };
    TEST_ASSERT_EQUAL_HEX32(0xb129ceea, signature(0));
    TEST_ASSERT_EQUAL_HEX32(0xfe56f950, signature(1));
    TEST_ASSERT_EQUAL_HEX32(0xc2b9979b, signature(20260101));
    TEST_ASSERT_EQUAL_HEX32(0x899a8ff5, signature(0xffffffff));
    TEST_ASSERT_EQUAL_HEX32(0xf6cfd6c0, support::FnvHash().add(random_board(0, 0)).value());
}

// About one number in 150,000 leaves no room for a corner at the first attempt.
void a_number_without_room_gets_the_next_attempt() {
    const Board last_resort = random_board(0, 0);
    for (const std::uint32_t number : {68882U, 661008U, 806665U, 868991U}) {
        TEST_ASSERT_TRUE_MESSAGE(random_board(number, 1) == last_resort, "the first attempt fails");
        const Board board = random_board(number);
        TEST_ASSERT_FALSE(board == last_resort);
        TEST_ASSERT_TRUE(board == random_board(number, 2));
        TEST_ASSERT_EQUAL_STRING("", support::BoardChecker(board).random_problem().c_str());
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_same_number_gives_the_same_board);
    RUN_TEST(numbers_mean_the_same_board_on_every_platform);
    RUN_TEST(a_number_without_room_gets_the_next_attempt);
    return UNITY_END();
}
