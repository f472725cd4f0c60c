// A game of Carom: the puzzle of a day or of a number, played as often as the player likes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/carom_generator.hpp"
#include "ricochet/round.hpp"
#include "ricochet/round_bytes.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

// Three stars up to one move more than the optimum, two up to four more, one beyond. Contract: a solution, so not
// below the optimum.
constexpr unsigned carom_stars(std::uint32_t moves, unsigned optimum) {
    const std::uint32_t more = moves - optimum;
    return more <= 1 ? 3 : more <= 4 ? 2 : 1;
}

class CaromGame {
  public:
    static constexpr std::size_t stored_size = 35 + stored_round_size;
    using Stored = std::array<std::uint8_t, stored_size>;

    // Contract: a deal of the generator.
    explicit CaromGame(const CaromDeal& deal);

    [[nodiscard]] const CaromDeal& deal() const { return deal_; }
    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] const SlideTable& table() const { return table_; }
    [[nodiscard]] const Round& round() const { return round_; }
    [[nodiscard]] unsigned optimum() const { return deal_.optimum; }

    // 0 until the round is won.
    [[nodiscard]] unsigned stars() const {
        return round_.won() ? carom_stars(round_.now().moves, deal_.optimum) : 0;
    }

    // The player's actions.
    Refusal move(Move move) { return round_.move(table_, move); }
    bool undo() { return round_.undo(table_); }
    bool redo() { return round_.redo(table_); }
    void restart() { round_.restart(); }

    // The game as bytes.
    [[nodiscard]] Stored store() const;

    // Reads a stored game into `game`. Every field is checked and every move made again; what could not have
    // come from a game is refused with the reason, and `game` stays as it was. The puzzle must be one of Carom, but
    // its optimum is not proven once more, which would take too long.
    static Complaint load(std::span<const std::uint8_t> bytes, CaromGame& game);

    bool operator==(const CaromGame&) const = default;

  private:
    CaromDeal deal_;
    Board board_;
    SlideTable table_;
    Round round_;
};

}  // namespace ricochet
