// What the host at the other end of the serial console gets: pictures, its own typing, and every answer, as slowly as it reads.
#include <unity.h>

#include <algorithm>
#include <sstream>
#include <vector>

#include "support/console_user.hpp"

using handheld::Rig;
using handheld::ScreenId;
using support::ConsoleUser;

void setUp() {}
void tearDown() {}

namespace {

// A line of an open board with five robots in a diagonal and a goal for any of them in the last cell.
std::string open_board(unsigned side) {
    std::string line = std::to_string(side) + "x" + std::to_string(side) + " ";
    for (unsigned y = 0; y < side; ++y) {
        for (unsigned x = 0; x < side; ++x) {
            line += "0123456789abcdef"[(y == 0 ? 1 : 0) + (x + 1 == side ? 2 : 0) + (y + 1 == side ? 4 : 0) +
                                       (x == 0 ? 8 : 0)];
        }
    }
    for (unsigned i = 0; i < 5; ++i) {
        line += (i == 0 ? ' ' : ',') + std::to_string(i * (side + 1));
    }
    return line + " *:" + std::to_string((side * side) - 1);
}

// The rows of a screenshot, put together again.
std::vector<hal::Pixel> decoded(const std::string& answer, std::size_t width) {
    std::istringstream lines(answer);
    std::string line;
    std::getline(lines, line);
    std::vector<hal::Pixel> pixels;
    while (std::getline(lines, line) && !line.starts_with("crc32") && !line.starts_with("note")) {
        if (line == "=") {
            const std::vector<hal::Pixel> above(pixels.end() - static_cast<std::ptrdiff_t>(width),
                                                pixels.end());
            pixels.insert(pixels.end(), above.begin(), above.end());
            continue;
        }
        for (std::size_t i = 0; i + 6 <= line.size(); i += 6) {
            pixels.insert(pixels.end(), std::stoul(line.substr(i, 2), nullptr, 16),
                          static_cast<hal::Pixel>(std::stoul(line.substr(i + 2, 4), nullptr, 16)));
        }
    }
    return pixels;
}

// A board of every size on a screen of every size.
template <typename Look>
void with_every_board(Look&& look) {
    for (const hal::Size size : {hal::Size{320, 240}, hal::Size{240, 240}}) {
        for (unsigned side = 5; side <= 16; ++side) {
            Rig rig({.size = size});
            ConsoleUser user(rig);
            user.ask("load " + open_board(side));
            rig.wait(1000);
            look(rig, user, size);
        }
    }
}

void a_screenshot_is_what_the_display_shows() {
    with_every_board([](Rig& rig, ConsoleUser& user, hal::Size size) {
        const std::string answer = user.ask("screenshot");
        TEST_ASSERT_TRUE(answer.find("note") == std::string::npos);
        TEST_ASSERT_TRUE(decoded(answer, size.width) == rig.devices().display.pixels());
    });
}

// Drawn row by row it looks as it does in the display's strips.
void a_picture_looks_the_same_in_whatever_strips_it_is_painted() {
    with_every_board([](Rig& rig, ConsoleUser& /*user*/, hal::Size size) {
        const auto& top = rig.application().shell().top();
        std::vector<hal::Pixel> row(size.width);
        for (int y = 0; y < size.height; ++y) {
            auto canvas = handheld::Canvas::painting(row, {0, y, size.width, 1});
            top.draw(canvas);
            const auto shown =
                rig.devices().display.pixels().begin() + (static_cast<std::ptrdiff_t>(y) * size.width);
            TEST_ASSERT_TRUE(std::equal(row.begin(), row.end(), shown));
        }
    });
}

void typing_is_shown_on_request() {
    Rig rig;
    ConsoleUser user(rig);
    user.expect("echo on", "ok\n");
    user.expect("buttpn\b\bons", "buttpn\b \b\b \bons\nheld: none\nok\n");
    user.expect("echo off", "echo off\nok\n");
    user.expect("echo maybe", "error: echo is on or off, not 'maybe'\n");
}

void a_host_that_does_not_read_stops_nothing() {
    Rig rig;
    ConsoleUser user(rig);
    rig.devices().console.room = 100;
    user.type("screenshot\r");
    rig.wait(1000);
    TEST_ASSERT_EQUAL(100, rig.devices().console.said.size());
    // Given up after a while; what is asked later is obeyed, and dropped at once.
    rig.wait(2000);
    for (int i = 0; i < 50; ++i) {
        user.type("load 5x5 91113800028000280002c4446 0,11,12,13 R:4\r");
    }
    rig.wait(1000);
    TEST_ASSERT_TRUE(rig.devices().console.all_read());
    TEST_ASSERT_TRUE(rig.application().shell().top_id() == ScreenId::play);
    // Somebody reads again.
    rig.devices().console.room = std::string::npos;
    rig.wait(100);
    user.expect("buttons", "held: none\nok\n");
}

void a_slow_host_gets_every_character() {
    Rig rig, slow;
    ConsoleUser user(rig), slow_user(slow);
    const std::string whole = user.ask("help");
    slow_user.type("help\r");
    std::string heard;
    slow.devices().console.room = 0;
    for (int i = 0; i < 4000 && !ConsoleUser::is_whole(heard); ++i) {
        slow.devices().console.room = i % 5 == 0 ? 3 : 0;
        slow.frame(false);
        heard += slow_user.heard();
    }
    TEST_ASSERT_EQUAL_STRING(whole.c_str(), heard.c_str());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_screenshot_is_what_the_display_shows);
    RUN_TEST(a_picture_looks_the_same_in_whatever_strips_it_is_painted);
    RUN_TEST(typing_is_shown_on_request);
    RUN_TEST(a_host_that_does_not_read_stops_nothing);
    RUN_TEST(a_slow_host_gets_every_character);
    return UNITY_END();
}
