// Crystals solved once more, as plainly as possible and without the game's own movement: step by step over the
// walls, every way tried, shortest first.
#pragma once

#include <optional>
#include <queue>
#include <set>
#include <tuple>

#include "ricochet/crystals.hpp"

namespace support {

inline std::optional<unsigned> plain_crystals_optimum(const ricochet::CrystalsPuzzle& puzzle) {
    using namespace ricochet;
    struct State {
        unsigned x, y;
        bool amber, violet;
        unsigned moves;
    };
    constexpr int step_x[] = {0, 1, 0, -1};
    constexpr int step_y[] = {-1, 0, 1, 0};
    std::queue<State> queue;
    std::set<std::tuple<unsigned, unsigned, bool, bool>> seen;
    queue.push({puzzle.start.x(), puzzle.start.y(), false, false, 0});
    for (; !queue.empty(); queue.pop()) {
        const State from = queue.front();
        for (const auto direction : all_directions) {
            State state = from;
            ++state.moves;
            while (!puzzle.board.has_wall(Cell(state.x, state.y), direction)) {
                state.x = static_cast<unsigned>(static_cast<int>(state.x) + step_x[index(direction)]);
                state.y = static_cast<unsigned>(static_cast<int>(state.y) + step_y[index(direction)]);
                const Cell here(state.x, state.y);
                state.amber |= here == puzzle.contest.amber;
                state.violet |= here == puzzle.contest.violet;
                if (state.amber && state.violet && here == puzzle.contest.goal) {
                    return state.moves;
                }
            }
            if (seen.insert({state.x, state.y, state.amber, state.violet}).second) {
                queue.push(state);
            }
        }
    }
    return std::nullopt;
}

}  // namespace support
