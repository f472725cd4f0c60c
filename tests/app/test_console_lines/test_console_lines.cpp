// A hundred thousand random and damaged lines: the console answers every one of them, and what it refuses changes nothing.
#include <unity.h>

#include <array>
#include <cstdio>

#include "ricochet/storage/game_record.hpp"
#include "script/rig.hpp"
#include "support/console_user.hpp"
#include "support/line_maker.hpp"

using handheld::Mode;
using handheld::Rig;
using handheld::Shell;
using support::ConsoleUser;

void setUp() {}
void tearDown() {}

namespace {

constexpr unsigned lines_in_all = 100000;
constexpr unsigned lines_a_rig = 2500;

class Digest {
  public:
    Digest& add(std::uint64_t number) {
        value_ = (value_ ^ number) * 0x9e3779b97f4a7c15U;
        value_ ^= value_ >> 29U;
        return *this;
    }
    [[nodiscard]] std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 1;
};

// Everything the player could lose: games, settings, statistics, the place in the menus, flash.
std::uint64_t digest(Rig& rig) {
    Digest hash;
    Shell& shell = rig.application().shell();
    const auto add_mode = [&](const Mode& mode) {
        hash.add(mode.in_progress());
        if (mode.in_progress()) {
            std::array<std::uint8_t, ricochet::storage::most_game_bytes> bytes{};
            for (std::size_t left = mode.store(bytes), i = 0; i < left; ++i) {
                hash.add(bytes[i]);
            }
            hash.add(mode.moves());
        }
    };
    auto& records = shell.records();
    for (unsigned i = 0; i < shell.menu_modes().size(); ++i) {
        add_mode(*shell.menu_modes()[i]);
        for (const std::uint8_t byte : records.statistics(i).store()) {
            hash.add(byte);
        }
        hash.add(records.notes(i).watched).add(records.notes(i).recorded).add(records.notes(i).milliseconds);
    }
    for (const std::uint8_t byte : records.settings.store()) {
        hash.add(byte);
    }
    for (const std::uint8_t byte : records.choices.store()) {
        hash.add(byte);
    }
    hash.add(shell.depth()).add(static_cast<unsigned>(shell.top_id())).add(shell.mode_index());
    if (const auto* const scene = rig.application().board_scene(); scene != nullptr) {
        hash.add(scene->chosen ? ricochet::index(*scene->chosen) : ricochet::max_robots);
    }
    auto& devices = rig.devices();
    hash.add(devices.display.brightness()).add(devices.storage.changes).add(devices.sound.played);
    return hash.add(devices.system.boot_loader_entered).value();
}

std::uint64_t picture(Rig& rig) {
    Digest hash;
    rig.application().draw();
    for (const hal::Pixel pixel : rig.devices().display.pixels()) {
        hash.add(pixel);
    }
    return hash.value();
}

// Lets everything that was begun come to an end while the clock stands.
void settle(Rig& rig) {
    const auto& analyst = rig.application().shell().analyst();
    std::uint64_t before = 0;
    do {
        before = digest(rig);
        for (int i = 0; i < 10; ++i) {
            rig.application().update();
        }
    } while (before != digest(rig) || analyst.dealing() ||
             analyst.optimum().state == handheld::Knowledge::State::searching);
}

// The answer to a line while the clock stands, so that nothing changes by itself; none to an empty line.
std::string answer_to(Rig& rig, ConsoleUser& user, const std::string& line) {
    handheld::LineReader reader;
    for (const char character : line) {
        reader.take(character);
    }
    const bool blank = reader.fault() == handheld::LineReader::Fault::none &&
                       reader.text().find_first_not_of(' ') == std::string_view::npos;
    user.type(line + "\r");
    std::string answer;
    for (int i = 0; i < 2000; ++i) {
        rig.application().update();
        answer += user.heard();
        if (ConsoleUser::is_whole(answer)) {
            return answer;
        }
        if (i > 0 && blank) {
            return "";
        }
    }
    return "no answer: " + answer;
}

bool is_refusal(const std::string& answer) {
    const auto last = answer.rfind("\nerror: ");
    return answer.starts_with("error: ") || last != std::string::npos;
}

// Somewhere else each time: in the menu, in a round of each mode, in its pause menu.
void go_somewhere(Rig& rig, unsigned where) {
    rig.frame();
    for (unsigned i = 0; i < where % 5; ++i) {
        rig.press(hal::Button::down, false);
    }
    if (where % 10 < 4) {
        rig.press(hal::Button::a, false);
        rig.press(hal::Button::a, false);
        for (int i = 0; i < 2000 && rig.application().board_scene() == nullptr; ++i) {
            rig.frame(false);
        }
        rig.wait(500, false);
        if (where % 20 >= 10) {
            rig.press(hal::Button::x, false);
        }
    }
    rig.wait(1000, false);
}

void refused_lines_change_nothing() {
    unsigned refused = 0, obeyed = 0, empty = 0;
    for (unsigned number = 0; number < lines_in_all / lines_a_rig; ++number) {
        Rig rig({.size = {240, 240}, .seed = number + 1, .date = hal::CalendarDate{2026, 11, 18}});
        go_somewhere(rig, number);
        ConsoleUser user(rig);
        support::LineMaker lines(number);
        settle(rig);
        std::uint64_t before = digest(rig);
        for (unsigned i = 0; i < lines_a_rig; ++i) {
            const std::string line = lines.next();
            const bool look = i % 250 == 0;
            std::uint64_t shown = 0;
            if (look) {
                settle(rig);
                before = digest(rig);
                shown = picture(rig);
            }
            const std::string answer = answer_to(rig, user, line);
            const std::string both = std::string(line).append("\n").append(answer);
            TEST_ASSERT_FALSE_MESSAGE(answer.starts_with("no answer"), both.c_str());
            const std::uint64_t after = digest(rig);
            if (answer.empty() || is_refusal(answer)) {
                TEST_ASSERT_TRUE_MESSAGE(before == after, both.c_str());
                ++(answer.empty() ? empty : refused);
            } else {
                ++obeyed;
                settle(rig);  // what it began may be written only later
            }
            if (look && before == after) {
                settle(rig);
                TEST_ASSERT_TRUE_MESSAGE(shown == picture(rig), both.c_str());
            }
            before = digest(rig);
        }
    }
    std::printf("%u lines refused, %u obeyed, %u empty\n", refused, obeyed, empty);
    TEST_ASSERT_GREATER_THAN(lines_in_all / 2, refused);
    TEST_ASSERT_GREATER_THAN(lines_in_all / 20, obeyed);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(refused_lines_change_nothing);
    return UNITY_END();
}
