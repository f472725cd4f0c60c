// Brings a picture onto the display without a frame buffer: finds the tiles that look different from what is shown,
// paints them strip by strip and pushes each strip while the next one is painted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "draw/canvas.hpp"
#include "draw/tile_marks.hpp"
#include "hal/display.hpp"

namespace handheld {

// Something that can be drawn any number of times and looks the same each time until it changes.
class Picture {
  public:
    virtual void draw(Canvas& canvas) const = 0;

  protected:
    ~Picture() = default;
};

class Renderer {
  public:
    explicit Renderer(hal::Display& display) : display_(display) {}

    // Contract: the display is at most max_screen_width × max_screen_height.
    void show(const Picture& picture);

    // Forgets what is on the screen, so that all of it is sent again.
    void invalidate() { everything_ = true; }

    // Paints a part of the picture for whoever wants to look at it. What is returned holds until the next call of anything here.
    // Contract: on the screen, at most paintable_rows high.
    static constexpr int paintable_rows = tile_size;
    std::span<const hal::Pixel> paint(const Picture& picture, const Rect& rect);

    // How often something was sent, so that one can tell whether the screen has changed.
    [[nodiscard]] std::uint32_t changes() const { return changes_; }

    // What the last `show` sent.
    struct Sent {
        std::uint32_t bytes = 0;
        std::uint32_t strips = 0;
    };
    [[nodiscard]] const Sent& sent() const { return sent_; }

  private:
    void push_strip(const Picture& picture, int first_column, int end_column, int tile_row);

    static constexpr std::size_t strip_pixels = std::size_t{max_screen_width} * tile_size;

    hal::Display& display_;
    TileMarks shown_;
    TileMarks wanted_;
    bool everything_ = true;
    bool second_strip_ = false;
    Sent sent_;
    std::uint32_t changes_ = 0;
    alignas(4) std::array<std::array<hal::Pixel, strip_pixels>, 2> strips_{};
};

// All that drawing keeps in memory.
static_assert(sizeof(Renderer) <= std::size_t{24} * 1024);

}  // namespace handheld
