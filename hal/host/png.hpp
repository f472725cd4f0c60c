// Pictures of the screen as PNG, for programs on the host.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "hal/display.hpp"

namespace hal {

// Writes the pixels, row by row, as a PNG, each `scale` times as wide and high. False if the file cannot be written.
// Contract: one pixel for each place.
bool write_png(const std::string& path, Size size, std::span<const Pixel> pixels, unsigned scale = 1);

struct PngPicture {
    Size size;
    std::vector<Pixel> pixels;

    bool operator==(const PngPicture&) const = default;
};

// Reads what write_png wrote; nothing if the file is not there or is anything else.
std::optional<PngPicture> read_png(const std::string& path);

}  // namespace hal
