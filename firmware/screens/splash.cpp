#include "screens/splash.hpp"

#include "app/shell.hpp"
#include "look/board_view.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"
#include "ricochet/board_parts.hpp"
#include "screens/demonstration.hpp"

namespace handheld {

void Splash::enter() {
    const std::uint32_t chance = shell().devices().system.entropy();
    rng_ = ricochet::Rng(chance);
    board_ = ricochet::random_board(chance);
    table_ = ricochet::SlideTable(board_);
    scene_ = {};
    scene_.board = &board_;
    scene_.closed = ricochet::centre_cells();
    scene_.robots = ricochet::place_robots(board_, 4, rng_);
    for (unsigned i = 0; i < ricochet::max_robots; ++i) {
        scene_.looks[i] = classic_look(static_cast<Robot>(i));
    }
    for (const auto& goal : board_.goals()) {
        BoardMarker marker;
        marker.cell = goal.cell;
        marker.symbol = goal.symbol;
        marker.any_robot = goal.claimant.is_any();
        marker.look = marker.any_robot ? PieceLook{} : classic_look(goal.claimant.robot());
        scene_.add(marker);
    }
    began_ = shell().now();
    slide_ = 0;
    next_ = 600;
}

void Splash::press(const hal::ButtonEvent& event) {
    if (event.kind == hal::ButtonEvent::Kind::press) {
        shell().back();
    }
}

void Splash::move_somewhere(std::uint32_t now) {
    const auto moves = table_.moves(scene_.robots);
    const Move move = moves.begin()[rng_.below(static_cast<std::uint32_t>(moves.size()))];
    const Cell from = scene_.robots.of(move.robot), to = table_.stop(move, scene_.robots);
    scene_.robots.put(move.robot, to);
    scene_.slide = BoardSlide{move.robot, from, to, 0};
    began_ = now;
    const auto& layout = shell().layout();
    slide_ = slide_milliseconds(distance(from, to),
                                BoardPlace::in(layout.board_area, board_.width(), board_.height()).cell);
    next_ = slide_ + 500;
}

void Splash::update(std::uint32_t now) {
    if (now - began_ >= next_) {
        move_somewhere(now);
    }
    if (scene_.slide) {
        scene_.slide->progress = slide_progress(now - began_, slide_);
    }
}

void Splash::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_board_scene(canvas, BoardPlace::in(layout.board_area, board_.width(), board_.height()), scene_);
    if (layout.wide) {
        const Rect panel = layout.panel;
        canvas.fill(panel, theme::panel);
        canvas.fill({panel.left, 0, 1, panel.height}, theme::line);
        canvas.text_in(medium_font(), {panel.left, 84, panel.width, 16}, Canvas::Align::centre, theme::text,
                       "Pocket");
        canvas.text_in(medium_font(), {panel.left, 104, panel.width, 16}, Canvas::Align::centre,
                       theme::accent, "Ricochet");
        for (int i = 0; i < 4; ++i) {
            draw_piece(canvas, {panel.left + 8 + (i * 17), 60}, 15, classic_look(static_cast<Robot>(i)),
                       false);
        }
        canvas.text_in(small_font(), {panel.left, 200, panel.width, 10}, Canvas::Align::centre,
                       theme::text_dim, "press");
        canvas.text_in(small_font(), {panel.left, 212, panel.width, 10}, Canvas::Align::centre,
                       theme::text_dim, "any button");
    } else {
        canvas.text_in(small_font(), layout.top_bar, Canvas::Align::centre, theme::accent, "Pocket Ricochet");
        canvas.text_in(small_font(), layout.bottom_bar, Canvas::Align::centre, theme::text_dim,
                       "press any button");
    }
}

void Splash::describe(TextWriter& writer) const {
    writer.put("Pocket Ricochet\nRobots are sliding about.\n");
}

}  // namespace handheld
