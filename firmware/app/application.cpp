#include "app/application.hpp"

#include <utility>

#include "look/widgets.hpp"

namespace handheld {

namespace {
constexpr unsigned dimmed_brightness = 8;       // percent
constexpr std::uint32_t unnoticed_after = 400;  // ms without a button until flash may be erased
// The screen is dimmed after the minutes of the setting, and sleeps after this many times as long.
constexpr std::uint32_t sleep_to_dim = 2;
constexpr std::uint32_t calm_after = 1500;  // ms in which nothing has happened
constexpr std::uint32_t lively_interval = 16667;
constexpr std::uint32_t calm_interval = 50000;
constexpr std::uint32_t asleep_interval = 100000;
}  // namespace

Application::Application(const hal::Devices& devices, std::span<std::uint32_t> memory)
    : devices_(devices), shell_(devices, modes_.all(), memory), renderer_(devices.display),
      console_(shell_, play_, modes_.puzzle(), renderer_, *this, *this) {
    shell_.install(ScreenId::splash, splash_);
    shell_.install(ScreenId::main_menu, main_menu_);
    shell_.install(ScreenId::new_game, new_game_);
    shell_.install(ScreenId::dealing, dealing_);
    shell_.install(ScreenId::play, play_);
    shell_.install(ScreenId::pause, pause_);
    shell_.install(ScreenId::round_end, round_end_);
    shell_.install(ScreenId::statistics, statistics_);
    shell_.install(ScreenId::settings, settings_);
    shell_.install(ScreenId::rules, rules_);
    shell_.install(ScreenId::help, help_);
    shell_.install(ScreenId::tutorial, tutorial_);
    shell_.install(ScreenId::diagnostics, diagnostics_);
    shell_.install(ScreenId::diagnostics_page, diagnostics_page_);
    shell_.install(ScreenId::hardware_check, hardware_check_);
    shell_.install(ScreenId::confirm, confirm_);
    shell_.set_now(devices.clock.milliseconds());
    shell_.note_event();
    note_activity();
    shell_.records().load();
    devices.display.set_brightness(shell_.settings().brightness);
    main_menu_.enter();
}

void Application::frame() {
    update();
    draw();
}

void Application::update() {
    shell_.set_now(devices_.clock.milliseconds());
    shell_.frames.begin(devices_.clock.microseconds());
    console_.update();  // first, while everything is as the screen shows it
    while (const auto event = devices_.buttons.next()) {
        press(*event);
    }
    doze_when_idle();
    devices_.background.slice();
    shell_.analyst().update();
    if (!asleep()) {
        shell_.top().update(shell_.now());
    }
    keep_records();
    if (console_.busy() || shell_.has_open(ScreenId::diagnostics)) {  // which show how often frames come
        note_activity();
    }
}

// Flash stops everything while it is erased, so that waits until nothing moves and the picture of what did is drawn. A
// move is written at once: the power may fail before the robot has arrived.
void Application::keep_records() {
    using Pace = Records::Pace;
    const bool moved = std::exchange(moving_, shell_.top().moving());
    const bool unnoticed = shell_.now() - shell_.last_event() >= unnoticed_after;
    const bool kept = shell_.records().update(moving_ || moved ? Pace::moving
                                              : unnoticed      ? Pace::idle
                                                               : Pace::busy);
    if (kept) {
        note_activity();
    }
}

void Application::draw() {
    if (!asleep()) {
        renderer_.show(*this);
        if (renderer_.sent().strips > 0) {
            note_activity();
        }
    }
    shell_.frames.end(devices_.clock.microseconds(), renderer_.sent().bytes);
}

// The button that wakes a dimmed or sleeping screen does nothing else, however long it is held.
void Application::press(const hal::ButtonEvent& event) {
    using Kind = hal::ButtonEvent::Kind;
    shell_.note_event();
    note_activity();
    if (light_ != Light::on) {
        if (event.kind == Kind::press) {
            wake();
            woken_by_ = event.button;
        }
        return;
    }
    if (woken_by_ == event.button) {
        if (event.kind != Kind::repeat) {
            woken_by_.reset();
        }
        if (event.kind != Kind::press) {
            return;
        }
    }
    shell_.top().press(event);
}

void Application::wake() {
    shell_.note_event();
    note_activity();
    if (light_ == Light::off) {
        devices_.display.set_awake(true);
        renderer_.invalidate();
    }
    if (light_ != Light::on) {
        light_ = Light::on;
        devices_.display.set_brightness(shell_.settings().brightness);
    }
}

void Application::doze_when_idle() {
    const std::uint32_t limit = shell_.settings().dim_after * 60000U;
    const std::uint32_t idle = shell_.now() - shell_.last_event();
    if (limit == 0) {
        return;
    }
    if (light_ == Light::on && idle >= limit) {
        light_ = Light::dimmed;
        devices_.display.set_brightness(dimmed_brightness);
    }
    if (light_ == Light::dimmed && idle >= sleep_to_dim * limit) {
        fall_asleep();
    }
}

// What has to be written is written in the frames that follow: they come as before until nothing is left to do.
void Application::fall_asleep() {
    light_ = Light::off;
    note_activity();
    if (shell_.has_open(ScreenId::play)) {
        shell_.records().noted_casually(shell_.mode_index());  // how long the round has taken so far
    }
    devices_.display.set_awake(false);
}

std::uint32_t Application::frame_interval() const {
    if (shell_.now() - last_activity_ < calm_after) {
        return lively_interval;
    }
    return asleep() ? asleep_interval : calm_interval;
}

void Application::describe(TextWriter& writer) const {
    shell_.top().describe(writer);
    handheld::describe(writer, shell_.top().legend());
}

const BoardScene* Application::board_scene() const {
    return shell_.top_id() == ScreenId::play ? play_.board_scene() : nullptr;
}

}  // namespace handheld
