// Prints how many bytes the display is sent for a frame of a slide, a move in the menu and a whole picture.
#include <cstdio>

#include "support/frame_bytes.hpp"

namespace {

void print(hal::Size size, const char* what, const support::FrameBytes& bytes) {
    std::printf("%ux%u  %-28s %6zu bytes%s\n", size.width, size.height, what, bytes.most,
                bytes.twice ? ", some pixels twice" : "");
}

}  // namespace

int main() {
    for (const hal::Size size : support::screen_sizes) {
        handheld::Rig menu({.size = size});
        menu.wait(1000);  // the robots of the title have come to a stop
        print(size, "full redraw", support::full_redraw(menu));
        print(size, "menu move, at most", support::menu_moves(menu));
        for (unsigned mode = 0; mode < support::mode_count; ++mode) {
            handheld::Rig rig({.size = size, .seed = 3});
            support::begin_mode(rig, mode);
            const std::string what =
                "slide frame, at most: " + std::string(rig.application().shell().mode().name());
            print(size, what.c_str(), support::slides(rig));
        }
    }
}
