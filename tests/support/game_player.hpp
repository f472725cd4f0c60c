// Plays Classic by chance, as a restless player would: moves, undo, redo, restart, skip.
#pragma once

#include "ricochet/classic_game.hpp"
#include "support/chance.hpp"

namespace support {

// One legal move of those there are; false if there is none.
inline bool random_move(ricochet::ClassicGame& game, Chance& chance) {
    const auto moves = game.table().moves(game.round().now().robots);
    if (moves.size() == 0) {
        return false;
    }
    const auto move = *(moves.begin() + chance.below(static_cast<unsigned>(moves.size())));
    return game.move(move) == ricochet::Refusal::none;
}

// Moves until the round is won; false if that takes longer than chance is given.
inline bool win_round(ricochet::ClassicGame& game, Chance& chance) {
    for (unsigned patience = 4000; patience > 0 && !game.round().won(); --patience) {
        random_move(game, chance);
    }
    return game.round().won();
}

// Completes one goal; false if chance was not kind to any of several.
inline bool complete_a_goal(ricochet::ClassicGame& game, Chance& chance) {
    for (unsigned patience = 12; patience > 0; --patience) {
        if (win_round(game, chance)) {
            return game.finish_round();
        }
        game.skip_round();
    }
    return false;
}

// Plays until so many goals are completed; false if chance was not kind. Some goals are hard to meet by chance.
inline bool complete_goals(ricochet::ClassicGame& game, unsigned count, Chance& chance) {
    while (game.completed_count() < count) {
        if (!complete_a_goal(game, chance)) {
            return false;
        }
    }
    return true;
}

// The rule variants there are: robots × ricochet × rebound.
inline constexpr unsigned rule_variants = 12;
inline ricochet::Rules rules_variant(unsigned number) {
    return {static_cast<std::uint8_t>(4 + (number & 1U)), static_cast<ricochet::Ricochet>((number >> 2U) % 3),
            (number & 2U) == 0};
}

// Some game under these rules: random and classic boards take turns.
inline ricochet::ClassicGame some_game(unsigned variant, std::uint32_t seed) {
    const auto choice =
        seed % 2 == 0
            ? ricochet::BoardChoice::random(seed)
            : ricochet::BoardChoice::classic(ricochet::arrangement(seed % ricochet::arrangement_count));
    return {choice, seed, rules_variant(variant)};
}

// A game under these rules in which so many goals have been completed: the first of those that chance can play.
inline ricochet::ClassicGame game_with(unsigned completed, unsigned variant) {
    for (std::uint32_t seed = 0;; ++seed) {
        Chance chance(seed);
        auto game = some_game(variant, seed);
        if (complete_goals(game, completed, chance)) {
            return game;
        }
    }
}

// Anything a player can do. Moves are likeliest, so that rounds get somewhere.
inline void act_at_random(ricochet::ClassicGame& game, Chance& chance) {
    if (game.round().won() && chance.one_in(2)) {
        game.finish_round();
        return;
    }
    switch (chance.below(40)) {
        case 0:
            game.skip_round();
            break;
        case 1:
            game.restart();
            break;
        case 2:
        case 3:
        case 4:
        case 5:
            game.undo();
            break;
        case 6:
        case 7:
            game.redo();
            break;
        default:
            random_move(game, chance);
    }
}

}  // namespace support
