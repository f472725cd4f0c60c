// A screen of the handheld: takes buttons, lets time pass, draws itself and says in words what it shows.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "app/game.hpp"
#include "draw/canvas.hpp"
#include "hal/buttons.hpp"

namespace handheld {

class Mode;
class Shell;
struct BoardScene;

enum class ScreenId : std::uint8_t {
    splash,
    main_menu,
    new_game,
    dealing,
    play,
    pause,
    round_end,
    statistics,
    settings,
    rules,
    help,
    tutorial,
    diagnostics,
    diagnostics_page,
    hardware_check,
    confirm,
    count
};

// What the buttons do here; shown on every screen. An empty text: nothing.
struct Legend {
    std::string_view arrows;
    std::string_view a;
    std::string_view b;
    std::string_view x;
    std::string_view y;
};

class Screen {
  public:
    explicit Screen(Shell& shell) : shell_(shell) {}
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    // It has been opened (not: come back to).
    virtual void enter() {}
    virtual void press(const hal::ButtonEvent& event) = 0;
    // Time passes; called once a frame, with the milliseconds of the clock.
    virtual void update(std::uint32_t /*now*/) {}
    // Whether something moves on the screen, so that nothing else should take time.
    [[nodiscard]] virtual bool moving() const { return false; }
    virtual void draw(Canvas& canvas) const = 0;
    // The board that is to be seen on it, if there is one.
    [[nodiscard]] virtual const BoardScene* board_scene() const { return nullptr; }
    // What the screen says, in lines; the script player prints it and the terminal shows it.
    virtual void describe(TextWriter& writer) const = 0;
    [[nodiscard]] virtual Legend legend() const = 0;

  protected:
    ~Screen() = default;
    [[nodiscard]] Shell& shell() const { return shell_; }

  private:
    Shell& shell_;
};

}  // namespace handheld
