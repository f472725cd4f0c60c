// Looks for hard puzzles: find_hard classic|random FIRST COUNT LEAST. Writes "set number moves nodes" for each puzzle
// that takes LEAST moves or more. tests/bench/hard.txt was chosen from what it found.
#include <charconv>
#include <cstdio>

#include "../../../firmware/tools/solve/team.hpp"
#include "bench/sets.hpp"

namespace {

constexpr std::size_t table_bytes = std::size_t{8} << 20U;
constexpr std::uint32_t portion = 1 << 20U;

bool read(std::string_view text, std::uint32_t& number) {
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    return result.ec == std::errc{} && result.ptr == text.data() + text.size();
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv, argv + argc);
    std::uint32_t first = 0;
    std::uint32_t count = 0;
    std::uint32_t least = 0;
    if (words.size() != 5 || !bench::is_endless(words[1]) || !read(words[2], first) ||
        !read(words[3], count) || !read(words[4], least)) {
        std::fputs("usage: find_hard classic|random|variants FIRST COUNT LEAST\n", stderr);
        return 2;
    }
    using ricochet::solve::Team;
    // A small solver is quicker at the many easy ones: a large table takes long to clear.
    const auto little = Team::memory(ricochet::RefutationTable::min_words * 64);
    const auto much = Team::memory(table_bytes);
    ricochet::Solver quick({little.get(), Team::words_for(ricochet::RefutationTable::min_words * 64)});
    ricochet::Solver thorough({much.get(), Team::words_for(table_bytes)});
    for (std::uint32_t number = first; number < first + count; ++number) {
        const auto puzzle = bench::puzzle({words[1], number});
        ricochet::SolverOptions options;
        options.max_nodes = 100'000;
        quick.start(puzzle.board, ricochet::starting_play(puzzle.start), puzzle.contest, options);
        ricochet::Solver* solver = &quick;
        while (quick.run(portion) == ricochet::SolverStatus::running) {
        }
        if (quick.status() == ricochet::SolverStatus::gave_up) {
            thorough.start(puzzle.board, ricochet::starting_play(puzzle.start), puzzle.contest);
            while (thorough.run(portion) == ricochet::SolverStatus::running) {
            }
            solver = &thorough;
        }
        if (solver->solution().size() >= least) {
            std::printf("%s %u %zu %llu\n", std::string(words[1]).c_str(), number, solver->solution().size(),
                        static_cast<unsigned long long>(solver->statistics().nodes));
            std::fflush(stdout);
        }
    }
    return 0;
}
