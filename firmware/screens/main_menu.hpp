// The main menu: the modes, and everything around them.
#pragma once

#include "screens/list_screen.hpp"
#include "screens/title.hpp"

namespace handheld {

class MainMenu final : public ListScreen {
  public:
    using ListScreen::ListScreen;
    // At power-on.
    void enter() override;
    void press(const hal::ButtonEvent& event) override;
    [[nodiscard]] bool moving() const override { return banner_.moving(); }
    void update(std::uint32_t now) override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override;

  protected:
    [[nodiscard]] Label title() const override { return "Pocket Ricochet"; }
    [[nodiscard]] unsigned item_count() const override;
    [[nodiscard]] ListItem item(unsigned index) const override;
    void choose(unsigned index) override;
    void leave() override {}
    [[nodiscard]] Rect list_area() const override;
    void draw_around(Canvas& canvas) const override;

  private:
    void draw_card(Canvas& canvas, const Rect& card) const;

    Title banner_;
};

}  // namespace handheld
