// The title picture, and robots playing on their own behind it until somebody presses a button.
#pragma once

#include "app/screen.hpp"
#include "look/board_scene.hpp"
#include "ricochet/random_board.hpp"
#include "ricochet/rng.hpp"
#include "ricochet/slide_table.hpp"

namespace handheld {

class Splash final : public Screen {
  public:
    using Screen::Screen;
    void enter() override;
    void press(const hal::ButtonEvent& event) override;
    void update(std::uint32_t now) override;
    void draw(Canvas& canvas) const override;
    [[nodiscard]] const BoardScene* board_scene() const override { return &scene_; }
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override { return {{}, "any button: menu", {}, {}, {}}; }

  private:
    void move_somewhere(std::uint32_t now);

    ricochet::Board board_;
    ricochet::SlideTable table_;
    ricochet::Rng rng_;
    BoardScene scene_;
    std::uint32_t began_ = 0;
    std::uint32_t next_ = 0;
    std::uint32_t slide_ = 0;
};

}  // namespace handheld
