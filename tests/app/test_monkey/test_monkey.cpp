// Whatever is pressed: no crash, no trap, nothing from the heap. A million presses under the sanitizers;
// RICOCHET_MONKEY_PRESSES sets another number.
#include <unity.h>

#include <cstdio>
#include <cstdlib>

#include "monkey.hpp"
#include "script/rig.hpp"
#include "support/heap_watch.hpp"

using hal::Button;

void setUp() {}
void tearDown() {}

namespace {

constexpr hal::Size sizes[] = {{320, 240}, {240, 240}};
constexpr std::uint64_t presses_a_monkey = 5000;
#if defined(__SANITIZE_ADDRESS__)
constexpr std::uint64_t ordinary_presses = 1000000;
#else
constexpr std::uint64_t ordinary_presses = 100000;  // where little can be seen to go wrong
#endif

std::uint64_t presses_wanted() {
    const char* wanted = std::getenv("RICOCHET_MONKEY_PRESSES");
    return wanted != nullptr ? std::strtoull(wanted, nullptr, 10) : ordinary_presses;
}

// Flash with a game in progress in every mode, a move from its end, so that a monkey need not wait for puzzles
// and can win one by chance.
hal::fake::FakeStorage flash_with_games() {
    handheld::Rig rig({.seed = 11, .date = hal::CalendarDate{2026, 11, 18}});
    rig.frame();
    for (unsigned mode = 0; mode < 4; ++mode) {
        rig.press(Button::a);
        rig.press(Button::a);
        for (int i = 0; i < 5000 && rig.application().board_scene() == nullptr; ++i) {
            rig.frame(false);
        }
        TEST_ASSERT_NOT_NULL(rig.application().board_scene());
        rig.wait(1000, false);
        TEST_ASSERT_TRUE(rig.win(1));
        rig.press(Button::x);
        rig.press(Button::up);
        rig.press(Button::a);
        rig.press(Button::down);
    }
    rig.wait(2000, false);
    return rig.devices().storage;
}

void the_watch_sees_what_is_taken_from_the_heap() {
    const std::size_t before = support::HeapWatch::allocations();
    void* volatile block = nullptr;
    {
        const support::HeapWatch watch;
        block = std::malloc(10);
    }
    std::free(block);
    TEST_ASSERT_GREATER_THAN(before, support::HeapWatch::allocations());
}

void monkeys_find_no_way_to_break_it() {
    const std::size_t allocations_before = support::HeapWatch::allocations();
    const hal::fake::FakeStorage empty;
    const hal::fake::FakeStorage used = flash_with_games();
    std::vector<std::uint32_t> memory(ricochet::Solver::device_block_words);
    const std::uint64_t wanted = presses_wanted();
    MonkeyTally tally;
    for (std::uint32_t seed = 1; tally.presses < wanted; ++seed) {
        Monkey monkey(sizes[seed % 2], seed, seed % 3 == 1 ? empty : used, memory);
        const std::string wrong = monkey.press(presses_a_monkey, tally);
        if (!wrong.empty()) {
            TEST_FAIL_MESSAGE(("monkey " + std::to_string(seed) + ": " + wrong).c_str());
        }
    }
    TEST_ASSERT_EQUAL(allocations_before, support::HeapWatch::allocations());
    std::printf("%llu presses, %llu frames, %llu of them drawn with %llu pixels; %llu restarts; "
                "the longest of %llu ways home took %u presses\n",
                static_cast<unsigned long long>(tally.presses), static_cast<unsigned long long>(tally.frames),
                static_cast<unsigned long long>(tally.drawn), static_cast<unsigned long long>(tally.pixels),
                static_cast<unsigned long long>(tally.restarts),
                static_cast<unsigned long long>(tally.ways_home), tally.longest_way_home);
    std::printf("presses by screen:");
    for (const std::uint64_t presses : tally.on_screen) {
        std::printf(" %llu", static_cast<unsigned long long>(presses));
        TEST_ASSERT_GREATER_THAN_MESSAGE(0, presses, "a screen nobody got to");
    }
    std::printf("\n");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(monkeys_find_no_way_to_break_it);
    RUN_TEST(the_watch_sees_what_is_taken_from_the_heap);
    return UNITY_END();
}
