// Robots by name, chosen with the application's own button.
#pragma once

#include <optional>

#include "app/screen.hpp"
#include "look/board_scene.hpp"

namespace handheld {

// Whether a robot on the screen's board can be moved; where there are several, A takes the next one.
inline bool waits_for_move(const Screen& screen) {
    const BoardScene* const scene = screen.board_scene();
    return scene != nullptr && scene->chosen && !screen.legend().arrows.empty() &&
           (screen.legend().a == "robot" || scene->robots.robot_count() == 1);
}

// Which robot of the scene is called by this character: by its letter on the board, or else by its number from 1 on.
inline std::optional<unsigned> robot_called(const BoardScene& scene, char character) {
    const unsigned count = scene.robots.robot_count();
    for (unsigned i = 0; i < count; ++i) {
        if (scene.looks[i].letter == character) {
            return i;
        }
    }
    if (character >= '1' && static_cast<unsigned>(character - '1') < count) {
        return static_cast<unsigned>(character - '1');
    }
    return std::nullopt;
}

// How often the button for the next robot has to be pressed until this one is chosen. Contract: one is chosen.
inline unsigned presses_to_choose(const BoardScene& scene, unsigned robot) {
    const unsigned count = scene.robots.robot_count();
    return (robot + count - ricochet::index(*scene.chosen)) % count;
}

}  // namespace handheld
