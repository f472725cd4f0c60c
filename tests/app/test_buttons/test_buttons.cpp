// Button samples become events: at once, without bounce, with repeats and chords.
#include <unity.h>

#include "hal/button_reader.hpp"

using hal::Button;
using hal::ButtonEvent;
using hal::ButtonReader;
using hal::ButtonSet;
using Kind = ButtonEvent::Kind;

void setUp() {}
void tearDown() {}

namespace {

constexpr ButtonSet none;

void expect(ButtonReader& reader, Button button, Kind kind) {
    const auto event = reader.next();
    TEST_ASSERT_TRUE(event.has_value());
    TEST_ASSERT_EQUAL(static_cast<int>(button), static_cast<int>(event->button));
    TEST_ASSERT_EQUAL(static_cast<int>(kind), static_cast<int>(event->kind));
}

void expect_nothing(ButtonReader& reader) { TEST_ASSERT_FALSE(reader.next().has_value()); }

void a_press_is_reported_with_the_first_sample_that_shows_it() {
    ButtonReader reader;
    reader.sample(none, 0);
    reader.sample(ButtonSet::of(Button::a), 1);
    expect(reader, Button::a, Kind::press);
    expect_nothing(reader);
}

void bouncing_contacts_make_one_press_and_one_release() {
    ButtonReader reader;
    reader.sample(none, 0);
    const bool pin[] = {true, false, true, true, false, true, true, true, true, true, true, true, true, true};
    std::uint32_t now = 1;
    for (const bool down : pin) {
        reader.sample(down ? ButtonSet::of(Button::b) : none, now++);
    }
    expect(reader, Button::b, Kind::press);
    expect_nothing(reader);
    for (std::uint32_t later = 100; later < 120; ++later) {
        reader.sample(later == 102 || later == 104 ? ButtonSet::of(Button::b) : none, later);
    }
    expect(reader, Button::b, Kind::release);
    expect_nothing(reader);
}

void a_tap_shorter_than_the_bounce_time_is_still_released() {
    ButtonReader reader;
    reader.sample(none, 0);
    reader.sample(ButtonSet::of(Button::x), 1);
    reader.sample(none, 3);
    TEST_ASSERT_TRUE(reader.held().contains(Button::x));
    reader.sample(none, 13);
    expect(reader, Button::x, Kind::press);
    expect(reader, Button::x, Kind::release);
    TEST_ASSERT_TRUE(reader.held().empty());
}

void a_held_arrow_repeats_and_a_held_letter_does_not() {
    ButtonReader reader({.hold_off = 10, .repeat_after = 400, .repeat_every = 100});
    reader.sample(none, 0);
    ButtonSet both = ButtonSet::of(Button::down);
    both.insert(Button::a);
    for (std::uint32_t now = 1; now <= 602; ++now) {
        reader.sample(both, now);
    }
    expect(reader, Button::down, Kind::press);
    expect(reader, Button::a, Kind::press);
    expect(reader, Button::down, Kind::repeat);  // after 400 ms
    expect(reader, Button::down, Kind::repeat);
    expect(reader, Button::down, Kind::repeat);
    expect_nothing(reader);
}

void a_chord_is_complete_with_its_last_button() {
    ButtonReader reader;
    reader.sample(none, 0);
    const ButtonSet chord = ButtonSet::of(Button::x) | ButtonSet::of(Button::y);
    reader.sample(ButtonSet::of(Button::x), 20);
    reader.sample(chord, 60);
    TEST_ASSERT_FALSE(reader.next()->completes(chord));
    TEST_ASSERT_TRUE(reader.next()->completes(chord));
}

void a_button_held_at_power_on_is_held_but_not_pressed() {
    ButtonReader reader;
    for (std::uint32_t now = 0; now < 1000; ++now) {
        reader.sample(ButtonSet::of(Button::up), now);
    }
    TEST_ASSERT_TRUE(reader.held().contains(Button::up));
    expect_nothing(reader);
}

void time_may_wrap_round() {
    ButtonReader reader;
    const std::uint32_t late = 0xfffffffaU;
    reader.sample(none, late);
    reader.sample(ButtonSet::of(Button::left), late + 1);
    reader.sample(none, late + 5);
    reader.sample(none, late + 20);
    expect(reader, Button::left, Kind::press);
    expect(reader, Button::left, Kind::release);
}

void a_reader_that_sleeps_loses_the_newest_events_and_nothing_else() {
    ButtonReader reader;
    reader.sample(none, 0);
    for (std::uint32_t i = 1; i <= 100; ++i) {
        reader.sample(i % 2 == 1 ? ButtonSet::of(Button::a) : none, i * 20);
    }
    unsigned count = 0;
    for (auto event = reader.next(); event; event = reader.next()) {
        TEST_ASSERT_EQUAL(static_cast<int>(count % 2 == 0 ? Kind::press : Kind::release),
                          static_cast<int>(event->kind));
        ++count;
    }
    TEST_ASSERT_EQUAL(32, count);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_press_is_reported_with_the_first_sample_that_shows_it);
    RUN_TEST(bouncing_contacts_make_one_press_and_one_release);
    RUN_TEST(a_tap_shorter_than_the_bounce_time_is_still_released);
    RUN_TEST(a_held_arrow_repeats_and_a_held_letter_does_not);
    RUN_TEST(a_chord_is_complete_with_its_last_button);
    RUN_TEST(a_button_held_at_power_on_is_held_but_not_pressed);
    RUN_TEST(time_may_wrap_round);
    RUN_TEST(a_reader_that_sleeps_loses_the_newest_events_and_nothing_else);
    return UNITY_END();
}
