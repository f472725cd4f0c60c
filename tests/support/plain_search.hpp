// Puzzles solved once more, as plainly as possible: breadth first over whole positions, step by step over the walls,
// knowing nothing of the solver or of the game's own movement. Counts the shortest solutions as well.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "ricochet/board.hpp"
#include "ricochet/play.hpp"

namespace support {

class PlainSearch {
  public:
    struct Answer {
        std::optional<unsigned> moves;  // of the shortest solution, if one was found
        std::uint64_t ways = 0;         // how many different lists of so many moves there are
        unsigned refuted = 0;           // there is no solution of so many moves
        bool impossible = false;        // all that can be reached has been seen, and there is none
    };

    PlainSearch(const ricochet::Board& board, const ricochet::Contest& contest)
        : board_(board), contest_(contest) {}

    // Gives up once it has seen more than so many positions.
    Answer solve(const ricochet::Play& from, std::size_t max_positions) {
        State start;
        start.any_move_made = from.moves > 0;
        robots_ = from.robots.robot_count();
        for (unsigned i = 0; i < robots_; ++i) {
            const auto& trail = from.trails[i];
            start.robots[i] = {from.robots.of(static_cast<ricochet::Robot>(i)), trail.moved, trail.turned,
                               trail.last};
        }
        Answer answer;
        seen_.clear();
        seen_.insert(key(start));
        Layer layer{{key(start), {start, 1}}};
        while (!layer.empty() && seen_.size() <= max_positions) {
            Layer next;
            for (const auto& [unused, reached] : layer) {
                answer.ways += expand(reached, next);
            }
            if (answer.ways > 0) {
                answer.moves = answer.refuted + 1;
                return answer;
            }
            ++answer.refuted;
            for (const auto& [position, unused] : next) {
                seen_.insert(position);
            }
            layer = std::move(next);
        }
        answer.impossible = layer.empty();
        return answer;
    }

  private:
    struct RobotState {
        ricochet::Cell cell;
        bool moved = false;
        bool turned = false;
        ricochet::Direction last = ricochet::Direction::up;
    };
    struct State {
        std::array<RobotState, ricochet::max_robots> robots{};
        bool any_move_made = false;
    };
    struct Reached {
        State state;
        std::uint64_t ways = 0;  // to get there
    };
    using Layer = std::unordered_map<std::uint64_t, Reached>;

    // Everything that the rules can ask for.
    [[nodiscard]] std::uint64_t key(const State& state) const {
        const bool turns_matter = contest_.rules.ricochet == ricochet::Ricochet::official;
        const bool last_matters = turns_matter || !contest_.rules.rebound;
        std::uint64_t key = state.any_move_made ? 1 : 0;
        for (unsigned i = 0; i < robots_; ++i) {
            const RobotState& robot = state.robots[i];
            const unsigned last = last_matters && robot.moved ? 1 + index(robot.last) : 0;
            const unsigned turned = turns_matter && robot.turned ? 1 : 0;
            key = (key << 12U) | (robot.cell.index() << 4U) | (last << 1U) | turned;
        }
        return key;
    }

    [[nodiscard]] bool is_free(const State& state, ricochet::Cell cell) const {
        for (unsigned i = 0; i < robots_; ++i) {
            if (state.robots[i].cell == cell) {
                return false;
            }
        }
        return true;
    }

    // Makes every move; how many ways to win there are, and into `next` whatever has not been seen before.
    std::uint64_t expand(const Reached& reached, Layer& next) {
        std::uint64_t wins = 0;
        for (unsigned i = 0; i < robots_; ++i) {
            for (const auto direction : ricochet::all_directions) {
                State state = reached.state;
                RobotState& robot = state.robots[i];
                while (!board_.has_wall(robot.cell, direction) &&
                       is_free(state, robot.cell.neighbour(direction))) {
                    robot.cell = robot.cell.neighbour(direction);
                }
                const bool goes_back = robot.moved && robot.last == opposite(direction);
                if (robot.cell == reached.state.robots[i].cell || (goes_back && !contest_.rules.rebound)) {
                    continue;
                }
                robot.turned = robot.turned || (robot.moved && at_right_angle(robot.last, direction));
                robot.moved = true;
                robot.last = direction;
                const bool first = !state.any_move_made;
                state.any_move_made = true;
                if (wins_by_arriving(static_cast<ricochet::Robot>(i), robot, first)) {
                    wins += reached.ways;
                } else if (const auto position = key(state); !seen_.contains(position)) {
                    next.try_emplace(position, Reached{state, 0}).first->second.ways += reached.ways;
                }
            }
        }
        return wins;
    }

    [[nodiscard]] bool wins_by_arriving(ricochet::Robot who, const RobotState& robot, bool first) const {
        if (robot.cell != contest_.goal.cell || !contest_.goal.claimant.allows(who)) {
            return false;
        }
        switch (contest_.rules.ricochet) {
            case ricochet::Ricochet::off:
                return true;
            case ricochet::Ricochet::no_one_move:
                return !first;
            case ricochet::Ricochet::official:
                return robot.turned;
        }
        return false;
    }

    const ricochet::Board& board_;
    ricochet::Contest contest_;
    unsigned robots_ = 0;
    std::unordered_set<std::uint64_t> seen_;
};

}  // namespace support
