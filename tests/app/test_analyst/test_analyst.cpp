// A resting core helps with the long questions, and may be called away from them at any moment.
#include <unity.h>

#include <vector>

#include "app/analyst.hpp"
#include "support/puzzle_sets.hpp"

using handheld::Analyst;
using handheld::Knowledge;

void setUp() {}
void tearDown() {}

namespace {

// The second core: a step at a time, when the test says so.
class SteppedCore final : public hal::Background {
  public:
    void start(hal::Work& work) override { work_ = &work; }
    void stop() override { work_ = nullptr; }
    [[nodiscard]] bool running() const override { return work_ != nullptr; }
    void slice() override {
        if (work_ != nullptr && !work_->step()) {
            work_ = nullptr;
        }
    }
    bool assist() override { return work_ != nullptr && work_->assist(); }

  private:
    hal::Work* work_ = nullptr;
};

struct Desk {
    SteppedCore core;
    hal::NoClock clock;
    std::vector<std::uint32_t> memory = std::vector<std::uint32_t>(ricochet::Solver::device_block_words);
    Analyst analyst{core, clock, memory};

    void ask(const ricochet::Puzzle& puzzle) {
        handheld::Question question;
        question.board = &puzzle.board;
        question.from.robots = puzzle.start;
        question.contest = puzzle.contest;
        TEST_ASSERT_TRUE(analyst.ask(question));
    }

    // Steps until the answer is there; before each one the resting core may do something.
    template <typename Rest>
    const Knowledge& answer(Rest&& rest) {
        while (!analyst.found().settled()) {
            rest();
            core.slice();
            analyst.update();
        }
        return analyst.found();
    }
};

constexpr std::uint32_t long_puzzle = 196;  // most of a second on the device
constexpr std::uint32_t short_puzzle = 0;

std::vector<ricochet::Move> moves_of(const Knowledge& knowledge) {
    return {knowledge.moves().begin(), knowledge.moves().end()};
}

void a_resting_core_helps_with_a_long_search() {
    const auto puzzle = puzzle_sets::classic(long_puzzle);
    Desk alone;
    alone.ask(puzzle);
    unsigned steps_alone = 0;
    const auto length = alone.answer([&] { ++steps_alone; }).length;

    Desk together;
    together.ask(puzzle);
    unsigned steps = 0;
    unsigned helped = 0;
    const auto& found = together.answer([&] {
        ++steps;
        for (unsigned times = 0; times < 6 && together.core.assist(); ++times) {
            ++helped;
        }
    });
    TEST_ASSERT_TRUE(found.known());
    TEST_ASSERT_EQUAL(length, found.length);
    TEST_ASSERT_GREATER_THAN(0, helped);
    TEST_ASSERT_LESS_THAN(steps_alone * 3 / 4, steps);
}

void a_short_search_is_the_same_whoever_rests() {
    const auto puzzle = puzzle_sets::classic(short_puzzle);
    Desk alone;
    alone.ask(puzzle);
    const auto expected = moves_of(alone.answer([] {}));
    Desk together;
    together.ask(puzzle);
    const auto found = moves_of(together.answer([&] { TEST_ASSERT_FALSE(together.core.assist()); }));
    TEST_ASSERT_TRUE(expected == found);
}

void a_core_that_is_called_away_holds_nothing_up() {
    const auto puzzle = puzzle_sets::classic(long_puzzle);
    Desk alone;
    alone.ask(puzzle);
    const auto length = alone.answer([] {}).length;
    for (unsigned stays_for = 1; stays_for < 40; stays_for += 6) {
        Desk desk;
        desk.ask(puzzle);
        unsigned helped = 0;
        const auto& found = desk.answer([&] { helped += helped < stays_for && desk.core.assist() ? 1 : 0; });
        TEST_ASSERT_EQUAL(stays_for, helped);
        TEST_ASSERT_EQUAL(length, found.length);
    }
}

void nobody_helps_with_what_was_given_up() {
    const auto puzzle = puzzle_sets::classic(long_puzzle);
    const auto other = puzzle_sets::classic(short_puzzle);
    Desk desk;
    desk.ask(puzzle);
    while (!desk.core.assist()) {
        desk.core.slice();
    }
    desk.analyst.drop_question();
    TEST_ASSERT_FALSE(desk.core.assist());
    desk.ask(other);
    TEST_ASSERT_FALSE(desk.core.assist());
    Desk fresh;
    fresh.ask(other);
    TEST_ASSERT_TRUE(moves_of(fresh.answer([] {})) == moves_of(desk.answer([] {})));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_resting_core_helps_with_a_long_search);
    RUN_TEST(a_short_search_is_the_same_whoever_rests);
    RUN_TEST(a_core_that_is_called_away_holds_nothing_up);
    RUN_TEST(nobody_helps_with_what_was_given_up);
    return UNITY_END();
}
