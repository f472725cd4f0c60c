// A thousand days of Carom: boards as they must be, optima and scores proven by a search of the test's own, and the
// same puzzles for ever.
#include <unity.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdio>
#include <vector>

#include "ricochet/board_parts.hpp"
#include "ricochet/carom_generator.hpp"
#include "ricochet/solver.hpp"
#include "support/fnv_hash.hpp"
#include "support/plain_carom.hpp"
#include "support/share.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

constexpr unsigned days = 1000;
constexpr CalendarDate first_day{2026, 1, 1};

std::array<std::uint32_t, CaromGenerator::usual_block> block;

CaromDeal deal_of(const CaromChoice& choice, const CaromGenerator::Limits& limits = {}) {
    CaromGenerator generator(block);
    generator.start(choice, limits);
    while (!generator.run(100000)) {
    }
    return generator.deal();
}

bool has_inner_wall(const Board& board, Cell cell, Direction side) {
    return board.has_neighbour(cell, side) && board.has_wall(cell, side);
}

// Looks at the board itself, not at the numbers it was made from.
void expect_board_right(const Board& board, Cell goal) {
    constexpr unsigned last = carom_side - 1;
    TEST_ASSERT_EQUAL_UINT(carom_side, board.width());
    TEST_ASSERT_EQUAL_UINT(carom_side, board.height());
    CellSet beside_edge_walls;
    unsigned edge_walls = 0;
    for (unsigned i = 0; i < last; ++i) {
        const std::array<std::pair<Cell, Direction>, 4> places{{{Cell(i, 0), Direction::right},
                                                                {Cell(last, i), Direction::down},
                                                                {Cell(i, last), Direction::right},
                                                                {Cell(0, i), Direction::down}}};
        for (const auto& [cell, side] : places) {
            if (board.has_wall(cell, side)) {
                ++edge_walls;
                TEST_ASSERT_TRUE(i + 1 >= 3 && i + 1 <= 5);  // from 8/3 to 16/3
                beside_edge_walls.insert(cell);
                beside_edge_walls.insert(cell.neighbour(side));
            }
        }
    }
    TEST_ASSERT_EQUAL_UINT(4, edge_walls);
    // Every other wall is half of an L: its cell has exactly two, at a right angle, and lies within.
    CellSet corners;
    unsigned inner_walls = 0;
    for (const Cell cell : board.cells()) {
        unsigned sides = 0;
        bool turn = false;
        for (const auto side : all_directions) {
            sides += has_inner_wall(board, cell, side) ? 1 : 0;
            turn =
                turn || (has_inner_wall(board, cell, side) && has_inner_wall(board, cell, clockwise(side)));
        }
        inner_walls += sides;
        if (turn) {
            TEST_ASSERT_EQUAL_UINT(2, sides);
            corners.insert(cell);
        }
    }
    TEST_ASSERT_TRUE(corners.count() >= 6 && corners.count() <= 8);
    TEST_ASSERT_EQUAL_UINT((2 * 4) + (2 * 2 * corners.count()), inner_walls);
    for (const Cell corner : corners) {
        TEST_ASSERT_TRUE(corner.x() >= 1 && corner.x() <= 6 && corner.y() >= 1 && corner.y() <= 6);
        TEST_ASSERT_EQUAL_UINT(1, (surroundings(corner) & corners).count());
        TEST_ASSERT_TRUE((surroundings(corner) & beside_edge_walls).empty());
    }
    TEST_ASSERT_TRUE(corners.contains(goal));
    TEST_ASSERT_TRUE(board.reachable_from(Cell(0, 0)) == board.cells());
}

// The optimum is what the deal says, and no fewer pieces will do than it says.
void expect_proven(const CaromDeal& deal) {
    TEST_ASSERT_TRUE(deal.optimum >= 7 && deal.optimum <= 12);
    support::PlainCarom plain(make_board(deal.layout), deal.layout.goal());
    const auto found = plain.optimum(deal.layout.pieces, 0b1111, deal.optimum);
    TEST_ASSERT_TRUE(found.has_value());
    TEST_ASSERT_EQUAL_UINT(deal.optimum, *found);
    unsigned fewest = 4;
    for (unsigned movers = 1; movers < 16; movers += 2) {
        const auto pieces = static_cast<unsigned>(std::popcount(movers));
        if (pieces < fewest && plain.optimum(deal.layout.pieces, movers, deal.optimum)) {
            fewest = pieces;
        }
    }
    TEST_ASSERT_EQUAL_UINT(fewest, deal.pieces);
    const unsigned blockers = fewest - 1;
    TEST_ASSERT_EQUAL_UINT((fewest * 10) + (blockers * 15) + (2U * deal.optimum), deal.score());
}

void expect_right(const CaromDeal& deal) {
    TEST_ASSERT_TRUE(is_valid(deal.layout));
    expect_board_right(make_board(deal.layout), deal.layout.goal());
    const Position start = make_start(deal.layout);
    TEST_ASSERT_EQUAL_UINT(4, start.occupied().count());
    TEST_ASSERT_FALSE(start.occupied().contains(deal.layout.goal()));
    expect_proven(deal);
}

void test_a_thousand_days() {
    const unsigned count = support::share_of(days);
    support::FnvHash hash;
    unsigned ready_made = 0;
    unsigned great = 0;
    std::array<unsigned, 13> lengths{};
    std::array<unsigned, 5> pieces{};
    CalendarDate date = first_day;
    for (unsigned i = 0; i < count; ++i, date = next_day(date)) {
        const CaromDeal deal = deal_of(CaromChoice::daily(date));
        TEST_ASSERT_TRUE(deal.choice == CaromChoice::daily(date));
        expect_right(deal);
        hash.add(make_board(deal.layout)).add(make_start(deal.layout)).add(deal.optimum).add(deal.pieces);
        ready_made += deal.ready_made ? 1 : 0;
        great += deal.great() ? 1 : 0;
        ++lengths[deal.optimum];
        ++pieces[deal.pieces];
    }
    std::printf("carom: %u days, %u ready-made, %u great; moves", count, ready_made, great);
    for (unsigned length = 7; length < lengths.size(); ++length) {
        std::printf(" %u:%u", length, lengths[length]);
    }
    std::printf("; pieces 1:%u 2:%u 3:%u 4:%u; signature %08x\n", pieces[1], pieces[2], pieces[3], pieces[4],
                static_cast<unsigned>(hash.value()));
    TEST_ASSERT_LESS_THAN_UINT(count / 50 + 1, ready_made);
    if (count == days) {
        TEST_ASSERT_EQUAL_HEX32(0x5fcb2b98, hash.value());
    }
}

// The same number is asked for by tests/device/programs/carom_cycles.cpp, where words have 32 bits.
void test_the_device_deals_the_same() {
    support::FnvHash hash;
    CalendarDate date = first_day;
    for (unsigned i = 0; i < 20; ++i, date = next_day(date)) {
        const CaromDeal deal = deal_of(CaromChoice::daily(date));
        hash.add(make_board(deal.layout)).add(make_start(deal.layout)).add(deal.optimum).add(deal.pieces);
    }
    TEST_ASSERT_EQUAL_HEX32(0xc36a9496, hash.value());
}

// What is scored is the solution that is shown: of the shortest, one in which the fewest pieces move.
void test_the_solver_shows_the_solution_that_was_scored() {
    std::vector<std::uint32_t> memory(Solver::device_block_words);
    Solver solver(memory);
    CalendarDate date{2027, 6, 1};
    for (unsigned i = 0; i < support::share_of(100); ++i, date = next_day(date)) {
        const CaromDeal deal = deal_of(CaromChoice::daily(date));
        SolverOptions options;
        options.prefer_simple = true;
        solver.start(make_board(deal.layout), starting_play(make_start(deal.layout)),
                     make_contest(deal.layout), options);
        while (solver.run(100000) == SolverStatus::running) {
        }
        TEST_ASSERT_TRUE(solver.status() == SolverStatus::solved);
        TEST_ASSERT_EQUAL_UINT(deal.optimum, solver.solution().size());
        unsigned movers = 0;
        for (const Move move : solver.solution()) {
            movers |= 1U << index(move.robot);
        }
        TEST_ASSERT_EQUAL_UINT(deal.pieces, std::popcount(movers));
    }
}

void test_endless_numbers_are_puzzles_of_their_own() {
    for (std::uint32_t number = 0; number < support::share_of(100); ++number) {
        const CaromDeal deal = deal_of(CaromChoice::endless(number));
        expect_right(deal);
    }
    // The number 20260101 is not the first of January.
    TEST_ASSERT_FALSE(deal_of(CaromChoice::endless(20260101)).layout ==
                      deal_of(CaromChoice::daily(first_day)).layout);
}

void test_neither_slices_nor_memory_change_a_puzzle() {
    Rng rng(6);
    CalendarDate date{2030, 2, 20};
    for (unsigned i = 0; i < support::share_of(30); ++i, date = next_day(date)) {
        const auto choice = CaromChoice::daily(date);
        const CaromDeal usual = deal_of(choice);
        for (const std::size_t words : {std::size_t{512}, std::size_t{3000}, std::size_t{65536}}) {
            std::vector<std::uint32_t> other(words, 0xabcd1234U);
            CaromGenerator generator(other);
            generator.start(choice);
            while (!generator.run(1 + static_cast<std::uint32_t>(words % 37))) {
            }
            TEST_ASSERT_TRUE(generator.deal() == usual);
        }
        // Once more where others have left something that looks like the search's own.
        CaromGenerator generator(block);
        for (unsigned round = 0; round < 2; ++round) {
            for (auto& word : block) {
                word = rng.next() | 15U;
            }
            generator.start(choice);
            while (!generator.run(1000000)) {
            }
            TEST_ASSERT_TRUE(generator.deal() == usual);
        }
    }
}

void test_the_best_is_kept_and_a_great_one_ends_the_search() {
    for (std::uint32_t number = 500; number < 500 + support::share_of(20); ++number) {
        const auto choice = CaromChoice::endless(number);
        CaromDeal before;
        bool ended = false;
        for (unsigned placements = 0; placements <= 40; ++placements) {
            CaromGenerator generator(block);
            generator.start(choice, {1, placements});
            while (!generator.run(100000)) {
            }
            const CaromDeal& deal = generator.deal();
            if (ended) {
                TEST_ASSERT_TRUE(deal == before);
            } else if (placements > 0 && !before.ready_made) {
                TEST_ASSERT_GREATER_OR_EQUAL_UINT(before.score(), deal.score());
            }
            ended = !deal.ready_made && generator.boards() == 0;
            before = deal;
        }
    }
}

void test_the_ready_made_layouts_are_as_good_as_any() {
    for (std::uint32_t number = 0; number < 4; ++number) {
        const CaromDeal deal = deal_of(CaromChoice::endless(number), {0, 0});
        TEST_ASSERT_TRUE(deal.ready_made);
        TEST_ASSERT_TRUE(deal.great());
        expect_right(deal);
        for (std::uint32_t other = 0; other < number; ++other) {
            TEST_ASSERT_FALSE(deal_of(CaromChoice::endless(other), {0, 0}).layout == deal.layout);
        }
    }
    // No placements at all on any board end the same way.
    TEST_ASSERT_TRUE(deal_of(CaromChoice::daily(first_day), {15, 0}).ready_made);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_thousand_days);
    RUN_TEST(test_the_device_deals_the_same);
    RUN_TEST(test_the_solver_shows_the_solution_that_was_scored);
    RUN_TEST(test_endless_numbers_are_puzzles_of_their_own);
    RUN_TEST(test_neither_slices_nor_memory_change_a_puzzle);
    RUN_TEST(test_the_best_is_kept_and_a_great_one_ends_the_search);
    RUN_TEST(test_the_ready_made_layouts_are_as_good_as_any);
    return UNITY_END();
}
