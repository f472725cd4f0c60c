// The solver compared with a plain breadth-first search, over all rules and sizes of boards.
#include <unity.h>

#include <cstdio>
#include <string>

#include "support/plain_search.hpp"
#include "support/share.hpp"
#include "support/solver_scenes.hpp"

using namespace ricochet;

namespace {

constexpr std::size_t max_positions = 5'000;

void fail(const support::Scene& scene, const std::string& why) {
    TEST_FAIL_MESSAGE((support::text(scene) + ": " + why).c_str());
}

// Compares one; false if the plain search gave up, so that only a bound could be compared.
bool compare(const support::Scene& scene, support::Bench& bench) {
    const auto plain = support::PlainSearch(scene.board, scene.contest).solve(scene.from, max_positions);
    SolverOptions options;
    options.max_nodes = plain.moves ? options.max_nodes : 20'000;
    const auto status = bench.solve(scene, options);
    const auto length = static_cast<unsigned>(bench.solver.solution().size());
    if (status == SolverStatus::solved) {
        if (plain.impossible || length <= plain.refuted || (plain.moves && length != *plain.moves)) {
            fail(scene, "solved in " + std::to_string(length) + " moves, but the optimum is " +
                            (plain.moves ? std::to_string(*plain.moves) : "unknown"));
        }
        if (!support::wins(scene, bench.solver.solution())) {
            fail(scene, "the solution does not win");
        }
    } else if (plain.moves) {
        fail(scene, "not solved, but the optimum is " + std::to_string(*plain.moves));
    }
    return plain.moves || plain.impossible;
}

void compare_many(unsigned wanted, std::uint32_t seed, std::size_t table_words, unsigned moves_before) {
    support::Chance chance(seed);
    support::Bench bench(table_words);
    unsigned compared = 0;
    for (unsigned i = 0; compared < support::share_of(wanted); ++i) {
        auto scene = support::some_scene(i, chance);
        support::begin_round(scene, moves_before == 0 ? 0 : chance.below(moves_before + 1), chance);
        compared += compare(scene, bench) ? 1 : 0;
    }
}

void solutions_are_shortest_under_all_rules() { compare_many(2500, 1, RefutationTable::min_words, 0); }

void solutions_are_shortest_with_a_large_table() { compare_many(500, 2, std::size_t{1} << 16U, 0); }

void the_rest_of_a_round_is_solved_as_shortly_as_possible() {
    compare_many(1000, 3, RefutationTable::min_words, 4);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(solutions_are_shortest_under_all_rules);
    RUN_TEST(solutions_are_shortest_with_a_large_table);
    RUN_TEST(the_rest_of_a_round_is_solved_as_shortly_as_possible);
    return UNITY_END();
}
