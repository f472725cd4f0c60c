// Where the parts of the handheld lie in its picture, counted in pixels of its screen.
#pragma once

#include <array>
#include <optional>

#include "hal/buttons.hpp"
#include "hal/display.hpp"

namespace hal::desktop {

struct Point {
    float x = 0;
    float y = 0;

    constexpr Point operator+(Point other) const { return {x + other.x, y + other.y}; }
    constexpr Point operator-(Point other) const { return {x - other.x, y - other.y}; }
    constexpr Point operator*(float factor) const { return {x * factor, y * factor}; }
};

// D-pad to the left of the screen, the other four to the right, as in two hands.
struct DeviceLayout {
    Size whole;   // the picture
    Area screen;  // in it
    Point pad;    // the middle of the d-pad
    Point four;   // the middle between A, B, X and Y

    static constexpr unsigned beside = 126;         // between the screen and the picture's edge
    static constexpr unsigned above = 34;           // and below
    static constexpr float edge = 8;                // of the desk around the body
    static constexpr float pad_reach = 38;          // from the d-pad's middle to its ends
    static constexpr float pad_half_width = 13.5F;  // of an arm
    static constexpr float four_distance = 30;      // from the middle to a button's
    static constexpr float button_radius = 15;

    static constexpr DeviceLayout around(Size screen) {
        DeviceLayout layout;
        layout.whole = {static_cast<std::uint16_t>(screen.width + (2 * beside)),
                        static_cast<std::uint16_t>(screen.height + (2 * above))};
        layout.screen = {beside, above, screen.width, screen.height};
        const float middle = static_cast<float>(layout.whole.height) / 2;
        constexpr float from_side = 61;
        layout.pad = {from_side, middle};
        layout.four = {static_cast<float>(layout.whole.width) - from_side, middle};
        return layout;
    }

    // X above, A to the right, B below, Y to the left.
    [[nodiscard]] constexpr Point middle_of(Button button) const {
        constexpr std::array<Point, 4> ways{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
        constexpr std::array<unsigned, button_count> way{0, 1, 2, 3, 1, 2, 0, 3};
        const Point direction = ways[way[static_cast<unsigned>(button)]];
        return is_direction(button) ? pad + (direction * ((pad_reach + pad_half_width) / 2))
                                    : four + (direction * four_distance);
    }

    // Half the side of the square a button is painted in; squares of two buttons share no painted pixel.
    [[nodiscard]] static constexpr float reach_of(Button button) {
        return is_direction(button) ? pad_half_width + 1 : button_radius + 1.5F;
    }

    [[nodiscard]] constexpr std::optional<Button> button_at(Point place) const {
        for (const Button button : all_buttons) {
            const Point from_middle = place - middle_of(button);
            const float reach = reach_of(button);
            const bool hit =
                is_direction(button)
                    ? from_middle.x >= -reach && from_middle.x < reach && from_middle.y >= -reach &&
                          from_middle.y < reach
                    : (from_middle.x * from_middle.x) + (from_middle.y * from_middle.y) < reach * reach;
            if (hit) {
                return button;
            }
        }
        return std::nullopt;
    }
};

}  // namespace hal::desktop
