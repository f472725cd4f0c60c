// Movement. For every cell and direction the cell where the walls alone would stop a slide, so that sliding
// among robots is one look-up and one comparison a robot.
#pragma once

#include <array>
#include <cstdint>

#include "ricochet/board.hpp"
#include "ricochet/move.hpp"
#include "ricochet/position.hpp"

namespace ricochet {

class SlideTable {
  public:
    constexpr SlideTable() = default;
    constexpr explicit SlideTable(const Board& board) { prepare(board); }

    constexpr void prepare(const Board& board) {
        const unsigned right = board.width() - 1;
        const unsigned bottom = board.height() - 1;
        for (unsigned y = 0; y <= bottom; ++y) {
            for (unsigned x = 0; x <= right; ++x) {
                set_stop(board, Cell(x, y), Direction::up);
                set_stop(board, Cell(x, y), Direction::left);
            }
            for (unsigned x = right + 1; x-- > 0;) {
                set_stop(board, Cell(x, y), Direction::right);
            }
        }
        for (unsigned y = bottom + 1; y-- > 0;) {
            for (unsigned x = 0; x <= right; ++x) {
                set_stop(board, Cell(x, y), Direction::down);
            }
        }
    }

    // Where a slide ends on an otherwise empty board.
    [[nodiscard]] constexpr Cell wall_stop(Cell from, Direction direction) const {
        return stops_[from.index()].by_direction[index(direction)];
    }

    // The four of a cell at once, as one aligned word.
    struct alignas(4) Stops {
        std::array<Cell, 4> by_direction{};

        constexpr bool operator==(const Stops&) const = default;
    };
    [[nodiscard]] constexpr const Stops& wall_stops(Cell from) const { return stops_[from.index()]; }

    // Where a slide ends among these robots; `from` itself if it cannot begin. A robot standing on `from` is
    // not in its own way.
    [[nodiscard]] constexpr Cell stop(Cell from, Direction direction, const Position& robots) const {
        Cell end = wall_stop(from, direction);
        for (unsigned i = 0; i < robots.robot_count(); ++i) {
            const Cell other = robots.of(static_cast<Robot>(i));
            if (is_beyond(from, other, direction) && !is_beyond(end, other, direction)) {
                end = other.neighbour(opposite(direction));
            }
        }
        return end;
    }

    [[nodiscard]] constexpr Cell stop(Move move, const Position& robots) const {
        return stop(robots.of(move.robot), move.direction, robots);
    }

    [[nodiscard]] constexpr bool can_move(Move move, const Position& robots) const {
        return robots.has(move.robot) && stop(move, robots) != robots.of(move.robot);
    }

    // Every move in which a robot really moves, by robot and then up, right, down, left.
    [[nodiscard]] constexpr MoveList moves(const Position& robots) const {
        MoveList list;
        for (unsigned i = 0; i < robots.robot_count(); ++i) {
            for (const auto direction : all_directions) {
                const Move move{static_cast<Robot>(i), direction};
                if (can_move(move, robots)) {
                    list.push_back(move);
                }
            }
        }
        return list;
    }

    constexpr bool operator==(const SlideTable&) const = default;

  private:
    // Whether `other` lies strictly further along on the line from `from` in this direction.
    static constexpr bool is_beyond(Cell from, Cell other, Direction direction) {
        switch (direction) {
            case Direction::up:
                return other.x() == from.x() && other.y() < from.y();
            case Direction::right:
                return other.y() == from.y() && other.x() > from.x();
            case Direction::down:
                return other.x() == from.x() && other.y() > from.y();
            case Direction::left:
                return other.y() == from.y() && other.x() < from.x();
        }
        return false;
    }

    // A slide stops here if there is a wall, and else where the next cell's slide stops, which is known already.
    constexpr void set_stop(const Board& board, Cell cell, Direction direction) {
        stops_[cell.index()].by_direction[index(direction)] =
            board.has_wall(cell, direction) ? cell : wall_stop(cell.neighbour(direction), direction);
    }

    std::array<Stops, max_cells> stops_{};
};

// The cells of a slide from `from` to `to`, both included, in order; for range-for. Contract: one straight line.
class SlidePath {
  public:
    constexpr SlidePath(Cell from, Cell to)
        : from_(from), length_(distance(from, to)), step_(step(from, to)) {}

    class Iterator {
      public:
        constexpr Iterator(Cell cell, unsigned left, Direction step)
            : cell_(cell), left_(left), step_(step) {}
        constexpr Cell operator*() const { return cell_; }
        constexpr Iterator& operator++() {
            cell_ = cell_.neighbour(step_);
            --left_;
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const { return left_ != other.left_; }

      private:
        Cell cell_;
        unsigned left_;
        Direction step_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {from_, length_ + 1, step_}; }
    [[nodiscard]] constexpr Iterator end() const { return {from_, 0, step_}; }

  private:
    static constexpr Direction step(Cell from, Cell to) {
        if (from.x() == to.x()) {
            return to.y() < from.y() ? Direction::up : Direction::down;
        }
        return to.x() < from.x() ? Direction::left : Direction::right;
    }
    Cell from_;
    unsigned length_;
    Direction step_;
};

}  // namespace ricochet
