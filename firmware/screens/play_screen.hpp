// A round being played, in any mode.
#pragma once

#include <cstdint>
#include <optional>

#include "app/records.hpp"
#include "app/screen.hpp"
#include "look/board_scene.hpp"
#include "look/layout.hpp"
#include "screens/demonstration.hpp"
#include "screens/hints.hpp"

namespace handheld {

class PlayScreen final : public Screen {
  public:
    using Screen::Screen;

    void enter() override;
    void press(const hal::ButtonEvent& event) override;
    void update(std::uint32_t now) override;
    [[nodiscard]] bool moving() const override { return sliding(); }
    void draw(Canvas& canvas) const override;
    [[nodiscard]] const BoardScene* board_scene() const override { return &scene_; }
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override;

    // What the pause menu and the end of the round ask for.
    void give_hint();
    void show_solution();
    void restart();
    void redo_all();
    void skip();
    void next_round();
    // Stays on the board of a won round until a button is pressed.
    void look_at_end() { won_at_.reset(); }
    // What the console asks for, as if the player had pressed the buttons. Contract: neither
    // settling nor demonstrating; the round takes the move.
    void make_move(Move move);
    void undo();
    void redo();
    // While the goal may still change, and while a solution is shown, the buttons do not move robots.
    [[nodiscard]] bool settling() const { return settling_; }
    [[nodiscard]] bool demonstrating() const { return demonstration_.running() || solution_wanted_; }
    [[nodiscard]] std::string_view hint_step_name() const;

  private:
    void press_in_demonstration(const hal::ButtonEvent& event);
    void begin_round();
    void settle();
    void try_move(Direction direction);
    void choose_robot(int step);
    void after(const Action& action);
    void position_changed();
    void refresh();
    [[nodiscard]] BoardPlace place() const;
    [[nodiscard]] bool sliding() const { return scene_.slide && scene_.slide->progress < 256; }
    // The trail of the last move made, at rest.
    void show_trail();
    void speak();
    [[nodiscard]] Label message() const;
    [[nodiscard]] Label hint_text() const;
    [[nodiscard]] Label optimum_text() const;
    void draw_panel(Canvas& canvas) const;
    void draw_bars(Canvas& canvas) const;
    void draw_robots(Canvas& canvas, Point at, int size, int dx, int dy) const;
    void draw_target(Canvas& canvas, const Rect& box) const;
    void put_robots(TextWriter& writer) const;

    BoardScene scene_;
    Robot chosen_ = Robot::red;
    std::uint32_t slide_began_ = 0;
    // What is said; it changes only when nothing moves, so that the frames of a slide stay small.
    unsigned frames_at_rest_ = 0;
    BoardScene::States states_before_{};
    BoardMarker target_;
    std::string_view target_owner_;
    Label said_;
    Label best_;
    unsigned moves_ = 0;
    bool said_refusal_ = false;
    std::uint32_t last_update_ = 0;
    Label refusal_;
    std::uint32_t refused_at_ = 0;
    HintStep hint_ = HintStep::none;
    bool settling_ = false;  // the round may still turn out too easy
    bool solution_wanted_ = false;
    std::optional<std::uint32_t> won_at_;
    Demonstration demonstration_;
};

}  // namespace handheld
