// How a Carom board is laid out: 8×8, one wall on each side at a right angle to the edge and in its middle third,
// six to eight L corners away from the edges and from each other, the goal in one of them, and four pieces: the
// target robot and three blockers. They are played as red, and as yellow, green and blue.
#pragma once

#include <array>
#include <cstdint>

#include "ricochet/board.hpp"
#include "ricochet/difficulty.hpp"
#include "ricochet/play.hpp"

namespace ricochet {

inline constexpr unsigned carom_side = 8;
inline constexpr unsigned carom_pieces = 4;
inline constexpr Robot carom_target = Robot::red;
inline constexpr MoveRange carom_optimum{7, 12};

// A puzzle in a few numbers.
struct CaromLayout {
    // An L: walls on the side `first` of the cell and on the one clockwise of it.
    struct Corner {
        Cell cell;
        Direction first = Direction::up;

        constexpr bool operator==(const Corner&) const = default;
    };
    static constexpr unsigned min_corners = 6;
    static constexpr unsigned max_corners = 8;
    // An edge wall stands after so many cells, from the left or from the top: the middle third of eight.
    static constexpr unsigned min_before_wall = 3;
    static constexpr unsigned max_before_wall = 5;

    std::array<std::uint8_t, 4> edge_walls{3, 3, 3, 3};  // top, right, bottom, left
    std::uint8_t corner_count = 0;
    std::array<Corner, max_corners> corners{};  // unused ones stay as they are here
    std::uint8_t goal_corner = 0;
    std::array<Cell, carom_pieces> pieces{};  // the target first

    [[nodiscard]] constexpr Cell goal() const { return corners[goal_corner].cell; }
    constexpr bool operator==(const CaromLayout&) const = default;
};

// Cells of rows and columns 1 to 6 where a corner may still go: away from the edge walls and from the corners
// there are, diagonals included.
CellSet free_for_corners(const CaromLayout& layout);

// Whether it keeps all that is said above.
bool is_valid(const CaromLayout& layout);

// Contract: a valid layout (the pieces do not matter for the board).
Board make_board(const CaromLayout& layout);
Position make_start(const CaromLayout& layout);
Contest make_contest(const CaromLayout& layout);

}  // namespace ricochet
