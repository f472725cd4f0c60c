// The settings, one row each.
#pragma once

#include "screens/list_screen.hpp"

namespace handheld {

class SettingsScreen final : public ListScreen {
  public:
    using ListScreen::ListScreen;

  protected:
    [[nodiscard]] Label title() const override { return "Settings"; }
    [[nodiscard]] unsigned item_count() const override;
    [[nodiscard]] ListItem item(unsigned index) const override;
    void choose(unsigned index) override;
    void change(unsigned index, int step) override;
};

}  // namespace handheld
