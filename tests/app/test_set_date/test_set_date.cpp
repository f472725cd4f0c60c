// A device without a calendar of its own is told the date in the settings, and keeps it.
#include <unity.h>

#include "script/rig.hpp"

using hal::Button;
using handheld::Rig;

void setUp() {}
void tearDown() {}

namespace {

void expect_said(Rig& rig, const char* words) {
    const std::string said = rig.describe();
    TEST_ASSERT_TRUE_MESSAGE(said.find(words) != std::string::npos, (words + (":\n" + said)).c_str());
}

// To the settings' line of the year.
void open_settings(Rig& rig) {
    rig.frame();
    rig.press(Button::up);
    rig.press(Button::up);
    rig.press(Button::a);
    for (int i = 0; i < 5; ++i) {
        rig.press(Button::up);
    }
    expect_said(rig, "> Year: 2026");
}

void year_month_and_day_are_set_and_kept() {
    Rig rig;
    open_settings(rig);
    expect_said(rig, "Month: January");
    rig.press(Button::right);
    expect_said(rig, "> Year: 2027");
    rig.press(Button::down);
    rig.press(Button::left);
    expect_said(rig, "> Month: December");
    rig.press(Button::left);
    rig.press(Button::down);
    rig.press(Button::left);
    expect_said(rig, "> Day: 30");
    rig.wait(1000);
    rig.restart();
    TEST_ASSERT_TRUE(rig.application().shell().today() == (ricochet::CalendarDate{2027, 11, 30}));
}

void a_day_the_month_does_not_have_becomes_its_last() {
    Rig rig;
    open_settings(rig);
    rig.press(Button::down);
    rig.press(Button::down);
    rig.press(Button::left);
    expect_said(rig, "> Day: 31");
    rig.press(Button::up);
    rig.press(Button::right);
    expect_said(rig, "> Month: February");
    expect_said(rig, "Day: 28");
}

void a_calendar_of_its_own_is_not_to_be_set() {
    Rig rig({.date = hal::CalendarDate{2026, 11, 18}});
    open_settings(rig);
    rig.press(Button::right);
    expect_said(rig, "> Year: 2026");
    rig.press(Button::a);
    expect_said(rig, "> Year: 2026");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(year_month_and_day_are_set_and_kept);
    RUN_TEST(a_day_the_month_does_not_have_becomes_its_last);
    RUN_TEST(a_calendar_of_its_own_is_not_to_be_set);
    return UNITY_END();
}
