// Every mode of the menu, in its order.
#pragma once

#include <array>
#include <span>

#include "modes/classic_mode.hpp"

namespace handheld {

class Modes {
  public:
    [[nodiscard]] std::span<Mode* const> all() const { return all_; }

  private:
    ClassicMode classic_;

    std::array<Mode*, 1> all_{&classic_};
};

}  // namespace handheld
