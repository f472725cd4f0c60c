// Every record that is kept: there and back again, and nothing that makes no sense is taken over.
#include <unity.h>

#include <algorithm>
#include <vector>

#include "ricochet/classic_game.hpp"
#include "ricochet/storage/daily_results.hpp"
#include "ricochet/storage/game_record.hpp"
#include "ricochet/storage/last_choices.hpp"
#include "ricochet/storage/leaderboard.hpp"
#include "ricochet/storage/mode_statistics.hpp"
#include "ricochet/storage/party_names.hpp"
#include "ricochet/storage/records.hpp"
#include "ricochet/storage/settings.hpp"
#include "support/flash_model.hpp"

using namespace ricochet;
using namespace ricochet::storage;
using support::FlashModel;

namespace {

template <typename Record>
std::vector<std::uint8_t> bytes_of(const Record& record) {
    const auto stored = record.store();
    return {stored.begin(), stored.end()};
}
std::vector<std::uint8_t> bytes_of(const Leaderboard& list) {
    std::vector<std::uint8_t> bytes(Leaderboard::most_stored);
    bytes.resize(list.store(bytes));
    return bytes;
}

// Every byte with every value, a byte more and a byte less: taken over only if it then stores as exactly these bytes.
template <typename Record>
unsigned survive_every_mutation(const Record& record) {
    auto bytes = bytes_of(record);
    unsigned refused = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto right = bytes[i];
        for (unsigned value = 0; value < 256; ++value) {
            bytes[i] = static_cast<std::uint8_t>(value);
            Record loaded;
            if (loaded.load(Record::version, bytes).empty()) {
                TEST_ASSERT_TRUE_MESSAGE(bytes_of(loaded) == bytes, "what was taken over is what was there");
            } else {
                TEST_ASSERT_TRUE_MESSAGE(loaded == Record{}, "a refusal changes nothing");
                ++refused;
            }
        }
        bytes[i] = right;
    }
    Record loaded;
    TEST_ASSERT_TRUE(loaded.load(Record::version, bytes).empty());
    TEST_ASSERT_TRUE(loaded == record);
    TEST_ASSERT_FALSE(loaded.load(Record::version + 1, bytes).empty());
    TEST_ASSERT_FALSE(loaded.load(Record::version, std::span(bytes).first(bytes.size() - 1)).empty());
    bytes.push_back(0);
    TEST_ASSERT_FALSE(loaded.load(Record::version, bytes).empty());
    return refused;
}

void test_settings() {
    Settings settings;
    settings.rules = {5, Ricochet::official, false};
    settings.minimum_moves = 5;
    settings.show_optimum = true;
    settings.sound = false;
    settings.brightness = 35;
    settings.strong_marks = true;
    settings.dim_after = 0;
    settings.day = 9818;
    TEST_ASSERT_GREATER_THAN_UINT(1000, survive_every_mutation(settings));
}

void test_statistics() {
    ModeStatistics statistics;
    statistics.record({7, 7, false, 30});
    statistics.record({8, 8, false, 12});
    statistics.record({12, 8, false, 40});
    statistics.record({30, 8, false, 40});
    statistics.record({9, 8, true, 40});
    statistics.record({5, 0, false, 5});
    TEST_ASSERT_EQUAL_UINT32(5, statistics.solved);
    TEST_ASSERT_EQUAL_UINT32(1, statistics.watched);
    TEST_ASSERT_EQUAL_UINT32(2, statistics.optimal());
    TEST_ASSERT_EQUAL_UINT32(1, statistics.spread[4]);
    TEST_ASSERT_EQUAL_UINT32(1, statistics.spread[5]);
    TEST_ASSERT_EQUAL_UINT32(0, statistics.streak);
    TEST_ASSERT_EQUAL_UINT32(2, statistics.best_streak);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(12, statistics.best_seconds, "only where the optimum was known");
    TEST_ASSERT_EQUAL_UINT32(62, statistics.moves);
    TEST_ASSERT_GREATER_THAN_UINT(1000, survive_every_mutation(statistics));
}

void test_stars_are_given_against_the_optimum() {
    TEST_ASSERT_EQUAL_UINT(3, (RoundResult{9, 8, false, 0}.stars()));
    TEST_ASSERT_EQUAL_UINT(2, (RoundResult{10, 8, false, 0}.stars()));
    TEST_ASSERT_EQUAL_UINT(2, (RoundResult{12, 8, false, 0}.stars()));
    TEST_ASSERT_EQUAL_UINT(1, (RoundResult{13, 8, false, 0}.stars()));
    TEST_ASSERT_EQUAL_UINT(0, (RoundResult{8, 8, true, 0}.stars()));
}

void test_daily_results_keep_the_best_of_each_day() {
    DailyBlock block;
    const Day day = 9818;
    TEST_ASSERT_TRUE(block.record(day, {12, 8, true, 50}));
    TEST_ASSERT_TRUE_MESSAGE(block.record(day, {15, 8, false, 70}), "solved is better than watched");
    TEST_ASSERT_TRUE(block.record(day, {9, 8, false, 90}));
    TEST_ASSERT_TRUE(block.record(day, {9, 8, false, 60}));
    TEST_ASSERT_FALSE(block.record(day, {9, 8, false, 60}));
    TEST_ASSERT_FALSE(block.record(day, {10, 8, false, 1}));
    TEST_ASSERT_TRUE(block.of(day) == (DayResult{9, 8, false, 60}));
    TEST_ASSERT_FALSE(block.of(day + 1).played());
    TEST_ASSERT_FALSE(block.of(day + DailyBlock::days).played());
    TEST_ASSERT_FALSE_MESSAGE(block.record(day - DailyBlock::days, {7, 7, false, 1}),
                              "the past is not rewritten");
    TEST_ASSERT_GREATER_THAN_UINT(1000, survive_every_mutation(block));
}

void test_more_than_400_days_are_known() {
    FlashModel flash(32);
    RecordLog log(flash);
    log.mount();
    const Day first = 9000;
    const Day last = first + 1000;
    for (Day day = first; day <= last; ++day) {
        DailyBlock block;
        load_record(log, DailyBlock::key_of(day), block);
        TEST_ASSERT_TRUE(block.record(day, {static_cast<std::uint8_t>(8 + day % 9), 8, false, 99}));
        const Write result =
            write_patiently(log, [&] { return save_record(log, DailyBlock::key_of(day), block); });
        TEST_ASSERT_EQUAL_INT(static_cast<int>(Write::done), static_cast<int>(result));
        for (Day back = 0; back <= 448 && back <= day - first && day % 50 == 0; ++back) {
            DailyBlock known;
            load_record(log, DailyBlock::key_of(day - back), known);
            TEST_ASSERT_EQUAL_UINT(8 + (day - back) % 9, known.of(day - back).moves);
        }
    }
}

void test_days_in_a_row() {
    DailyStreak streak;
    for (const Day day : {100U, 101U, 102U, 102U, 99U}) {
        streak.record(day);
    }
    TEST_ASSERT_EQUAL_UINT32(3, streak.on(102));
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(3, streak.on(103), "today is not over yet");
    TEST_ASSERT_EQUAL_UINT32(0, streak.on(104));
    TEST_ASSERT_GREATER_THAN_UINT(100, survive_every_mutation(streak));
    streak.record(110);
    TEST_ASSERT_EQUAL_UINT32(1, streak.on(110));
    TEST_ASSERT_EQUAL_UINT32(3, streak.best);
}

void test_names_and_choices() {
    PartyNames names;
    names.names[0] = PlayerName("Ada");
    names.names[1] = PlayerName("a very long name\n");
    names.names[7] = PlayerName("tab\t");
    TEST_ASSERT_TRUE(names.names[1].view() == "a very lon");
    TEST_ASSERT_TRUE(names.names[7].view() == "tab?");
    TEST_ASSERT_GREATER_THAN_UINT(1000, survive_every_mutation(names));

    LastChoices choices;
    choices.mode = 2;
    choices.classic_board = BoardChoice::classic(arrangement(77));
    choices.carom_number = 123456;
    choices.crystals = Difficulty::hard;
    choices.party_players = 5;
    choices.leaderboard = 7;
    TEST_ASSERT_GREATER_THAN_UINT(1000, survive_every_mutation(choices));
}

void test_a_leaderboard_ranks_solutions_that_solve_it() {
    Board board(6, 6);
    board.add_wall(Cell(2, 2), Direction::right);
    board.add_wall(Cell(2, 2), Direction::down);
    Puzzle puzzle;
    puzzle.board = board;
    for (const Cell cell : {Cell(0, 0), Cell(5, 5), Cell(0, 5), Cell(3, 3)}) {
        puzzle.start.add(cell);
    }
    puzzle.contest.goal = {Cell(5, 0), Claimant::any(), Symbol::vortex};
    puzzle.board.add_goal(puzzle.contest.goal);
    Leaderboard list(puzzle);
    const Move red_right{Robot::red, Direction::right};
    const Move yellow_up{Robot::yellow, Direction::up};
    const Move blue_left{Robot::blue, Direction::left};
    const std::vector<Move> one{red_right};
    const std::vector<Move> two{blue_left, yellow_up};
    const std::vector<Move> wrong{blue_left};
    TEST_ASSERT_TRUE(list.enter(PlayerName("Two"), 9000, two).empty());
    TEST_ASSERT_TRUE(list.enter(PlayerName("One"), 9001, one).empty());
    TEST_ASSERT_TRUE(list.enter(PlayerName("Also two"), 9002, two).empty());
    TEST_ASSERT_FALSE(list.enter(PlayerName("Wrong"), 9003, wrong).empty());
    TEST_ASSERT_EQUAL_UINT(3, list.entries().size());
    TEST_ASSERT_TRUE(list.entries()[0].name.view() == "One");
    TEST_ASSERT_TRUE_MESSAGE(list.entries()[1].name.view() == "Two", "the earlier one first");
    TEST_ASSERT_EQUAL_UINT(1, list.rank(0));
    TEST_ASSERT_EQUAL_UINT(2, list.rank(1));
    TEST_ASSERT_EQUAL_UINT_MESSAGE(2, list.rank(2), "equal counts share their rank");
    TEST_ASSERT_TRUE(list.entries()[1].winner() == Robot::yellow);
    TEST_ASSERT_GREATER_THAN_UINT(1000, survive_every_mutation(list));
    for (unsigned i = 0; i < Leaderboard::capacity; ++i) {
        list.enter(PlayerName("More"), 9004, one);
    }
    TEST_ASSERT_EQUAL_UINT(Leaderboard::capacity, list.entries().size());
    TEST_ASSERT_FALSE(list.enter(PlayerName("Late"), 9005, one).empty());
    TEST_ASSERT_LESS_OR_EQUAL_UINT(Leaderboard::most_stored, bytes_of(list).size());
}

// A record that has been through two programs: the first knew only a volume, the second has a tune as well.
struct Sounds {
    std::uint8_t volume = 5;
    std::uint8_t tune = 0;

    static constexpr std::uint8_t version = 2;
    [[nodiscard]] std::array<std::uint8_t, 2> store() const { return {volume, tune}; }
    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
        if (bytes.size() != stored_version) {
            return "another length";
        }
        volume = bytes[0];
        tune = stored_version == 1 ? std::uint8_t{1} : bytes[1];
        return {};
    }
};

void test_older_records_are_brought_up_to_date_and_newer_ones_left_alone() {
    FlashModel flash(32);
    RecordLog log(flash);
    log.mount();
    const Key key{40};
    Sounds sounds;
    TEST_ASSERT_TRUE(load_record(log, key, sounds) == Loaded::absent);
    const std::array<std::uint8_t, 1> old{9};
    write_patiently(log, [&] { return log.write(key, 1, old); });
    TEST_ASSERT_TRUE(load_record(log, key, sounds) == Loaded::yes);
    TEST_ASSERT_EQUAL_UINT(9, sounds.volume);
    TEST_ASSERT_EQUAL_UINT(1, sounds.tune);
    TEST_ASSERT_TRUE(save_record(log, key, sounds) == Write::done);
    std::array<std::uint8_t, 8> bytes{};
    TEST_ASSERT_EQUAL_UINT(2, log.read(key, bytes)->version);
    TEST_ASSERT_TRUE(log.write(key, 3, bytes) == Write::done);
    TEST_ASSERT_TRUE(load_record(log, key, sounds) == Loaded::newer);
    TEST_ASSERT_TRUE(save_record(log, key, sounds) == Write::newer);
    TEST_ASSERT_EQUAL_UINT(3, log.read(key, bytes)->version);
}

void test_the_table_of_keys_is_true() {
    const auto most = [](Key key) {
        const auto* const use = std::ranges::find(key_uses, key, &KeyUse::first);
        return use->most_bytes;
    };
    TEST_ASSERT_EQUAL_UINT(most(Key::settings), Settings::Stored().size());
    TEST_ASSERT_EQUAL_UINT(most(Key::last_choices), LastChoices::Stored().size());
    TEST_ASSERT_EQUAL_UINT(most(Key::party_names), PartyNames::Stored().size());
    TEST_ASSERT_EQUAL_UINT(most(Key::daily_streak), DailyStreak::Stored().size());
    TEST_ASSERT_EQUAL_UINT(most(Key::first_statistics), ModeStatistics::Stored().size());
    TEST_ASSERT_EQUAL_UINT(most(Key::first_daily_block), DailyBlock::Stored().size());
    TEST_ASSERT_EQUAL_UINT(most(Key::first_leaderboard), Leaderboard::most_stored);
    TEST_ASSERT_EQUAL_UINT(most(Key::classic_game), GameRecord::most_stored);
    TEST_ASSERT_EQUAL_UINT(most_delta_bytes, 4 + GameDelta::Stored().size());
    TEST_ASSERT_LESS_OR_EQUAL_UINT(most_game_bytes, ClassicGame::stored_size);
    // All of it at once, and sectors to spare.
    TEST_ASSERT_LESS_THAN_UINT(32 * sector_size / 4, most_flash_bytes());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_settings);
    RUN_TEST(test_statistics);
    RUN_TEST(test_stars_are_given_against_the_optimum);
    RUN_TEST(test_daily_results_keep_the_best_of_each_day);
    RUN_TEST(test_more_than_400_days_are_known);
    RUN_TEST(test_days_in_a_row);
    RUN_TEST(test_names_and_choices);
    RUN_TEST(test_a_leaderboard_ranks_solutions_that_solve_it);
    RUN_TEST(test_older_records_are_brought_up_to_date_and_newer_ones_left_alone);
    RUN_TEST(test_the_table_of_keys_is_true);
    return UNITY_END();
}
