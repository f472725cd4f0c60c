// Power off and on again: the round goes on exactly where it was, to the pixel.
#include <unity.h>

#include <string>

#include "script/rig.hpp"
#include "support/chance.hpp"
#include "support/frame_bytes.hpp"

using hal::Button;
using handheld::Rig;
using handheld::ScreenId;

void setUp() {}
void tearDown() {}

namespace {

constexpr unsigned at_rest = 2500;  // ms: nothing moves, nothing is searched, everything is written

// Something a player does in a round.
void act(Rig& rig, support::Chance& chance) {
    const unsigned kind = chance.below(20);
    if (kind < 12) {
        rig.press(hal::all_buttons[chance.below(4)]);
    } else if (kind < 15) {
        rig.press(Button::a);
    } else if (kind < 17) {
        rig.press(Button::b);
    } else if (kind < 18) {
        rig.press(Button::y);
    } else {
        rig.press(Button::x);
        rig.press(Button::down);  // a hint
        rig.press(Button::a);
    }
    rig.wait(chance.below(400));
}

// From power-on back into the mode's game.
void go_on(Rig& rig, unsigned mode) {
    rig.frame();
    for (unsigned i = 0; i < mode; ++i) {
        rig.press(Button::down);
    }
    rig.press(Button::a);
    rig.press(Button::a);
    rig.wait(at_rest);
}

void expect_the_same_after_power_off(Rig& rig, unsigned mode) {
    rig.wait(at_rest);
    const std::string said = rig.describe();
    const auto shown = rig.devices().display.pixels();
    rig.restart();
    go_on(rig, mode);
    TEST_ASSERT_EQUAL_STRING(said.c_str(), rig.describe().c_str());
    TEST_ASSERT_TRUE_MESSAGE(shown == rig.devices().display.pixels(), said.c_str());
}

void a_round_goes_on_exactly_where_it_was_in_every_mode() {
    for (unsigned mode = 0; mode < support::mode_count; ++mode) {
        Rig rig({.size = support::screen_sizes[mode % 2],
                 .seed = 20 + mode,
                 .date = hal::CalendarDate{2026, 11, 18}});
        support::Chance chance(mode);
        support::begin_mode(rig, mode);
        rig.wait(at_rest);
        for (int cut = 0; cut < 12; ++cut) {
            for (unsigned i = chance.below(8); i > 0; --i) {
                act(rig, chance);
            }
            rig.wait(at_rest);
            if (rig.application().shell().top_id() == ScreenId::round_end) {
                rig.press(Button::down);
                rig.press(Button::a);  // once more
            } else {
                expect_the_same_after_power_off(rig, mode);
            }
        }
    }
}

void every_step_of_a_hint_is_still_to_be_seen() {
    Rig rig({.seed = 4});
    support::begin_mode(rig, 0);
    rig.wait(at_rest);
    for (int step = 0; step < 3; ++step) {
        rig.press(Button::x);
        rig.press(Button::down);
        rig.press(Button::a);
        expect_the_same_after_power_off(rig, 0);
    }
}

// Shown, power off, and then played: it still does not count as solved.
void a_round_whose_solution_was_shown_stays_watched() {
    Rig rig({.seed = 4});
    support::begin_mode(rig, 3);
    rig.press(Button::x);
    rig.press(Button::down);
    rig.press(Button::down);
    rig.press(Button::a);
    rig.wait(500);
    rig.restart();
    go_on(rig, 3);
    TEST_ASSERT_TRUE(rig.win());
    rig.wait(at_rest);
    TEST_ASSERT_TRUE(rig.describe().starts_with("Watched"));
    const auto& statistics = rig.application().shell().records().statistics(3);
    TEST_ASSERT_EQUAL(0, statistics.solved);
    TEST_ASSERT_EQUAL(1, statistics.watched);
}

// Won without having seen the solution: looking at it afterwards takes nothing away.
void a_solution_looked_at_after_the_end_does_not_matter() {
    Rig rig({.seed = 4});
    support::begin_mode(rig, 3);
    TEST_ASSERT_TRUE(rig.win());
    rig.wait(at_rest);
    rig.press(Button::down);
    rig.press(Button::down);
    rig.press(Button::a);
    rig.wait(at_rest);
    const auto& statistics = rig.application().shell().records().statistics(3);
    TEST_ASSERT_EQUAL(1, statistics.solved);
    TEST_ASSERT_EQUAL(0, statistics.watched);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_round_goes_on_exactly_where_it_was_in_every_mode);
    RUN_TEST(every_step_of_a_hint_is_still_to_be_seen);
    RUN_TEST(a_round_whose_solution_was_shown_stays_watched);
    RUN_TEST(a_solution_looked_at_after_the_end_does_not_matter);
    return UNITY_END();
}
