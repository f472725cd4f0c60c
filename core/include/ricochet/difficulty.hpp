// How hard a puzzle is asked to be, and the lengths of shortest solutions that go with it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ricochet {

enum class Difficulty : std::uint8_t { easy, medium, hard };

inline constexpr std::array<Difficulty, 3> all_difficulties{Difficulty::easy, Difficulty::medium,
                                                            Difficulty::hard};

constexpr std::string_view name(Difficulty difficulty) {
    constexpr std::array<std::string_view, 3> names{"easy", "medium", "hard"};
    return names[static_cast<unsigned>(difficulty)];
}

// From so many moves to so many, both included.
struct MoveRange {
    unsigned least = 0;
    unsigned most = 0;

    [[nodiscard]] constexpr bool contains(unsigned moves) const { return least <= moves && moves <= most; }
};

}  // namespace ricochet
