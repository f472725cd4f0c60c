// Buttons light up while they are held, and the display shows its colours.
#pragma once

#include "app/screen.hpp"

namespace handheld {

class HardwareCheck final : public Screen {
  public:
    using Screen::Screen;
    void enter() override { b_presses_ = 0; }
    void press(const hal::ButtonEvent& event) override;
    void draw(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override { return {{}, {}, "twice: back", {}, {}}; }

  private:
    unsigned b_presses_ = 0;  // in a row, so that B can be tested as well
};

}  // namespace handheld
