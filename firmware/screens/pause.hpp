// The pause menu of a round: hint, solution, restart, skip, rules, quit.
#pragma once

#include <cstdint>

#include "screens/list_screen.hpp"

namespace handheld {

class PlayScreen;

class Pause final : public ListScreen {
  public:
    Pause(Shell& shell, PlayScreen& play) : ListScreen(shell), play_(play) {}
    void press(const hal::ButtonEvent& event) override;
    [[nodiscard]] const BoardScene* board_scene() const override;

  protected:
    [[nodiscard]] Label title() const override { return "Pause"; }
    [[nodiscard]] Label aside() const override;
    [[nodiscard]] unsigned item_count() const override;
    [[nodiscard]] ListItem item(unsigned index) const override;
    void choose(unsigned index) override;

  private:
    PlayScreen& play_;
};

}  // namespace handheld
