// What the command line of the terminal's program asks for.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "host/opening.hpp"
#include "host/option_words.hpp"

namespace handheld {

struct TerminalOptions {
    enum class Switch : std::uint8_t { automatic, on, off };

    CommonOptions common{};
    Opening opening{};
    bool lines = false;  // line by line, even where there is a screen
    bool ascii = false;
    bool bell = false;
    Switch colour = Switch::automatic;
    std::string complaint{};  // what is wrong with the words; empty if nothing
};

TerminalOptions read_terminal_options(std::span<const char* const> words);

std::string terminal_usage();

}  // namespace handheld
