// A screen of the handheld as a page of text: its title, the board where there is one, its own words, and what the
// buttons do.
#pragma once

#include <string>

#include "app/screen.hpp"
#include "look/board_scene.hpp"
#include "terminal/page.hpp"

namespace handheld {

// What is to be seen at one moment.
struct Sight {
    std::string text;                   // the screen's description, its title first
    Legend legend;                      // what its buttons do
    const BoardScene* scene = nullptr;  // its board, if it has one
    bool robots_called = false;         // its robots can be chosen by their letters
    bool dimmed = false;                // after a while without a key
    std::string notice;                 // from the program itself
};

// Any window will do; from 80 by 24 on everything is there, and 100 by 40 has room for a larger board.
hal::terminal::Page screen_page(const Sight& sight, hal::terminal::Size window);

}  // namespace handheld
