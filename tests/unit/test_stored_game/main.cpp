// A stored game, field by field: what could not have come from a game is refused with the reason.
#include <unity.h>

#include <string>

#include "ricochet/classic_game.hpp"
#include "support/game_player.hpp"

using namespace ricochet;

namespace {

// Where the fields of a stored game begin. They may never move: games in progress outlive a new program.
enum Field : std::size_t {
    version = 0,
    board_kind = 1,
    board_number = 2,
    robot_count = 6,
    ricochet_rule = 7,
    rebound_rule = 8,
    completed_goals = 17,
    moves_taken = 21,
    current_goal = 55,
    start_robots = 56,
    base_robots = 61,
    base_trails = 66,
    base_moves = 71,
    moves_made = 75,
    moves_undone = 77,
    moves_list = 79,
};

std::size_t moves_taken_at(std::size_t goal) { return moves_taken + 2 * goal; }

// A game with a round of a few moves, some of them undone.
ClassicGame game_in_progress(unsigned variant = 0) {
    support::Chance chance(1);
    auto game = support::some_game(variant, 2);
    for (unsigned i = 0; i < 6; ++i) {
        support::random_move(game, chance);
    }
    game.undo();
    game.undo();
    return game;
}

std::string complaint_about(const ClassicGame::Stored& bytes) {
    auto game = game_in_progress();
    return std::string(ClassicGame::load(bytes, game).view());
}

void put_number(ClassicGame::Stored& bytes, std::size_t at, unsigned size, std::uint32_t number) {
    for (unsigned i = 0; i < size; ++i) {
        bytes[at + i] = static_cast<std::uint8_t>(number >> (8 * i));
    }
}

void expect_refused(const char* words, const ClassicGame& game, std::size_t at, unsigned value) {
    auto bytes = game.store();
    bytes[at] = static_cast<std::uint8_t>(value);
    TEST_ASSERT_EQUAL_STRING(words, complaint_about(bytes).c_str());
}

void the_layout_is_the_one_written_down() {
    const auto game = game_in_progress(3);
    const auto bytes = game.store();
    TEST_ASSERT_EQUAL_UINT(592, bytes.size());
    TEST_ASSERT_EQUAL_UINT(1, bytes[version]);
    TEST_ASSERT_EQUAL_UINT(0, bytes[board_kind]);
    TEST_ASSERT_EQUAL_UINT(2, bytes[board_number]);
    TEST_ASSERT_EQUAL_UINT(5, bytes[robot_count]);
    TEST_ASSERT_EQUAL_UINT(0, bytes[ricochet_rule]);
    TEST_ASSERT_EQUAL_UINT(0, bytes[rebound_rule]);
    TEST_ASSERT_EQUAL_UINT(game.current_goal(), bytes[current_goal]);
    TEST_ASSERT_EQUAL_UINT(game.round().start().of(Robot::silver).index(), bytes[start_robots + 4]);
    TEST_ASSERT_EQUAL_UINT(game.round().base().robots.of(Robot::red).index(), bytes[base_robots]);
    TEST_ASSERT_EQUAL_UINT(game.round().history().size(), bytes[moves_made]);
    TEST_ASSERT_EQUAL_UINT(2, bytes[moves_undone]);
    TEST_ASSERT_EQUAL_UINT(to_byte(game.round().history()[0]), bytes[moves_list]);
}

void unknown_versions_boards_and_rules_are_refused() {
    const auto game = game_in_progress();
    expect_refused("the stored game is of another version", game, version, 2);
    expect_refused("the stored game's board is not known", game, board_kind, 2);
    expect_refused("the stored game's board is not known", game, board_kind, 1);
    expect_refused("the stored game's rules are not known", game, robot_count, 3);
    expect_refused("the stored game's rules are not known", game, robot_count, 6);
    expect_refused("the stored game's rules are not known", game, ricochet_rule, 3);
    expect_refused("the stored game's rules are not known", game, rebound_rule, 2);
    const ClassicGame tiles(BoardChoice::classic(arrangement(5)), 1, {});
    expect_refused("the stored game's board is not known", tiles, board_number, 2);
    expect_refused("the stored game's board is not known", tiles, board_number, 1 | 0x40);
}

void goals_must_fit_together() {
    const char* const words = "the stored game's goals do not fit together";
    const auto game = game_in_progress();
    expect_refused(words, game, completed_goals, 1);      // completed in no moves
    expect_refused(words, game, completed_goals + 2, 2);  // an eighteenth goal
    expect_refused(words, game, moves_taken, 3);          // moves for a goal that is not completed
    expect_refused(words, game, current_goal, 17);        // there is no such goal
    auto bytes = game.store();
    bytes[completed_goals + game.current_goal() / 8] =
        static_cast<std::uint8_t>(1U << (game.current_goal() % 8));
    bytes[moves_taken_at(game.current_goal())] = 5;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(words, complaint_about(bytes).c_str(),
                                     "the goal being played is completed");
}

// Where one move does not count, no goal was ever completed in one.
void goals_completed_too_soon_are_refused() {
    for (const unsigned variant : {0U, 4U, 8U}) {
        const auto game = support::game_with(1, variant);
        unsigned goal = 0;
        while (!game.is_completed(goal)) {
            ++goal;
        }
        auto bytes = game.store();
        put_number(bytes, moves_taken_at(goal), 2, 1);
        TEST_ASSERT_EQUAL_STRING(variant == 0 ? "" : "the stored game's goals do not fit together",
                                 complaint_about(bytes).c_str());
    }
}

void robots_must_stand_where_robots_can() {
    const char* const words = "the stored game's robots cannot stand there";
    const auto game = game_in_progress();
    const auto bytes = game.store();
    expect_refused(words, game, start_robots, Cell(7, 8).index());       // in the centre
    expect_refused(words, game, start_robots, bytes[start_robots + 1]);  // two in a cell
    expect_refused(words, game, start_robots + 4, 9);                    // a fifth of four
    expect_refused(words, game, base_robots, bytes[base_robots] ^ 1U);   // moved without a move
    expect_refused(words, game, base_trails, 0x80);                      // likewise
}

// After a fold the round's beginning is only known by what the rules remember of it.
void a_folded_beginning_must_make_sense() {
    const char* const words = "the stored game's robots cannot stand there";
    auto game = game_in_progress();
    game.restart();
    auto bytes = game.store();
    put_number(bytes, base_moves, 4, 256);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(words, complaint_about(bytes).c_str(), "256 moves, and nobody moved");
    put_number(bytes, base_moves, 4, 100);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(words, complaint_about(bytes).c_str(), "folds are 256 moves long");

    // Red is said to have gone right and left only, and yet stands in another row.
    const Position& start = game.round().start();
    const unsigned red = start.of(Robot::red).index();
    const unsigned elsewhere = red < 128 ? red + 16 : red - 16;
    TEST_ASSERT_FALSE(start.robot_at(Cell::from_index(elsewhere)).has_value());
    bytes = game.store();
    put_number(bytes, base_moves, 4, 256);
    put_number(bytes, moves_undone, 2, 0);
    for (std::size_t at = moves_list; at < bytes.size(); ++at) {
        bytes[at] = 0;
    }
    bytes[base_robots] = static_cast<std::uint8_t>(elsewhere);
    bytes[base_trails] = 0x80 | 1;
    TEST_ASSERT_EQUAL_STRING(words, complaint_about(bytes).c_str());
    bytes[base_trails] = 0x80 | 0x40 | 1;
    TEST_ASSERT_EQUAL_STRING_MESSAGE("", complaint_about(bytes).c_str(),
                                     "with a turn on the way it is possible");
    bytes[base_trails] = 0x80 | 0x40 | 0x04;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(words, complaint_about(bytes).c_str(), "bits without a meaning");
    bytes[base_trails] = 0x40;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(words, complaint_about(bytes).c_str(), "turned without moving");

    // A robot that came to stand on its goal would have won.
    const Goal& goal = game.round().contest().goal;
    const unsigned claimant = goal.claimant.is_any() ? 0 : index(goal.claimant.robot());
    bytes[base_robots] = static_cast<std::uint8_t>(red);
    bytes[base_trails] = 0;
    bytes[base_robots + claimant] = static_cast<std::uint8_t>(goal.cell.index());
    bytes[base_trails + claimant] = 0x80 | 0x40;
    TEST_ASSERT_EQUAL_STRING(words, complaint_about(bytes).c_str());
}

void moves_must_be_possible() {
    const auto game = game_in_progress();
    expect_refused("the stored game has a move that is none", game, moves_list, 20);
    expect_refused("the stored game has an impossible move", game, moves_list, 4 * index(Robot::silver));
    expect_refused("the stored game has too many moves", game, moves_made + 1, 3);
    expect_refused("the stored game has something after its end", game, moves_list + 100, 1);
    auto bytes = game.store();
    put_number(bytes, moves_undone, 2, 0xffff);
    TEST_ASSERT_EQUAL_STRING("the stored game has too many moves", complaint_about(bytes).c_str());
}

void a_finished_game_must_have_ended_with_a_win() {
    const auto game = support::game_with(17, 0);
    auto bytes = game.store();
    TEST_ASSERT_EQUAL_STRING("", complaint_about(bytes).c_str());
    const auto moves = static_cast<std::uint32_t>(game.round().history().size());
    put_number(bytes, moves_made, 2, moves - 1);
    put_number(bytes, moves_undone, 2, 1);
    TEST_ASSERT_EQUAL_STRING("the stored game ended without a win", complaint_about(bytes).c_str());
    bytes = game.store();
    ++bytes[moves_taken_at(game.current_goal())];
    TEST_ASSERT_EQUAL_STRING("the stored game's last round had another number of moves",
                             complaint_about(bytes).c_str());
}

void another_length_is_refused() {
    auto game = game_in_progress();
    const auto bytes = game.store();
    TEST_ASSERT_EQUAL_STRING(
        "a stored game has another length",
        std::string(ClassicGame::load(std::span(bytes).first(591), game).view()).c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_layout_is_the_one_written_down);
    RUN_TEST(unknown_versions_boards_and_rules_are_refused);
    RUN_TEST(goals_must_fit_together);
    RUN_TEST(goals_completed_too_soon_are_refused);
    RUN_TEST(robots_must_stand_where_robots_can);
    RUN_TEST(a_folded_beginning_must_make_sense);
    RUN_TEST(moves_must_be_possible);
    RUN_TEST(a_finished_game_must_have_ended_with_a_win);
    RUN_TEST(another_length_is_refused);
    return UNITY_END();
}
