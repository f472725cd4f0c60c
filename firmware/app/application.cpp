#include "app/application.hpp"

#include <utility>

#include "look/widgets.hpp"

namespace handheld {

namespace {
constexpr unsigned dimmed_brightness = 8;       // percent
constexpr std::uint32_t unnoticed_after = 400;  // ms without a button until flash may be erased
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
    dim_when_idle();
    devices_.background.slice();
    shell_.analyst().update();
    shell_.top().update(shell_.now());
    keep_records();
}

// Flash stops everything while it is erased, so that waits until nothing moves and the picture of what did is drawn. A
// move is written at once: the power may fail before the robot has arrived.
void Application::keep_records() {
    using Pace = Records::Pace;
    const bool moved = std::exchange(moving_, shell_.top().moving());
    const bool unnoticed = shell_.now() - shell_.last_event() >= unnoticed_after;
    shell_.records().update(moving_ || moved ? Pace::moving : unnoticed ? Pace::idle : Pace::busy);
}

void Application::draw() {
    renderer_.show(*this);
    shell_.frames.end(devices_.clock.microseconds(), renderer_.sent().bytes);
}

// The button that wakes a dimmed screen does nothing else.
void Application::press(const hal::ButtonEvent& event) {
    shell_.note_event();
    if (dimmed_) {
        if (event.kind == hal::ButtonEvent::Kind::press) {
            wake();
        }
        return;
    }
    shell_.top().press(event);
}

void Application::wake() {
    shell_.note_event();
    if (dimmed_) {
        dimmed_ = false;
        devices_.display.set_brightness(shell_.settings().brightness);
    }
}

void Application::dim_when_idle() {
    const std::uint32_t limit = shell_.settings().dim_after * 60000U;
    if (!dimmed_ && limit > 0 && shell_.now() - shell_.last_event() >= limit) {
        dimmed_ = true;
        devices_.display.set_brightness(dimmed_brightness);
    }
}

void Application::describe(TextWriter& writer) const {
    shell_.top().describe(writer);
    handheld::describe(writer, shell_.top().legend());
}

const BoardScene* Application::board_scene() const {
    return shell_.top_id() == ScreenId::play ? play_.board_scene() : nullptr;
}

}  // namespace handheld
