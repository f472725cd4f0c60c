// What a terminal sends becomes keys, and keys become buttons that nobody ever lets go.
#include <unity.h>

#include <string_view>
#include <vector>

#include "terminal/key_buttons.hpp"
#include "terminal/keys.hpp"

using hal::Button;
using hal::ButtonEvent;
using hal::terminal::Key;
using hal::terminal::KeyButtons;
using hal::terminal::KeyReader;

void setUp() {}
void tearDown() {}

namespace {

using Kind = ButtonEvent::Kind;
constexpr Key down_key{Key::Kind::down};
constexpr Key a_key{Key::Kind::character, 'a'};
constexpr Key enter_key{Key::Kind::enter};

std::vector<Key> keys_of(std::string_view bytes) {
    KeyReader reader;
    std::vector<Key> keys;
    for (const char byte : bytes) {
        if (const auto key = reader.feed(byte)) {
            keys.push_back(*key);
        }
    }
    return keys;
}

void expect_key(Key::Kind kind, std::string_view bytes) {
    const auto keys = keys_of(bytes);
    TEST_ASSERT_EQUAL(1, keys.size());
    TEST_ASSERT_EQUAL(static_cast<int>(kind), static_cast<int>(keys[0].kind));
}

unsigned count(KeyButtons& buttons, Kind kind) {
    unsigned found = 0;
    while (const auto event = buttons.next()) {
        found += event->kind == kind ? 1 : 0;
    }
    return found;
}

void arrows_come_in_several_spellings() {
    expect_key(Key::Kind::up, "\033[A");
    expect_key(Key::Kind::up, "\033OA");
    expect_key(Key::Kind::up, "\033[1;5A");
    expect_key(Key::Kind::back_tab, "\033[Z");
    expect_key(Key::Kind::backspace, "\x7f");
    expect_key(Key::Kind::backspace, "\b");
    expect_key(Key::Kind::enter, "\r");
    expect_key(Key::Kind::unknown, "\033[15~");
}

void escape_alone_is_known_by_what_does_not_follow() {
    KeyReader reader;
    TEST_ASSERT_FALSE(reader.feed('\033').has_value());
    TEST_ASSERT_TRUE(reader.waiting());
    TEST_ASSERT_TRUE(reader.give_up() == Key{Key::Kind::escape});
    TEST_ASSERT_FALSE(reader.waiting());
}

void a_key_is_pressed_at_once_and_let_go_after_a_moment() {
    KeyButtons buttons;
    buttons.press(Button::a, a_key, 1000);
    TEST_ASSERT_TRUE(buttons.held().contains(Button::a));
    TEST_ASSERT_EQUAL(1, count(buttons, Kind::press));
    buttons.update(1050);
    TEST_ASSERT_TRUE(buttons.held().contains(Button::a));
    buttons.update(1100);
    TEST_ASSERT_TRUE(buttons.held().empty());
    TEST_ASSERT_EQUAL(1, count(buttons, Kind::release));
}

void a_held_arrow_repeats_and_a_held_letter_does_not() {
    for (const bool arrow : {true, false}) {
        KeyButtons buttons;
        for (std::uint32_t now = 500; now < 700; now += 40) {
            buttons.press(arrow ? Button::down : Button::a, arrow ? down_key : a_key, now);
        }
        unsigned presses = 0, repeats = 0;
        while (const auto event = buttons.next()) {
            presses += event->kind == Kind::press ? 1 : 0;
            repeats += event->kind == Kind::repeat ? 1 : 0;
        }
        TEST_ASSERT_EQUAL(1, presses);
        TEST_ASSERT_EQUAL(arrow ? 4 : 0, repeats);
    }
}

void fingers_press_anew_and_so_do_other_keys_of_the_same_button() {
    KeyButtons buttons;
    buttons.press(Button::a, a_key, 1000);
    buttons.press(Button::a, a_key, 1130);
    buttons.press(Button::a, enter_key, 1140);
    TEST_ASSERT_EQUAL(3, count(buttons, Kind::press));
}

void taps_are_presses_however_fast_they_come() {
    KeyButtons buttons;
    for (int i = 0; i < 4; ++i) {
        buttons.tap(Button::down, 1000);
    }
    TEST_ASSERT_TRUE(buttons.held().empty());
    TEST_ASSERT_EQUAL(4, count(buttons, Kind::press));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(arrows_come_in_several_spellings);
    RUN_TEST(escape_alone_is_known_by_what_does_not_follow);
    RUN_TEST(a_key_is_pressed_at_once_and_let_go_after_a_moment);
    RUN_TEST(a_held_arrow_repeats_and_a_held_letter_does_not);
    RUN_TEST(fingers_press_anew_and_so_do_other_keys_of_the_same_button);
    RUN_TEST(taps_are_presses_however_fast_they_come);
    return UNITY_END();
}
