#include "painter.hpp"

#include <cstddef>

namespace hal::desktop {

namespace {

std::uint32_t packed(Rgb colour) {
    const auto part = [](float value) { return static_cast<std::uint32_t>(std::lround(value)); };
    return 0xff000000U | (part(colour.red) << 16U) | (part(colour.green) << 8U) | part(colour.blue);
}

}  // namespace

Painter::Painter(Size size, unsigned scale, Rgb ground)
    : scale_(static_cast<float>(scale)), width_(size.width * scale), height_(size.height * scale),
      pixels_(std::size_t{width_} * height_, packed(ground)) {}

void Painter::mix(unsigned column, unsigned row, Rgb colour, float share) {
    std::uint32_t& pixel = pixels_[(std::size_t{row} * width_) + column];
    if (share > 0) {
        pixel = packed(Rgb::of(pixel).mixed(colour, share));
    }
}

}  // namespace hal::desktop
