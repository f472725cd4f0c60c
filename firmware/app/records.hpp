// Everything that is kept over power-off: held here while the power is on, and written to the log bit by bit when
// nothing moves on the screen.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "modes/mode.hpp"
#include "ricochet/storage/daily_results.hpp"
#include "ricochet/storage/game_record.hpp"
#include "ricochet/storage/last_choices.hpp"
#include "ricochet/storage/mode_statistics.hpp"
#include "ricochet/storage/record_log.hpp"
#include "ricochet/storage/records.hpp"
#include "ricochet/storage/settings.hpp"

namespace handheld {

using ricochet::storage::Action;
using ricochet::storage::DailyBlock;
using ricochet::storage::DailyStreak;
using ricochet::storage::Day;
using ricochet::storage::LastChoices;
using ricochet::storage::ModeStatistics;
using ricochet::storage::RoundNotes;
using ricochet::storage::RoundResult;
using ricochet::storage::Settings;

class Records {
  public:
    static constexpr std::size_t max_modes = ricochet::storage::statistics_count;

    // Contract: at most max_modes, all of which outlive the records.
    Records(ricochet::storage::Flash& flash, std::span<Mode* const> modes) : log_(flash), modes_(modes) {}

    // Reads what was kept; games in progress go back into their modes.
    void load();

    // Whoever changes one of these says so.
    Settings settings;
    LastChoices choices;
    void settings_changed() { settings_due_ = true; }
    void choices_changed() { choices_due_ = true; }

    [[nodiscard]] const ModeStatistics& statistics(unsigned mode) const { return statistics_[mode]; }
    [[nodiscard]] RoundNotes& notes(unsigned mode) { return deltas_[mode].notes; }
    [[nodiscard]] const DailyStreak& streak() const { return streak_; }
    // The best result of a day, as far as it is known.
    [[nodiscard]] ricochet::storage::DayResult result_of(Day day);

    // The player did something in the mode's game.
    void acted(unsigned mode, const Action& action);
    // The notes of the round changed.
    void noted(unsigned mode) { due_[mode].delta = true; }
    // The same for what is worth a write only once nobody presses anything.
    void noted_casually(unsigned mode) { due_[mode].casual = true; }
    // The mode has another game, or another state of it that no action led to.
    void game_replaced(unsigned mode);
    // A round ended.
    void round_ended(unsigned mode, const RoundResult& result);
    // The puzzle of the day was solved or watched, for the first time or again: the better result is kept.
    void day_ended(Day day, const RoundResult& result);

    // Forgets everything, in memory at once and in flash step by step.
    void erase_everything();

    // How much time there is.
    enum class Pace : std::uint8_t {
        moving,  // something moves on the screen: what the player did is written, but nothing is erased
        busy,    // a button was pressed just now: erased only if nothing can be written without
        idle     // nobody will notice
    };
    // Writes at most one record, or does one step of upkeep (at most one sector is erased). False if there was nothing
    // to do.
    bool update(Pace pace);

    // What was found at power-on, and how many whole records of it could not be used.
    [[nodiscard]] const ricochet::storage::RecordLog::Report& report() const { return report_; }
    struct Unused {
        unsigned refused = 0;  // their fields make no sense
        unsigned newer = 0;    // written by a later program, and left alone
    };
    [[nodiscard]] const Unused& unused() const { return unused_; }
    [[nodiscard]] ricochet::storage::RecordLog& log() { return log_; }

  private:
    // What has to be written for a mode.
    struct Due {
        bool game = false;
        bool delta = false;
        bool casual = false;
        bool statistics = false;
    };

    void count(ricochet::storage::Loaded result);
    void load_game(unsigned mode);
    bool load_whole_game(unsigned mode);
    void load_actions(unsigned mode);
    void look_at(Day day);
    bool write_next();
    // Whether the write is out of the way: done, or never to succeed.
    bool write_game(unsigned mode);
    bool write_delta(unsigned mode);
    bool settled(ricochet::storage::Write result);

    ricochet::storage::RecordLog log_;
    std::span<Mode* const> modes_;
    ricochet::storage::RecordLog::Report report_;
    Unused unused_;
    std::array<ModeStatistics, max_modes> statistics_{};
    DailyStreak streak_;
    DailyBlock days_;  // the block written or looked at last
    std::array<ricochet::storage::GameDelta, max_modes> deltas_{};
    std::array<Due, max_modes> due_{};
    bool settings_due_ = false;
    bool choices_due_ = false;
    bool days_due_ = false;
    bool streak_due_ = false;
    bool must_maintain_ = false;
    unsigned erasing_ = ricochet::storage::key_count;  // the next key to remove
};

}  // namespace handheld
