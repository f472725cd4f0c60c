// The rules of a round, one switch at a time, on small drawn boards.
#include <unity.h>

#include <string_view>

#include "ricochet/move_reader.hpp"
#include "ricochet/play.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

constexpr Rules standard{};
constexpr Rules no_one_move{4, Ricochet::no_one_move, true};
constexpr Rules official{4, Ricochet::official, true};
constexpr Rules no_rebound{4, Ricochet::off, false};

// A round on a drawn board; the goal is the first one drawn.
class Table {
  public:
    Table(std::string_view drawing, const Rules& rules)
        : drawn_(support::picture(drawing)), contest_(drawn_.contest(rules)), play_(drawn_.play()) {}

    // Makes moves that are all accepted, and tells whether the round is won after them.
    bool wins(std::string_view moves) {
        MoveReader reader(moves);
        while (const auto move = reader.next()) {
            TEST_ASSERT_TRUE_MESSAGE(make_move(drawn_.table, contest_, play_, *move) == Refusal::none,
                                     support::text(moves).c_str());
        }
        TEST_ASSERT_TRUE(reader.complaint().empty());
        return play_.won;
    }

    // The answer to one move that is tried.
    Refusal answer(std::string_view move) {
        const Play before = play_;
        const Refusal why =
            make_move(drawn_.table, contest_, play_, MoveReader(move).next().value_or(Move{}));
        TEST_ASSERT_TRUE_MESSAGE(why == Refusal::none || play_ == before, "a refused move changes nothing");
        return why;
    }

    [[nodiscard]] const Play& play() const { return play_; }

  private:
    support::Picture drawn_;
    Contest contest_;
    Play play_;
};

constexpr std::string_view corridor = R"(
    +---+---+---+---+
    | R           ro|
    +   +   +   +   +
    | G             |
    +   +   +   +   +
    |             Y |
    +---+---+---+---+
)";

constexpr std::string_view one_turn = R"(
    +---+---+---+
    | R         |
    +   +   +   +
    |     Y     |
    +   +   +   +
    |         ro|
    +---+---+---+
)";

void stopping_on_the_goal_wins() {
    Table table(corridor, standard);
    TEST_ASSERT_TRUE(table.wins("RR"));
    TEST_ASSERT_TRUE(table.play().winner == Robot::red);
    TEST_ASSERT_EQUAL_UINT(1, table.play().moves);
}

void another_robot_on_the_goal_wins_nothing() {
    Table table(corridor, standard);
    TEST_ASSERT_FALSE_MESSAGE(table.wins("YU"), "yellow stands on red's goal");
    TEST_ASSERT_FALSE_MESSAGE(table.wins("RR"), "and is in red's way");
}

void passing_over_the_goal_wins_nothing() {
    Table table(R"(
        +---+---+---+---+
        | R       ro    |
        +---+---+---+---+
    )",
                standard);
    TEST_ASSERT_FALSE(table.wins("RR RL"));
}

void a_blocked_move_is_refused_and_costs_nothing() {
    Table table(corridor, standard);
    TEST_ASSERT_TRUE(table.answer("RU") == Refusal::blocked);
    TEST_ASSERT_TRUE_MESSAGE(table.answer("RD") == Refusal::blocked, "green stands below");
    TEST_ASSERT_EQUAL_UINT(0, table.play().moves);
}

void after_the_win_no_more_moves_are_made() {
    Table table(corridor, standard);
    TEST_ASSERT_TRUE(table.wins("GR RR"));
    TEST_ASSERT_TRUE(table.answer("GL") == Refusal::over);
    TEST_ASSERT_EQUAL_UINT(2, table.play().moves);
}

void a_robot_that_starts_on_the_goal_has_to_leave_and_come_back() {
    Table table(R"(
        +---+---+---+
        |Rro      Y |
        +   +   +   +
        |           |
        +---+---+---+
    )",
                standard);
    TEST_ASSERT_FALSE_MESSAGE(table.wins("YD"), "another robot's move claims nothing for red");
    TEST_ASSERT_FALSE(table.wins("RR"));
    TEST_ASSERT_TRUE(table.wins("RL"));
    TEST_ASSERT_EQUAL_UINT(3, table.play().moves);
}

void silver_plays_only_in_a_game_of_five() {
    Table four(corridor, standard);
    TEST_ASSERT_TRUE(four.answer("SU") == Refusal::no_such_robot);
    TEST_ASSERT_TRUE_MESSAGE(four.answer("BU") == Refusal::no_such_robot,
                             "nor anybody else who is not there");
}

constexpr std::string_view five_robots_any_goal = R"(
    +---+---+---+---+---+
    | R   Y   G   B     |
    +   +   +   +   +   +
    |                   |
    +   +   +   +   +   +
    | S               *@|
    +---+---+---+---+---+
)";

void any_robot_may_claim_a_goal_for_any() {
    Table silver(five_robots_any_goal, {5, Ricochet::off, true});
    TEST_ASSERT_TRUE(silver.wins("SR"));
    TEST_ASSERT_TRUE(silver.play().winner == Robot::silver);
    Table blue(five_robots_any_goal, {5, Ricochet::off, true});
    TEST_ASSERT_TRUE(blue.wins("BR BD"));
    TEST_ASSERT_TRUE(blue.play().winner == Robot::blue);
    Table green(five_robots_any_goal, {5, Ricochet::off, true});
    TEST_ASSERT_TRUE(green.wins("GD GR"));
    TEST_ASSERT_TRUE(green.play().winner == Robot::green);
}

void silver_claims_no_goal_of_a_colour() {
    for (const auto* const mark : {"ro", "yo", "go", "bo"}) {
        std::string drawing(five_robots_any_goal);
        drawing.replace(drawing.find("*@"), 2, mark);
        Table table(drawing, {5, Ricochet::off, true});
        TEST_ASSERT_FALSE_MESSAGE(table.wins("SR"), mark);
    }
}

void no_one_move_a_single_move_does_not_count() {
    Table table(corridor, no_one_move);
    TEST_ASSERT_FALSE(table.wins("RR"));
    TEST_ASSERT_FALSE_MESSAGE(table.wins("GR"), "red stands on its goal, but only an arrival claims it");
    TEST_ASSERT_TRUE_MESSAGE(table.wins("RL RR"), "play went on, and red came back");
    TEST_ASSERT_EQUAL_UINT(4, table.play().moves);
}

void no_one_move_a_helper_makes_it_two() {
    Table table(corridor, no_one_move);
    TEST_ASSERT_TRUE(table.wins("YL RR"));
    TEST_ASSERT_EQUAL_UINT(2, table.play().moves);
}

void official_arriving_straight_is_not_a_win_and_play_goes_on() {
    Table table(corridor, official);
    TEST_ASSERT_FALSE(table.wins("RR"));
    TEST_ASSERT_FALSE_MESSAGE(table.wins("RL RR"), "back and forth is no right angle");
    TEST_ASSERT_TRUE_MESSAGE(table.wins("RD RU"), "right and then down is one");
}

void official_the_arriving_move_can_be_the_turn() {
    Table table(one_turn, official);
    TEST_ASSERT_TRUE(table.wins("RD RR"));
    TEST_ASSERT_EQUAL_UINT(2, table.play().moves);
}

void official_other_robots_moves_between_do_not_matter() {
    Table table(one_turn, official);
    TEST_ASSERT_TRUE(table.wins("RD YL YR RR"));
}

void official_a_turn_early_in_the_round_is_enough() {
    Table table(R"(
        +---+---+---+---+
        | R             |
        +   +   +   +   +
        |               |
        +   +   +   +   +
        |             ro|
        +---+---+---+---+
    )",
                official);
    TEST_ASSERT_TRUE_MESSAGE(table.wins("RR RL RD RR"), "left and then down");
    Table straight(R"(
        +---+---+---+
        | R | ro    |
        +   +   +   +
        |           |
        +---+---+---+
    )",
                   official);
    TEST_ASSERT_TRUE_MESSAGE(straight.wins("RD RR RU RL"), "turning more than needed does no harm");
}

void official_another_robots_turn_does_not_count() {
    Table table(corridor, official);
    TEST_ASSERT_FALSE(table.wins("GD GR RR"));
    TEST_ASSERT_TRUE(table.play().robots.of(Robot::red) == Cell(3, 0));
}

void official_a_right_angle_with_another_robots_move_does_not_count() {
    Table table(corridor, official);
    TEST_ASSERT_FALSE_MESSAGE(table.wins("GD RR"), "green went down, red right");
}

void rebound_is_allowed_by_default() {
    Table table(one_turn, standard);
    TEST_ASSERT_FALSE(table.wins("RR RL RR RL"));
}

void rebound_forbidden_a_robot_may_not_go_straight_back() {
    Table table(one_turn, no_rebound);
    TEST_ASSERT_FALSE(table.wins("RR"));
    TEST_ASSERT_TRUE(table.answer("RL") == Refusal::rebound);
    TEST_ASSERT_EQUAL_UINT(1, table.play().moves);
    TEST_ASSERT_TRUE_MESSAGE(table.answer("RU") == Refusal::blocked, "what is blocked is blocked");
}

void rebound_forbidden_whatever_other_robots_did_between() {
    Table table(one_turn, no_rebound);
    TEST_ASSERT_FALSE(table.wins("RR YU YL"));
    TEST_ASSERT_TRUE(table.answer("RL") == Refusal::rebound);
}

void rebound_forbidden_a_turn_between_sets_free() {
    Table table(one_turn, no_rebound);
    TEST_ASSERT_TRUE_MESSAGE(table.wins("RR RD"), "right and then down is no rebound");
    Table round_trip(corridor, no_rebound);
    TEST_ASSERT_FALSE(round_trip.wins("YU YL YD"));
    TEST_ASSERT_TRUE_MESSAGE(round_trip.answer("YU") == Refusal::rebound,
                             "only the own previous move counts");
    TEST_ASSERT_TRUE_MESSAGE(round_trip.answer("YR") == Refusal::none, "not the one before it");
}

void rebound_forbidden_sliding_on_the_same_way_is_no_rebound() {
    Table table(R"(
        +---+---+---+---+
        | R   Y       ro|
        +   +   +   +   +
        |               |
        +---+---+---+---+
    )",
                no_rebound);
    TEST_ASSERT_TRUE(table.answer("RR") == Refusal::blocked);
    TEST_ASSERT_TRUE(table.wins("YD RR"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(stopping_on_the_goal_wins);
    RUN_TEST(another_robot_on_the_goal_wins_nothing);
    RUN_TEST(passing_over_the_goal_wins_nothing);
    RUN_TEST(a_blocked_move_is_refused_and_costs_nothing);
    RUN_TEST(after_the_win_no_more_moves_are_made);
    RUN_TEST(a_robot_that_starts_on_the_goal_has_to_leave_and_come_back);
    RUN_TEST(silver_plays_only_in_a_game_of_five);
    RUN_TEST(any_robot_may_claim_a_goal_for_any);
    RUN_TEST(silver_claims_no_goal_of_a_colour);
    RUN_TEST(no_one_move_a_single_move_does_not_count);
    RUN_TEST(no_one_move_a_helper_makes_it_two);
    RUN_TEST(official_arriving_straight_is_not_a_win_and_play_goes_on);
    RUN_TEST(official_the_arriving_move_can_be_the_turn);
    RUN_TEST(official_other_robots_moves_between_do_not_matter);
    RUN_TEST(official_a_turn_early_in_the_round_is_enough);
    RUN_TEST(official_another_robots_turn_does_not_count);
    RUN_TEST(official_a_right_angle_with_another_robots_move_does_not_count);
    RUN_TEST(rebound_is_allowed_by_default);
    RUN_TEST(rebound_forbidden_a_robot_may_not_go_straight_back);
    RUN_TEST(rebound_forbidden_whatever_other_robots_did_between);
    RUN_TEST(rebound_forbidden_a_turn_between_sets_free);
    RUN_TEST(rebound_forbidden_sliding_on_the_same_way_is_no_rebound);
    return UNITY_END();
}
