// Scripts for the handheld: lines of button presses, waits, pictures and expectations.
//
//     up right a ...     presses, one after another; `right*3` is three of them
//     hold x / release x chords
//     wait 500           milliseconds
//     shot NAME          saves NAME.png, or compares it with the golden one
//     say                prints what the screen says
//     expect TEXT        fails unless the screen says so; `expect-not TEXT` the other way round
//     bytes              prints how much the display was sent since the last time, and whether anything twice
//     win                plays the shortest way from here with the buttons
//     way                prints the buttons of the shortest way from here
//     restart            power off and on again
//     keep FILE          saves what the flash holds
//     insert FILE        power off, a flash that holds this, and power on
//     # ...              a comment
#pragma once

#include <iosfwd>
#include <string>

#include "script/rig.hpp"

namespace handheld {

struct ScriptOptions {
    std::string pictures;  // the folder for shots; empty: they are not kept
    std::string golden;    // the folder of golden pictures to compare them with; empty: none
    std::string review;    // where pictures of differences go; empty: nowhere
    unsigned scale = 1;
};

// Runs one line: what was wrong with it, or nothing.
std::string run_line(const std::string& line, Rig& rig, const ScriptOptions& options, std::ostream& out);

// Runs all lines; what went wrong goes to `errors` with the line's number. True if nothing did.
bool play_script(std::istream& script, Rig& rig, const ScriptOptions& options, std::ostream& out,
                 std::ostream& errors);

}  // namespace handheld
