// What has been achieved in each mode, with a small chart of the moves over the optimum.
#pragma once

#include "app/screen.hpp"

namespace handheld {

class StatisticsScreen final : public Screen {
  public:
    using Screen::Screen;
    void enter() override { mode_ = 0; }
    void press(const hal::ButtonEvent& event) override;
    void draw(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override { return {"←→ mode", {}, "back", {}, {}}; }

  private:
    unsigned mode_ = 0;
};

}  // namespace handheld
