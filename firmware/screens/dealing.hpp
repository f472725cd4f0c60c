// A new game on its way: shows how far the making of the puzzle has come, and goes on to the round by itself.
#pragma once

#include "app/screen.hpp"

namespace handheld {

class Dealing final : public Screen {
  public:
    using Screen::Screen;
    void enter() override;
    void press(const hal::ButtonEvent& event) override;
    void update(std::uint32_t now) override;
    void draw(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override { return {{}, {}, "cancel", {}, {}}; }
};

}  // namespace handheld
