// What a screen says of itself, as lines of styled text of a given width: rows of lists, and paragraphs.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/page.hpp"

namespace handheld {

struct TextSpan {
    std::string text;
    hal::terminal::Style style;
};

struct TextLine {
    std::vector<TextSpan> spans{};
    bool chosen = false;  // has to be in sight
};

// How the description becomes lines.
struct TextShape {
    std::size_t width = 80;
    bool arrows_change = false;              // the chosen row's value can be changed
    bool airy = true;                        // paragraphs stand apart
    bool figures = false;                    // short labelled lines are a table, their values at the right
    hal::terminal::Style remark_style = {};  // of paragraphs without a label
};

// The description of a screen without its title. The conventions are those of Screen::describe: a row of a list begins
// with "> " if it is the chosen one or with two blanks, and its value stands behind a colon; "(not now)" ends one that
// cannot be chosen.
std::vector<TextLine> text_lines(std::string_view text, const TextShape& shape);

// Text broken at blanks into lines of at most so many characters.
std::vector<std::string> wrapped(std::string_view text, std::size_t width);

}  // namespace handheld
