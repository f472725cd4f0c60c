// The tutorial: lessons on small boards, played with the same buttons as a round.
#pragma once

#include <cstdint>

#include "app/screen.hpp"
#include "look/board_scene.hpp"
#include "look/layout.hpp"
#include "ricochet/round.hpp"
#include "screens/hints.hpp"
#include "screens/lessons.hpp"

namespace handheld {

class Tutorial final : public Screen {
  public:
    using Screen::Screen;
    void enter() override { begin(0); }
    void press(const hal::ButtonEvent& event) override;
    void update(std::uint32_t now) override;
    [[nodiscard]] bool moving() const override { return sliding(); }
    void draw(Canvas& canvas) const override;
    [[nodiscard]] const BoardScene* board_scene() const override { return &scene_; }
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override;

  private:
    // Where the words and the board stand.
    struct Split {
        Rect words;
        Rect board;
    };

    void begin(unsigned lesson);
    void leave();
    void try_move(Direction direction);
    void undo();
    void choose_next_robot();
    void give_hint();
    void position_changed();
    void show();
    void speak();
    [[nodiscard]] const Lesson& lesson() const { return lessons()[lesson_]; }
    [[nodiscard]] bool last_lesson() const { return lesson_ + 1 == lessons().size(); }
    [[nodiscard]] bool sliding() const { return scene_.slide && scene_.slide->progress < 256; }
    // Whether what the lesson asks for has been done.
    [[nodiscard]] bool done() const;
    [[nodiscard]] Split split() const;
    [[nodiscard]] BoardPlace place() const;
    [[nodiscard]] Label hint_text() const;

    unsigned lesson_ = 0;
    ricochet::Board board_;
    ricochet::SlideTable table_;
    ricochet::Round round_;
    bool took_back_ = false;

    BoardScene scene_;
    Robot chosen_ = Robot::red;
    std::uint32_t slide_began_ = 0;
    HintStep hint_ = HintStep::none;
    // What is said; it changes only when nothing moves.
    bool said_done_ = false;
    Label said_;
    Label refusal_;
    std::uint32_t refused_at_ = 0;
};

}  // namespace handheld
