// What a terminal can show, and the sequences that make it show a style.
#pragma once

#include <cstdint>
#include <string>

#include "page.hpp"

namespace hal::terminal {

enum class Colours : std::uint8_t { none, sixteen, many };

struct Paint {
    Colours colours = Colours::none;
    bool unicode = false;
};

// What the terminal named by TERM has, unless the player does not want it (NO_COLOR).
Colours colours_available();

// Whether the locale's characters are UTF-8.
bool unicode_available();

// The sequence that selects a style, always from a clean slate, so that nothing is left over from the one before.
std::string select(const Style& style, Colours colours);

}  // namespace hal::terminal
