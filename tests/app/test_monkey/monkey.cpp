#include "monkey.hpp"

#include <algorithm>
#include <bit>

#include "support/heap_watch.hpp"

using hal::Button;
using hal::ButtonSet;
using handheld::ScreenId;

namespace {

constexpr unsigned presses_between_ways_home = 400;
constexpr unsigned presses_between_restarts = 2500;
constexpr unsigned longest_way_home = 12;  // presses

}  // namespace

void MonkeyDisplay::push(const hal::Area& area, std::span<const hal::Pixel> pixels) {
    outside = outside || area.left + area.width > size_.width || area.top + area.height > size_.height ||
              pixels.size() != std::size_t{area.width} * area.height;
    pushed += pixels.size();
    disturbed = disturbed || !awake;
}

Monkey::Monkey(hal::Size size, std::uint32_t seed, const hal::fake::FakeStorage& flash,
               std::span<std::uint32_t> memory)
    : chance_(seed), display_(size), storage_(flash), background_(1 + (seed % 3)), system_(seed),
      memory_(memory), looks_every_(seed % 5 == 0 ? 1 : 8), patient_(seed % 3 == 0) {
    // Any time since power-on, also shortly before the milliseconds wrap round.
    clock_.advance(seed % 5 == 0 ? 0xffffffffULL * 1000U : std::uint64_t{chance_.below(1000000)} * 1000U);
    if (seed % 4 != 0) {
        clock_.date = hal::CalendarDate{2026, 11, 18};
    }
    // Some like to go into things, some to slide robots, some to leave.
    for (unsigned& weight : taste_) {
        weight = 1 + chance_.below(6);
    }
    buttons_.sample({}, clock_.milliseconds());
    power_on();
}

void Monkey::power_on() {
    application_.reset();
    application_ = std::make_unique<handheld::Application>(
        hal::Devices{display_, buttons_, clock_, storage_, sound_, background_, console_, system_}, memory_);
}

void Monkey::frame(ButtonSet held, std::uint32_t milliseconds, bool look) {
    clock_.advance(std::uint64_t{milliseconds} * 1000U);
    buttons_.sample(held, clock_.milliseconds());
    const support::HeapWatch watch;
    application_->update();
    ++frames_;
    if (look) {
        application_->draw();
        ++drawn_;
    }
}

ButtonSet Monkey::some_buttons(ButtonSet not_these) {
    unsigned total = 0;
    for (const Button button : hal::all_buttons) {
        total += not_these.contains(button) ? 0 : taste_[static_cast<unsigned>(button)];
    }
    ButtonSet held;
    for (unsigned left = chance_.below(4) == 0 ? 1 + chance_.below(3) : 1; left > 0; --left) {
        unsigned at = chance_.below(total);
        for (const Button button : hal::all_buttons) {
            const unsigned weight = not_these.contains(button) ? 0 : taste_[static_cast<unsigned>(button)];
            if (at < weight) {
                held.insert(button);
                break;
            }
            at -= weight;
        }
    }
    return held;
}

// Mostly a frame, sometimes long enough for a slide to end.
std::uint32_t Monkey::some_time() {
    return chance_.below(10) < (patient_ ? 4U : 1U) ? 100 + chance_.below(900) : 13 + chance_.below(8);
}

// Long enough for the robots to play alone, or for the screen to dim and to sleep.
void Monkey::doze() {
    frame({}, 17, true);  // lets go of everything
    frame({}, 50000 + chance_.below(250000), true);
}

void Monkey::tap(Button button) {
    frame(ButtonSet::of(button), 17, false);
    frame({}, 17, true);
}

bool Monkey::go_home(unsigned& presses) {
    const auto press = [&](Button button) {
        tap(button);
        ++presses;
    };
    frame({}, 17, false);
    if (display_.brightness < handheld::Settings::least_brightness) {
        press(Button::b);  // wakes the screen and does nothing else
    }
    presses = 0;
    const handheld::Shell& shell = application_->shell();
    while (shell.top_id() != ScreenId::main_menu && presses < longest_way_home) {
        if (shell.top_id() == ScreenId::play) {
            press(Button::x);
            press(Button::up);
            press(Button::a);
        } else if (shell.top_id() == ScreenId::tutorial) {
            press(Button::y);
        } else {
            press(Button::b);
        }
    }
    return shell.top_id() == ScreenId::main_menu;
}

std::string Monkey::complaint() const {
    std::array<char, 4096> block{};
    handheld::TextWriter writer(block);
    application_->describe(writer);
    if (writer.truncated()) {
        return "the screen says too much";
    }
    const auto legend = application_->shell().top().legend();
    const ScreenId screen = application_->shell().top_id();
    if (legend.b.empty() && screen != ScreenId::main_menu && screen != ScreenId::splash) {
        return "nothing tells how to leave:\n" + std::string(writer.view());
    }
    if (display_.outside) {
        return "something was pushed that is not on the screen:\n" + std::string(writer.view());
    }
    if (display_.disturbed) {
        return "something was pushed to a screen that sleeps:\n" + std::string(writer.view());
    }
    return support::HeapWatch::allocations() == 0 ? "" : "something was taken from the heap";
}

std::string Monkey::press(std::uint64_t count, MonkeyTally& tally) {
    ButtonSet held;
    unsigned until_home = presses_between_ways_home, until_restart = presses_between_restarts;
    for (std::uint64_t done = 0; done < count;) {
        held = some_buttons(held);
        const auto screen = static_cast<std::size_t>(application_->shell().top_id());
        frame(held, some_time(), frames_ % looks_every_ == 0);
        const auto pressed = static_cast<unsigned>(std::popcount(held.bits()));
        done += pressed;
        tally.on_screen[screen] += pressed;
        until_home -= std::min(until_home, pressed);
        until_restart -= std::min(until_restart, pressed);
        if (chance_.below(application_->shell().top_id() == ScreenId::main_menu ? 200 : 2000) == 0) {
            doze();
            held = {};
        }
        // Puzzles take their time; a patient monkey waits for them.
        if (patient_ && application_->shell().top_id() == ScreenId::dealing && chance_.below(20) == 0) {
            for (int i = 0; i < 500 && application_->shell().top_id() == ScreenId::dealing; ++i) {
                frame({}, 17, i % 16 == 0);
            }
        }
        if (until_restart == 0) {
            until_restart = presses_between_restarts;
            ++tally.restarts;
            power_on();
        }
        if (until_home == 0) {
            until_home = presses_between_ways_home;
            if (std::string wrong = complaint(); !wrong.empty()) {
                return wrong;
            }
            unsigned presses = 0;
            if (!go_home(presses)) {
                return "the way home is not found from here:\n" + complaint();
            }
            held = {};
            done += presses;
            ++tally.ways_home;
            tally.longest_way_home = std::max(tally.longest_way_home, presses);
        }
    }
    tally.presses += count;
    tally.frames += frames_;
    tally.drawn += drawn_;
    tally.pixels += display_.pushed;
    return complaint();
}
