// Where a panel is reading its memory, told by its tearing line: it rises when the last row has been read and falls before the
// first. A picture written with that in mind is never seen half old and half new.
#pragma once

#include <atomic>
#include <cstdint>

#include "facts.hpp"
#include "hal/display.hpp"

namespace hal::pico {

// Without a line, or with one that is stuck, the beam is not known and nobody ever waits for it.
class Beam {
  public:
    explicit Beam(const hardware::Panel& panel) : panel_(panel) {}

    // Listens to the line. Contract: one of these, once.
    void start();

    // Whether the line has been pulsing lately, as a panel's does.
    [[nodiscard]] bool known() const;

    // How often the line has risen: when it does, the time is best for a new picture.
    [[nodiscard]] std::uint32_t blanks() const { return blanks_.load(std::memory_order_relaxed); }

    // Returns when an area can be written, in so many microseconds, without the beam coming across. Areas of a picture that touch
    // are shown by the same pass of the beam. Contract: a picture's areas come from top to bottom.
    void wait_for(const Area& area, std::uint32_t microseconds);

    // What comes next is another picture.
    void end_picture() { going_on_ = false; }

  private:
    struct Pass {
        std::uint32_t first_row = 0;  // when it is read, in microseconds
        std::uint32_t length = 0;     // until it is read again
    };

    static void line_rose();
    void blank_began(std::uint32_t now);
    void listen_anew(std::uint32_t now, std::uint32_t since);
    [[nodiscard]] unsigned lines() const;
    // The pass after the last blank.
    [[nodiscard]] Pass pass() const;
    [[nodiscard]] bool follows_rows() const { return !panel_.scan.exchange && !panel_.scan.mirror_rows; }

    hardware::Panel panel_;
    std::atomic<std::uint32_t> blanks_{0};

    // Written in the interrupt.
    std::atomic<std::uint32_t> blank_at_{0};
    std::atomic<std::uint32_t> period_{0};
    std::atomic<unsigned> steady_{0};  // blanks in a row that came when they should
    unsigned doubts_ = 0;              // and those that did not, lately

    // The areas that touch: where they end, and when the pass that first shows them reads its first row.
    bool going_on_ = false;
    unsigned bottom_ = 0;
    std::uint32_t shown_from_ = 0;
};

}  // namespace hal::pico
