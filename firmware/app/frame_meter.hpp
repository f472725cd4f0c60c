// How often pictures come, how long they take and how much they send, over the last whole second.
#pragma once

#include <cstdint>

namespace handheld {

class FrameMeter {
  public:
    struct Second {
        std::uint32_t frames = 0;
        std::uint32_t longest = 0;  // µs of work in a frame
        std::uint32_t bytes = 0;    // the most sent in a frame
    };

    // A frame begins and ends at these microseconds of the clock.
    void begin(std::uint32_t now) {
        if (now - second_began_ >= one_second) {
            last_ = counting_;
            counting_ = {};
            // After a pause the seconds are counted from now on.
            second_began_ = now - second_began_ < 2 * one_second ? second_began_ + one_second : now;
        }
        frame_began_ = now;
        ++counting_.frames;
    }
    void end(std::uint32_t now, std::uint32_t bytes) {
        const std::uint32_t work = now - frame_began_;
        counting_.longest = work > counting_.longest ? work : counting_.longest;
        counting_.bytes = bytes > counting_.bytes ? bytes : counting_.bytes;
    }

    [[nodiscard]] const Second& last() const { return last_; }

  private:
    static constexpr std::uint32_t one_second = 1000000;

    std::uint32_t second_began_ = 0;
    std::uint32_t frame_began_ = 0;
    Second counting_;
    Second last_;
};

}  // namespace handheld
