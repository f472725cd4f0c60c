// Shows a way through the round move by move, without touching the round itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/analyst.hpp"
#include "look/board_scene.hpp"
#include "modes/mode.hpp"

namespace handheld {

class Demonstration {
  public:
    // Contract: the moves can be made from the round's start.
    void begin(std::span<const Move> moves, std::uint32_t now);
    void end() { running_ = false; }
    [[nodiscard]] bool running() const { return running_; }
    [[nodiscard]] bool finished() const { return running_ && step_ == length_; }

    // The next move at once, or from the start again after the last one.
    void hurry(std::uint32_t now);
    // Brings the scene to this moment. `cell` is the size of a cell in pixels.
    void update(const Mode& mode, int cell, std::uint32_t now, BoardScene& scene);

    [[nodiscard]] std::size_t step() const { return step_; }
    [[nodiscard]] std::size_t length() const { return length_; }
    // The move shown last, or the first before any.
    [[nodiscard]] Move current() const { return moves_[step_ > 0 ? step_ - 1 : 0]; }

  private:
    std::array<Move, Knowledge::max_moves> moves_{};
    std::size_t length_ = 0;
    std::size_t step_ = 0;  // moves shown, the one under way included
    std::uint32_t step_began_ = 0;
    bool running_ = false;
};

// How long a slide over so many cells takes on the screen.
constexpr std::uint32_t slide_milliseconds(unsigned cells, int cell) {
    const std::uint32_t time = cells * static_cast<std::uint32_t>(cell) * 4U / 3U;
    return time < 80 ? 80 : time;
}

// Of 256, for a slide that began so many milliseconds ago.
constexpr std::uint16_t slide_progress(std::uint32_t passed, std::uint32_t total) {
    return static_cast<std::uint16_t>(passed >= total ? 256U : passed * 256U / total);
}

}  // namespace handheld
