// Where the robots stand.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "ricochet/cell_set.hpp"
#include "ricochet/robot.hpp"

namespace ricochet {

class Position {
  public:
    constexpr Position() = default;

    // Contract: fewer than max_robots so far; the cell is nobody else's.
    constexpr void add(Cell cell) { cells_[count_++] = cell; }

    [[nodiscard]] constexpr unsigned robot_count() const { return count_; }
    [[nodiscard]] constexpr bool has(Robot robot) const { return index(robot) < count_; }
    [[nodiscard]] constexpr Cell of(Robot robot) const { return cells_[index(robot)]; }
    constexpr void put(Robot robot, Cell cell) { cells_[index(robot)] = cell; }

    [[nodiscard]] constexpr std::optional<Robot> robot_at(Cell cell) const {
        for (unsigned i = 0; i < count_; ++i) {
            if (cells_[i] == cell) {
                return static_cast<Robot>(i);
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] constexpr CellSet occupied() const {
        CellSet set;
        for (unsigned i = 0; i < count_; ++i) {
            set.insert(cells_[i]);
        }
        return set;
    }

    constexpr bool operator==(const Position&) const = default;

  private:
    std::array<Cell, max_robots> cells_{};
    std::uint8_t count_ = 0;
};

}  // namespace ricochet
