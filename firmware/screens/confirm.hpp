// Asks whether something that cannot be taken back is really meant.
#pragma once

#include "screens/list_screen.hpp"

namespace handheld {

class Confirm final : public ListScreen {
  public:
    using ListScreen::ListScreen;

  protected:
    [[nodiscard]] Label title() const override;
    [[nodiscard]] Label aside() const override { return {}; }
    [[nodiscard]] unsigned item_count() const override { return 2; }
    [[nodiscard]] ListItem item(unsigned index) const override {
        return {index == 0 ? "No" : "Yes", {}, false, true};
    }
    void choose(unsigned index) override;
    [[nodiscard]] Rect list_area() const override;
    void draw_around(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
};

}  // namespace handheld
