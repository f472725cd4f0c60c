// A board: its size, the walls between its cells, and its goals.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/cell_set.hpp"
#include "ricochet/goal.hpp"

namespace ricochet {

class Board {
  public:
    static constexpr std::size_t max_goals = 17;

    // An open board with walls along its outer edge. Contract: sides from 1 to 16.
    constexpr explicit Board(unsigned width = max_side, unsigned height = max_side)
        : width_(static_cast<std::uint8_t>(width)), height_(static_cast<std::uint8_t>(height)) {
        for (unsigned x = 0; x < width; ++x) {
            add_wall(Cell(x, 0), Direction::up);
            add_wall(Cell(x, height - 1), Direction::down);
        }
        for (unsigned y = 0; y < height; ++y) {
            add_wall(Cell(0, y), Direction::left);
            add_wall(Cell(width - 1, y), Direction::right);
        }
    }

    [[nodiscard]] constexpr unsigned width() const { return width_; }
    [[nodiscard]] constexpr unsigned height() const { return height_; }
    [[nodiscard]] constexpr bool contains(Cell cell) const { return cell.x() < width_ && cell.y() < height_; }
    [[nodiscard]] constexpr CellSet cells() const { return CellSet::rectangle(width_, height_); }

    [[nodiscard]] constexpr bool has_wall(Cell cell, Direction side) const {
        return walls_[index(side)].contains(cell);
    }

    // The cells that have a wall on this side.
    [[nodiscard]] constexpr const CellSet& walls(Direction side) const { return walls_[index(side)]; }

    // Puts up the wall on a side of a cell, seen from both of the cells it parts.
    constexpr void add_wall(Cell cell, Direction side) {
        walls_[index(side)].insert(cell);
        if (has_neighbour(cell, side)) {
            walls_[index(opposite(side))].insert(cell.neighbour(side));
        }
    }

    // Takes the wall down again; the outer edge stays.
    constexpr void remove_wall(Cell cell, Direction side) {
        if (has_neighbour(cell, side)) {
            walls_[index(side)].erase(cell);
            walls_[index(opposite(side))].erase(cell.neighbour(side));
        }
    }

    // Whether the board goes on beyond this side of the cell.
    [[nodiscard]] constexpr bool has_neighbour(Cell cell, Direction side) const {
        switch (side) {
            case Direction::up:
                return cell.y() > 0;
            case Direction::right:
                return cell.x() + 1 < width_;
            case Direction::down:
                return cell.y() + 1 < height_;
            case Direction::left:
                return cell.x() > 0;
        }
        return false;
    }

    [[nodiscard]] constexpr std::span<const Goal> goals() const { return {goals_.data(), goal_count_}; }

    // Contract: fewer than max_goals so far.
    constexpr void add_goal(Goal goal) { goals_[goal_count_++] = goal; }

    // Every cell that can be walked to from this one, step by step, walls respected.
    [[nodiscard]] constexpr CellSet reachable_from(Cell start) const {
        CellSet reached;
        reached.insert(start);
        for (;;) {
            CellSet next = reached;
            for (const auto direction : all_directions) {
                next |= (reached - walls(direction)).shifted(direction);
            }
            if (next == reached) {
                return reached;
            }
            reached = next;
        }
    }

    constexpr bool operator==(const Board&) const = default;

  private:
    std::uint8_t width_;
    std::uint8_t height_;
    std::uint8_t goal_count_ = 0;
    std::array<CellSet, 4> walls_{};
    std::array<Goal, max_goals> goals_{};
};

}  // namespace ricochet
