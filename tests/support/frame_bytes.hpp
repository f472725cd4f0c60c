// How much the display is sent for what the player does.
#pragma once

#include <algorithm>
#include <cstddef>

#include "script/rig.hpp"
#include "support/chance.hpp"

namespace support {

inline constexpr hal::Size screen_sizes[] = {{320, 240}, {240, 240}};
inline constexpr unsigned mode_count = 4;

struct FrameBytes {
    std::size_t most = 0;  // in any frame
    bool twice = false;    // a frame sent some pixel twice

    void add(const hal::fake::FakeDisplay::Pushed& pushed) {
        most = std::max(most, pushed.bytes);
        twice = twice || pushed.twice;
    }
};

// From the main menu into the first round of a mode.
inline void begin_mode(handheld::Rig& rig, unsigned mode) {
    rig.frame();
    for (unsigned i = 0; i < mode; ++i) {
        rig.press(hal::Button::down);
    }
    rig.press(hal::Button::a);
    rig.press(hal::Button::a);
    while (rig.application().board_scene() == nullptr) {
        rig.frame();
    }
    rig.wait(100);
}

// Everything anew.
inline FrameBytes full_redraw(handheld::Rig& rig) {
    FrameBytes bytes;
    rig.devices().display.take_pushed();
    rig.application().renderer().invalidate();
    rig.frame();
    bytes.add(rig.devices().display.take_pushed());
    return bytes;
}

// Up and down a list.
inline FrameBytes menu_moves(handheld::Rig& rig) {
    FrameBytes bytes;
    for (int i = 0; i < 16; ++i) {
        rig.devices().display.take_pushed();
        rig.press(i < 8 ? hal::Button::down : hal::Button::up);
        bytes.add(rig.devices().display.take_pushed());
    }
    return bytes;
}

// Robots slide here and there; the frame of the press is included.
inline FrameBytes slides(handheld::Rig& rig) {
    FrameBytes bytes;
    Chance chance(1);
    for (int i = 0; i < 60 && rig.application().board_scene() != nullptr; ++i) {
        const hal::Button button = i % 4 == 3 ? hal::Button::a : hal::all_buttons[chance.below(4)];
        rig.hold(button);
        rig.devices().display.take_pushed();
        for (int frame = 0; frame < 30 && rig.application().board_scene() != nullptr; ++frame) {
            const auto pushed = rig.devices().display.take_pushed();
            if (button != hal::Button::a) {
                bytes.add(pushed);
            }
            rig.frame();
        }
        rig.release(button);
    }
    return bytes;
}

}  // namespace support
