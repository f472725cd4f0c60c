// Nobody touches the device for a while: the screen is dimmed, then sleeps, and a button brings it back as it was.
#include <unity.h>

#include <vector>

#include "support/console_user.hpp"

using hal::Button;
using handheld::Rig;
using handheld::ScreenId;
using support::ConsoleUser;

void setUp() {}
void tearDown() {}

namespace {

constexpr std::uint32_t minute = 60000;  // ms
constexpr std::uint32_t second = 1000;

// In the settings, where nothing moves.
void open_settings(Rig& rig) {
    rig.press(Button::up);
    rig.press(Button::up);
    rig.press(Button::a);
    TEST_ASSERT_EQUAL(static_cast<int>(ScreenId::settings),
                      static_cast<int>(rig.application().shell().top_id()));
}

unsigned light(Rig& rig) { return rig.devices().display.brightness(); }
bool asleep(Rig& rig) { return !rig.devices().display.awake(); }

std::vector<hal::Pixel> picture(Rig& rig) { return rig.devices().display.pixels(); }

void a_screen_nobody_touches_is_dimmed_and_then_sleeps() {
    Rig rig;
    open_settings(rig);
    rig.wait(2 * minute - second, false);
    TEST_ASSERT_EQUAL(80, light(rig));
    rig.wait(2 * second, false);
    TEST_ASSERT_EQUAL(8, light(rig));
    rig.wait(2 * minute - 2 * second, false);
    TEST_ASSERT_EQUAL(8, light(rig));
    TEST_ASSERT_FALSE(asleep(rig));
    rig.wait(2 * second, false);
    TEST_ASSERT_TRUE(asleep(rig));
    TEST_ASSERT_EQUAL(0, light(rig));
}

void a_sleeping_screen_is_left_alone_and_comes_back_pixel_for_pixel() {
    Rig rig;
    open_settings(rig);
    const auto before = picture(rig);
    rig.wait(4 * minute + second);
    TEST_ASSERT_TRUE(asleep(rig));
    rig.wait(minute);
    TEST_ASSERT_FALSE(rig.devices().display.disturbed());
    TEST_ASSERT_FALSE(picture(rig) == before);
    rig.press(Button::down);
    TEST_ASSERT_EQUAL(80, light(rig));
    TEST_ASSERT_TRUE(picture(rig) == before);
    rig.press(Button::down);
    TEST_ASSERT_FALSE(picture(rig) == before);
}

void the_button_that_wakes_does_nothing_else_even_if_it_is_held() {
    Rig rig;
    open_settings(rig);
    const auto before = picture(rig);
    rig.wait(4 * minute + second, false);
    rig.hold(Button::down);
    rig.wait(2 * second);
    TEST_ASSERT_EQUAL(80, light(rig));
    TEST_ASSERT_TRUE(picture(rig) == before);
    rig.release(Button::down);
    rig.wait(second);
    TEST_ASSERT_TRUE(picture(rig) == before);
}

void the_same_goes_for_a_dimmed_screen() {
    Rig rig;
    open_settings(rig);
    const auto before = picture(rig);
    rig.wait(2 * minute + second, false);
    TEST_ASSERT_EQUAL(8, light(rig));
    rig.hold(Button::down);
    rig.wait(2 * second);
    rig.release(Button::down);
    rig.wait(second);
    TEST_ASSERT_EQUAL(80, light(rig));
    TEST_ASSERT_TRUE(picture(rig) == before);
}

void the_times_follow_the_setting() {
    Rig rig;
    open_settings(rig);
    rig.application().shell().settings().dim_after = 1;
    rig.wait(minute + second, false);
    TEST_ASSERT_EQUAL(8, light(rig));
    rig.wait(minute, false);
    TEST_ASSERT_TRUE(asleep(rig));
}

void a_screen_that_is_never_dimmed_never_sleeps() {
    Rig rig;
    open_settings(rig);
    rig.application().shell().settings().dim_after = 0;
    rig.wait(30 * minute, false);
    TEST_ASSERT_EQUAL(80, light(rig));
    TEST_ASSERT_FALSE(asleep(rig));
}

void frames_come_less_often_when_nothing_happens_and_at_once_when_something_does() {
    Rig rig;
    open_settings(rig);
    const auto interval = [&] { return rig.application().frame_interval(); };
    TEST_ASSERT_EQUAL(16667, interval());
    rig.wait(3 * second);
    TEST_ASSERT_EQUAL(50000, interval());
    rig.press(Button::down);
    TEST_ASSERT_EQUAL(16667, interval());
    rig.wait(4 * minute + 3 * second, false);
    TEST_ASSERT_EQUAL(100000, interval());
    rig.devices().console.type("i");
    rig.frame();
    TEST_ASSERT_EQUAL(16667, interval());
}

void frames_that_are_measured_come_as_often_as_ever() {
    Rig rig;
    open_settings(rig);
    rig.press(Button::up);
    rig.press(Button::up);
    rig.press(Button::a);
    TEST_ASSERT_TRUE(rig.application().shell().top_id() == ScreenId::diagnostics);
    rig.wait(3 * second);
    TEST_ASSERT_EQUAL(16667, rig.application().frame_interval());
}

void the_robots_that_play_alone_stop_while_nobody_can_see_them() {
    Rig rig;
    rig.wait(minute, false);
    TEST_ASSERT_TRUE(rig.application().shell().top_id() == ScreenId::splash);
    rig.wait(4 * minute);
    TEST_ASSERT_EQUAL(100000, rig.application().frame_interval());
    rig.press(Button::a);
    TEST_ASSERT_TRUE(rig.application().shell().top_id() == ScreenId::splash);
    rig.press(Button::a);
    TEST_ASSERT_TRUE(rig.application().shell().top_id() == ScreenId::main_menu);
}

void how_long_the_round_has_taken_is_kept_and_sleep_does_not_count() {
    Rig rig;
    rig.press(Button::a);
    rig.press(Button::a);
    rig.wait(4 * minute + second, false);
    TEST_ASSERT_TRUE(asleep(rig));
    rig.wait(5 * minute, false);
    rig.restart();
    const std::uint32_t taken = rig.application().shell().notes().milliseconds;
    TEST_ASSERT_TRUE(taken > 3 * minute && taken < 4 * minute + second);
}

void the_console_answers_in_its_sleep() {
    Rig rig;
    open_settings(rig);
    ConsoleUser user(rig);
    rig.wait(second);
    const std::string before = user.ask("screenshot");
    rig.wait(4 * minute + second, false);
    TEST_ASSERT_TRUE(asleep(rig));
    TEST_ASSERT_EQUAL_STRING(before.c_str(), user.ask("screenshot").c_str());
    TEST_ASSERT_TRUE(asleep(rig));
    TEST_ASSERT_FALSE(rig.devices().display.disturbed());
    user.ask("press down");
    TEST_ASSERT_FALSE(asleep(rig));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_screen_nobody_touches_is_dimmed_and_then_sleeps);
    RUN_TEST(a_sleeping_screen_is_left_alone_and_comes_back_pixel_for_pixel);
    RUN_TEST(the_button_that_wakes_does_nothing_else_even_if_it_is_held);
    RUN_TEST(the_same_goes_for_a_dimmed_screen);
    RUN_TEST(the_times_follow_the_setting);
    RUN_TEST(a_screen_that_is_never_dimmed_never_sleeps);
    RUN_TEST(frames_come_less_often_when_nothing_happens_and_at_once_when_something_does);
    RUN_TEST(frames_that_are_measured_come_as_often_as_ever);
    RUN_TEST(the_robots_that_play_alone_stop_while_nobody_can_see_them);
    RUN_TEST(how_long_the_round_has_taken_is_kept_and_sleep_does_not_count);
    RUN_TEST(the_console_answers_in_its_sleep);
    return UNITY_END();
}
