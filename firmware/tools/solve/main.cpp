// Solves positions from standard input, one a line.
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include "answers.hpp"
#include "options.hpp"
#include "team.hpp"

namespace ricochet::solve {

namespace {

using Clock = std::chrono::steady_clock;

void say(const std::string& line) { std::fputs((line + "\n").c_str(), stderr); }

// Says how far the work is, on one line of a terminal that is written over and over.
class Progress {
  public:
    void show(unsigned line, const Solver& solver) {
        if (!wanted_ || Clock::now() - shown_ < std::chrono::milliseconds(100)) {
            return;
        }
        shown_ = Clock::now();
        visible_ = true;
        std::fprintf(stderr, "\r\033[Kline %u: depth %u, %u nodes", line, solver.depth(), solver.nodes());
    }
    void hide() {
        if (visible_) {
            std::fputs("\r\033[K", stderr);
            visible_ = false;
        }
    }

  private:
    bool wanted_ = isatty(STDERR_FILENO) == 1;
    bool visible_ = false;
    Clock::time_point shown_ = Clock::now();
};

struct Tally {
    unsigned solved = 0;
    unsigned impossible = 0;
    unsigned given_up = 0;
    unsigned refused = 0;
    unsigned longest = 0;
    std::uint64_t moves = 0;
    std::uint64_t nodes = 0;

    void add(const Answer& answer) {
        unsigned& kind = answer.kind == Answer::Kind::solved       ? solved
                         : answer.kind == Answer::Kind::impossible ? impossible
                         : answer.kind == Answer::Kind::given_up   ? given_up
                                                                   : refused;
        ++kind;
        moves += answer.moves;
        nodes += answer.nodes;
        longest = answer.moves > longest ? answer.moves : longest;
    }

    [[nodiscard]] int exit_status() const { return refused > 0 ? 1 : given_up > 0 ? 3 : 0; }
};

void summarise(const Tally& tally, Clock::duration taken) {
    std::string text = std::to_string(tally.solved) + " solved";
    if (tally.solved > 0) {
        text +=
            " (" + std::to_string(tally.moves) + " moves, the longest " + std::to_string(tally.longest) + ")";
    }
    text += ", " + std::to_string(tally.impossible) + " impossible, " + std::to_string(tally.given_up) +
            " given up, " + std::to_string(tally.refused) + " refused; " + std::to_string(tally.nodes) +
            " nodes in ";
    say(text + std::to_string(std::chrono::duration_cast<std::chrono::milliseconds>(taken).count()) + " ms");
}

bool has_a_position(const std::string& line) {
    const auto first = line.find_first_not_of(" \t\r");
    return first != std::string::npos && line[first] != '#';
}

int solve_lines(const Options& options, Team& team) {
    unsigned number = 0;
    Progress progress;
    Answerer answerer(options, team, [&](const Solver& solver) { progress.show(number, solver); });
    Tally tally;
    const auto start = Clock::now();
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        if (!has_a_position(line)) {
            continue;
        }
        const Answer answer = answerer.answer(line);
        tally.add(answer);
        progress.hide();
        const bool refused = answer.kind == Answer::Kind::refused;
        if (refused) {
            say("line " + std::to_string(number) + ": " + answer.text);
        } else if (options.statistics) {
            say("line " + std::to_string(number) + ": " + answer.statistics);
        }
        std::fputs(((refused ? "error: " : "") + answer.text + "\n").c_str(), stdout);
        if (std::fflush(stdout) != 0) {
            say("solve: the answers cannot be written");
            return 1;
        }
    }
    summarise(tally, Clock::now() - start);
    return tally.exit_status();
}

int run(std::span<const char* const> words) {
    const Options options = parse_options(words);
    if (!options.complaint.empty()) {
        say("solve: " + options.complaint);
        say("'solve --help' shows what there is.");
        return 2;
    }
    if (options.help) {
        std::fputs(std::string(usage()).c_str(), stdout);
        return 0;
    }
    const std::size_t table_bytes = options.table_kilobytes * 1024;
    const auto memory = Team::memory(table_bytes);
    if (!memory) {
        say("solve: there is not so much memory");
        return 2;
    }
    Team team({memory.get(), Team::words_for(table_bytes)}, options.workers);
    return solve_lines(options, team);
}

}  // namespace

}  // namespace ricochet::solve

int main(int argc, char** argv) {
    const std::vector<const char*> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    return ricochet::solve::run(words);
}
