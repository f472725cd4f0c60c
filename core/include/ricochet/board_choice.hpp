// Which board is played: a random one by its number, or an arrangement of the classic tiles.
#pragma once

#include <cstdint>

#include "ricochet/classic_tiles.hpp"
#include "ricochet/random_board.hpp"

namespace ricochet {

struct BoardChoice {
    enum class Kind : std::uint8_t { random, tiles };

    Kind kind = Kind::random;
    std::uint32_t number = 0;  // of a random board
    TileArrangement tiles{};   // of a classic one

    static constexpr BoardChoice random(std::uint32_t number) { return {Kind::random, number, {}}; }
    // Contract: tiles.valid().
    static constexpr BoardChoice classic(const TileArrangement& tiles) { return {Kind::tiles, 0, tiles}; }

    constexpr bool operator==(const BoardChoice&) const = default;
};

inline Board make_board(const BoardChoice& choice) {
    return choice.kind == BoardChoice::Kind::random ? random_board(choice.number)
                                                    : classic_board(choice.tiles);
}

}  // namespace ricochet
