// A round as a player has it: undo, redo, restart, and a history that may become very long.
#include <unity.h>

#include <string>
#include <string_view>

#include "ricochet/move_reader.hpp"
#include "ricochet/move_text.hpp"
#include "ricochet/round.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

// A played round on a drawn board whose goal nobody reaches by chance.
class Player {
  public:
    explicit Player(const Rules& rules = {})
        : drawn_(support::picture(R"(
            +---+---+---+---+
            | R             |
            +   +   +   +   +
            |     ro        |
            +   +   +   +   +
            | Y             |
            +---+---+---+---+
        )")),
          round_(drawn_.robots, drawn_.contest(rules)) {}

    void play(std::string_view moves) {
        MoveReader reader(moves);
        while (const auto move = reader.next()) {
            TEST_ASSERT_TRUE(round_.move(drawn_.table, *move) == Refusal::none);
        }
    }
    bool undo() { return round_.undo(drawn_.table); }
    bool redo() { return round_.redo(drawn_.table); }
    Round& round() { return round_; }
    [[nodiscard]] const SlideTable& table() const { return drawn_.table; }
    [[nodiscard]] Cell red() const { return round_.now().robots.of(Robot::red); }

  private:
    support::Picture drawn_;
    Round round_;
};

std::string listed(std::span<const Move> moves) {
    std::string list;
    for (const Move move : moves) {
        list += std::string(to_text(move).view()) + " ";
    }
    return list;
}

void undo_takes_moves_back_one_by_one() {
    Player player;
    player.play("RR RD YR");
    TEST_ASSERT_TRUE(player.red() == Cell(3, 2));
    TEST_ASSERT_TRUE(player.undo());
    TEST_ASSERT_TRUE(player.undo());
    TEST_ASSERT_TRUE(player.red() == Cell(3, 0));
    TEST_ASSERT_EQUAL_UINT(1, player.round().now().moves);
    TEST_ASSERT_TRUE(player.undo());
    TEST_ASSERT_TRUE(player.red() == Cell(0, 0));
    TEST_ASSERT_FALSE_MESSAGE(player.undo(), "there is nothing left");
    TEST_ASSERT_EQUAL_UINT(0, player.round().now().moves);
}

void redo_makes_them_again() {
    Player player;
    player.play("RR RD YR");
    const Play end = player.round().now();
    player.undo();
    player.undo();
    TEST_ASSERT_EQUAL_STRING("RR ", listed(player.round().history()).c_str());
    TEST_ASSERT_EQUAL_STRING("RD YR ", listed(player.round().undone()).c_str());
    TEST_ASSERT_TRUE(player.redo());
    TEST_ASSERT_TRUE(player.redo());
    TEST_ASSERT_FALSE(player.redo());
    TEST_ASSERT_TRUE(player.round().now() == end);
}

void a_new_move_forgets_what_was_undone() {
    Player player;
    player.play("RR RD");
    player.undo();
    player.play("RL");
    TEST_ASSERT_FALSE(player.round().can_redo());
    TEST_ASSERT_EQUAL_STRING("RR RL ", listed(player.round().history()).c_str());
}

void a_refused_move_forgets_nothing() {
    Player player;
    player.play("RR RD");
    player.undo();
    const Round before = player.round();
    TEST_ASSERT_TRUE(player.round().move(player.table(), {Robot::red, Direction::up}) == Refusal::blocked);
    TEST_ASSERT_TRUE(player.round() == before);
    TEST_ASSERT_TRUE(player.redo());
}

void restart_goes_back_to_the_start_and_can_be_redone() {
    Player player;
    player.play("RR RD");
    player.round().restart();
    TEST_ASSERT_TRUE(player.round().now().robots == player.round().start());
    TEST_ASSERT_EQUAL_UINT(0, player.round().now().moves);
    TEST_ASSERT_TRUE(player.redo());
    TEST_ASSERT_TRUE(player.redo());
    TEST_ASSERT_TRUE(player.red() == Cell(3, 2));
}

void a_win_can_be_undone() {
    const auto drawn = support::picture("+---+---+---+\n| R       ro|\n+---+---+---+");
    Round round(drawn.robots, drawn.contest());
    round.move(drawn.table, {Robot::red, Direction::right});
    TEST_ASSERT_TRUE(round.won());
    TEST_ASSERT_TRUE(round.move(drawn.table, {Robot::red, Direction::left}) == Refusal::over);
    TEST_ASSERT_TRUE(round.undo(drawn.table));
    TEST_ASSERT_FALSE(round.won());
    TEST_ASSERT_TRUE(round.redo(drawn.table));
    TEST_ASSERT_TRUE(round.won());
}

void undo_brings_back_what_the_rules_remember() {
    Player player({4, Ricochet::off, false});
    player.play("RR RD");
    player.undo();
    TEST_ASSERT_TRUE(player.round().move(player.table(), {Robot::red, Direction::left}) == Refusal::rebound);
    player.undo();
    TEST_ASSERT_TRUE_MESSAGE(player.round().move(player.table(), {Robot::red, Direction::down}) ==
                                 Refusal::none,
                             "red has not moved yet");
}

// Rounds that look the same are the same, whatever was tried and forgotten on the way.
void forgotten_moves_make_no_difference() {
    Player straight;
    straight.play("RR YR");
    Player detour;
    detour.play("RR RD RL");
    detour.undo();
    detour.undo();
    detour.play("YR");
    TEST_ASSERT_TRUE(straight.round() == detour.round());
    detour.undo();
    TEST_ASSERT_FALSE_MESSAGE(straight.round() == detour.round(), "what can be redone can be seen");
}

// Red goes round the board, `laps` times four moves.
void go_round(Player& player, unsigned laps) {
    for (; laps > 0; --laps) {
        player.play("RR RD RL RU");
    }
}

void a_very_long_round_keeps_its_count_and_undoes_256_moves_at_least() {
    Player player;
    go_round(player, 300);
    const Play after_1200 = player.round().now();
    go_round(player, 50);
    TEST_ASSERT_EQUAL_UINT(1400, player.round().now().moves);
    const Play end = player.round().now();
    unsigned undone = 0;
    while (player.undo()) {
        ++undone;
        if (player.round().now().moves == 1200) {
            TEST_ASSERT_TRUE(player.round().now() == after_1200);
        }
    }
    TEST_ASSERT_GREATER_OR_EQUAL_UINT(Round::fold_size, undone);
    TEST_ASSERT_EQUAL_UINT(1400 - undone, player.round().now().moves);
    while (player.redo()) {
    }
    TEST_ASSERT_TRUE(player.round().now() == end);
}

void a_very_long_round_can_be_restarted() {
    Player player;
    go_round(player, 200);
    player.round().restart();
    TEST_ASSERT_TRUE(player.round() == Player().round());
    TEST_ASSERT_FALSE_MESSAGE(player.redo(), "part of the way is forgotten");
    player.play("RR");
    TEST_ASSERT_EQUAL_UINT(1, player.round().now().moves);
}

void a_full_history_is_not_folded_before_it_overflows() {
    Player player;
    go_round(player, Round::history_capacity / 4);
    TEST_ASSERT_EQUAL_UINT(Round::history_capacity, player.round().history().size());
    TEST_ASSERT_EQUAL_UINT(0, player.round().base().moves);
    player.play("RR");
    TEST_ASSERT_EQUAL_UINT(Round::fold_size + 1, player.round().history().size());
    TEST_ASSERT_EQUAL_UINT(Round::fold_size, player.round().base().moves);
}

void a_round_can_be_rebuilt_from_its_parts() {
    Player player;
    player.play("RR RD YR");
    player.undo();
    const Round& round = player.round();
    const std::array<Move, 3> moves{Move{Robot::red, Direction::right}, Move{Robot::red, Direction::down},
                                    Move{Robot::yellow, Direction::right}};
    const auto rebuilt =
        Round::rebuild(player.table(), round.contest(), round.start(), round.base(), moves, 2);
    TEST_ASSERT_TRUE(rebuilt.complete);
    TEST_ASSERT_TRUE(rebuilt.round == round);
    TEST_ASSERT_FALSE(
        Round::rebuild(player.table(), round.contest(), round.start(), round.base(), moves, 4).complete);
    const std::array<Move, 1> impossible{Move{Robot::red, Direction::up}};
    TEST_ASSERT_FALSE(
        Round::rebuild(player.table(), round.contest(), round.start(), round.base(), impossible, 0).complete);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(undo_takes_moves_back_one_by_one);
    RUN_TEST(redo_makes_them_again);
    RUN_TEST(a_new_move_forgets_what_was_undone);
    RUN_TEST(a_refused_move_forgets_nothing);
    RUN_TEST(restart_goes_back_to_the_start_and_can_be_redone);
    RUN_TEST(a_win_can_be_undone);
    RUN_TEST(undo_brings_back_what_the_rules_remember);
    RUN_TEST(forgotten_moves_make_no_difference);
    RUN_TEST(a_very_long_round_keeps_its_count_and_undoes_256_moves_at_least);
    RUN_TEST(a_very_long_round_can_be_restarted);
    RUN_TEST(a_full_history_is_not_folded_before_it_overflows);
    RUN_TEST(a_round_can_be_rebuilt_from_its_parts);
    return UNITY_END();
}
