// A game in progress as it is kept: whole now and then, and move by move in between.
#include <unity.h>

#include <algorithm>
#include <memory>

#include "ricochet/classic_game.hpp"
#include "ricochet/storage/game_record.hpp"
#include "ricochet/storage/records.hpp"
#include "support/flash_model.hpp"

using namespace ricochet;
using namespace ricochet::storage;
using support::FlashModel;

namespace {

// Plays at random, keeping the game as the handheld does; every so often the power goes, and the game must go on where it was.
void test_a_game_kept_move_by_move_resumes_exactly() {
    FlashModel flash(32);
    ClassicGame game(BoardChoice::random(7), 99, Rules{});
    Rng chance(5);
    GameDelta delta;
    bool whole_due = true;
    auto log = std::make_unique<RecordLog>(flash);
    log->mount();
    unsigned rounds = 0;
    for (int step = 0; step < 8000; ++step) {
        Action action{static_cast<Action::Kind>(chance.below(5)), {}};
        if (game.round().won()) {
            action.kind = Action::Kind::next;
        } else if (chance.below(12) != 0) {
            action = Action::of(*move_from_byte(static_cast<std::uint8_t>(chance.below(16))));
        }
        bool done = false;
        switch (action.kind) {
            case Action::Kind::move:
                done = game.move(action.move) == Refusal::none;
                break;
            case Action::Kind::undo:
                done = game.undo();
                break;
            case Action::Kind::redo:
                done = game.redo();
                break;
            case Action::Kind::restart:
                done = chance.below(10) == 0 && game.restart();
                break;
            case Action::Kind::skip:
                done = chance.below(10) == 0 && game.skip_round();
                break;
            case Action::Kind::next:
                done = game.finish_round();
                rounds += done ? 1 : 0;
                break;
        }
        if (!done) {
            continue;
        }
        delta.notes.milliseconds += 700;
        whole_due = whole_due || !delta.add(action);
        if (whole_due) {
            GameRecord::Block bytes{};
            const auto stored = game.store();
            std::ranges::copy(stored, GameRecord::place_of_game(bytes).begin());
            const auto size = GameRecord::store(delta.notes, stored.size(), bytes);
            write_patiently(*log, [&] {
                return log->write(Key::classic_game, GameRecord::version, std::span(bytes).first(size));
            });
            delta.clear();
            whole_due = false;
        } else {
            GameDelta::Stored bytes{};
            const auto size = delta.store(bytes);
            write_patiently(*log, [&] {
                return log->write_delta(Key::classic_game, GameDelta::version, std::span(bytes).first(size));
            });
        }
        if (chance.below(20) != 0) {
            continue;
        }
        log = std::make_unique<RecordLog>(flash);
        log->mount();
        std::array<std::uint8_t, max_payload> bytes{};
        ClassicGame resumed(BoardChoice::random(1), 1, Rules{});
        RoundNotes notes;
        std::span<const std::uint8_t> stored;
        const auto whole = log->read(Key::classic_game, bytes);
        TEST_ASSERT_TRUE(whole.has_value());
        TEST_ASSERT_TRUE(
            GameRecord::load(whole->version, bytes, whole->length, ClassicGame::stored_size, notes, stored)
                .empty());
        TEST_ASSERT_TRUE(ClassicGame::load(stored, resumed).empty());
        delta.clear();
        if (const auto found = log->read_delta(Key::classic_game, bytes)) {
            TEST_ASSERT_TRUE(delta.load(found->version, std::span(bytes).first(found->length)).empty());
            notes = delta.notes;
        }
        for (const Action& each : delta.actions()) {
            switch (each.kind) {
                case Action::Kind::move:
                    TEST_ASSERT_TRUE(resumed.move(each.move) == Refusal::none);
                    break;
                case Action::Kind::undo:
                    TEST_ASSERT_TRUE(resumed.undo());
                    break;
                case Action::Kind::redo:
                    TEST_ASSERT_TRUE(resumed.redo());
                    break;
                case Action::Kind::restart:
                    TEST_ASSERT_TRUE(resumed.restart());
                    break;
                case Action::Kind::skip:
                    TEST_ASSERT_TRUE(resumed.skip_round());
                    break;
                case Action::Kind::next:
                    TEST_ASSERT_TRUE(resumed.finish_round());
                    break;
            }
        }
        TEST_ASSERT_TRUE(resumed == game);
        delta.notes = notes;
        game = resumed;
    }
    TEST_ASSERT_GREATER_THAN_UINT(0, rounds);
}

void test_deltas_are_small_and_refuse_what_makes_no_sense() {
    GameDelta delta;
    delta.notes = {true, false, 123456};
    for (std::size_t i = 0; i < GameDelta::capacity; ++i) {
        TEST_ASSERT_FALSE(delta.full());
        TEST_ASSERT_TRUE(delta.add(i % 3 == 0 ? Action{Action::Kind::undo, {}}
                                              : Action::of({Robot::silver, Direction::left})));
    }
    TEST_ASSERT_TRUE(delta.full());
    TEST_ASSERT_FALSE(delta.add({}));
    GameDelta::Stored bytes{};
    TEST_ASSERT_EQUAL_UINT(bytes.size(), delta.store(bytes));
    TEST_ASSERT_EQUAL_UINT(64, record_span(bytes.size() + 4));
    GameDelta loaded;
    TEST_ASSERT_TRUE(loaded.load(1, bytes).empty());
    TEST_ASSERT_TRUE(std::ranges::equal(loaded.actions(), delta.actions()));
    TEST_ASSERT_TRUE(loaded.notes == delta.notes);
    for (const std::uint8_t wrong :
         {std::uint8_t{20}, std::uint8_t{32}, std::uint8_t{38}, std::uint8_t{255}}) {
        bytes.back() = wrong;
        TEST_ASSERT_FALSE(loaded.load(1, bytes).empty());
    }
    TEST_ASSERT_FALSE(loaded.load(1, std::span(bytes).first(4)).empty());
    TEST_ASSERT_FALSE(loaded.load(2, bytes).empty());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_game_kept_move_by_move_resumes_exactly);
    RUN_TEST(test_deltas_are_small_and_refuse_what_makes_no_sense);
    return UNITY_END();
}
