// Tells how deep a stack has ever been: what is free of it is filled with a pattern before use.
#pragma once

#include <cstdint>

namespace hal::pico {

struct StackUse {
    std::uint32_t reserved = 0;  // bytes
    std::uint32_t used = 0;      // the most there has been
};

class PaintedStack {
  public:
    PaintedStack(std::uint32_t* bottom, std::uint32_t* top) : bottom_(bottom), top_(top) {}

    // A stack that is not in use yet.
    void paint() const { fill(top_); }

    // The one it is called on.
    void paint_what_is_free() const {
        constexpr std::uint32_t own_frames = 16;  // words: of this function and the one it calls
        fill(static_cast<std::uint32_t*>(__builtin_frame_address(0)) - own_frames);
    }

    [[nodiscard]] StackUse use() const {
        const volatile std::uint32_t* deepest = bottom_;
        while (deepest < top_ && *deepest == pattern) {
            ++deepest;
        }
        return {.reserved = static_cast<std::uint32_t>(top_ - bottom_) * 4U,
                .used = static_cast<std::uint32_t>(top_ - deepest) * 4U};
    }

  private:
    static constexpr std::uint32_t pattern = 0x5afe57ac;

    void fill(const std::uint32_t* end) const {
        for (volatile std::uint32_t* word = bottom_; word < end; ++word) {
            *word = pattern;
        }
    }

    std::uint32_t* bottom_;
    std::uint32_t* top_;
};

}  // namespace hal::pico
