// Judges whether a game of Classic is one that can be played: by the rules' words and step by step, without core's own
// ways of moving. The judgement is the first thing wrong, in words; empty if nothing is.
#pragma once

#include <string>

#include "ricochet/classic_game.hpp"
#include "support/board_checker.hpp"
#include "support/stepper.hpp"

namespace support {

// Plays moves slowly from a position; false at a move that gets nowhere, or of a robot that is not there.
inline bool step_moves(const ricochet::Board& board, ricochet::Position& robots,
                       std::span<const ricochet::Move> moves) {
    for (const auto move : moves) {
        if (!robots.has(move.robot)) {
            return false;
        }
        const auto path = stepped_path(board, robots.of(move.robot), move.direction, robots);
        if (path.size() < 2) {
            return false;
        }
        robots.put(move.robot, path.back());
    }
    return true;
}

// Whether the last of these moves wins, by the words of the rules; the base says what was before them.
inline bool claims(const ricochet::Round& round, std::span<const ricochet::Move> moves,
                   const ricochet::Position& robots) {
    const auto& contest = round.contest();
    if (moves.empty()) {
        return false;
    }
    const auto robot = moves.back().robot;
    const bool arrived = robots.of(robot) == contest.goal.cell &&
                         (contest.goal.claimant.is_any() || contest.goal.claimant.robot() == robot);
    if (!arrived || contest.rules.ricochet == ricochet::Ricochet::off) {
        return arrived;
    }
    if (contest.rules.ricochet == ricochet::Ricochet::no_one_move) {
        return round.base().moves + moves.size() > 1;
    }
    const auto& before = round.base().trails[index(robot)];
    bool turned = before.turned;
    bool moved = before.moved;
    auto last = before.last;
    for (const auto move : moves) {
        if (move.robot == robot) {
            turned = turned || (moved && move.direction != last && move.direction != opposite(last));
            moved = true;
            last = move.direction;
        }
    }
    return turned;
}

inline std::string round_problem(const ricochet::ClassicGame& game) {
    const auto& round = game.round();
    if (round.start().robot_count() != game.rules().robots ||
        round.base().robots.robot_count() != game.rules().robots) {
        return "the number of robots";
    }
    for (const auto* const robots : {&round.start(), &round.base().robots, &round.now().robots}) {
        if (auto problem = standing_problem(*robots); !problem.empty()) {
            return problem;
        }
    }
    ricochet::Position robots = round.base().robots;
    if (!step_moves(game.board(), robots, round.history()) || robots != round.now().robots) {
        return "the history does not lead to where the robots stand";
    }
    if (round.won() != claims(round, round.history(), robots)) {
        return "won or not";
    }
    if (round.won() && (round.now().winner != round.history().back().robot || !round.undone().empty())) {
        return "the win is not the end";
    }
    if (!step_moves(game.board(), robots, round.undone())) {
        return "what was undone cannot be redone";
    }
    if (round.now().moves != round.base().moves + round.history().size()) {
        return "the count of moves";
    }
    if (round.base().moves == 0 && round.base().robots != round.start()) {
        return "robots moved without a move";
    }
    if (round.history().size() + round.undone().size() > ricochet::Round::history_capacity) {
        return "the history is too long";
    }
    return {};
}

inline std::string game_problem(const ricochet::ClassicGame& game) {
    if (auto problem = BoardChecker(game.board()).common_problem(); !problem.empty()) {
        return problem;
    }
    if (game.rules().robots != 4 && game.rules().robots != 5) {
        return "neither four robots nor five";
    }
    unsigned completed = 0;
    for (unsigned goal = 0; goal < 17; ++goal) {
        completed += game.is_completed(goal) ? 1 : 0;
        if (game.is_completed(goal) != (game.moves_taken(goal) > 0)) {
            return "a goal is completed without moves, or has moves without being completed";
        }
    }
    if (completed != game.completed_count() || game.over() != (completed == 17)) {
        return "the count of completed goals";
    }
    if (game.current_goal() >= 17 || game.is_completed(game.current_goal()) != game.over()) {
        return "the goal that is played";
    }
    if (game.round().contest().goal != game.board().goals()[game.current_goal()] ||
        game.round().contest().rules != game.rules()) {
        return "the round is about something else";
    }
    if (game.over() &&
        (!game.round().won() || game.moves_taken(game.current_goal()) != game.round().now().moves)) {
        return "the end of the game";
    }
    return round_problem(game);
}

}  // namespace support
