#include "app/shell.hpp"

#include "app/date.hpp"

namespace handheld {

Shell::Shell(const hal::Devices& devices, std::span<Mode* const> modes, std::span<std::uint32_t> memory)
    : devices_(devices), modes_(modes), layout_(Layout::for_screen(devices.display.size())),
      records_(devices.storage, modes), analyst_(devices.background, devices.clock, memory) {}

void Shell::open(ScreenId id) {
    if (depth_ < stack_.size()) {
        ++depth_;
    }
    stack_[depth_ - 1] = id;
    top().enter();
}

void Shell::replace(ScreenId id) {
    stack_[depth_ - 1] = id;
    top().enter();
}

void Shell::back() {
    if (depth_ > 1) {
        --depth_;
    }
}

void Shell::home() { depth_ = 1; }

void Shell::ask(const Confirmation& confirmation) {
    confirmation_ = confirmation;
    open(ScreenId::confirm);
}

ricochet::CalendarDate Shell::today() const {
    return devices_.clock.today().value_or(date_of_day(records_.settings.day));
}

GameStart Shell::game_start() { return {devices_.system.entropy(), today(), records_.settings.rules}; }

RoundResult Shell::result() {
    const Knowledge& optimum = analyst_.optimum();
    return {mode().moves(), optimum.known() ? optimum.length : 0U, notes().watched,
            notes().milliseconds / 1000U};
}

void Shell::record_result() {
    if (!mode().won() || !mode().keeps_statistics()) {
        return;
    }
    if (!notes().recorded) {
        notes().recorded = true;
        records_.round_ended(mode_index_, result());
        records_.noted(mode_index_);
    }
    if (const auto day = mode().day()) {
        records_.day_ended(*day, result());
    }
}

void Shell::note_watched() {
    if (!mode().won()) {
        notes().watched = true;
        records_.noted(mode_index_);
    }
}

void Shell::game_replaced() {
    records_.game_replaced(mode_index_);
    if (mode_index_ == puzzle_index()) {
        return;  // nothing was chosen
    }
    records_.choices.mode = static_cast<std::uint8_t>(mode_index_);
    mode().remember(records_.choices);
    records_.choices_changed();
}

void Shell::erase_everything() {
    analyst_.stop();
    records_.erase_everything();
}

void Shell::sound(Effect effect) {
    if (records_.settings.sound) {
        devices_.sound.play(tones(effect));
    }
}

}  // namespace handheld
