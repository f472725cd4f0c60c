// A thousand Crystals deals of each difficulty: islands right, shortest solutions in range and proven by a plain
// search of the test's own, every solution replayed, and the same deals for ever.
#include <unity.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

#include "ricochet/crystals_generator.hpp"
#include "ricochet/crystals_solver.hpp"
#include "support/fnv_hash.hpp"
#include "support/plain_crystals.hpp"
#include "support/share.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

constexpr unsigned deals = 1000;

bool in_corridor(Cell cell) { return cell.x() == 2 || cell.y() == 2; }

unsigned island_of(Cell cell) { return cell.y() < 2 ? (cell.x() < 2 ? 0U : 1U) : (cell.x() < 2 ? 3U : 2U); }

struct Wall {
    Cell cell;
    Direction side;  // right or down
};

// Every wall belongs to one island; each island has two, at a right angle around one of its cells.
void expect_islands_right(const Board& board) {
    std::array<std::vector<Wall>, island_count> islands;
    for (const Cell cell : board.cells()) {
        for (const auto side : {Direction::right, Direction::down}) {
            if (!board.has_neighbour(cell, side) || !board.has_wall(cell, side)) {
                continue;
            }
            const Cell other = cell.neighbour(side);
            TEST_ASSERT_FALSE_MESSAGE(in_corridor(cell) && in_corridor(other), "a wall across a corridor");
            islands[island_of(in_corridor(cell) ? other : cell)].push_back({cell, side});
        }
    }
    for (const auto& walls : islands) {
        TEST_ASSERT_EQUAL_UINT(2, walls.size());
        TEST_ASSERT_TRUE(walls[0].side != walls[1].side);
        // The cell both walls stand at, on the island.
        unsigned shared = 0;
        for (const Cell one : {walls[0].cell, walls[0].cell.neighbour(walls[0].side)}) {
            for (const Cell other : {walls[1].cell, walls[1].cell.neighbour(walls[1].side)}) {
                shared += one == other && !in_corridor(one) ? 1 : 0;
            }
        }
        TEST_ASSERT_EQUAL_UINT(1, shared);
    }
    TEST_ASSERT_TRUE(board.reachable_from(Cell(0, 0)) == board.cells());
}

void add(support::FnvHash& hash, const CrystalsLayout& layout) {
    for (const auto island : layout.islands) {
        hash.add(island);
    }
    for (const Cell cell : {layout.start, layout.amber, layout.violet, layout.goal}) {
        hash.add(cell.index());
    }
}

void expect_right(const CrystalsDeal& deal) {
    TEST_ASSERT_TRUE(is_valid(deal.layout));
    const auto puzzle = make_puzzle(deal.layout);
    expect_islands_right(puzzle.board);
    TEST_ASSERT_TRUE(crystals_optimum(deal.difficulty).contains(deal.optimum));
    const auto proven = support::plain_crystals_optimum(puzzle);
    TEST_ASSERT_TRUE(proven.has_value());
    TEST_ASSERT_EQUAL_UINT(*proven, deal.optimum);
    const SlideTable table(puzzle.board);
    const auto solution = solve_crystals(table, puzzle.contest, starting_play(puzzle.start));
    TEST_ASSERT_EQUAL_UINT(deal.optimum, solution.moves().size());
    CrystalsPlay play = starting_play(puzzle.start);
    for (const auto direction : solution.moves()) {
        TEST_ASSERT_FALSE(play.won);
        TEST_ASSERT_TRUE(make_move(table, puzzle.contest, play, direction) == Refusal::none);
    }
    TEST_ASSERT_TRUE(play.won);
}

void check_deals(Difficulty difficulty, std::uint32_t pinned) {
    const unsigned count = support::share_of(deals);
    support::FnvHash hash;
    unsigned ready_made = 0;
    std::array<unsigned, 32> lengths{};
    std::vector<std::uint32_t> work;
    for (std::uint32_t number = 0; number < count; ++number) {
        CrystalsGenerator generator(difficulty, number);
        while (!generator.run(1 + (number % 50))) {
        }
        const auto& deal = generator.deal();
        expect_right(deal);
        add(hash, deal.layout);
        ready_made += deal.ready_made ? 1 : 0;
        ++lengths[deal.optimum];
        work.push_back(generator.solved());
    }
    std::sort(work.begin(), work.end());
    std::printf("crystals %s: %u deals, %u ready-made, layouts solved median %u, p99 %u, most %u; moves",
                std::string(name(difficulty)).c_str(), count, ready_made, work[work.size() / 2],
                work[work.size() * 99 / 100], work.back());
    for (unsigned length = 0; length < lengths.size(); ++length) {
        if (lengths[length] > 0) {
            std::printf(" %u:%u", length, lengths[length]);
        }
    }
    std::printf("; signature %08x\n", static_cast<unsigned>(hash.value()));
    if (count == deals) {
        TEST_ASSERT_EQUAL_HEX32(pinned, hash.value());
    }
}

void test_easy_deals() { check_deals(Difficulty::easy, 0xddaceafd); }
void test_medium_deals() { check_deals(Difficulty::medium, 0x2e86ada5); }
void test_hard_deals() { check_deals(Difficulty::hard, 0x37abae16); }

void test_the_ready_made_layouts_are_as_good_as_any() {
    for (const auto difficulty : all_difficulties) {
        const auto even = deal_crystals(difficulty, 0, 0);
        const auto odd = deal_crystals(difficulty, 1, 0);
        for (const auto& deal : {even, odd}) {
            TEST_ASSERT_TRUE(deal.ready_made);
            expect_right(deal);
        }
        TEST_ASSERT_FALSE(even.layout == odd.layout);
    }
}

void test_every_choice_of_islands_makes_a_right_board() {
    CrystalsLayout layout;
    for (unsigned choice = 0; choice < 4096; ++choice) {
        for (unsigned island = 0; island < island_count; ++island) {
            layout.islands[island] = static_cast<std::uint8_t>((choice >> (3U * island)) & 7U);
        }
        expect_islands_right(make_puzzle(layout).board);
    }
}

void test_slices_do_not_change_a_deal() {
    for (std::uint32_t number = 2000; number < 2030; ++number) {
        const auto whole = deal_crystals(Difficulty::hard, number);
        for (const unsigned slice : {1U, 7U, 100000U}) {
            CrystalsGenerator generator(Difficulty::hard, number);
            while (!generator.run(slice)) {
            }
            TEST_ASSERT_TRUE(generator.deal() == whole);
        }
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_easy_deals);
    RUN_TEST(test_medium_deals);
    RUN_TEST(test_hard_deals);
    RUN_TEST(test_the_ready_made_layouts_are_as_good_as_any);
    RUN_TEST(test_every_choice_of_islands_makes_a_right_board);
    RUN_TEST(test_slices_do_not_change_a_deal);
    return UNITY_END();
}
