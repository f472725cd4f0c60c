// Every mode of the menu, in its order.
#pragma once

#include <array>
#include <span>

#include "modes/carom_mode.hpp"
#include "modes/classic_mode.hpp"
#include "modes/crystals_mode.hpp"

namespace handheld {

class Modes {
  public:
    [[nodiscard]] std::span<Mode* const> all() const { return all_; }

  private:
    CaromMode daily_{CaromMode::Kind::daily};
    ClassicMode classic_;
    CaromMode endless_{CaromMode::Kind::endless};
    CrystalsMode crystals_;

    // The order of the menu, and of the statistics in the log: new ones go to the end.
    std::array<Mode*, 4> all_{&classic_, &daily_, &endless_, &crystals_};
};

}  // namespace handheld
