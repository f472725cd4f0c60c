// A game of Crystals is played, put away and taken up again; a damaged one is refused and changes nothing.
#include <unity.h>

#include <string>

#include "ricochet/crystals_game.hpp"
#include "ricochet/rng.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

CrystalsGame new_game(std::uint32_t number = 5, Difficulty difficulty = Difficulty::medium) {
    return CrystalsGame(deal_crystals(difficulty, number));
}

// Random moves, undos, redos and restarts; never the last step to a win.
void play_randomly(CrystalsGame& game, Rng& rng, unsigned actions) {
    for (unsigned i = 0; i < actions; ++i) {
        switch (rng.below(16)) {
            case 0:
                game.undo();
                break;
            case 1:
                game.redo();
                break;
            case 2:
                if (rng.below(40) == 0) {
                    game.restart();
                }
                break;
            default:
                game.move(all_directions[rng.below(4)]);
                if (game.round().won()) {
                    game.undo();
                }
                break;
        }
    }
}

void expect_survives_storing(const CrystalsGame& game) {
    CrystalsGame other = new_game(99, Difficulty::easy);
    const auto complaint = CrystalsGame::load(game.store(), other);
    TEST_ASSERT_EQUAL_STRING("", std::string(complaint.view()).c_str());
    TEST_ASSERT_TRUE(other.store() == game.store());
    TEST_ASSERT_TRUE(other.round().now() == game.round().now());
    TEST_ASSERT_TRUE(other.deal() == game.deal());
    TEST_ASSERT_TRUE(other.board() == game.board());
}

void test_the_shown_solution_wins_in_the_optimum() {
    CrystalsGame game = new_game();
    const auto solution = game.solution();
    for (const auto direction : solution.moves()) {
        TEST_ASSERT_TRUE(game.move(direction) == Refusal::none);
    }
    TEST_ASSERT_TRUE(game.round().won());
    TEST_ASSERT_EQUAL_UINT(game.optimum(), game.round().now().moves);
    TEST_ASSERT_TRUE(game.move(Direction::up) == Refusal::over);
    TEST_ASSERT_TRUE(game.undo());
    TEST_ASSERT_FALSE(game.round().won());
}

void test_the_hint_follows_the_player() {
    CrystalsGame game = new_game(7, Difficulty::hard);
    Rng rng(1);
    for (unsigned i = 0; i < 50; ++i) {
        play_randomly(game, rng, 3);
        if (!game.solution().found()) {
            game.restart();  // one can slide into a dead end; the start never is one
        }
        const auto before = game.solution();
        TEST_ASSERT_TRUE(before.found());
        TEST_ASSERT_TRUE(game.move(before.moves()[0]) == Refusal::none);
        TEST_ASSERT_EQUAL_UINT(before.moves().size() - 1, game.solution().moves().size());
        game.undo();
    }
}

void test_a_game_survives_being_stored_at_any_moment() {
    Rng rng(2);
    for (std::uint32_t number = 0; number < 30; ++number) {
        CrystalsGame game = new_game(number, all_difficulties[number % 3]);
        expect_survives_storing(game);
        for (unsigned i = 0; i < 10; ++i) {
            play_randomly(game, rng, 1 + rng.below(200));
            expect_survives_storing(game);
        }
    }
}

void test_a_won_game_survives_being_stored() {
    CrystalsGame game = new_game();
    const auto solution = game.solution();
    for (const auto direction : solution.moves()) {
        game.move(direction);
    }
    expect_survives_storing(game);
    CrystalsGame other = new_game(1);
    TEST_ASSERT_TRUE(CrystalsGame::load(game.store(), other).empty());
    TEST_ASSERT_TRUE(other.round().won());
}

void test_damaged_bytes_are_refused_or_make_another_whole_game() {
    Rng rng(3);
    CrystalsGame game = new_game();
    play_randomly(game, rng, 60);
    const auto stored = game.store();
    unsigned refused = 0;
    for (std::size_t at = 0; at < stored.size(); ++at) {
        for (const unsigned change : {1U, 0x80U, 0xffU, 1U + rng.below(255)}) {
            auto bytes = stored;
            bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ change);
            CrystalsGame loaded = game;
            const auto complaint = CrystalsGame::load(bytes, loaded);
            if (complaint.empty()) {
                TEST_ASSERT_TRUE(loaded.store() == bytes);
            } else {
                ++refused;
                TEST_ASSERT_TRUE(loaded == game);
            }
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(stored.size() * 3, refused);
}

void test_what_could_not_have_come_from_a_game_is_refused() {
    const CrystalsGame game = new_game();
    const auto refusal_of = [&](std::size_t at, std::uint8_t byte) {
        auto bytes = game.store();
        bytes[at] = byte;
        CrystalsGame loaded = game;
        return std::string(CrystalsGame::load(bytes, loaded).view());
    };
    TEST_ASSERT_EQUAL_STRING("the stored game is of another version", refusal_of(0, 9).c_str());
    const char* const puzzle = "the stored game's puzzle is none of this game";
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(1, 3).c_str());    // a fourth difficulty
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(6, 8).c_str());    // a ninth L
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(10, 5).c_str());   // a start off the board
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(14, 20).c_str());  // too long for medium
    const auto other_optimum = static_cast<std::uint8_t>(game.optimum() == 10 ? 11 : 10);
    TEST_ASSERT_EQUAL_STRING("the stored game's puzzle has another shortest solution",
                             refusal_of(14, other_optimum).c_str());
    TEST_ASSERT_EQUAL_STRING("the stored game's robot cannot stand there", refusal_of(16, 99).c_str());
    TEST_ASSERT_EQUAL_STRING("the stored game has too many moves", refusal_of(23, 9).c_str());
    TEST_ASSERT_EQUAL_STRING("the stored game has something after its end", refusal_of(500, 1).c_str());
    CrystalsGame loaded = game;
    const auto stored = game.store();
    const auto shorter = std::span(stored).first(stored.size() - 1);
    TEST_ASSERT_EQUAL_STRING("a stored game has another length",
                             std::string(CrystalsGame::load(shorter, loaded).view()).c_str());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_the_shown_solution_wins_in_the_optimum);
    RUN_TEST(test_the_hint_follows_the_player);
    RUN_TEST(test_a_game_survives_being_stored_at_any_moment);
    RUN_TEST(test_a_won_game_survives_being_stored);
    RUN_TEST(test_damaged_bytes_are_refused_or_make_another_whole_game);
    RUN_TEST(test_what_could_not_have_come_from_a_game_is_refused);
    return UNITY_END();
}
