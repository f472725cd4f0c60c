// Puzzles of every kind for the solver: small boards with wild walls and the boards of the game, all rules, goals for one
// robot or for any, rounds that have begun already. And a solver to try them on.
#pragma once

#include <string>
#include <vector>

#include "ricochet/puzzle_line.hpp"
#include "ricochet/random_board.hpp"
#include "ricochet/solution_check.hpp"
#include "ricochet/solver.hpp"
#include "support/chance.hpp"
#include "support/game_player.hpp"
#include "support/random_scenes.hpp"

namespace support {

// What is left of a round, to be solved.
struct Scene {
    ricochet::Board board;
    ricochet::Contest contest;
    ricochet::Play from;
};

inline std::string text(const Scene& scene) {
    std::array<char, ricochet::max_puzzle_line> block{};
    ricochet::TextWriter writer(block);
    ricochet::put_puzzle(writer, {scene.board, scene.from.robots, scene.contest});
    auto line = std::string(writer.view()) + " after " + std::to_string(scene.from.moves) + " moves";
    for (const auto& trail : scene.from.trails) {
        line += trail.moved ? std::string(" ") + letter(trail.last) + (trail.turned ? "t" : "") : " -";
    }
    return line;
}

// A board from 5×5 to 16×16; the larger, the rarer.
inline ricochet::Board some_board(Chance& chance) {
    if (chance.one_in(12)) {
        return ricochet::random_board(chance.number());
    }
    const unsigned most = chance.one_in(4) ? 12 : 4;
    return random_walls(5 + chance.below(most), 5 + chance.below(most), 3 + chance.below(9), chance);
}

// Every rule variant in turn. One goal in three is anybody's, one robot in eight stands on its goal.
inline Scene some_scene(unsigned variant, Chance& chance) {
    Scene scene{some_board(chance), {}, {}};
    scene.contest.rules = rules_variant(variant % rule_variants);
    scene.from.robots = random_robots(scene.board, scene.contest.rules.robots, chance);
    const auto robot = static_cast<ricochet::Robot>(chance.below(scene.contest.rules.robots));
    scene.contest.goal.cell = random_cell(scene.board, chance);
    scene.contest.goal.claimant = chance.one_in(3) ? ricochet::Claimant::any() : ricochet::Claimant(robot);
    if (chance.one_in(8)) {
        scene.contest.goal.cell = scene.from.robots.of(robot);
    }
    return scene;
}

// Makes some moves by chance, none of which wins.
inline void begin_round(Scene& scene, unsigned moves, Chance& chance) {
    const ricochet::SlideTable slides(scene.board);
    for (unsigned i = 0; i < moves; ++i) {
        const ricochet::Move move{static_cast<ricochet::Robot>(chance.below(ricochet::max_robots)),
                                  static_cast<ricochet::Direction>(chance.below(4))};
        auto play = scene.from;
        if (make_move(slides, scene.contest, play, move) == ricochet::Refusal::none && !play.won) {
            scene.from = play;
        }
    }
}

// Whether these moves win from there, with the last of them and not before.
inline bool wins(const Scene& scene, std::span<const ricochet::Move> moves) {
    const ricochet::SlideTable slides(scene.board);
    ricochet::Play play = scene.from;
    for (const auto move : moves) {
        if (make_move(slides, scene.contest, play, move) != ricochet::Refusal::none) {
            return false;
        }
    }
    return play.won;
}

// A solver with a table of so many words.
class Bench {
  public:
    explicit Bench(std::size_t table_words = ricochet::RefutationTable::min_words)
        : block_(ricochet::Solver::min_block_words - ricochet::RefutationTable::min_words + table_words),
          solver(block_) {}

    ricochet::SolverStatus solve(const Scene& scene, const ricochet::SolverOptions& options = {}) {
        solver.start(scene.board, scene.from, scene.contest, options);
        return finish();
    }
    ricochet::SolverStatus finish() {
        while (solver.run(100'000) == ricochet::SolverStatus::running) {
        }
        return solver.status();
    }
    [[nodiscard]] std::vector<ricochet::Move> solution() const {
        return {solver.solution().begin(), solver.solution().end()};
    }

  private:
    std::vector<std::uint32_t> block_;

  public:
    ricochet::Solver solver;
};

}  // namespace support
