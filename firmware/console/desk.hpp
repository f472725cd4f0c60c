// What the console's commands work with: the handheld around them, and room for one puzzle that is asked about.
#pragma once

#include <new>

#include "app/shell.hpp"
#include "draw/renderer.hpp"
#include "modes/puzzle_mode.hpp"
#include "ricochet/puzzle_line.hpp"
#include "screens/play_screen.hpp"

namespace handheld {

// Who takes buttons that are pressed from afar.
class ButtonTaker {
  public:
    virtual void press(const hal::ButtonEvent& event) = 0;
    // Somebody is there: lights the screen.
    virtual void wake() = 0;

  protected:
    ~ButtonTaker() = default;
};

// NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members): a bundle of what lives elsewhere
struct Desk {
    Shell& shell;
    PlayScreen& play;
    PuzzleMode& puzzle_mode;
    Renderer& renderer;
    const Picture& picture;
    ButtonTaker& buttons;

    ricochet::Puzzle puzzle = ricochet::Puzzle();  // the one the solver is asked about

    // The board's slides, in the solver's memory and only for now, as they are too much for the stack. None while the player waits
    // for the solver.
    [[nodiscard]] const ricochet::SlideTable* slides_of(const Board& board) const {
        const auto memory = shell.analyst().borrow();
        static_assert(alignof(ricochet::SlideTable) <= alignof(std::uint32_t));
        return memory.size_bytes() < sizeof(ricochet::SlideTable) ? nullptr
                                                                  : new (memory.data())
                                                                        ricochet::SlideTable(board);
    }

    // A round is being played, although a menu may lie over it.
    [[nodiscard]] bool has_round() const { return shell.has_open(ScreenId::play); }
};
// NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)

}  // namespace handheld
