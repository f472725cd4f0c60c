// The end of a round: own moves against the optimum, stars, and what to do next.
#pragma once

#include <cstdint>

#include "screens/list_screen.hpp"

namespace handheld {

class PlayScreen;

class RoundEnd final : public ListScreen {
  public:
    RoundEnd(Shell& shell, PlayScreen& play) : ListScreen(shell), play_(play) {}
    void enter() override;
    void update(std::uint32_t now) override;
    [[nodiscard]] const BoardScene* board_scene() const override;
    void describe(TextWriter& writer) const override;

  protected:
    [[nodiscard]] Label title() const override;
    [[nodiscard]] unsigned item_count() const override { return 4; }
    [[nodiscard]] ListItem item(unsigned index) const override;
    void choose(unsigned index) override;
    void leave() override;
    [[nodiscard]] Rect list_area() const override;
    void draw_around(Canvas& canvas) const override;
    static void draw_stars(Canvas& canvas, Rect star, unsigned won);
    void draw_board_behind(Canvas& canvas, const Rect& covered) const;

  private:
    void go_on();
    [[nodiscard]] Rect card() const;
    [[nodiscard]] Label verdict() const;

    PlayScreen& play_;
};

}  // namespace handheld
