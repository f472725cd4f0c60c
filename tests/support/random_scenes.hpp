// Boards of any size with any walls, robots and goals: wilder than the game ever makes them.
#pragma once

#include "ricochet/board.hpp"
#include "ricochet/position.hpp"
#include "support/chance.hpp"

namespace support {

// A wall on about one side in `sparseness`.
inline ricochet::Board random_walls(unsigned width, unsigned height, unsigned sparseness, Chance& chance) {
    ricochet::Board board(width, height);
    for (unsigned y = 0; y < height; ++y) {
        for (unsigned x = 0; x < width; ++x) {
            for (const auto side : {ricochet::Direction::right, ricochet::Direction::down}) {
                if (chance.one_in(sparseness)) {
                    board.add_wall(ricochet::Cell(x, y), side);
                }
            }
        }
    }
    return board;
}

inline ricochet::Cell random_cell(const ricochet::Board& board, Chance& chance) {
    return {chance.below(board.width()), chance.below(board.height())};
}

// Up to `most` robots on different cells, as far as there is room.
inline ricochet::Position random_robots(const ricochet::Board& board, unsigned most, Chance& chance) {
    ricochet::Position robots;
    const unsigned cells = board.width() * board.height();
    while (robots.robot_count() < most && robots.robot_count() < cells) {
        const auto cell = random_cell(board, chance);
        if (!robots.robot_at(cell)) {
            robots.add(cell);
        }
    }
    return robots;
}

// Up to `most` goals on different cells, of all claimants and symbols.
inline void add_random_goals(ricochet::Board& board, unsigned most, Chance& chance) {
    ricochet::CellSet taken;
    for (unsigned i = 0; i < most; ++i) {
        const auto cell = random_cell(board, chance);
        const unsigned who = chance.below(ricochet::max_robots + 1);
        const auto symbol = static_cast<ricochet::Symbol>(chance.below(5));
        if (!taken.contains(cell)) {
            taken.insert(cell);
            board.add_goal({cell,
                            who == ricochet::max_robots
                                ? ricochet::Claimant::any()
                                : ricochet::Claimant(static_cast<ricochet::Robot>(who)),
                            symbol});
        }
    }
}

}  // namespace support
