// Judges finished 16×16 boards by the words of the game's description, cell by cell, without core's bitboards and
// without what the generators know. Each judgement is the first thing wrong, in words; empty if nothing is.
#pragma once

#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include "ricochet/board.hpp"
#include "ricochet/position.hpp"
#include "support/stepper.hpp"

namespace support {

inline constexpr int side_length = 16;

inline std::string text(Place place) {
    return "(" + std::to_string(place.x) + "," + std::to_string(place.y) + ")";
}
inline bool inside(Place place) {
    return place.x >= 0 && place.y >= 0 && place.x < side_length && place.y < side_length;
}
inline bool in_centre(Place place) {
    return (place.x == 7 || place.x == 8) && (place.y == 7 || place.y == 8);
}
inline bool neighbouring(Place a, Place b) { return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }
inline Place place_of(ricochet::Cell cell) {
    return {static_cast<int>(cell.x()), static_cast<int>(cell.y())};
}
// 0 north-west, 1 north-east, 2 south-west, 3 south-east.
inline unsigned quadrant_of(Place place) { return (place.x >= 8 ? 1U : 0U) + (place.y >= 8 ? 2U : 0U); }

class BoardChecker {
  public:
    explicit BoardChecker(const ricochet::Board& board) : board_(board) {}

    // What every board of the game keeps to, random or classic.
    std::string common_problem() {
        check_size();
        check_both_sides();
        check_centre();
        check_connected();
        check_goals();
        return problem_;
    }

    // What random boards keep to besides.
    std::string random_problem() {
        common_problem();
        check_edge_walls();
        check_colours();
        check_apart();
        // 8 around the centre, 8 at the edges, 2 for each of 17 corners; as nothing touches, none counts twice.
        expect(inner_walls() == 8 + 8 + 34, "there are not fifty inner walls");
        return problem_;
    }

  private:
    void expect(bool good, const char* otherwise) {
        if (!good && problem_.empty()) {
            problem_ = otherwise;
        }
    }
    void expect(bool good, const char* otherwise, Place where) {
        if (!good && problem_.empty()) {
            problem_ = otherwise + text(where);
        }
    }
    [[nodiscard]] bool wall(Place place, ricochet::Direction side) const {
        return board_.has_wall(cell_at(place), side);
    }
    template <typename Visit>
    static void for_each_place(Visit visit) {
        for (int y = 0; y < side_length; ++y) {
            for (int x = 0; x < side_length; ++x) {
                visit(Place{x, y});
            }
        }
    }

    void check_size() { expect(board_.width() == 16 && board_.height() == 16, "the board is not 16x16"); }

    void check_both_sides() {
        for_each_place([&](Place place) {
            for (const auto side : ricochet::all_directions) {
                const Place next = step(place, side);
                const bool same =
                    inside(next) ? wall(next, opposite(side)) == wall(place, side) : wall(place, side);
                expect(same, "a wall is not the same from both sides of ", place);
            }
        });
    }

    void check_centre() {
        for_each_place([&](Place place) {
            for (const auto side : ricochet::all_directions) {
                const bool leads_out = in_centre(place) && !in_centre(step(place, side));
                expect(!leads_out || wall(place, side), "the centre is open at ", place);
            }
        });
    }

    // Walks everywhere from a corner of the board.
    void check_connected() {
        std::array<bool, ricochet::max_cells> seen{};
        std::vector<Place> ahead{{0, 0}};
        seen[0] = true;
        int reached = 0;
        while (!ahead.empty()) {
            const Place place = ahead.back();
            ahead.pop_back();
            ++reached;
            for (const auto side : ricochet::all_directions) {
                const Place next = step(place, side);
                if (inside(next) && !wall(place, side) && !seen[cell_at(next).index()]) {
                    seen[cell_at(next).index()] = true;
                    ahead.push_back(next);
                }
            }
        }
        expect(reached == side_length * side_length - 4, "cells outside the centre are cut off");
    }

    // Seventeen, each on a cell of its own in an L of walls; four of each colour, told apart by symbols.
    void check_goals() {
        expect(board_.goals().size() == 17, "there are not seventeen goals");
        int any = 0;
        for (const auto& goal : board_.goals()) {
            const Place place = place_of(goal.cell);
            const bool up_or_down =
                wall(place, ricochet::Direction::up) != wall(place, ricochet::Direction::down);
            const bool left_or_right =
                wall(place, ricochet::Direction::left) != wall(place, ricochet::Direction::right);
            expect(up_or_down && left_or_right, "the goal is in no corner at ", place);
            any += goal.claimant.is_any() ? 1 : 0;
            expect(goal.claimant.is_any() == (goal.symbol == ricochet::Symbol::vortex),
                   "the vortex is any robot's");
            expect(!goal.claimant.allows(ricochet::Robot::silver) || goal.claimant.is_any(),
                   "silver has a goal");
            for (const auto& other : board_.goals()) {
                expect(&other == &goal || other.cell != goal.cell, "two goals at ", place);
                expect(&other == &goal || other.claimant != goal.claimant || other.symbol != goal.symbol,
                       "two goals look the same");
            }
        }
        expect(any == 1, "there is not exactly one goal for any robot");
        for (unsigned colour = 0; colour < 4; ++colour) {
            expect(goals_of(static_cast<ricochet::Robot>(colour), std::nullopt) == 4,
                   "a colour has not four goals");
        }
    }

    int goals_of(ricochet::Robot robot, std::optional<unsigned> quadrant) const {
        int count = 0;
        for (const auto& goal : board_.goals()) {
            const bool here = !quadrant || quadrant_of(place_of(goal.cell)) == *quadrant;
            count += here && goal.claimant == ricochet::Claimant(robot) ? 1 : 0;
        }
        return count;
    }

    // Every quadrant has every colour once.
    void check_colours() {
        for (unsigned quadrant = 0; quadrant < 4; ++quadrant) {
            for (unsigned colour = 0; colour < 4; ++colour) {
                expect(goals_of(static_cast<ricochet::Robot>(colour), quadrant) == 1,
                       "a quadrant has not every colour once");
            }
        }
    }

    // Each half of each edge has one wall at a right angle to it, 2 to 7 cells from the corner of the board.
    void check_edge_walls() {
        for (const bool horizontal : {true, false}) {
            for (const int edge : {0, side_length - 1}) {
                int first_half = 0;
                int second_half = 0;
                for (int i = 0; i + 1 < side_length; ++i) {
                    const Place place = horizontal ? Place{i, edge} : Place{edge, i};
                    if (!wall(place, horizontal ? ricochet::Direction::right : ricochet::Direction::down)) {
                        continue;
                    }
                    edge_cells_.push_back(place);
                    edge_cells_.push_back(horizontal ? Place{i + 1, edge} : Place{edge, i + 1});
                    const int from_start = i + 1;
                    const int from_end = side_length - from_start;
                    first_half += from_start >= 2 && from_start <= 7 ? 1 : 0;
                    second_half += from_end >= 2 && from_end <= 7 ? 1 : 0;
                }
                expect(first_half == 1 && second_half == 1, "an edge has not one wall on each half");
            }
        }
        expect(edge_cells_.size() == 16, "there are not eight edge walls");
    }

    // Corners touch neither the rim, nor the centre, nor edge walls, nor each other.
    void check_apart() {
        for (const auto& goal : board_.goals()) {
            const Place place = place_of(goal.cell);
            expect(place.x > 0 && place.y > 0 && place.x < side_length - 1 && place.y < side_length - 1,
                   "the corner is on the rim at ", place);
            for_each_place([&](Place other) {
                expect(!in_centre(other) || !neighbouring(place, other), "the corner touches the centre at ",
                       place);
            });
            for (const Place other : edge_cells_) {
                expect(!neighbouring(place, other), "the corner touches an edge wall at ", place);
            }
            for (const auto& other : board_.goals()) {
                expect(&other == &goal || !neighbouring(place, place_of(other.cell)),
                       "the corner touches another at ", place);
            }
        }
    }

    [[nodiscard]] int inner_walls() const {
        int count = 0;
        for_each_place([&](Place place) {
            count += place.x + 1 < side_length && wall(place, ricochet::Direction::right) ? 1 : 0;
            count += place.y + 1 < side_length && wall(place, ricochet::Direction::down) ? 1 : 0;
        });
        return count;
    }

    const ricochet::Board& board_;
    std::vector<Place> edge_cells_;
    std::string problem_;
};

// Robots on different cells, outside the centre.
inline std::string standing_problem(const ricochet::Position& robots) {
    for (unsigned i = 0; i < robots.robot_count(); ++i) {
        const auto cell = robots.of(static_cast<ricochet::Robot>(i));
        if (in_centre(place_of(cell))) {
            return "a robot is in the centre";
        }
        for (unsigned j = 0; j < i; ++j) {
            if (robots.of(static_cast<ricochet::Robot>(j)) == cell) {
                return "two robots at " + text(place_of(cell));
            }
        }
    }
    return {};
}

// The same for the start of a game, where they are not on goals either.
inline std::string starting_problem(const ricochet::Board& board, const ricochet::Position& robots) {
    for (const auto& goal : board.goals()) {
        if (robots.robot_at(goal.cell)) {
            return "a robot starts on the goal at " + text(place_of(goal.cell));
        }
    }
    return standing_problem(robots);
}

}  // namespace support
