// How a round looks, and how it reads.
#include "app/shell.hpp"
#include "look/board_view.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"
#include "screens/hints.hpp"
#include "screens/play_screen.hpp"

namespace handheld {

Legend PlayScreen::legend() const {
    if (solution_wanted_) {
        return {{}, {}, "cancel", {}, {}};
    }
    if (demonstration_.running()) {
        return {{}, demonstration_.finished() ? "again" : "next", "end", {}, {}};
    }
    if (shell().mode().won()) {
        return {{}, "result", "undo", "menu", {}};
    }
    return {"←↑→↓ slide", scene_.robots.robot_count() > 1 ? "robot" : "", "undo", "menu", "redo"};
}

Label PlayScreen::hint_text() const {
    std::array<std::string_view, ricochet::max_robots> names{};
    const unsigned count = scene_.robots.robot_count();
    for (unsigned i = 0; i < count; ++i) {
        names[i] = shell().mode().robot_name(static_cast<Robot>(i));
    }
    return hint_words(shell().analyst(), hint_, std::span(names).first(count));
}

Label PlayScreen::message() const {
    if (settling_) {
        return "choosing a goal…";
    }
    if (solution_wanted_) {
        return Label("searching… depth ").append_number(shell().analyst().depth());
    }
    if (demonstration_.running()) {
        return Label("move ")
            .append_number(static_cast<std::uint32_t>(demonstration_.step()))
            .append(" of ")
            .append_number(static_cast<std::uint32_t>(demonstration_.length()));
    }
    if (!refusal_.empty()) {
        return refusal_;
    }
    if (hint_ != HintStep::none) {
        return hint_text();
    }
    return {};
}

Label PlayScreen::optimum_text() const {
    const Knowledge& optimum = shell().analyst().optimum();
    const bool asked = shell().settings().show_optimum || hint_ != HintStep::none || shell().mode().won() ||
                       demonstration_.running();
    if (!asked) {
        return "–";
    }
    return optimum.known() ? Label().append_number(optimum.length) : Label("?");
}

void PlayScreen::draw_target(Canvas& canvas, const Rect& box) const {
    if (target_.kind == BoardMarker::Kind::crystal) {
        draw_crystal(canvas, box, target_.look.colour);
    } else if (target_.any_robot) {
        draw_vortex(canvas, box, theme::panel, full_cover);
    } else {
        draw_symbol(canvas, box, target_.symbol, target_.look.colour);
    }
}

void PlayScreen::draw_robots(Canvas& canvas, Point at, int size, int dx, int dy) const {
    for (unsigned i = 0; i < scene_.robots.robot_count(); ++i) {
        draw_piece(canvas, at, size, scene_.looks[i], scene_.chosen == static_cast<Robot>(i));
        at = {at.x + dx, at.y + dy};
    }
}

void PlayScreen::draw_panel(Canvas& canvas) const {
    const Rect panel = shell().layout().panel;
    const Mode& mode = shell().mode();
    const int left = panel.left + 7, width = panel.width - 12;
    canvas.fill(panel, theme::panel);
    canvas.fill({panel.left, panel.top, 1, panel.height}, theme::line);
    canvas.text(medium_font(), {left, 7}, theme::accent, mode.name());
    canvas.text(small_font(), {left, 23}, theme::text_dim, mode.place().view());
    canvas.text(small_font(), {left, 33}, theme::text_dim, mode.progress().view());

    canvas.fill_round({left - 1, 46, width, 42}, 5, theme::selection);
    draw_target(canvas, {left + 4, 52, 28, 28});
    canvas.text(small_font(), {left + 38, 54}, theme::text_dim, "goal");
    canvas.text(small_font(), {left + 38, 66}, theme::text, target_owner_);

    canvas.text(small_font(), {left, 96}, theme::text_dim, "moves");
    canvas.text(large_font(), {left - 1, 106}, theme::text, Label().append_number(moves_).view());
    canvas.text_in(small_font(), {left, 96, width, 7}, Canvas::Align::right, theme::text_dim, "best");
    canvas.text_in(medium_font(), {left, 106, width, 20}, Canvas::Align::right, theme::text_dim,
                   best_.view());

    if (scene_.robots.robot_count() > 1) {
        draw_robots(canvas, {left - 1, 135}, 13, 14, 0);
    }
    draw_paragraph(canvas, small_font(), {left, 154, width, 32}, said_refusal_ ? theme::bad : theme::accent,
                   said_.view());

    const Legend texts = legend();
    struct Entry {
        char letter;
        std::string_view text;
    };
    const std::array<Entry, 4> entries{{{'A', texts.a}, {'B', texts.b}, {'X', texts.x}, {'Y', texts.y}}};
    int y = panel.bottom() - 14;
    for (std::size_t i = entries.size(); i-- > 0;) {
        if (!entries[i].text.empty()) {
            canvas.text(small_font(), {draw_button_cap(canvas, {left, y - 2}, entries[i].letter) + 1, y},
                        theme::text, entries[i].text);
            y -= 13;
        }
    }
}

void PlayScreen::draw_bars(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    const Mode& mode = shell().mode();
    const Rect bar = layout.top_bar;
    canvas.fill(bar, theme::panel);
    if (said_.empty()) {
        draw_target(canvas, {bar.left + 5, bar.top + 2, 12, 12});
        canvas.text_in(small_font(), {bar.left + 22, bar.top, bar.width, bar.height}, Canvas::Align::left,
                       theme::text, mode.progress().view());
    } else {
        canvas.text_in(small_font(), {bar.left + 5, bar.top, bar.width, bar.height}, Canvas::Align::left,
                       said_refusal_ ? theme::bad : theme::accent, said_.view());
    }
    const Label counts = Label("moves ").append_number(moves_).append("  best ").append(best_.view());
    canvas.text_in(small_font(), {bar.left, bar.top, bar.width - 5, bar.height}, Canvas::Align::right,
                   theme::text, counts.view());
    if (scene_.robots.robot_count() > 1) {
        draw_robots(canvas, {1, layout.board_area.top + 6}, 13, 0, 18);
    }
    draw_footer(canvas, layout.bottom_bar, legend());
}

void PlayScreen::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    const Rect& area = layout.board_area;
    const Rect beside{0, area.top, layout.wide ? area.width : layout.screen.width, area.height};
    for (const Rect& rect : around(beside, place().rect)) {
        canvas.fill(rect, theme::background);
    }
    draw_board_scene(canvas, place(), scene_);
    if (layout.wide) {
        draw_panel(canvas);
    } else {
        draw_bars(canvas);
    }
}

void PlayScreen::put_robots(TextWriter& writer) const {
    writer.put("Robots:");
    for (unsigned i = 0; i < scene_.robots.robot_count(); ++i) {
        const auto robot = static_cast<Robot>(i);
        writer.put(i == 0 ? " " : ", ")
            .put(shell().mode().robot_name(robot))
            .put(" ")
            .put_cell(scene_.robots.of(robot));
    }
    writer.put(".\n");
}

void PlayScreen::describe(TextWriter& writer) const {
    const Mode& mode = shell().mode();
    writer.put(mode.name())
        .put(", ")
        .put(mode.place().view())
        .put(", ")
        .put(mode.progress().view())
        .put("\n");
    writer.put("Goal: ").put(mode.task().view()).put(" at ").put_cell(mode.target().cell).put(".\n");
    writer.put("Moves: ").put_number(mode.moves()).put(", best: ").put(optimum_text().view()).put(".\n");
    put_robots(writer);
    if (!demonstration_.running() && !mode.won()) {
        writer.put("Chosen: ").put(shell().mode().robot_name(chosen_)).put(", can slide");
        bool any = false;
        for (const Direction direction : ricochet::all_directions) {
            if (mode.can_move({chosen_, direction})) {
                writer.put(any ? ", " : " ").put(name(direction));
                any = true;
            }
        }
        writer.put(any ? ".\n" : " nowhere.\n");
    }
    if (mode.won()) {
        writer.put("Solved.\n");
    }
    if (!said_.empty()) {
        writer.put(said_.view()).put("\n");
    }
}

}  // namespace handheld
