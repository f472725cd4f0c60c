// The title above the main menu. At power-on the robots slide in and write it: the splash, while the menu below is
// ready to be used.
#pragma once

#include <cstdint>
#include <optional>

#include "app/game.hpp"
#include "draw/canvas.hpp"
#include "look/layout.hpp"

namespace handheld {

class Title {
  public:
    static constexpr int height = 46;

    void begin(std::uint32_t now) { began_ = now; }
    // Everything is in its place.
    void end() { began_.reset(); }
    void update(std::uint32_t now);
    [[nodiscard]] bool moving() const { return began_.has_value(); }
    void draw(Canvas& canvas, const Layout& layout) const;

  private:
    std::optional<std::uint32_t> began_;
    std::uint32_t passed_ = 0;  // ms since it began
};

}  // namespace handheld
