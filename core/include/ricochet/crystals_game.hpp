// A game of Crystals: one puzzle of a difficulty and a number, played as often as the player likes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/crystals_generator.hpp"
#include "ricochet/crystals_solver.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

class CrystalsGame {
  public:
    static constexpr std::size_t stored_size = 26 + CrystalsRound::history_capacity;
    using Stored = std::array<std::uint8_t, stored_size>;

    // Contract: a deal of the generator.
    explicit CrystalsGame(const CrystalsDeal& deal);

    [[nodiscard]] const CrystalsDeal& deal() const { return deal_; }
    [[nodiscard]] const CrystalsPuzzle& puzzle() const { return puzzle_; }
    [[nodiscard]] const Board& board() const { return puzzle_.board; }
    [[nodiscard]] const SlideTable& table() const { return table_; }
    [[nodiscard]] const CrystalsRound& round() const { return round_; }
    [[nodiscard]] unsigned optimum() const { return deal_.optimum; }

    // The player's actions.
    Refusal move(Direction direction) { return round_.move(table_, direction); }
    bool undo() { return round_.undo(table_); }
    bool redo() { return round_.redo(table_); }
    void restart() { round_.restart(); }

    // The shortest way from where the robot stands now.
    [[nodiscard]] CrystalsSolution solution() const {
        return solve_crystals(table_, puzzle_.contest, round_.now());
    }

    // The game as bytes.
    [[nodiscard]] Stored store() const;

    // Reads a stored game into `game`. Every field is checked, the puzzle solved and every move made again; what
    // could not have come from a game is refused with the reason, and `game` stays as it was.
    static Complaint load(std::span<const std::uint8_t> bytes, CrystalsGame& game);

    bool operator==(const CrystalsGame&) const = default;

  private:
    CrystalsDeal deal_;
    CrystalsPuzzle puzzle_;
    SlideTable table_;
    CrystalsRound round_;
};

}  // namespace ricochet
