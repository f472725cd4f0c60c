// The sounds of the handheld.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "hal/sound.hpp"

namespace handheld {

enum class Effect : std::uint8_t { step, choose, back, slide, refuse, undo, win, perfect };

inline std::span<const hal::Tone> tones(Effect effect) {
    using hal::Tone;
    constexpr static std::array<Tone, 1> step{{{880, 12}}};
    constexpr static std::array<Tone, 2> choose{{{880, 20}, {1320, 30}}};
    constexpr static std::array<Tone, 2> back{{{880, 20}, {587, 30}}};
    constexpr static std::array<Tone, 3> slide{{{392, 18}, {523, 18}, {659, 18}}};
    constexpr static std::array<Tone, 2> refuse{{{196, 40}, {165, 60}}};
    constexpr static std::array<Tone, 2> undo{{{523, 20}, {392, 25}}};
    constexpr static std::array<Tone, 4> win{{{523, 70}, {659, 70}, {784, 70}, {1047, 160}}};
    constexpr static std::array<Tone, 6> perfect{
        {{523, 60}, {659, 60}, {784, 60}, {1047, 60}, {1319, 60}, {1568, 200}}};
    switch (effect) {
        case Effect::step:
            return step;
        case Effect::choose:
            return choose;
        case Effect::back:
            return back;
        case Effect::slide:
            return slide;
        case Effect::refuse:
            return refuse;
        case Effect::undo:
            return undo;
        case Effect::win:
            return win;
        case Effect::perfect:
            return perfect;
    }
    return {};
}

}  // namespace handheld
