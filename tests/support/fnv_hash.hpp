// FNV-1a in 32 bits: a short signature of things that must be the same on every platform.
#pragma once

#include <cstdint>
#include <string_view>

#include "ricochet/board.hpp"
#include "ricochet/position.hpp"

namespace support {

class FnvHash {
  public:
    FnvHash& add(std::uint32_t byte) {
        value_ = (value_ ^ (byte & 0xffU)) * 16777619U;
        return *this;
    }
    FnvHash& add(const ricochet::Board& board) {
        add(board.width()).add(board.height());
        for (unsigned y = 0; y < board.height(); ++y) {
            for (unsigned x = 0; x < board.width(); ++x) {
                unsigned walls = 0;
                for (const auto side : ricochet::all_directions) {
                    walls = walls * 2 + (board.has_wall(ricochet::Cell(x, y), side) ? 1 : 0);
                }
                add(walls);
            }
        }
        for (const auto& goal : board.goals()) {
            add(goal.cell.x()).add(goal.cell.y());
            add(static_cast<std::uint32_t>(letter(goal.claimant)))
                .add(static_cast<std::uint32_t>(goal.symbol));
        }
        return *this;
    }
    FnvHash& add(const ricochet::Position& robots) {
        for (unsigned i = 0; i < robots.robot_count(); ++i) {
            const auto cell = robots.of(static_cast<ricochet::Robot>(i));
            add(cell.x()).add(cell.y());
        }
        return *this;
    }
    [[nodiscard]] std::uint32_t value() const { return value_; }

  private:
    std::uint32_t value_ = 2166136261U;
};

}  // namespace support
