// The handheld played on a terminal's whole screen.
#pragma once

#include <optional>
#include <string>

#include "app/application.hpp"
#include "terminal/key_buttons.hpp"
#include "terminal/terminal.hpp"
#include "terminal/text_devices.hpp"

namespace handheld {

// What the application was given, as far as the session needs it.
// NOLINTBEGIN(cppcoreguidelines-avoid-const-or-ref-data-members): a bundle of what lives elsewhere
struct Seat {
    hal::terminal::Terminal& terminal;
    hal::terminal::KeyButtons& buttons;
    const hal::terminal::TextDisplay& display;
    const hal::Clock& clock;
};
// NOLINTEND(cppcoreguidelines-avoid-const-or-ref-data-members)

class Session {
  public:
    // The notice stands at the bottom until a key is pressed.
    Session(const Seat& seat, Application& application, const hal::terminal::Paint& paint, std::string notice)
        : seat_(seat), application_(application), paint_(paint), notice_(std::move(notice)) {}

    // Plays until somebody quits; the signal that asked for it, or 0.
    int run();

  private:
    void show();
    // False if the key quits. Keys that come `together` are pasted or late, not held down.
    bool press(const hal::terminal::Key& key, bool together);
    void press_in_round(const hal::terminal::Key& key);
    void tap(hal::Button button);
    void choose_robot(unsigned wanted);
    [[nodiscard]] bool dimmed() const;
    // A round is being played and waits for a move.
    [[nodiscard]] bool playing() const;

    Seat seat_;
    Application& application_;
    hal::terminal::Paint paint_;
    std::string notice_;
};

// Which button a key is, if it is one on every screen.
std::optional<hal::Button> button_of(const hal::terminal::Key& key);

}  // namespace handheld
