// Crystals, the rules: one robot on a 5×5 board passes over the amber and the violet crystal in any order, and
// then over the goal.
#pragma once

#include <cstdint>

#include "ricochet/play.hpp"
#include "ricochet/round.hpp"
#include "ricochet/slide_table.hpp"

namespace ricochet {

inline constexpr unsigned crystals_side = 5;

// What is asked: where the crystals lie and where to go with them.
struct CrystalsContest {
    Cell amber;
    Cell violet;
    Cell goal;

    constexpr bool operator==(const CrystalsContest&) const = default;
};

// A puzzle: a 5×5 board, where the robot starts, and what is asked of it.
struct CrystalsPuzzle {
    Board board{crystals_side, crystals_side};
    Cell start;
    CrystalsContest contest;

    constexpr bool operator==(const CrystalsPuzzle&) const = default;
};

// Which crystals the robot has.
struct Collected {
    bool amber = false;
    bool violet = false;

    [[nodiscard]] constexpr bool both() const { return amber && violet; }
    constexpr bool operator==(const Collected&) const = default;
};

// A round at one moment: everything the rules look at.
struct CrystalsPlay {
    Cell robot;
    Collected collected;
    std::uint32_t moves = 0;
    bool won = false;

    constexpr bool operator==(const CrystalsPlay&) const = default;
};

constexpr CrystalsPlay starting_play(Cell start) {
    CrystalsPlay play;
    play.robot = start;
    return play;
}

// Why this move is not possible now, if so.
constexpr Refusal refusal(const SlideTable& table, const CrystalsPlay& play, Direction direction) {
    if (play.won) {
        return Refusal::over;
    }
    return table.wall_stop(play.robot, direction) == play.robot ? Refusal::blocked : Refusal::none;
}

// Makes the move, or refuses it and changes nothing. What the robot passes over or stops on counts, in the
// order of its way; the cell it leaves does not. A win does not stop the slide.
constexpr Refusal make_move(const SlideTable& table, const CrystalsContest& contest, CrystalsPlay& play,
                            Direction direction) {
    const Refusal why = refusal(table, play, direction);
    if (why != Refusal::none) {
        return why;
    }
    const Cell end = table.wall_stop(play.robot, direction);
    for (const Cell cell : SlidePath(play.robot.neighbour(direction), end)) {
        play.collected.amber = play.collected.amber || cell == contest.amber;
        play.collected.violet = play.collected.violet || cell == contest.violet;
        play.won = play.won || (play.collected.both() && cell == contest.goal);
    }
    play.robot = end;
    ++play.moves;
    return Refusal::none;
}

struct CrystalsMode {
    using Start = Cell;
    using Contest = CrystalsContest;
    using Play = CrystalsPlay;
    using Move = Direction;
};
using CrystalsRound = BasicRound<CrystalsMode>;

}  // namespace ricochet
