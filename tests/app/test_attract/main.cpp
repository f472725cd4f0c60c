// Robots play on their own once nobody has touched a button for a while, and only then.
#include <unity.h>

#include "script/rig.hpp"

using hal::Button;
using handheld::Rig;
using handheld::ScreenId;

void setUp() {}
void tearDown() {}

namespace {

constexpr std::uint64_t minute = 60'000'000;  // µs

ScreenId screen(Rig& rig) { return rig.application().shell().top_id(); }

void expect(ScreenId wanted, Rig& rig) {
    TEST_ASSERT_EQUAL(static_cast<int>(wanted), static_cast<int>(screen(rig)));
}

void a_menu_nobody_touches_turns_into_a_show() {
    Rig rig;
    rig.wait(44000, false);
    expect(ScreenId::main_menu, rig);
    rig.wait(2000, false);
    expect(ScreenId::splash, rig);
    rig.press(Button::a);
    expect(ScreenId::main_menu, rig);
    rig.wait(44000, false);
    expect(ScreenId::main_menu, rig);
}

void a_clock_that_does_not_begin_at_zero_makes_no_difference() {
    Rig rig;
    rig.devices().clock.advance(10 * minute);
    rig.restart();
    rig.wait(44000, false);
    expect(ScreenId::main_menu, rig);
    rig.wait(2000, false);
    expect(ScreenId::splash, rig);
}

void coming_back_to_the_menu_after_a_long_time_is_no_reason_for_a_show() {
    Rig rig;
    rig.press(Button::up);
    rig.press(Button::a);
    expect(ScreenId::help, rig);
    rig.wait(120000, false);
    rig.press(Button::b);  // wakes the screen if it has gone dim
    rig.press(Button::b);
    expect(ScreenId::main_menu, rig);
    rig.wait(40000, false);
    expect(ScreenId::main_menu, rig);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_menu_nobody_touches_turns_into_a_show);
    RUN_TEST(a_clock_that_does_not_begin_at_zero_makes_no_difference);
    RUN_TEST(coming_back_to_the_menu_after_a_long_time_is_no_reason_for_a_show);
    return UNITY_END();
}
