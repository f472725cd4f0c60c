// The terminal as a full screen: keys as they are pressed, its size, and everything put back as it was on leaving,
// whether by the program's end, a signal, or being suspended.
#pragma once

#include <termios.h>

#include <chrono>
#include <optional>
#include <string_view>
#include <vector>

#include "keys.hpp"
#include "page.hpp"
#include "paint.hpp"

namespace hal::terminal {

// Whether standard input and output are a terminal whose cursor can be moved.
bool screen_available();

// What has happened since the last time.
struct Input {
    std::vector<Key> keys;  // that came together
    bool ended = false;     // nothing will come any more
    int signal = 0;         // one that asks the program to end
};

class Terminal {
  public:
    Terminal() = default;
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal() { close(); }

    // False if the terminal does not let itself be set up.
    bool open();

    // Puts the terminal back. Does nothing the second time.
    void close();

    [[nodiscard]] static Size size();

    // Shows the page; only what changed is sent.
    void show(const Page& page, const Paint& paint);

    // The next page is sent as a whole.
    void forget() { shown_.reset(); }

    // Waits until something happens, but no longer than this.
    Input wait(int milliseconds);

    static void ring_bell();

  private:
    void enter();
    void leave();
    void take_signals(Input& input);
    void take_keys(Input& input);
    void suspend();

    bool open_ = false;
    bool entered_ = false;
    termios before_{};
    KeyReader reader_;
    std::chrono::steady_clock::time_point last_byte_;
    std::optional<Page> shown_;
};

}  // namespace hal::terminal
