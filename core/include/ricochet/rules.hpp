// The rule switches, known to the rules, the solver, the validator and the settings alike.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ricochet {

enum class Ricochet : std::uint8_t {
    off,          // any arrival counts
    no_one_move,  // a solution of a single move does not count
    official      // the claiming robot must have made two successive moves of its own at a right angle
};

struct Rules {
    std::uint8_t robots = 4;  // 4, or 5 with silver
    Ricochet ricochet = Ricochet::off;
    bool rebound = true;  // whether a robot may go straight back the way it came

    constexpr bool operator==(const Rules&) const = default;
};

// The words of the interchange format: off, one-move, official.
constexpr std::string_view name(Ricochet ricochet) {
    constexpr std::array<std::string_view, 3> names{"off", "one-move", "official"};
    return names[static_cast<unsigned>(ricochet)];
}

}  // namespace ricochet
