// The picture of the handheld around its screen.
#pragma once

#include <cstdint>
#include <vector>

#include "device_layout.hpp"

namespace hal::desktop {

// Pixels of 0xAARRGGBB, `scale` times as many as the layout's; with all buttons up, or all of them pressed.
std::vector<std::uint32_t> paint_device(const DeviceLayout& layout, unsigned scale, bool pressed);

}  // namespace hal::desktop
