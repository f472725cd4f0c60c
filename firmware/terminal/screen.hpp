// The terminal as a full screen: keys one by one, its size, and everything put back as it was on leaving,
// whether by the program's end, a signal, or being suspended.
#pragma once

#include <termios.h>

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "canvas.hpp"
#include "keys.hpp"

namespace ricochet::terminal {

// Whether standard input and output are a terminal whose cursor can be moved.
bool screen_available();

// Whether the terminal named by TERM shows colours, and the player wants them (NO_COLOR).
bool colour_available();

// Whether the locale's characters are UTF-8.
bool unicode_available();

struct Event {
    enum class Kind : std::uint8_t { key, redraw, signal, end_of_input };
    Kind kind = Kind::redraw;
    Key key{};
    int signal = 0;  // that asks the program to end
};

class Screen {
  public:
    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen() { close(); }

    // False if the terminal does not let itself be set up.
    bool open();

    // Puts the terminal back. Does nothing the second time.
    void close();

    [[nodiscard]] static Size size();

    // Shows the page; only lines that changed are sent.
    void show(const Canvas& page, const Paint& paint);

    // Waits for something to happen.
    Event wait();

  private:
    void enter();
    void leave();
    std::optional<Event> next_signal();
    std::optional<Event> read_keys();
    void suspend();

    bool open_ = false;
    bool entered_ = false;
    termios before_{};
    KeyReader reader_;
    std::deque<Key> keys_;
    Size shown_size_{0, 0};
    std::vector<std::string> shown_;
};

}  // namespace ricochet::terminal
