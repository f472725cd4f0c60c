// Flash that is damaged, foreign, older or newer: the application starts, keeps what is intact, and tells of the rest.
#include <unity.h>

#include <algorithm>
#include <array>
#include <span>
#include <string>

#include "ricochet/storage/keys.hpp"
#include "script/rig.hpp"
#include "support/chance.hpp"
#include "support/frame_bytes.hpp"

using hal::Button;
using handheld::Rig;
using namespace ricochet::storage;

void setUp() {}
void tearDown() {}

namespace {

constexpr unsigned crystals = 3;

// What the diagnostics say about the storage.
std::string storage_report(Rig& rig) {
    rig.frame();
    rig.press(Button::up);
    rig.press(Button::up);
    rig.press(Button::a);  // settings
    rig.press(Button::up);
    rig.press(Button::up);
    rig.press(Button::a);  // diagnostics
    const std::string summary = rig.describe();
    for (int i = 0; i < 3; ++i) {
        rig.press(Button::down);
    }
    rig.press(Button::a);
    return summary + rig.describe();
}

void expect_said(const std::string& said, const char* words) {
    TEST_ASSERT_TRUE_MESSAGE(said.find(words) != std::string::npos, (words + (":\n" + said)).c_str());
}

// Brightness at 60, then a game of Crystals with a few moves made, everything written.
void prepare(Rig& rig) {
    rig.application().shell().settings().brightness = 60;
    rig.application().shell().records().settings_changed();
    rig.wait(500);
    support::begin_mode(rig, crystals);
    for (const Button button : {Button::left, Button::up, Button::right, Button::down}) {
        rig.press(button);
        rig.wait(500);
    }
    rig.wait(2000);
}

std::string game_in_words(Rig& rig) {
    rig.frame();
    for (unsigned i = 0; i < crystals; ++i) {
        rig.press(Button::down);
    }
    rig.press(Button::a);
    rig.press(Button::a);
    rig.wait(1000);
    return rig.describe();
}

// Where a record's payload begins in flash, found by its bytes.
std::size_t find(std::span<const std::uint8_t> flash, std::span<const std::uint8_t> bytes) {
    const auto at = std::search(flash.begin(), flash.end(), bytes.begin(), bytes.end());
    TEST_ASSERT_TRUE(at != flash.end());
    return static_cast<std::size_t>(at - flash.begin());
}

void a_rotten_record_is_dropped_and_the_others_are_kept() {
    Rig rig;
    prepare(rig);
    const std::string game = rig.describe();
    const auto settings = rig.application().shell().settings().store();
    const auto flash = rig.devices().storage.content();
    flash[find(flash, settings) + 6] ^= 0x15U;  // the brightness
    rig.restart();
    TEST_ASSERT_EQUAL(Settings{}.brightness, rig.application().shell().settings().brightness);
    const std::string said = storage_report(rig);
    expect_said(said, "Storage: 1 dropped");
    expect_said(said, "Damaged, dropped: 1");
    rig.restart();
    TEST_ASSERT_EQUAL_STRING(game.c_str(), game_in_words(rig).c_str());
}

void garbage_is_no_reason_not_to_play() {
    for (unsigned seed = 1; seed <= 20; ++seed) {
        Rig rig;
        support::Chance chance(seed);
        for (std::uint8_t& byte : rig.devices().storage.content()) {
            byte = static_cast<std::uint8_t>(chance.number());
        }
        rig.restart();
        expect_said(rig.describe(), "> Classic");
        expect_said(storage_report(rig), "Sectors unreadable: 32");
        rig.restart();
        prepare(rig);
        const std::string game = rig.describe();
        rig.restart();
        TEST_ASSERT_EQUAL(60, rig.application().shell().settings().brightness);
        TEST_ASSERT_EQUAL_STRING(game.c_str(), game_in_words(rig).c_str());
    }
}

// Settings and a game that a later version wrote.
void newer_records_are_left_alone() {
    Rig rig;
    rig.frame();
    auto& log = rig.application().shell().records().log();
    const std::array<std::uint8_t, 5> bytes{1, 2, 3, 4, 5};
    for (const Key key : {Key::settings, Key::crystals_game}) {
        const Write result = write_patiently(log, [&] { return log.write(key, 200, bytes); });
        TEST_ASSERT_TRUE(result == Write::done);
    }
    rig.restart();
    TEST_ASSERT_EQUAL(Settings{}.brightness, rig.application().shell().settings().brightness);
    expect_said(storage_report(rig), "Of newer versions: 2");
    // Whatever is done now, they stay.
    rig.restart();
    prepare(rig);
    rig.restart();
    std::array<std::uint8_t, 16> read{};
    for (const Key key : {Key::settings, Key::crystals_game}) {
        const auto found = rig.application().shell().records().log().read(key, read);
        TEST_ASSERT_TRUE(found.has_value());
        TEST_ASSERT_EQUAL(200, found->version);
        TEST_ASSERT_EQUAL(5, found->length);
    }
}

// Version 1 of a game knew neither hints nor the chosen robot.
void an_older_game_goes_on() {
    Rig rig;
    prepare(rig);
    const std::string game = rig.describe();
    const handheld::Mode& mode = *rig.application().shell().modes()[crystals];
    GameRecord::Block bytes{};
    const std::size_t size = mode.store(GameRecord::place_of_game(bytes));
    const std::size_t stored = GameRecord::store({false, false, 5000}, size, bytes);
    auto& log = rig.application().shell().records().log();
    const Write result = write_patiently(
        log, [&] { return log.write(Key::crystals_game, 1, std::span(bytes).first(stored), true); });
    TEST_ASSERT_TRUE(result == Write::done);
    rig.restart();
    TEST_ASSERT_EQUAL_STRING(game.c_str(), game_in_words(rig).c_str());
    TEST_ASSERT_EQUAL(0, rig.application().shell().records().unused().refused);
}

// Intact, but its fields make no sense.
void a_record_that_makes_no_sense_is_refused() {
    Rig rig;
    rig.frame();
    auto& log = rig.application().shell().records().log();
    const std::array<std::uint8_t, 5> bytes{255, 255, 255, 255, 255};
    TEST_ASSERT_TRUE(write_patiently(log, [&] {
                         return log.write(Key::settings, Settings::version, bytes);
                     }) == Write::done);
    TEST_ASSERT_TRUE(write_patiently(log, [&] {
                         return log.write(Key::classic_game, GameRecord::version, bytes);
                     }) == Write::done);
    rig.restart();
    const std::string said = storage_report(rig);
    expect_said(said, "Storage: 2 dropped");
    expect_said(said, "Refused: 2");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_rotten_record_is_dropped_and_the_others_are_kept);
    RUN_TEST(garbage_is_no_reason_not_to_play);
    RUN_TEST(newer_records_are_left_alone);
    RUN_TEST(an_older_game_goes_on);
    RUN_TEST(a_record_that_makes_no_sense_is_refused);
    return UNITY_END();
}
