// What every screen can use: the devices, the settings, the modes, and the way from screen to screen.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/analyst.hpp"
#include "app/effects.hpp"
#include "app/frame_meter.hpp"
#include "app/records.hpp"
#include "app/screen.hpp"
#include "hal/devices.hpp"
#include "look/layout.hpp"
#include "modes/mode.hpp"

namespace handheld {

class Shell {
  public:
    Shell(const hal::Devices& devices, std::span<Mode* const> modes, std::span<std::uint32_t> memory);

    // From screen to screen. `open` lays the new one over this one, `back` returns to the one below.
    void open(ScreenId id);
    void replace(ScreenId id);
    void back();
    void home();
    [[nodiscard]] Screen& top() const { return *screens_[index(stack_[depth_ - 1])]; }
    [[nodiscard]] ScreenId top_id() const { return stack_[depth_ - 1]; }
    [[nodiscard]] std::size_t depth() const { return depth_; }
    // Whether it is on top, or below what is.
    [[nodiscard]] bool has_open(ScreenId id) const {
        return std::find(stack_.begin(), stack_.begin() + static_cast<std::ptrdiff_t>(depth_), id) !=
               stack_.begin() + static_cast<std::ptrdiff_t>(depth_);
    }
    void install(ScreenId id, Screen& screen) { screens_[index(id)] = &screen; }

    // The modes one can always choose, those of the menu (with the loaded puzzle, once there is one), and the one being
    // played.
    [[nodiscard]] std::span<Mode* const> modes() const { return modes_.first(modes_.size() - 1); }
    [[nodiscard]] std::span<Mode* const> menu_modes() const {
        return modes_.back()->in_progress() ? modes_ : modes();
    }
    [[nodiscard]] unsigned puzzle_index() const { return static_cast<unsigned>(modes_.size() - 1); }
    [[nodiscard]] Mode& mode() const { return *modes_[mode_index_]; }
    [[nodiscard]] unsigned mode_index() const { return mode_index_; }
    void select_mode(unsigned mode) { mode_index_ = mode; }
    // Chance, date and rules of a game that begins now.
    [[nodiscard]] GameStart game_start();
    [[nodiscard]] ricochet::CalendarDate today() const;

    // What is remembered of the round in progress beside the round itself.
    [[nodiscard]] RoundNotes& notes() { return records_.notes(mode_index_); }
    void begin_round_notes() { notes() = {}; }
    void note_watched();
    // How the round ended, as far as it is known.
    [[nodiscard]] RoundResult result();
    // Puts the won round into the statistics, once.
    void record_result();

    // The player did something in the game; it has another game; its notes changed.
    void acted(const Action& action) { records_.acted(mode_index_, action); }
    void game_replaced();
    void erase_everything();
    [[nodiscard]] Records& records() { return records_; }

    void sound(Effect effect);
    void set_now(std::uint32_t now) { now_ = now; }
    [[nodiscard]] std::uint32_t now() const { return now_; }
    // When a button was last pressed or let go; at first, when the device was turned on.
    [[nodiscard]] std::uint32_t last_event() const { return last_event_; }
    void note_event() { last_event_ = now_; }

    [[nodiscard]] const hal::Devices& devices() const { return devices_; }
    [[nodiscard]] const Layout& layout() const { return layout_; }
    [[nodiscard]] Settings& settings() { return records_.settings; }
    [[nodiscard]] Analyst& analyst() { return analyst_; }

    // The question of the confirm screen and what a yes does.
    struct Confirmation {
        std::string_view question;
        std::string_view consequence;
        void (*confirmed)(Shell& shell) = nullptr;
    };
    void ask(const Confirmation& confirmation);
    [[nodiscard]] const Confirmation& confirmation() const { return confirmation_; }

    // For the diagnostics.
    FrameMeter frames;

  private:
    static constexpr std::size_t index(ScreenId id) { return static_cast<std::size_t>(id); }

    hal::Devices devices_;
    std::span<Mode* const> modes_;
    unsigned mode_index_ = 0;
    Layout layout_;
    Records records_;
    Analyst analyst_;
    Confirmation confirmation_;
    std::uint32_t now_ = 0;
    std::uint32_t last_event_ = 0;
    std::array<Screen*, static_cast<std::size_t>(ScreenId::count)> screens_{};
    std::array<ScreenId, 8> stack_{ScreenId::main_menu};
    std::size_t depth_ = 1;
};

}  // namespace handheld
