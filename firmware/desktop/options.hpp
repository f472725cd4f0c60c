// What the command line of the window asks for.
#pragma once

#include <span>
#include <string>

#include "desktop/desktop.hpp"
#include "host/opening.hpp"
#include "host/option_words.hpp"

namespace handheld {

struct Options {
    CommonOptions common;
    Opening opening;
    hal::desktop::DesktopOptions desktop;
    std::string complaint;  // what is wrong with the words; empty if nothing
};

Options read_options(std::span<const char* const> words);

std::string usage();

}  // namespace handheld
