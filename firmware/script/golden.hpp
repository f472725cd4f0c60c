// Golden pictures: what the screens are known to look like, and a way to look at what differs.
#pragma once

#include <string>

#include "hal/display.hpp"
#include "host/png.hpp"

namespace handheld {

// Compares a picture with the golden one of that name in the folder. What is wrong, in words; nothing if they are the
// same. If they differ and `review` names a folder, a picture goes there: was, is, and the difference, side by side.
std::string compare_with_golden(const std::string& folder, const std::string& review, const std::string& name,
                                const hal::PngPicture& picture);

}  // namespace handheld
