// Carom solved once more, by an independent breadth-first search over whole positions: the shortest length up to a
// given one, if only some of the pieces may move. Its only short cuts: blockers are alike, and a position from
// which the target could not be there in time, even if it could stop at will, is left out.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "ricochet/carom_layout.hpp"
#include "support/stepper.hpp"

namespace support {

class PlainCarom {
  public:
    explicit PlainCarom(const ricochet::Board& board, ricochet::Cell goal) : goal_(number(goal)) {
        using namespace ricochet;
        for (unsigned cell = 0; cell < cells; ++cell) {
            for (const auto direction : all_directions) {
                auto& ray = rays_[cell][index(direction)];
                const auto path = stepped_path(board, Cell(cell % 8, cell / 8), direction, Position{});
                for (std::size_t i = 1; i < path.size(); ++i) {
                    ray.push_back(static_cast<std::uint8_t>(number(path[i])));
                }
            }
        }
        at_least_.fill(100);
        at_least_[goal_] = 0;
        std::vector<unsigned> reached{goal_};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const auto& ray : rays_[reached[i]]) {
                for (const unsigned cell : ray) {
                    if (at_least_[cell] == 100) {
                        at_least_[cell] = at_least_[reached[i]] + 1;
                        reached.push_back(cell);
                    }
                }
            }
        }
    }

    // The fewest moves, if they are at most `most` and only the pieces of the set `movers` make them.
    std::optional<unsigned> optimum(const std::array<ricochet::Cell, 4>& pieces, unsigned movers,
                                    unsigned most) {
        Pieces start{};
        for (unsigned i = 0; i < 4; ++i) {
            start[i] = static_cast<std::uint8_t>(number(pieces[i]));
        }
        // Pieces that never move keep their places; the others of the blockers are put in order.
        for (const std::uint32_t old : marked_) {
            seen_[old] = false;
        }
        marked_.clear();
        std::vector<Pieces> now{start};
        std::vector<Pieces> next;
        mark(code(start));
        for (unsigned moves = 1; moves <= most && !now.empty(); ++moves, now.swap(next)) {
            next.clear();
            for (const Pieces& from : now) {
                for (unsigned piece = 0; piece < 4; ++piece) {
                    if (((movers >> piece) & 1U) != 0 && spread(from, piece, moves, most, next)) {
                        return moves;
                    }
                }
            }
        }
        return std::nullopt;
    }

  private:
    using Pieces = std::array<std::uint8_t, 4>;
    static constexpr unsigned cells = 64;

    static unsigned number(ricochet::Cell cell) { return (cell.y() * 8) + cell.x(); }

    // Blockers are alike, so that their order does not matter. Those that stand still are in every position.
    static std::uint32_t code(const Pieces& pieces) {
        Pieces sorted = pieces;
        std::sort(sorted.begin() + 1, sorted.end());
        return (std::uint32_t{sorted[0]} << 18U) | (std::uint32_t{sorted[1]} << 12U) |
               (std::uint32_t{sorted[2]} << 6U) | sorted[3];
    }

    // All moves of one piece; true if one of them brings the target to the goal.
    bool spread(const Pieces& from, unsigned piece, unsigned moves, unsigned most,
                std::vector<Pieces>& next) {
        for (const auto& ray : rays_[from[piece]]) {
            unsigned end = from[piece];
            for (const unsigned cell : ray) {
                if (std::find(from.begin(), from.end(), cell) != from.end()) {
                    break;
                }
                end = cell;
            }
            if (end == from[piece]) {
                continue;
            }
            if (piece == 0 && end == goal_) {
                return true;
            }
            Pieces to = from;
            to[piece] = static_cast<std::uint8_t>(end);
            if (moves + at_least_[to[0]] <= most && mark(code(to))) {
                next.push_back(to);
            }
        }
        return false;
    }

    // False if it was marked already.
    bool mark(std::uint32_t position) {
        if (seen_[position]) {
            return false;
        }
        seen_[position] = true;
        marked_.push_back(position);
        return true;
    }

    unsigned goal_;
    std::array<std::array<std::vector<std::uint8_t>, 4>, cells> rays_;
    std::array<unsigned, cells> at_least_{};
    std::vector<bool> seen_ = std::vector<bool>(std::size_t{1} << 24U);
    std::vector<std::uint32_t> marked_;
};

}  // namespace support
