#include "app/records.hpp"

namespace handheld {

namespace {

using namespace ricochet::storage;

// Makes the action again; false if the game refuses it.
bool act(Mode& mode, const Action& action) {
    switch (action.kind) {
        case Action::Kind::move:
            return mode.move(action.move) == Refusal::none;
        case Action::Kind::undo:
            return mode.undo();
        case Action::Kind::redo:
            return mode.redo();
        case Action::Kind::restart:
            mode.restart();
            return true;
        case Action::Kind::skip:
            return mode.skip();
        case Action::Kind::next:
            mode.next();
            return true;
    }
    return false;
}

}  // namespace

void Records::load() {
    report_ = log_.mount();
    unused_ = {};
    count(load_record(log_, settings));
    count(load_record(log_, choices));
    count(load_record(log_, streak_));
    for (unsigned mode = 0; mode < modes_.size(); ++mode) {
        if (modes_[mode]->keeps_statistics()) {
            count(load_record(log_, statistics_key(mode), statistics_[mode]));
        }
        modes_[mode]->recall(choices);
        load_game(mode);
    }
}

void Records::count(Loaded result) {
    unused_.refused += result == Loaded::refused ? 1 : 0;
    unused_.newer += result == Loaded::newer ? 1 : 0;
}

void Records::load_game(unsigned mode) {
    if (load_whole_game(mode)) {
        load_actions(mode);
    }
}

// Apart from the actions: making a game is where the device's stack is deepest.
[[gnu::noinline]] bool Records::load_whole_game(unsigned mode) {
    GameRecord::Block bytes;  // NOLINT(cppcoreguidelines-pro-type-member-init): as far as it is read
    const Key key = modes_[mode]->key();
    const auto whole = log_.read(key, bytes);
    if (!whole) {
        return false;
    }
    RoundNotes notes;
    std::span<const std::uint8_t> game;
    if (!GameRecord::load(whole->version, bytes, whole->length, modes_[mode]->stored_size(), notes, game)
             .empty() ||
        !modes_[mode]->load(game).empty()) {
        count(whole->version > GameRecord::version ? Loaded::newer : Loaded::refused);
        return false;
    }
    deltas_[mode].notes = notes;
    return true;
}

void Records::load_actions(unsigned mode) {
    std::array<std::uint8_t, most_delta_bytes> bytes{};
    const auto since = log_.read_delta(modes_[mode]->key(), bytes);
    GameDelta delta;
    if (since && delta.load(since->version, std::span(bytes).first(since->length)).empty()) {
        deltas_[mode].notes = delta.notes;
        for (const Action& action : delta.actions()) {
            if (!act(*modes_[mode], action)) {
                due_[mode].game = true;  // what follows makes no sense; keep what does
                return;
            }
            deltas_[mode].add(action);
        }
    }
}

void Records::acted(unsigned mode, const Action& action) {
    if (!due_[mode].game && deltas_[mode].add(action)) {
        due_[mode].delta = true;
    } else {
        game_replaced(mode);
    }
}

void Records::game_replaced(unsigned mode) {
    due_[mode].game = true;
    due_[mode].delta = false;
}

void Records::look_at(Day day) {
    if (days_.number != DailyBlock::number_of(day) && !days_due_) {
        days_ = {};
        load_record(log_, DailyBlock::key_of(day), days_);
    }
}

ricochet::storage::DayResult Records::result_of(Day day) {
    look_at(day);
    return days_.of(day);
}

void Records::round_ended(unsigned mode, const RoundResult& result) {
    statistics_[mode].record(result);
    due_[mode].statistics = true;
}

void Records::day_ended(Day day, const RoundResult& result) {
    look_at(day);
    const auto limited = [](unsigned value, unsigned most) { return value < most ? value : most; };
    const DayResult kept{static_cast<std::uint8_t>(limited(result.moves, 255)),
                         static_cast<std::uint8_t>(limited(result.optimum, 127)), result.watched,
                         static_cast<std::uint16_t>(limited(result.seconds, 65535))};
    days_due_ = days_.record(day, kept) || days_due_;
    if (!result.watched) {
        const DailyStreak before = streak_;
        streak_.record(day);
        streak_due_ = streak_due_ || !(streak_ == before);
    }
}

void Records::erase_everything() {
    settings = {};
    choices = {};
    statistics_ = {};
    streak_ = {};
    days_ = {};
    deltas_ = {};
    due_ = {};
    settings_due_ = choices_due_ = days_due_ = streak_due_ = false;
    for (Mode* mode : modes_) {
        mode->forget();
        mode->recall(choices);
    }
    erasing_ = 0;
}

// A write that is busy is tried again after a step of upkeep; one that fails for good is not tried again.
bool Records::settled(Write result) {
    must_maintain_ = result == Write::busy;
    return result != Write::busy;
}

bool Records::write_game(unsigned mode) {
    GameRecord::Block bytes{};
    const std::size_t size = modes_[mode]->store(GameRecord::place_of_game(bytes));
    const std::size_t stored = GameRecord::store(deltas_[mode].notes, size, bytes);
    if (!settled(log_.write(modes_[mode]->key(), GameRecord::version, std::span(bytes).first(stored)))) {
        return false;
    }
    deltas_[mode].clear();
    return true;
}

bool Records::write_delta(unsigned mode) {
    GameDelta::Stored bytes{};
    const std::size_t stored = deltas_[mode].store(bytes);
    const Write result =
        log_.write_delta(modes_[mode]->key(), GameDelta::version, std::span(bytes).first(stored));
    due_[mode].game = due_[mode].game || result == Write::no_base;
    return settled(result);
}

// Writes the next thing that is due; false if nothing is.
bool Records::write_next() {
    if (erasing_ < key_count) {
        erasing_ += settled(log_.remove(static_cast<Key>(erasing_))) ? 1 : 0;
        return true;
    }
    for (unsigned mode = 0; mode < modes_.size(); ++mode) {
        Due& due = due_[mode];
        if (due.game) {
            due.game = !write_game(mode);
            return true;
        }
        if (due.delta) {
            due.delta = !write_delta(mode);
            return true;
        }
        if (due.statistics) {
            due.statistics = !settled(save_record(log_, statistics_key(mode), statistics_[mode]));
            return true;
        }
    }
    const auto write = [&](bool& due, auto&& save) {
        if (!due) {
            return false;
        }
        due = !settled(save());
        return true;
    };
    return write(settings_due_, [&] { return save_record(log_, settings); }) ||
           write(choices_due_, [&] { return save_record(log_, choices); }) ||
           write(streak_due_, [&] { return save_record(log_, streak_); }) || write(days_due_, [&] {
               return save_record(log_, daily_block_key(days_.number % daily_block_count), days_);
           });
}

bool Records::update(Pace pace) {
    if (must_maintain_) {
        if (pace == Pace::moving) {
            return false;
        }
        must_maintain_ = false;
        if (log_.maintain()) {
            return true;
        }
    }
    if (pace == Pace::idle) {
        for (Due& due : due_) {
            due.delta = due.delta || (due.casual && !due.game);
            due.casual = false;
        }
    }
    return write_next() || (pace == Pace::idle && log_.maintain());
}

}  // namespace handheld
