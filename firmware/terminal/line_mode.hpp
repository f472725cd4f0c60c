// The handheld played line by line: a command comes in, what the screen then says goes out. For pipes, dumb terminals
// and screen readers. The commands are those of the script player, and a few for reading boards and naming robots.
#pragma once

#include <iosfwd>
#include <string>

#include "script/rig.hpp"

namespace handheld {

struct LineModeOptions {
    bool ascii = false;
    bool prompt = false;  // somebody sits there
};

// Plays until the end of the input or `quit`; false if any command was refused.
bool play_lines(std::istream& in, std::ostream& out, Rig& rig, const LineModeOptions& options);

}  // namespace handheld
