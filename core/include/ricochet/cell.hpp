// A square of the board. Every board lives in the top-left part of a 16×16 grid, whatever its own size,
// so that a cell is one byte and "one row down" is always the same step.
#pragma once

#include <compare>
#include <cstdint>

#include "ricochet/direction.hpp"

namespace ricochet {

inline constexpr unsigned max_side = 16;
inline constexpr unsigned max_cells = max_side * max_side;

class Cell {
  public:
    constexpr Cell() = default;

    // Contract: x and y below 16 (higher bits are dropped).
    constexpr Cell(unsigned x, unsigned y)
        : index_(static_cast<std::uint8_t>(((y & 15U) << 4U) | (x & 15U))) {}

    // Contract: below 256 (higher bits are dropped).
    static constexpr Cell from_index(unsigned index) {
        Cell cell;
        cell.index_ = static_cast<std::uint8_t>(index);
        return cell;
    }

    [[nodiscard]] constexpr unsigned x() const { return index_ & 15U; }
    [[nodiscard]] constexpr unsigned y() const { return index_ >> 4U; }

    // y·16 + x: the cell's number in tables and bitboards.
    [[nodiscard]] constexpr unsigned index() const { return index_; }

    // The cell next to this one. Contract: there is one inside the 16×16 grid.
    [[nodiscard]] constexpr Cell neighbour(Direction direction) const {
        constexpr int steps[] = {-16, 1, 16, -1};
        return from_index(static_cast<unsigned>(index_ + steps[ricochet::index(direction)]) & 255U);
    }

    // clang-tidy takes the 0 that comparisons are made of for a pointer.
    constexpr auto operator<=>(const Cell&) const = default;  // NOLINT(modernize-use-nullptr)

  private:
    std::uint8_t index_ = 0;
};

// How many cells a straight slide from one to the other covers.
constexpr unsigned distance(Cell from, Cell to) {
    const auto gap = [](unsigned a, unsigned b) { return a < b ? b - a : a - b; };
    return gap(from.x(), to.x()) + gap(from.y(), to.y());
}

}  // namespace ricochet
