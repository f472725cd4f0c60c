#include "answers.hpp"

#include <array>
#include <cstdio>
#include <utility>
#include <vector>

#include "ricochet/crystals_line.hpp"
#include "ricochet/crystals_solver.hpp"
#include "ricochet/move_text.hpp"
#include "ricochet/solution_check.hpp"

namespace ricochet::solve {

namespace {

using Clock = std::chrono::steady_clock;

Answer refused(std::string_view why) {
    Answer answer;
    answer.kind = Answer::Kind::refused;
    answer.text = std::string(why);
    return answer;
}

std::string words(std::span<const Move> moves) {
    std::string text;
    for (const Move move : moves) {
        text += text.empty() ? "" : " ";
        text += to_text(move).view();
    }
    return text;
}

std::string words(std::span<const Direction> moves) {
    std::string text;
    for (const Direction direction : moves) {
        text += text.empty() ? "" : " ";
        text += letter(direction);
    }
    return text;
}

// "RU GL | GL RU (2 solutions)"
std::string words(const std::vector<std::string>& solutions, bool there_are_more) {
    std::string text;
    for (const auto& solution : solutions) {
        text += (text.empty() ? "" : " | ") + solution;
    }
    const auto count = std::to_string(solutions.size());
    return text + (there_are_more          ? " (the first " + count + " of more solutions)"
                   : solutions.size() == 1 ? " (1 solution)"
                                           : " (" + count + " solutions)");
}

std::string milliseconds_since(Clock::time_point start) {
    const std::chrono::duration<double, std::milli> taken = Clock::now() - start;
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.2f ms", taken.count());
    return text.data();
}

std::string words(const Solver::Statistics& statistics) {
    return std::to_string(statistics.nodes) + " nodes, " + std::to_string(statistics.slides) + " slides, " +
           std::to_string(statistics.table_hits) + " table hits, table of " +
           std::to_string(statistics.table_bytes / 1024) + " KB" +
           (statistics.used_roles ? ", with roles" : "");
}

// All shortest ways on from here, as far as there is room: each move has to come a move closer.
void list_crystals(const SlideTable& slides, const CrystalsContest& contest, const CrystalsPlay& from,
                   std::vector<Direction>& way, std::size_t room, std::vector<std::string>& solutions) {
    if (from.won) {
        solutions.push_back(words(way));
        return;
    }
    const auto left = solve_crystals(slides, contest, from).moves().size();
    for (const Direction direction : all_directions) {
        CrystalsPlay play = from;
        if (solutions.size() == room || make_move(slides, contest, play, direction) != Refusal::none) {
            continue;
        }
        const auto rest = solve_crystals(slides, contest, play);
        if (rest.found() && rest.moves().size() + 1 == left) {
            way.push_back(direction);
            list_crystals(slides, contest, play, way, room, solutions);
            way.pop_back();
        }
    }
}

bool wins_crystals(const SlideTable& slides, const CrystalsPuzzle& puzzle, std::span<const Direction> moves) {
    CrystalsPlay play = starting_play(puzzle.start);
    for (const Direction direction : moves) {
        if (make_move(slides, puzzle.contest, play, direction) != Refusal::none) {
            return false;
        }
    }
    return play.won;
}

}  // namespace

Answerer::Answerer(const Options& options, Team& team, Look look)
    : options_(options), team_(team), look_(std::move(look)) {}

Answer Answerer::answer(std::string_view line) {
    const auto start = Clock::now();
    Answer answer;
    if (is_crystals_line(line)) {
        answer = answer_crystals(line);
    } else {
        const auto parsed = parse_puzzle(line);
        answer = parsed.complaint.empty() ? answer_puzzle(parsed.puzzle) : refused(parsed.complaint.view());
    }
    answer.statistics += (answer.statistics.empty() ? "" : ", ") + milliseconds_since(start);
    return answer;
}

Answer Answerer::answer_crystals(std::string_view line) const {
    const auto parsed = parse_crystals(line);
    if (!parsed.complaint.empty()) {
        return refused(parsed.complaint.view());
    }
    const CrystalsPuzzle& puzzle = parsed.puzzle;
    const SlideTable slides(puzzle.board);
    const CrystalsPlay from = starting_play(puzzle.start);
    const auto solution = solve_crystals(slides, puzzle.contest, from);
    Answer answer;
    answer.nodes = solution.states();
    answer.statistics = std::to_string(solution.states()) + " states";
    if (!solution.found()) {
        answer.kind = Answer::Kind::impossible;
        answer.text = "impossible";
        return answer;
    }
    if (!wins_crystals(slides, puzzle, solution.moves())) {
        return refused("the solution found does not win: this is a mistake in the solver");
    }
    answer.kind = Answer::Kind::solved;
    answer.moves = static_cast<unsigned>(solution.moves().size());
    answer.text = std::to_string(answer.moves) + " ";
    if (!options_.all) {
        answer.text += words(solution.moves());
        return answer;
    }
    std::vector<std::string> solutions;
    std::vector<Direction> way;
    list_crystals(slides, puzzle.contest, from, way, options_.limit + 1U, solutions);
    const bool more = solutions.size() > options_.limit;
    solutions.resize(more ? options_.limit : solutions.size());
    answer.text += words(solutions, more);
    return answer;
}

SolverStatus Answerer::search() {
    return team_.finish([this] { look_(team_.solver()); });
}

Answer Answerer::answer_puzzle(const Puzzle& puzzle) {
    SolverOptions options;
    options.max_nodes = options_.max_nodes;
    options.prefer_simple = options_.simple;
    options.list = options_.all;
    team_.start(puzzle.board, starting_play(puzzle.start), puzzle.contest, options);
    const SlideTable slides(puzzle.board);
    const SolverStatus status = search();
    const Solver& solver = team_.solver();
    Answer answer;
    if (status == SolverStatus::solved) {
        answer = list_all(puzzle, slides);
    } else if (status == SolverStatus::impossible) {
        answer.kind = Answer::Kind::impossible;
        answer.text = "impossible";
    } else {
        answer.kind = Answer::Kind::given_up;
        answer.text = "gave up after " + std::to_string(solver.statistics().nodes) + " nodes at depth " +
                      std::to_string(solver.depth());
    }
    answer.nodes = solver.statistics().nodes;
    answer.statistics = words(solver.statistics());
    return answer;
}

// The solution at hand, and with --all those after it. Each is replayed before anyone sees it.
Answer Answerer::list_all(const Puzzle& puzzle, const SlideTable& slides) {
    Solver& solver = team_.solver();
    std::vector<std::string> solutions;
    const auto moves = solver.solution().size();
    SolverStatus status = SolverStatus::solved;
    while (status == SolverStatus::solved && solutions.size() < options_.limit) {
        const auto check = check_solution(slides, puzzle.contest, puzzle.start, solver.solution());
        if (!check.right() || solver.solution().size() != moves) {
            return refused("the solution " + words(solver.solution()) +
                           " is wrong: this is a mistake in the solver");
        }
        solutions.push_back(words(solver.solution()));
        if (!options_.all) {
            break;
        }
        solver.next();
        status = search();
    }
    Answer answer;
    answer.kind = Answer::Kind::solved;
    answer.moves = static_cast<unsigned>(moves);
    answer.text = std::to_string(moves) + " " +
                  (options_.all ? words(solutions, status != SolverStatus::no_more) : solutions.front());
    return answer;
}

}  // namespace ricochet::solve
