// Sliding the slow and obvious way: one step at a time, looking for a wall, the edge or a robot before each.
#pragma once

#include <vector>

#include "ricochet/board.hpp"
#include "ricochet/move.hpp"
#include "ricochet/position.hpp"

namespace support {

struct Place {
    int x;
    int y;
};

inline Place step(Place place, ricochet::Direction direction) {
    switch (direction) {
        case ricochet::Direction::up:
            return {place.x, place.y - 1};
        case ricochet::Direction::right:
            return {place.x + 1, place.y};
        case ricochet::Direction::down:
            return {place.x, place.y + 1};
        case ricochet::Direction::left:
            return {place.x - 1, place.y};
    }
    return place;
}

inline ricochet::Cell cell_at(Place place) {
    return {static_cast<unsigned>(place.x), static_cast<unsigned>(place.y)};
}

// The cells of a slide in order, the first and the last included.
inline std::vector<ricochet::Cell> stepped_path(const ricochet::Board& board, ricochet::Cell from,
                                                ricochet::Direction direction,
                                                const ricochet::Position& robots) {
    Place place{static_cast<int>(from.x()), static_cast<int>(from.y())};
    std::vector<ricochet::Cell> path{from};
    for (;;) {
        const Place next = step(place, direction);
        const bool off_board = next.x < 0 || next.y < 0 || next.x >= static_cast<int>(board.width()) ||
                               next.y >= static_cast<int>(board.height());
        if (off_board || board.has_wall(cell_at(place), direction)) {
            return path;
        }
        for (unsigned i = 0; i < robots.robot_count(); ++i) {
            if (robots.of(static_cast<ricochet::Robot>(i)) == cell_at(next)) {
                return path;
            }
        }
        place = next;
        path.push_back(cell_at(place));
    }
}

}  // namespace support
