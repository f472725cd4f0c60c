// How a lesson looks, and how it reads.
#include "app/shell.hpp"
#include "look/board_view.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"
#include "screens/tutorial.hpp"

namespace handheld {

Legend Tutorial::legend() const {
    if (said_done_) {
        return {{}, last_lesson() ? "finish" : "next", "again", {}, "leave"};
    }
    return {"←↑→↓ slide", scene_.robots.robot_count() > 1 ? "robot" : "", round_.can_undo() ? "undo" : "back",
            "hint", "leave"};
}

// Wide: the board on the left, words beside it. Narrow: words above the board.
Tutorial::Split Tutorial::split() const {
    const Layout& layout = shell().layout();
    const Rect body = layout.body();
    if (layout.wide) {
        constexpr int side = 174, gap = 11;
        const Rect board{gap, body.top + ((body.height - side) / 2), side, side};
        return {
            {board.right() + gap + 2, board.top, body.right() - board.right() - (2 * gap) - 2, board.height},
            board};
    }
    constexpr int words = 60;
    return {{body.left + 8, body.top + 7, body.width - 16, words - 9},
            {body.left, body.top + words, body.width, body.height - words - 4}};
}

BoardPlace Tutorial::place() const { return BoardPlace::in(split().board, board_.width(), board_.height()); }

Label Tutorial::hint_text() const {
    constexpr std::array<std::string_view, ricochet::max_robots> names{"red", "yellow", "green", "blue",
                                                                       "silver"};
    return hint_ == HintStep::none
               ? Label()
               : hint_words(shell().analyst(), hint_, std::span(names).first(scene_.robots.robot_count()));
}

void Tutorial::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_header(canvas, layout, lesson().title,
                Label("lesson ")
                    .append_number(lesson_ + 1)
                    .append(" of ")
                    .append_number(static_cast<std::uint32_t>(lessons().size()))
                    .view());
    const Split parts = split();
    draw_board_scene(canvas, place(), scene_);
    const Colour colour = !refusal_.empty() ? theme::bad : theme::accent;
    if (said_done_) {
        Rect words = parts.words;
        if (layout.wide) {
            draw_star(canvas, {words.left, words.top + 2, 30, 30}, theme::accent);
            words.top += 42;
        }
        const int used = draw_paragraph(canvas, medium_font(), words, theme::good, lesson().praise);
        words.top += used + (layout.wide ? 8 : 2);
        draw_paragraph(canvas, medium_font(), words, theme::text_dim,
                       last_lesson() ? "A ends the tutorial." : "A goes on.");
    } else if (layout.wide || said_.empty()) {
        const int used = draw_paragraph(canvas, medium_font(), parts.words, theme::text, lesson().text);
        draw_paragraph(canvas, medium_font(),
                       {parts.words.left, parts.words.top + used + 8, parts.words.width, 40}, colour,
                       said_.view());
    } else {
        draw_paragraph(canvas, medium_font(), parts.words, colour, said_.view());
    }
    draw_footer(canvas, layout.footer(), legend());
}

void Tutorial::describe(TextWriter& writer) const {
    writer.put("Tutorial, lesson ").put_number(lesson_ + 1).put(" of ");
    writer.put_number(static_cast<std::uint32_t>(lessons().size())).put(": ").put(lesson().title).put("\n");
    writer.put(done() ? lesson().praise : lesson().text).put("\n");
    const ricochet::Goal& goal = round_.contest().goal;
    writer.put("Goal: ").put(name(goal.claimant)).put(" at ").put_cell(goal.cell).put(".\nRobots:");
    for (unsigned i = 0; i < scene_.robots.robot_count(); ++i) {
        const auto robot = static_cast<Robot>(i);
        writer.put(i == 0 ? " " : ", ").put(ricochet::name(robot)).put(" ").put_cell(scene_.robots.of(robot));
    }
    writer.put(".\nMoves: ").put_number(round_.now().moves);
    if (!done()) {
        writer.put(". Chosen: ").put(ricochet::name(chosen_));
    }
    writer.put(".\n");
    if (!said_.empty()) {
        writer.put(said_.view()).put("\n");
    }
}

}  // namespace handheld
