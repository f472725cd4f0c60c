// Help: the tutorial, and everything there is to read.
#pragma once

#include "screens/list_screen.hpp"

namespace handheld {

class RulesScreen;

class HelpMenu final : public ListScreen {
  public:
    HelpMenu(Shell& shell, RulesScreen& pages) : ListScreen(shell), pages_(pages) {}

  protected:
    [[nodiscard]] Label title() const override { return "Help"; }
    [[nodiscard]] unsigned item_count() const override;
    [[nodiscard]] ListItem item(unsigned index) const override;
    void choose(unsigned index) override;

  private:
    RulesScreen& pages_;
};

}  // namespace handheld
