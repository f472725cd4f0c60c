// Every mode of the menu, in its order.
#pragma once

#include <array>
#include <span>

#include "modes/carom_mode.hpp"
#include "modes/classic_mode.hpp"
#include "modes/crystals_mode.hpp"
#include "modes/puzzle_mode.hpp"

namespace handheld {

class Modes {
  public:
    [[nodiscard]] std::span<Mode* const> all() const { return all_; }
    // The last of all: not in the menu until there is one.
    [[nodiscard]] PuzzleMode& puzzle() { return puzzle_; }

  private:
    CaromMode daily_{CaromMode::Kind::daily};
    ClassicMode classic_;
    CaromMode endless_{CaromMode::Kind::endless};
    CrystalsMode crystals_;
    PuzzleMode puzzle_;

    // The order of the menu, and of the statistics in the log: new ones go to the end, before the loaded puzzle, which has
    // no statistics.
    std::array<Mode*, 5> all_{&classic_, &daily_, &endless_, &crystals_, &puzzle_};
};

}  // namespace handheld
