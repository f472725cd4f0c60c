// A game of Classic: one board, seventeen goals, one goal a round, robots staying where a round left them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/board_choice.hpp"
#include "ricochet/rng.hpp"
#include "ricochet/round.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

class ByteReader;

class ClassicGame {
  public:
    static constexpr unsigned goal_count = Board::max_goals;
    static constexpr std::size_t stored_size = 80 + Round::history_capacity;
    using Stored = std::array<std::uint8_t, stored_size>;

    // A new game; the seed decides where the robots start and in which order the goals come.
    // Contract: 4 or 5 robots, valid tiles.
    ClassicGame(const BoardChoice& choice, std::uint64_t seed, const Rules& rules);

    [[nodiscard]] const BoardChoice& choice() const { return choice_; }
    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] const SlideTable& table() const { return table_; }
    [[nodiscard]] const Rules& rules() const { return rules_; }

    [[nodiscard]] bool over() const { return completed_count() == goal_count; }
    [[nodiscard]] unsigned completed_count() const;
    [[nodiscard]] bool is_completed(unsigned goal) const { return ((completed_ >> goal) & 1U) != 0; }

    // Moves a completed goal took.
    [[nodiscard]] unsigned moves_taken(unsigned goal) const { return moves_taken_[goal]; }

    // The goal of this round, as an index into board().goals(). Once the game is over: the last one played.
    [[nodiscard]] unsigned current_goal() const { return current_goal_; }
    [[nodiscard]] const Round& round() const { return round_; }

    // The player's actions. Nothing changes once the game is over.
    Refusal move(Move move) { return round_.move(table_, move); }
    bool undo() { return !over() && round_.undo(table_); }
    bool redo() { return !over() && round_.redo(table_); }
    bool restart();

    // After a win: completes the goal and, unless it was the last, starts the next round from where the robots
    // stand. False, and nothing happens, if the round is not won or the game is over.
    bool finish_round();

    // Gives the goal back to the pool and starts another round from where this one started. The same goal
    // comes again at once only if no other is left. False, and nothing happens, if the round is won or the game over.
    // Goals in `also` (one bit each) are drawn only if there are no others either.
    bool skip_round(std::uint32_t also = 0);

    // Whether there are goals to play that are not among these.
    [[nodiscard]] bool has_other_goals(std::uint32_t goals) const;

    // The game as bytes.
    [[nodiscard]] Stored store() const;

    // Reads a stored game into `game`. Every field is checked and every move made again; what could not have
    // come from a game is refused with the reason, and `game` stays as it was.
    static Complaint load(std::span<const std::uint8_t> bytes, ClassicGame& game);

    bool operator==(const ClassicGame&) const = default;

  private:
    ClassicGame(const BoardChoice& choice, const Rules& rules);
    void draw_goal(const Position& start, std::uint32_t excluded);
    Complaint load_goals(ByteReader& reader);
    Complaint load_round(ByteReader& reader);
    [[nodiscard]] Contest contest() const { return {board_.goals()[current_goal_], rules_}; }

    BoardChoice choice_;
    Rules rules_;
    Rng rng_;
    Board board_;
    SlideTable table_;
    std::uint32_t completed_ = 0;  // one bit a goal
    std::array<std::uint16_t, goal_count> moves_taken_{};
    std::uint8_t current_goal_ = 0;
    Round round_;
};

}  // namespace ricochet
