// Games as bytes: stored and read back at any moment, and damaged in every byte.
#include <unity.h>

#include <cstdio>
#include <string>
#include <vector>

#include "ricochet/classic_game.hpp"
#include "support/game_checker.hpp"
#include "support/game_player.hpp"

using namespace ricochet;

namespace {

ClassicGame another_game() { return {BoardChoice::random(4711), 4711, {}}; }

void expect_round_trip(const ClassicGame& game) {
    const auto bytes = game.store();
    auto loaded = another_game();
    const auto complaint = ClassicGame::load(bytes, loaded);
    TEST_ASSERT_EQUAL_STRING("", std::string(complaint.view()).c_str());
    TEST_ASSERT_TRUE(loaded == game);
    TEST_ASSERT_TRUE(loaded.store() == bytes);
}

void games_survive_storing_at_any_moment() {
    for (unsigned variant = 0; variant < support::rule_variants; ++variant) {
        for (std::uint32_t seed = 0; seed < 6; ++seed) {
            support::Chance chance(seed * support::rule_variants + variant);
            auto game = support::some_game(variant, seed);
            for (unsigned step = 0; step < 1500; ++step) {
                support::act_at_random(game, chance);
                if (chance.one_in(8)) {
                    expect_round_trip(game);
                }
            }
            TEST_ASSERT_EQUAL_STRING("", support::game_problem(game).c_str());
        }
    }
}

// A read game goes on exactly like the one that was stored.
void a_read_game_has_the_same_future() {
    for (unsigned variant = 0; variant < support::rule_variants; ++variant) {
        support::Chance chance(variant);
        auto game = support::game_with(3, variant);
        auto loaded = another_game();
        TEST_ASSERT_TRUE(ClassicGame::load(game.store(), loaded).empty());
        support::Chance same = chance;
        for (unsigned step = 0; step < 3000; ++step) {
            support::act_at_random(game, chance);
            support::act_at_random(loaded, same);
        }
        TEST_ASSERT_TRUE(game == loaded);
    }
}

// A round long enough that its beginning has been folded away several times.
ClassicGame long_round(unsigned variant) {
    for (std::uint32_t seed = 0;; ++seed) {
        support::Chance chance(seed);
        auto game = support::some_game(variant, seed);
        while (!game.round().won() && game.round().now().moves < 1500) {
            support::random_move(game, chance);
        }
        if (!game.round().won()) {
            return game;
        }
    }
}

void long_rounds_survive_storing() {
    for (unsigned variant = 0; variant < support::rule_variants; ++variant) {
        auto game = long_round(variant);
        TEST_ASSERT_GREATER_THAN_UINT(0, game.round().base().moves);
        expect_round_trip(game);
        for (unsigned i = 0; i < 100; ++i) {
            game.undo();
        }
        expect_round_trip(game);
        while (game.undo()) {
        }
        expect_round_trip(game);
        game.restart();
        expect_round_trip(game);
    }
}

void finished_games_survive_storing() {
    for (const unsigned variant : {0U, 5U, 11U}) {
        const auto game = support::game_with(17, variant);
        TEST_ASSERT_TRUE(game.over());
        TEST_ASSERT_EQUAL_STRING("", support::game_problem(game).c_str());
        expect_round_trip(game);
    }
}

// Games of all kinds, at moments of all kinds.
std::vector<ClassicGame> games_to_damage() {
    std::vector<ClassicGame> games;
    for (unsigned variant = 0; variant < support::rule_variants; ++variant) {
        support::Chance chance(variant + 100);
        auto game = support::game_with(variant % 4, variant);
        for (unsigned step = 0; step < 25 + 10 * variant && !game.round().won(); ++step) {
            support::random_move(game, chance);
        }
        for (unsigned i = 0; i < variant; ++i) {
            game.undo();
        }
        games.push_back(game);
    }
    games.push_back(support::some_game(0, 0));
    games.push_back(long_round(0));
    games.push_back(long_round(11));
    games.push_back(support::game_with(17, 0));
    games.push_back(support::game_with(17, 9));
    return games;
}

struct Score {
    unsigned refused = 0;
    unsigned valid = 0;
};

// Damaged bytes are refused and change nothing, or they are a game like any other.
void judge(const ClassicGame::Stored& bytes, Score& score) {
    static const ClassicGame untouched = another_game();
    ClassicGame loaded = untouched;
    const auto complaint = ClassicGame::load(bytes, loaded);
    if (!complaint.empty()) {
        ++score.refused;
        TEST_ASSERT_TRUE_MESSAGE(loaded == untouched, "a refused game changes nothing");
        return;
    }
    ++score.valid;
    TEST_ASSERT_EQUAL_STRING("", support::game_problem(loaded).c_str());
    TEST_ASSERT_TRUE_MESSAGE(loaded.store() == bytes, "what was read is all there was");
    support::Chance chance(score.valid);
    for (unsigned step = 0; step < 10; ++step) {
        support::act_at_random(loaded, chance);
    }
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", support::round_problem(loaded).c_str(), "it can be played on");
}

void every_damaged_byte_is_refused_or_gives_a_valid_game() {
    Score score;
    support::Chance chance(12);
    for (const auto& game : games_to_damage()) {
        const auto good = game.store();
        for (std::size_t at = 0; at < good.size(); ++at) {
            auto bytes = good;
            const unsigned was = good[at];
            for (const unsigned value : {0U, 1U, 2U, 255U, was ^ 1U, was ^ 0x40U, was ^ 0x80U, was + 1U,
                                         was - 1U, chance.below(256)}) {
                bytes[at] = static_cast<std::uint8_t>(value);
                if (bytes != good) {
                    judge(bytes, score);
                }
            }
        }
    }
    std::printf("one byte damaged: %u refused, %u valid games\n", score.refused, score.valid);
    TEST_ASSERT_GREATER_THAN_UINT(0, score.refused);
    TEST_ASSERT_GREATER_THAN_UINT(0, score.valid);
}

void several_damaged_bytes_are_refused_or_give_a_valid_game() {
    Score score;
    support::Chance chance(13);
    for (const auto& game : games_to_damage()) {
        for (unsigned i = 0; i < 2000; ++i) {
            auto bytes = game.store();
            for (unsigned changes = 2 + chance.below(3); changes > 0; --changes) {
                bytes[chance.below(96)] =
                    static_cast<std::uint8_t>(chance.one_in(2) ? chance.below(20) : chance.below(256));
            }
            judge(bytes, score);
        }
    }
    std::printf("several bytes damaged: %u refused, %u valid games\n", score.refused, score.valid);
    TEST_ASSERT_GREATER_THAN_UINT(0, score.refused);
}

void blocks_of_another_length_are_refused() {
    const auto game = another_game();
    const auto bytes = game.store();
    auto loaded = game;
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        const std::vector<std::uint8_t> cut(bytes.begin(),
                                            bytes.begin() + static_cast<std::ptrdiff_t>(length));
        TEST_ASSERT_FALSE(ClassicGame::load(cut, loaded).empty());
    }
    std::vector<std::uint8_t> longer(bytes.begin(), bytes.end());
    longer.push_back(0);
    TEST_ASSERT_FALSE(ClassicGame::load(longer, loaded).empty());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(games_survive_storing_at_any_moment);
    RUN_TEST(a_read_game_has_the_same_future);
    RUN_TEST(long_rounds_survive_storing);
    RUN_TEST(finished_games_survive_storing);
    RUN_TEST(every_damaged_byte_is_refused_or_gives_a_valid_game);
    RUN_TEST(several_damaged_bytes_are_refused_or_give_a_valid_game);
    RUN_TEST(blocks_of_another_length_are_refused);
    return UNITY_END();
}
