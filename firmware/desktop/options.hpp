// What the command line of the window asks for.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "desktop/desktop.hpp"

namespace handheld {

struct Options {
    hal::desktop::DesktopOptions desktop;
    bool help = false;
    std::string complaint;  // what is wrong with the words; empty if nothing
};

// `--size 240x240` and `--size=240x240` alike.
Options read_options(std::span<const char* const> words);

std::string_view usage();

}  // namespace handheld
