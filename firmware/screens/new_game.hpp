// Before a game: go on with the one in progress, or choose a new one.
#pragma once

#include "screens/list_screen.hpp"

namespace handheld {

class NewGame final : public ListScreen {
  public:
    using ListScreen::ListScreen;

    void enter() override;

  protected:
    [[nodiscard]] Label aside() const override;
    [[nodiscard]] Label title() const override;
    [[nodiscard]] unsigned item_count() const override;
    [[nodiscard]] ListItem item(unsigned index) const override;
    void choose(unsigned index) override;
    void change(unsigned index, int step) override;
    [[nodiscard]] Rect list_area() const override;
    void draw_around(Canvas& canvas) const override;

  private:
    [[nodiscard]] bool can_continue() const;
    [[nodiscard]] unsigned option_of(unsigned index) const { return index - (can_continue() ? 2 : 1); }
    static void start(Shell& shell);
};

}  // namespace handheld
