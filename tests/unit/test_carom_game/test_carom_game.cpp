// A game of Carom is played, put away and taken up again; a damaged one is refused and changes nothing.
#include <unity.h>

#include <array>
#include <string>

#include "ricochet/carom_game.hpp"
#include "ricochet/rng.hpp"
#include "ricochet/solution_check.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

std::array<std::uint32_t, CaromGenerator::usual_block> block;

CaromGame new_game(const CaromChoice& choice) {
    CaromGenerator generator(block);
    generator.start(choice);
    while (!generator.run(100000)) {
    }
    return CaromGame(generator.deal());
}

CaromGame new_game() { return new_game(CaromChoice::daily({2026, 11, 18})); }

// Random moves, undos, redos and restarts.
void play_randomly(CaromGame& game, Rng& rng, unsigned actions) {
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
                game.move({static_cast<Robot>(rng.below(4)), all_directions[rng.below(4)]});
                break;
        }
    }
}

void expect_survives_storing(const CaromGame& game) {
    CaromGame other = new_game(CaromChoice::endless(1));
    const auto complaint = CaromGame::load(game.store(), other);
    TEST_ASSERT_EQUAL_STRING("", std::string(complaint.view()).c_str());
    TEST_ASSERT_TRUE(other.store() == game.store());
    TEST_ASSERT_TRUE(other.round().now() == game.round().now());
    TEST_ASSERT_TRUE(other.deal() == game.deal());
    TEST_ASSERT_TRUE(other.board() == game.board());
}

// A game won by whatever way, found by walking at random.
CaromGame won_game() {
    CaromGame game = new_game();
    Rng rng(9);
    while (!game.round().won()) {
        game.move({static_cast<Robot>(rng.below(4)), all_directions[rng.below(4)]});
    }
    return game;
}

void test_there_is_no_silver_and_only_the_target_wins() {
    CaromGame game = new_game();
    TEST_ASSERT_TRUE(game.move({Robot::silver, Direction::up}) == Refusal::no_such_robot);
    TEST_ASSERT_EQUAL_UINT(0, game.stars());
    const CaromGame won = won_game();
    TEST_ASSERT_TRUE(won.round().now().winner == carom_target);
    TEST_ASSERT_TRUE(won.round().now().robots.of(carom_target) == won.deal().layout.goal());
    TEST_ASSERT_EQUAL_UINT(1, won.stars());
}

void test_a_game_survives_being_stored_at_any_moment() {
    Rng rng(2);
    for (std::uint32_t number = 0; number < 6; ++number) {
        CaromGame game = new_game(CaromChoice::endless(number));
        expect_survives_storing(game);
        for (unsigned i = 0; i < 20; ++i) {
            play_randomly(game, rng, 1 + rng.below(200));
            expect_survives_storing(game);
        }
    }
    expect_survives_storing(new_game());
    expect_survives_storing(won_game());
}

void test_damaged_bytes_are_refused_or_make_another_whole_game() {
    Rng rng(3);
    CaromGame game = new_game();
    play_randomly(game, rng, 60);
    const auto stored = game.store();
    unsigned refused = 0;
    for (std::size_t at = 0; at < stored.size(); ++at) {
        for (const unsigned change : {1U, 0x80U, 0xffU, 1U + rng.below(255)}) {
            auto bytes = stored;
            bytes[at] = static_cast<std::uint8_t>(bytes[at] ^ change);
            CaromGame loaded = game;
            const auto complaint = CaromGame::load(bytes, loaded);
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
    const CaromGame game = new_game();
    const auto refusal_of = [&](std::size_t at, std::uint8_t byte) {
        auto bytes = game.store();
        bytes[at] = byte;
        CaromGame loaded = game;
        return std::string(CaromGame::load(bytes, loaded).view());
    };
    TEST_ASSERT_EQUAL_STRING("the stored game is of another version", refusal_of(0, 9).c_str());
    const char* const puzzle = "the stored game's puzzle is none of this game";
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(1, 2).c_str());    // neither daily nor endless
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(5, 31).c_str());   // the 31st of November
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(6, 6).c_str());    // an edge wall outside the middle third
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(12, 4).c_str());   // a fifth direction
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(32, 13).c_str());  // too long
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(33, 5).c_str());   // five pieces
    TEST_ASSERT_EQUAL_STRING(puzzle, refusal_of(34, 2).c_str());
    CaromGame loaded = game;
    const auto stored = game.store();
    const auto shorter = std::span(stored).first(stored.size() - 1);
    TEST_ASSERT_EQUAL_STRING("a stored game has another length",
                             std::string(CaromGame::load(shorter, loaded).view()).c_str());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_there_is_no_silver_and_only_the_target_wins);
    RUN_TEST(test_a_game_survives_being_stored_at_any_moment);
    RUN_TEST(test_damaged_bytes_are_refused_or_make_another_whole_game);
    RUN_TEST(test_what_could_not_have_come_from_a_game_is_refused);
    return UNITY_END();
}
