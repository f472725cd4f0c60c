// The screen: rectangles of 16-bit pixels are pushed to it, and it is never read back.
#pragma once

#include <cstdint>
#include <span>

namespace hal {

// Five bits of red, six of green, five of blue, red the highest.
using Pixel = std::uint16_t;

struct Size {
    std::uint16_t width = 0;
    std::uint16_t height = 0;

    constexpr bool operator==(const Size&) const = default;
};

struct Area {
    std::uint16_t left = 0;
    std::uint16_t top = 0;
    std::uint16_t width = 0;
    std::uint16_t height = 0;

    constexpr bool operator==(const Area&) const = default;
};

class Display {
  public:
    // The same from start to end.
    [[nodiscard]] virtual Size size() const = 0;

    // Sends the pixels of an area, row by row. It may return while they are still under way: they must stay as
    // they are until the next push or finish has returned, so that two buffers in turn keep a display busy.
    // Contract: the area is not empty and lies on the screen; one pixel for each of its places.
    virtual void push(const Area& area, std::span<const Pixel> pixels) = 0;

    // Returns once everything pushed is on the screen.
    virtual void finish() = 0;

    // The light behind the screen, 0 (dark) to 100. Displays without one ignore it.
    virtual void set_brightness(unsigned percent) = 0;

    // Asleep, a display is dark and takes next to no power. After waking it may have forgotten its picture: all of it is pushed
    // again, and comes with its light once it is finished. Contract: nothing is pushed while it sleeps.
    virtual void set_awake(bool awake) = 0;

  protected:
    ~Display() = default;
};

// A screen nobody sees, for devices without one and for running at full speed.
class NoDisplay final : public Display {
  public:
    constexpr explicit NoDisplay(Size size) : size_(size) {}
    [[nodiscard]] Size size() const override { return size_; }
    void push(const Area& /*area*/, std::span<const Pixel> /*pixels*/) override {}
    void finish() override {}
    void set_brightness(unsigned /*percent*/) override {}
    void set_awake(bool /*awake*/) override {}

  private:
    Size size_;
};

}  // namespace hal
