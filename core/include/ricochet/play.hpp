// The rules at work: what one move does to a round, when a move is refused, and when the goal is claimed.
#pragma once

#include <array>
#include <cstdint>

#include "ricochet/goal.hpp"
#include "ricochet/rules.hpp"
#include "ricochet/slide_table.hpp"

namespace ricochet {

// What the rules remember of one robot's own moves of this round: its last direction, and whether two
// successive moves of its own were at a right angle.
struct Trail {
    bool moved = false;
    bool turned = false;
    Direction last = Direction::up;

    constexpr void add(Direction direction) {
        turned = turned || (moved && at_right_angle(last, direction));
        moved = true;
        last = direction;
    }
    constexpr bool operator==(const Trail&) const = default;
};

// A round at one moment: everything the rules look at.
struct Play {
    Position robots;
    std::array<Trail, max_robots> trails{};
    std::uint32_t moves = 0;
    bool won = false;
    Robot winner = Robot::red;  // meaningful once won

    constexpr bool operator==(const Play&) const = default;
};

// A round that begins with the robots here.
constexpr Play starting_play(const Position& start) {
    Play play;
    play.robots = start;
    return play;
}

// What is asked of a round: the goal, under these rules.
struct Contest {
    Goal goal;
    Rules rules;

    constexpr bool operator==(const Contest&) const = default;
};

enum class Refusal : std::uint8_t {
    none,
    no_such_robot,  // silver in a game of four
    blocked,        // the robot cannot slide that way
    rebound,        // it would go straight back, which the rules forbid
    over            // the goal has been claimed
};

// Why this move is not possible now, if so.
constexpr Refusal refusal(const SlideTable& table, const Contest& contest, const Play& play, Move move) {
    if (play.won) {
        return Refusal::over;
    }
    if (!play.robots.has(move.robot)) {
        return Refusal::no_such_robot;
    }
    if (!table.can_move(move, play.robots)) {
        return Refusal::blocked;
    }
    const Trail& trail = play.trails[index(move.robot)];
    if (!contest.rules.rebound && trail.moved && trail.last == opposite(move.direction)) {
        return Refusal::rebound;
    }
    return Refusal::none;
}

// Whether a robot that just arrived on the goal's cell has met the ricochet rule.
constexpr bool ricochet_satisfied(Ricochet rule, const Trail& trail, std::uint32_t moves) {
    switch (rule) {
        case Ricochet::off:
            return true;
        case Ricochet::no_one_move:
            return moves > 1;
        case Ricochet::official:
            return trail.turned;
    }
    return false;
}

// Makes the move, or refuses it and changes nothing. A goal is claimed by *arriving*: a robot that already
// stands on it when the round begins has to leave and come back.
constexpr Refusal make_move(const SlideTable& table, const Contest& contest, Play& play, Move move) {
    const Refusal why = refusal(table, contest, play, move);
    if (why != Refusal::none) {
        return why;
    }
    const Cell end = table.stop(move, play.robots);
    play.robots.put(move.robot, end);
    Trail& trail = play.trails[index(move.robot)];
    trail.add(move.direction);
    ++play.moves;
    if (end == contest.goal.cell && contest.goal.claimant.allows(move.robot) &&
        ricochet_satisfied(contest.rules.ricochet, trail, play.moves)) {
        play.won = true;
        play.winner = move.robot;
    }
    return Refusal::none;
}

}  // namespace ricochet
