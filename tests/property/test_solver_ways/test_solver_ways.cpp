// However the solver is asked — in portions, by two threads, for all solutions, for the simplest — it says the same.
#include <unity.h>

#include <atomic>
#include <bit>
#include <set>
#include <string>
#include <thread>

#include "support/plain_search.hpp"
#include "support/puzzle_sets.hpp"
#include "support/share.hpp"
#include "support/solver_scenes.hpp"

using namespace ricochet;

namespace {

constexpr std::size_t max_positions = 6'000;

void expect(bool condition, const support::Scene& scene, const std::string& what) {
    if (!condition) {
        TEST_FAIL_MESSAGE((support::text(scene) + ": " + what).c_str());
    }
}

// Puzzles that plain search can solve, with what it says about them.
template <typename Try>
void for_solvable(unsigned count, std::uint32_t seed, Try&& try_it) {
    support::Chance chance(seed);
    for (unsigned i = 0, tried = 0; tried < support::share_of(count); ++i) {
        const auto scene = support::some_scene(i, chance);
        const auto plain = support::PlainSearch(scene.board, scene.contest).solve(scene.from, max_positions);
        if (plain.moves) {
            ++tried;
            try_it(scene, plain, chance);
        }
    }
}

support::Scene classic_scene(std::uint32_t number) {
    const auto puzzle = puzzle_sets::classic(number);
    return {puzzle.board, puzzle.contest, starting_play(puzzle.start)};
}

void a_search_in_portions_goes_the_same_way() {
    support::Bench whole;
    support::Bench pieces;
    support::Chance chance(11);
    for (unsigned i = 0; i < support::share_of(120); ++i) {
        const auto scene = classic_scene(i);
        whole.solve(scene);
        pieces.solver.start(scene.board, scene.from, scene.contest);
        while (pieces.solver.run(1 + chance.below(200)) == SolverStatus::running) {
        }
        expect(pieces.solution() == whole.solution(), scene, "another solution");
        expect(pieces.solver.statistics().nodes == whole.solver.statistics().nodes, scene, "other nodes");
        expect(pieces.solver.statistics().slides == whole.solver.statistics().slides, scene, "other slides");
    }
}

unsigned robots_of(const std::vector<Move>& moves) {
    unsigned robots = 0;
    for (const Move move : moves) {
        robots |= 1U << index(move.robot);
    }
    return static_cast<unsigned>(std::popcount(robots));
}

unsigned cells_of(const support::Scene& scene, const std::vector<Move>& moves) {
    const SlideTable slides(scene.board);
    Play play = scene.from;
    unsigned cells = 0;
    for (const Move move : moves) {
        const Cell before = play.robots.of(move.robot);
        make_move(slides, scene.contest, play, move);
        cells += distance(before, play.robots.of(move.robot));
    }
    return cells;
}

// Every solution that the solver lists, each of them different and right.
std::set<std::vector<std::uint8_t>> list(const support::Scene& scene, support::Bench& bench, unsigned length,
                                         std::pair<unsigned, unsigned>& simplest) {
    std::set<std::vector<std::uint8_t>> found;
    SolverOptions options;
    options.list = true;
    simplest = {~0U, ~0U};
    for (auto status = bench.solve(scene, options); status == SolverStatus::solved; status = bench.finish()) {
        const auto moves = bench.solution();
        expect(moves.size() == length && support::wins(scene, moves), scene, "a wrong solution is listed");
        std::vector<std::uint8_t> bytes;
        bytes.reserve(moves.size());
        for (const Move move : moves) {
            bytes.push_back(to_byte(move));
        }
        expect(found.insert(bytes).second, scene, "a solution is listed twice");
        simplest = std::min(simplest, {robots_of(moves), cells_of(scene, moves)});
        bench.solver.next();
    }
    expect(bench.solver.status() == SolverStatus::no_more, scene, "the list does not end");
    return found;
}

void all_shortest_solutions_are_listed_and_the_simplest_is_one_of_them() {
    support::Bench bench;
    for_solvable(400, 12, [&](const support::Scene& scene, const auto& plain, auto&) {
        if (plain.ways > 2000) {
            return;
        }
        std::pair<unsigned, unsigned> simplest;
        const auto found = list(scene, bench, *plain.moves, simplest);
        expect(found.size() == plain.ways, scene,
               std::to_string(found.size()) + " listed of " + std::to_string(plain.ways));
        SolverOptions options;
        options.prefer_simple = true;
        expect(bench.solve(scene, options) == SolverStatus::solved, scene, "no simple solution");
        const auto moves = bench.solution();
        expect(support::wins(scene, moves) && moves.size() == *plain.moves, scene, "the simple one is wrong");
        expect(std::pair(robots_of(moves), cells_of(scene, moves)) == simplest, scene, "not the simplest");
    });
}

// Solves with a second thread that helps from the first node on.
SolverStatus solve_together(support::Bench& bench, const support::Scene& scene) {
    SolverOptions options;
    options.shared = true;
    bench.solver.start(scene.board, scene.from, scene.contest, options);
    std::atomic<bool> done{false};
    std::thread helper([&] {
        while (!done.load()) {
            if (!bench.solver.help(64)) {
                std::this_thread::yield();
            }
        }
    });
    while (bench.solver.run(64) == SolverStatus::running) {
        std::this_thread::yield();
    }
    done.store(true);
    helper.join();
    return bench.solver.status();
}

void two_threads_find_the_same_length() {
    support::Bench together;
    for_solvable(240, 13, [&](const support::Scene& scene, const auto& plain, auto&) {
        expect(solve_together(together, scene) == SolverStatus::solved, scene, "not solved by two");
        expect(together.solver.solution().size() == *plain.moves, scene, "another length by two");
        expect(support::wins(scene, together.solver.solution()), scene, "a wrong solution by two");
    });
}

void two_threads_find_the_same_length_on_the_classic_tiles() {
    support::Bench alone;
    support::Bench together;
    for (unsigned i = 0; i < support::share_of(60); ++i) {
        const auto scene = classic_scene(1000 + i);
        alone.solve(scene);
        solve_together(together, scene);
        expect(together.solver.solution().size() == alone.solver.solution().size(), scene, "another length");
        expect(support::wins(scene, together.solver.solution()), scene, "a wrong solution");
    }
}

// Two searchers taking turns in one thread: as on the device, but the same every time.
void two_searchers_taking_turns_find_the_same_length() {
    support::Bench bench;
    for_solvable(240, 14, [&](const support::Scene& scene, const auto& plain, auto& chance) {
        SolverOptions options;
        options.shared = true;
        bench.solver.start(scene.board, scene.from, scene.contest, options);
        while (bench.solver.run(1 + chance.below(40)) == SolverStatus::running) {
            bench.solver.help(1 + chance.below(40));
        }
        expect(bench.solver.solution().size() == *plain.moves, scene, "another length in turns");
        expect(support::wins(scene, bench.solver.solution()), scene, "a wrong solution in turns");
    });
}

// A shared search whose owner has come, alone, to the depth of this many moves.
void search_alone_to_depth(Solver& solver, const support::Scene& scene, std::size_t moves) {
    SolverOptions options;
    options.shared = true;
    solver.start(scene.board, scene.from, scene.contest, options);
    while (solver.depth() < moves) {
        solver.run(1);
    }
}

// The helper comes for the last depth, and is called away just before it would find the solution: what it has in hand
// then is searched without it.
void nobody_waits_for_a_helper_that_went_away() {
    support::Bench bench;
    unsigned tried = 0;
    for (unsigned i = 0; tried < support::share_of(100); ++i) {
        const auto scene = classic_scene(3000 + i);
        bench.solve(scene);
        const auto moves = bench.solver.solution().size();
        search_alone_to_depth(bench.solver, scene, moves);
        unsigned slices = 0;
        while (bench.solver.help(1)) {
            ++slices;
        }
        if (slices == 0) {
            continue;
        }
        ++tried;
        search_alone_to_depth(bench.solver, scene, moves);
        for (unsigned slice = 0; slice < slices; ++slice) {
            bench.solver.help(1);
        }
        while (bench.solver.run(100) == SolverStatus::running) {
        }
        expect(bench.solver.solution().size() == moves, scene, "another length without the helper");
        expect(support::wins(scene, bench.solver.solution()), scene, "a wrong solution without the helper");
    }
}

void short_searches_are_done_alone() {
    support::Bench alone;
    support::Bench together;
    for (unsigned i = 0; i < support::share_of(60); ++i) {
        const auto scene = classic_scene(2000 + i);
        alone.solve(scene);
        SolverOptions options;
        options.shared = true;
        options.alone_for_nodes = 2000;
        together.solver.start(scene.board, scene.from, scene.contest, options);
        bool helped = false;
        while (together.solver.run(32) == SolverStatus::running) {
            const bool may_help = together.solver.nodes() >= options.alone_for_nodes;
            const bool helps = together.solver.help(32);
            expect(may_help || !helps, scene, "helped too early");
            helped = helped || helps;
        }
        expect(together.solver.solution().size() == alone.solver.solution().size(), scene, "another length");
        expect(helped || together.solution() == alone.solution(), scene, "alone, but not the same");
    }
}

void a_cancelled_search_ends_at_once_and_the_next_one_is_not_touched_by_it() {
    support::Bench fresh;
    support::Bench bench;
    for (unsigned i = 0; i < 20; ++i) {
        const auto scene = classic_scene(i);
        fresh.solve(scene);
        bench.solver.start(scene.board, scene.from, scene.contest);
        if (bench.solver.run(16) == SolverStatus::running) {
            const auto before = bench.solver.statistics().nodes;
            bench.solver.cancel();
            TEST_ASSERT_TRUE(bench.solver.run(1'000'000) == SolverStatus::cancelled);
            TEST_ASSERT_EQUAL_UINT64(before, bench.solver.statistics().nodes);
            TEST_ASSERT_FALSE(bench.solver.help(1'000'000));
        }
        bench.solve(scene);
        expect(bench.solution() == fresh.solution(), scene, "cancelling changed the next search");
        TEST_ASSERT_EQUAL_UINT64(fresh.solver.statistics().nodes, bench.solver.statistics().nodes);
    }
}

void a_search_is_given_up_at_its_bounds() {
    support::Bench bench;
    for (unsigned i = 0; i < 60; ++i) {
        const auto scene = classic_scene(i);
        bench.solve(scene);
        const auto length = bench.solver.solution().size();
        const auto nodes = bench.solver.statistics().nodes;
        SolverOptions options;
        options.max_moves = static_cast<std::uint8_t>(length);
        expect(bench.solve(scene, options) == SolverStatus::solved, scene, "not solved within its length");
        options.max_moves = static_cast<std::uint8_t>(length - 1);
        expect(bench.solve(scene, options) == SolverStatus::gave_up, scene, "solved in fewer moves");
        if (nodes > 100) {
            options = {};
            options.max_nodes = nodes / 2;
            expect(bench.solve(scene, options) == SolverStatus::gave_up, scene, "not given up");
            expect(bench.solver.statistics().nodes < nodes / 2 + 32, scene, "given up late");
            expect(bench.solver.solution().empty(), scene, "given up with a solution");
        }
    }
}

// Fewer robots than the game has: the solver's contract allows it.
void positions_of_one_to_three_robots_are_solved() {
    support::Bench bench;
    support::Chance chance(15);
    for (unsigned i = 0; i < support::share_of(300); ++i) {
        auto scene = support::some_scene(i, chance);
        scene.from.robots = support::random_robots(scene.board, 1 + (i % 3), chance);
        const auto robot = static_cast<Robot>(chance.below(scene.from.robots.robot_count()));
        scene.contest.goal.claimant = chance.one_in(3) ? Claimant::any() : Claimant(robot);
        const auto plain = support::PlainSearch(scene.board, scene.contest).solve(scene.from, max_positions);
        SolverOptions options;
        options.max_nodes = plain.moves ? options.max_nodes : 5'000;
        const auto status = bench.solve(scene, options);
        if (plain.moves) {
            expect(status == SolverStatus::solved && bench.solution().size() == *plain.moves, scene,
                   "wrong length");
        } else if (plain.impossible) {
            expect(status != SolverStatus::solved, scene, "solved, but it is impossible");
        }
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_search_in_portions_goes_the_same_way);
    RUN_TEST(all_shortest_solutions_are_listed_and_the_simplest_is_one_of_them);
    RUN_TEST(two_threads_find_the_same_length);
    RUN_TEST(two_threads_find_the_same_length_on_the_classic_tiles);
    RUN_TEST(two_searchers_taking_turns_find_the_same_length);
    RUN_TEST(nobody_waits_for_a_helper_that_went_away);
    RUN_TEST(short_searches_are_done_alone);
    RUN_TEST(a_cancelled_search_ends_at_once_and_the_next_one_is_not_touched_by_it);
    RUN_TEST(a_search_is_given_up_at_its_bounds);
    RUN_TEST(positions_of_one_to_three_robots_are_solved);
    return UNITY_END();
}
