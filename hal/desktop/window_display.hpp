// The screen in the window: what the application pushed, kept so that it can be shown at any size and saved.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "hal/display.hpp"

namespace hal::desktop {

class WindowDisplay final : public Display {
  public:
    explicit WindowDisplay(Size size) : size_(size), pixels_(std::size_t{size.width} * size.height) {}

    [[nodiscard]] Size size() const override { return size_; }
    void push(const Area& area, std::span<const Pixel> pixels) override {
        for (std::size_t row = 0; row < area.height; ++row) {
            const auto line = pixels.subspan(row * area.width, area.width);
            const std::size_t start = ((area.top + row) * size_.width) + area.left;
            std::copy(line.begin(), line.end(), std::span(pixels_).subspan(start, area.width).begin());
        }
        changed_ = true;
    }
    void finish() override {}
    void set_brightness(unsigned percent) override {
        brightness_ = std::min(percent, 100U);
        changed_ = true;
    }
    void set_awake(bool awake) override {
        awake_ = awake;
        changed_ = true;
    }

    [[nodiscard]] std::span<const Pixel> pixels() const { return pixels_; }
    [[nodiscard]] unsigned brightness() const { return awake_ ? brightness_ : 0; }
    // Whether anything was pushed since the last call.
    bool take_changed() { return std::exchange(changed_, false); }

  private:
    Size size_;
    std::vector<Pixel> pixels_;
    unsigned brightness_ = 100;
    bool awake_ = true;
    bool changed_ = true;
};

}  // namespace hal::desktop
