// One move: a robot and the way it slides. A byte is enough to store it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "ricochet/direction.hpp"
#include "ricochet/robot.hpp"

namespace ricochet {

struct Move {
    Robot robot = Robot::red;
    Direction direction = Direction::up;

    constexpr bool operator==(const Move&) const = default;
};

// robot·4 + direction, 0 to 19.
constexpr std::uint8_t to_byte(Move move) {
    return static_cast<std::uint8_t>((index(move.robot) << 2U) | index(move.direction));
}

// Nothing for a byte that stands for no move.
constexpr std::optional<Move> move_from_byte(std::uint8_t byte) {
    if (byte >= max_robots * 4U) {
        return std::nullopt;
    }
    return Move{static_cast<Robot>(byte >> 2U), static_cast<Direction>(byte & 3U)};
}

// Up to twenty moves: every robot in every direction.
class MoveList {
  public:
    // Contract: not full.
    constexpr void push_back(Move move) { moves_[size_++] = move; }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr const Move* begin() const { return moves_.data(); }
    [[nodiscard]] constexpr const Move* end() const { return moves_.data() + size_; }

  private:
    std::array<Move, std::size_t{max_robots} * 4> moves_{};
    std::size_t size_ = 0;
};

}  // namespace ricochet
