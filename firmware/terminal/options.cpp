#include "options.hpp"

namespace handheld {

TerminalOptions read_terminal_options(std::span<const char* const> words) {
    TerminalOptions options;
    OptionWords reader(words);
    while (reader.next()) {
        if (options.common.take(reader) || options.opening.take(reader)) {
            continue;
        }
        const std::string_view name = reader.name();
        if (name == "--lines") {
            options.lines = true;
        } else if (name == "--ascii") {
            options.ascii = true;
        } else if (name == "--bell") {
            options.bell = true;
        } else if (name == "--color" || name == "--colour") {
            options.colour = TerminalOptions::Switch::on;
        } else if (name == "--no-color" || name == "--no-colour") {
            options.colour = TerminalOptions::Switch::off;
        } else {
            reader.complain_unknown();
        }
    }
    options.complaint = reader.complaint();
    return options;
}

std::string terminal_usage() {
    std::string text = R"(usage: pocket-ricochet [options]

The handheld in a terminal: the same program that runs on the device, its screens in words, the board in
characters. Everything is kept as you go.

  arrows, hjkl        d-pad
  a, Enter, space     A
  b, Esc, Backspace   B
  x   y               X   Y
  R Y G B S, 1 to 5   choose a robot in a round, by its letter on the board or its number; Tab, Shift-Tab
  u   U               undo, redo in a round
  Ctrl-L              draws everything again
  q                   quits; the game goes on from there next time

What to begin with:
)";
    text += opening_usage;
    text += R"(
Else:
)";
    text += common_usage;
    text += R"(  --ascii             draws with plain characters
  --color, --no-color always or never in colour
  --bell              rings for refused moves and for wins
  --lines             line by line, for screen readers and dumb terminals

Without a terminal, and with --lines, commands are read line by line and what the screen says is printed after each;
the time that passes is that of the commands. 'help' lists them. What comes through a pipe is kept nowhere unless
--flash names a file.

Exit status: 0 all went well, 1 a command was refused, 2 wrong options.
)";
    return text;
}

}  // namespace handheld
