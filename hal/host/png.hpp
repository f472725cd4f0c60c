// Pictures of the screen as PNG, for programs on the host.
#pragma once

#include <span>
#include <string>

#include "hal/display.hpp"

namespace hal {

// Writes the pixels, row by row, as a PNG, each `scale` times as wide and high. False if the file cannot be written.
// Contract: one pixel for each place.
bool write_png(const std::string& path, Size size, std::span<const Pixel> pixels, unsigned scale = 1);

}  // namespace hal
