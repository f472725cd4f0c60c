// A game of Classic from the first goal to the last.
#include <unity.h>

#include <set>
#include <string>

#include "ricochet/classic_game.hpp"
#include "support/board_checker.hpp"
#include "support/fnv_hash.hpp"
#include "support/game_player.hpp"

using namespace ricochet;

namespace {

ClassicGame new_game(std::uint64_t seed = 1, const Rules& rules = {}) {
    return {BoardChoice::random(5), seed, rules};
}

void a_new_game_has_seventeen_open_goals_and_robots_on_free_cells() {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        for (unsigned variant = 0; variant < 2; ++variant) {
            const auto game = new_game(seed, support::rules_variant(variant));
            TEST_ASSERT_FALSE(game.over());
            TEST_ASSERT_EQUAL_UINT(0, game.completed_count());
            TEST_ASSERT_EQUAL_UINT(4 + variant, game.round().start().robot_count());
            TEST_ASSERT_EQUAL_STRING("",
                                     support::starting_problem(game.board(), game.round().start()).c_str());
        }
    }
}

void the_fifth_robot_changes_neither_the_others_nor_the_goals() {
    auto four = new_game(3, {4, Ricochet::off, true});
    auto five = new_game(3, {5, Ricochet::off, true});
    for (unsigned i = 0; i < 20; ++i) {
        TEST_ASSERT_EQUAL_UINT(four.current_goal(), five.current_goal());
        for (const Robot robot : {Robot::red, Robot::yellow, Robot::green, Robot::blue}) {
            TEST_ASSERT_TRUE(four.round().start().of(robot) == five.round().start().of(robot));
        }
        four.skip_round();
        five.skip_round();
    }
}

void the_first_goal_is_drawn_from_all() {
    std::set<unsigned> drawn;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        drawn.insert(new_game(seed).current_goal());
    }
    TEST_ASSERT_EQUAL_UINT(17, drawn.size());
}

// Plays on, looking at what changes from goal to goal; false if chance was not kind.
bool play_and_watch(ClassicGame& game, support::Chance& chance) {
    std::set<unsigned> completed;
    for (unsigned patience = 60; patience > 0 && !game.over(); --patience) {
        TEST_ASSERT_EQUAL_UINT(completed.size(), game.completed_count());
        const unsigned goal = game.current_goal();
        TEST_ASSERT_EQUAL_UINT_MESSAGE(0, completed.count(goal), "a completed goal does not come again");
        TEST_ASSERT_FALSE(game.is_completed(goal));
        TEST_ASSERT_TRUE(game.round().contest().goal == game.board().goals()[goal]);
        if (!support::win_round(game, chance)) {
            TEST_ASSERT_TRUE(game.skip_round());
            continue;
        }
        const Position robots = game.round().now().robots;
        const auto moves = game.round().now().moves;
        TEST_ASSERT_TRUE(game.finish_round());
        completed.insert(goal);
        TEST_ASSERT_TRUE(game.is_completed(goal));
        TEST_ASSERT_EQUAL_UINT(moves, game.moves_taken(goal));
        if (!game.over()) {
            TEST_ASSERT_TRUE_MESSAGE(game.round().start() == robots, "robots stay where the round left them");
            TEST_ASSERT_EQUAL_UINT(0, game.round().now().moves);
            TEST_ASSERT_FALSE(game.round().won());
        }
    }
    TEST_ASSERT_EQUAL(game.over(), completed.size() == 17);
    return game.over();
}

void a_game_goes_through_all_seventeen_goals_without_repetition() {
    for (unsigned variant = 0; variant < support::rule_variants; ++variant) {
        bool over = false;
        for (std::uint32_t seed = 0; !over; ++seed) {
            support::Chance chance(seed);
            auto game = support::some_game(variant, seed);
            over = play_and_watch(game, chance);
        }
    }
}

void once_over_nothing_changes_any_more() {
    auto game = support::game_with(17, 0);
    const auto end = game;
    for (const auto direction : all_directions) {
        TEST_ASSERT_TRUE(game.move({Robot::red, direction}) == Refusal::over);
    }
    TEST_ASSERT_FALSE(game.undo());
    TEST_ASSERT_FALSE(game.redo());
    TEST_ASSERT_FALSE(game.restart());
    TEST_ASSERT_FALSE(game.finish_round());
    TEST_ASSERT_FALSE(game.skip_round());
    TEST_ASSERT_TRUE(game == end);
}

void a_skipped_goal_goes_back_into_the_pool() {
    auto game = new_game();
    std::set<unsigned> seen;
    for (unsigned i = 0; i < 300; ++i) {
        const unsigned skipped = game.current_goal();
        seen.insert(skipped);
        TEST_ASSERT_TRUE(game.skip_round());
        TEST_ASSERT_TRUE_MESSAGE(game.current_goal() != skipped, "another goal comes first");
        TEST_ASSERT_FALSE(game.is_completed(skipped));
    }
    TEST_ASSERT_EQUAL_UINT_MESSAGE(17, seen.size(), "and every goal comes again");
    TEST_ASSERT_EQUAL_UINT(0, game.completed_count());
}

void goals_put_off_come_only_when_there_are_no_others() {
    auto game = new_game();
    std::uint32_t put_off = 0;
    for (unsigned i = 0; i < ClassicGame::goal_count; ++i) {
        TEST_ASSERT_TRUE(game.has_other_goals(put_off));
        const std::uint32_t goal = 1U << game.current_goal();
        TEST_ASSERT_EQUAL_UINT_MESSAGE(0, put_off & goal, "one that was not put off yet");
        put_off |= goal;
        TEST_ASSERT_TRUE(game.skip_round(put_off));
    }
    TEST_ASSERT_FALSE(game.has_other_goals(put_off));
}

void skipping_puts_the_robots_back_to_the_start_of_the_round() {
    support::Chance chance(2);
    auto game = new_game();
    const Position start = game.round().start();
    support::random_move(game, chance);
    TEST_ASSERT_TRUE(game.skip_round());
    TEST_ASSERT_TRUE(game.round().start() == start);
    TEST_ASSERT_TRUE(game.round().now().robots == start);
}

void the_last_goal_comes_again_when_it_is_skipped() {
    auto game = support::game_with(16, 0);
    const unsigned last = game.current_goal();
    TEST_ASSERT_TRUE(game.skip_round());
    TEST_ASSERT_EQUAL_UINT(last, game.current_goal());
    TEST_ASSERT_FALSE(game.over());
}

void only_a_won_round_can_be_finished_and_only_an_open_one_skipped() {
    support::Chance chance(4);
    auto game = new_game();
    TEST_ASSERT_FALSE(game.finish_round());
    while (!support::win_round(game, chance)) {
        game.skip_round();
    }
    TEST_ASSERT_FALSE(game.skip_round());
    TEST_ASSERT_TRUE_MESSAGE(game.undo(), "a win can still be taken back");
    TEST_ASSERT_FALSE(game.finish_round());
    TEST_ASSERT_TRUE(game.redo());
    TEST_ASSERT_TRUE(game.finish_round());
}

void undo_redo_and_restart_stay_within_the_round() {
    support::Chance chance(5);
    auto game = new_game();
    TEST_ASSERT_TRUE(support::complete_a_goal(game, chance));
    TEST_ASSERT_FALSE_MESSAGE(game.undo(), "the finished round is finished");
    const auto begun = game;
    while (!support::random_move(game, chance)) {
    }
    const auto moved = game;
    TEST_ASSERT_TRUE(game.undo());
    TEST_ASSERT_TRUE(game.redo());
    TEST_ASSERT_TRUE(game == moved);
    TEST_ASSERT_TRUE(game.restart());
    TEST_ASSERT_TRUE(game.round().now() == begun.round().now());
}

// What a robot did in the last round is no longer remembered: it may go back the way it came.
void a_new_round_knows_nothing_of_the_moves_of_the_last() {
    support::Chance chance(6);
    auto game = new_game(1, {4, Ricochet::off, false});
    for (unsigned rounds = 0; rounds < 5; ++rounds) {
        while (!support::win_round(game, chance)) {
            game.skip_round();
        }
        const Move back{game.round().now().winner, opposite(game.round().history().back().direction)};
        game.finish_round();
        if (game.table().can_move(back, game.round().start())) {
            TEST_ASSERT_TRUE(game.move(back) == Refusal::none);
        }
    }
}

// A fixed way to play, from core's own chance, so that every platform goes the same way.
std::uint32_t signature_of_a_game(ClassicGame game) {
    support::FnvHash hash;
    Rng rng(99);
    for (unsigned steps = 0; steps < 20000 && !game.over(); ++steps) {
        const auto moves = game.table().moves(game.round().now().robots);
        game.move(*(moves.begin() + rng.below(static_cast<std::uint32_t>(moves.size()))));
        hash.add(game.current_goal()).add(game.round().now().robots);
        if (game.round().won()) {
            game.finish_round();
        } else if (steps % 1000 == 999) {
            game.skip_round();
        }
    }
    return hash.add(game.completed_count()).value();
}

// A seed means these robots and this order of goals everywhere and for ever.
void seeds_mean_the_same_game_on_every_platform() {
    TEST_ASSERT_EQUAL_HEX32(0x2fc68152, signature_of_a_game({BoardChoice::random(1), 1, {}}));
    TEST_ASSERT_EQUAL_HEX32(
        0xd88a6425, signature_of_a_game({BoardChoice::random(2026), 77, {5, Ricochet::official, false}}));
    TEST_ASSERT_EQUAL_HEX32(0x6c341bdb, signature_of_a_game({BoardChoice::classic(arrangement(42)),
                                                             0xfedcba9876543210,
                                                             {4, Ricochet::no_one_move, true}}));
}

void the_same_seed_gives_the_same_game_and_another_another() {
    TEST_ASSERT_TRUE(new_game(8) == new_game(8));
    TEST_ASSERT_FALSE(new_game(8) == new_game(9));
    TEST_ASSERT_FALSE_MESSAGE(new_game(8).round().start() == new_game(8 + (1ULL << 32U)).round().start(),
                              "all 64 bits of a seed count");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_new_game_has_seventeen_open_goals_and_robots_on_free_cells);
    RUN_TEST(the_fifth_robot_changes_neither_the_others_nor_the_goals);
    RUN_TEST(the_first_goal_is_drawn_from_all);
    RUN_TEST(a_game_goes_through_all_seventeen_goals_without_repetition);
    RUN_TEST(once_over_nothing_changes_any_more);
    RUN_TEST(a_skipped_goal_goes_back_into_the_pool);
    RUN_TEST(goals_put_off_come_only_when_there_are_no_others);
    RUN_TEST(skipping_puts_the_robots_back_to_the_start_of_the_round);
    RUN_TEST(the_last_goal_comes_again_when_it_is_skipped);
    RUN_TEST(only_a_won_round_can_be_finished_and_only_an_open_one_skipped);
    RUN_TEST(undo_redo_and_restart_stay_within_the_round);
    RUN_TEST(a_new_round_knows_nothing_of_the_moves_of_the_last);
    RUN_TEST(seeds_mean_the_same_game_on_every_platform);
    RUN_TEST(the_same_seed_gives_the_same_game_and_another_another);
    return UNITY_END();
}
