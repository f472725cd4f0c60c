// The program's own version. What is stored in flash has versions of its own.
#pragma once

#include <string_view>

namespace handheld {

inline constexpr std::string_view version_text = "0.1.0";

}  // namespace handheld
