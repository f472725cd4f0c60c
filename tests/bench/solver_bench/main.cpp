// Solves a set of puzzles and says what it took: solver_bench SET COUNT TABLE_KB [WORKERS], or a list "set number moves"
// on standard input for SET `listed`. Everything but the time is the same on every machine while the solver is.
#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <iostream>
#include <sstream>

#include "../../../firmware/tools/solve/team.hpp"
#include "bench/sets.hpp"
#include "ricochet/solution_check.hpp"

namespace {

struct Entry {
    std::string set;
    std::uint32_t number = 0;
    unsigned moves = 0;  // 0 if it is not known
};

std::vector<Entry> listed() {
    std::vector<Entry> entries;
    for (std::string line; std::getline(std::cin, line);) {
        Entry entry;
        std::istringstream words(line);
        if (line.starts_with('#') || !(words >> entry.set >> entry.number >> entry.moves)) {
            continue;
        }
        entries.push_back(entry);
    }
    return entries;
}

std::vector<Entry> first_of(std::string_view set, std::uint32_t count) {
    std::vector<Entry> entries;
    for (std::uint32_t number = 0; number < count; ++number) {
        entries.push_back({std::string(set), number, 0});
    }
    return entries;
}

struct Totals {
    std::vector<std::uint64_t> nodes;
    std::uint64_t all_nodes = 0;
    std::uint64_t slides = 0;
    std::uint64_t hits = 0;
    std::uint64_t moves = 0;
    unsigned wrong = 0;

    void add(const ricochet::Solver& solver) {
        const auto statistics = solver.statistics();
        nodes.push_back(statistics.nodes);
        all_nodes += statistics.nodes;
        slides += statistics.slides;
        hits += statistics.table_hits;
        moves += solver.solution().size();
    }

    // The value that so many of a hundred are not above.
    [[nodiscard]] std::uint64_t percentile(unsigned percent) const {
        return nodes.empty() ? 0 : nodes[((nodes.size() - 1) * percent) / 100];
    }
};

bool number_from(std::string_view text, std::uint32_t& number) {
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    return result.ec == std::errc{} && result.ptr == text.data() + text.size();
}

void print(const char* name, std::uint64_t value) {
    std::printf("%s %llu\n", name, static_cast<unsigned long long>(value));
}

void print(Totals& totals, std::size_t memory) {
    std::sort(totals.nodes.begin(), totals.nodes.end());
    print("puzzles", totals.nodes.size());
    print("moves", totals.moves);
    print("nodes", totals.all_nodes);
    print("slides", totals.slides);
    print("table_hits", totals.hits);
    print("table_hits_in_1000_nodes", totals.all_nodes == 0 ? 0 : totals.hits * 1000 / totals.all_nodes);
    for (const unsigned percent : {50U, 90U, 95U, 99U, 100U}) {
        std::printf("nodes_p%u %llu\n", percent, static_cast<unsigned long long>(totals.percentile(percent)));
    }
    print("memory", memory);
    print("wrong", totals.wrong);
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv, argv + argc);
    std::uint32_t count = 0;
    std::uint32_t kilobytes = 0;
    std::uint32_t workers = 1;
    if (words.size() < 4 || words.size() > 5 || !(bench::is_endless(words[1]) || words[1] == "listed") ||
        !number_from(words[2], count) || !number_from(words[3], kilobytes) || kilobytes < 4 ||
        (words.size() == 5 && (!number_from(words[4], workers) || workers < 1 || workers > 2))) {
        std::fputs("usage: solver_bench classic|random|variants|listed COUNT TABLE_KB [WORKERS]\n", stderr);
        return 2;
    }
    using namespace ricochet;
    const std::size_t table_bytes = std::size_t{kilobytes} * 1024;
    const auto memory = solve::Team::memory(table_bytes);
    solve::Team team({memory.get(), solve::Team::words_for(table_bytes)}, workers);
    auto entries = words[1] == "listed" ? listed() : first_of(words[1], count);
    entries.resize(std::min<std::size_t>(entries.size(), count));
    Totals totals;
    const auto start = std::chrono::steady_clock::now();
    for (const Entry& entry : entries) {
        const auto puzzle = bench::puzzle({entry.set, entry.number});
        team.start(puzzle.board, starting_play(puzzle.start), puzzle.contest, {});
        const auto status = team.finish();
        totals.add(team.solver());
        const auto solution = team.solver().solution();
        const bool right =
            status == SolverStatus::solved &&
            check_solution(SlideTable(puzzle.board), puzzle.contest, puzzle.start, solution).right() &&
            (entry.moves == 0 || entry.moves == solution.size());
        totals.wrong += right || status == SolverStatus::impossible ? 0 : 1;
    }
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
    print(totals, (solve::Team::words_for(table_bytes) * sizeof(std::uint32_t)) + sizeof(Solver));
    std::fprintf(stderr, "%.1f ms\n", taken.count());
    return totals.wrong == 0 ? 0 : 1;
}
