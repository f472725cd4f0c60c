// Rules and help, page by page.
#pragma once

#include "app/screen.hpp"

namespace handheld {

class HelpScreen final : public Screen {
  public:
    using Screen::Screen;
    void enter() override { page_ = 0; }
    void press(const hal::ButtonEvent& event) override;
    void draw(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override;

  private:
    unsigned page_ = 0;
};

}  // namespace handheld
