#include "page.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "board_view.hpp"
#include "words.hpp"

namespace ricochet::terminal {

namespace {

constexpr Style heading{.tint = Tint::plain, .bold = true};

struct Layout {
    BoardSize board;
    bool tall_status;

    [[nodiscard]] constexpr Size needs() const {
        const std::size_t lines = board_lines(board);
        if (tall_status) {
            return {board_columns + 2 + tall_status_size.columns, std::max(lines, tall_status_size.lines)};
        }
        return {board_columns, lines + low_status_lines};
    }
};

// The best first.
constexpr std::array<Layout, 4> layouts{{{BoardSize::full, true},
                                         {BoardSize::full, false},
                                         {BoardSize::compact, true},
                                         {BoardSize::compact, false}}};

static_assert(layouts[3].needs().lines <= 24 && layouts[3].needs().columns <= 80);

std::optional<Layout> best_layout(Size window) {
    for (const Layout& layout : layouts) {
        if (layout.needs().columns <= window.columns && layout.needs().lines <= window.lines) {
            return layout;
        }
    }
    return std::nullopt;
}

std::string words(Size size) {
    return std::to_string(size.columns) + " columns by " + std::to_string(size.lines) + " lines";
}

void write_too_small(Canvas& canvas) {
    canvas.write(0, 0, "This window is too small", heading);
    canvas.write(0, 1, "is:    " + words(canvas.size()));
    canvas.write(0, 2, "needs: " + words(layouts.back().needs()));
    canvas.write(0, 3, "Make it larger, or q: quit");
}

}  // namespace

Canvas board_page(const ClassicGame& game, const Desk& desk, Characters characters, Size window) {
    Canvas canvas(window);
    const auto layout = best_layout(window);
    if (!layout) {
        write_too_small(canvas);
        return canvas;
    }
    draw_board_view(game, desk.selected, layout->board, characters, canvas);
    if (layout->tall_status) {
        write_tall_status(game, desk, characters, board_columns + 2, layout->needs().lines, canvas);
    } else {
        write_low_status(game, desk, characters, board_lines(layout->board), canvas);
    }
    return canvas;
}

Canvas help_page(const ClassicGame& game, Size window) {
    Canvas canvas(window);
    std::size_t line = 0;
    canvas.write(0, line, "Pocket Ricochet", heading);
    canvas.write(17, line++, words(game.choice()) + ", " + words(game.rules()), {.tint = Tint::dim});
    ++line;
    for (const std::string_view text :
         {"A robot slides until a wall or another robot stops it. Bring the robot of the",
          "goal's colour to a stop on the goal, in as few moves as you can; move the other",
          "robots to help. A game is all seventeen goals of a board, one a round."}) {
        canvas.write(0, line++, text);
    }
    ++line;
    struct Entry {
        std::string_view keys;
        std::string_view meaning;
    };
    for (const Entry& entry :
         {Entry{"arrows, w a s d", "move the chosen robot"},
          Entry{"Tab, Shift-Tab", "choose the next robot, the one before"},
          Entry{"r y g b, 1 to 5", "choose red, yellow, green, blue (4), silver (5)"},
          Entry{"u", "undo a move"}, Entry{"U, Control-R", "redo it"}, Entry{"R", "restart the round"},
          Entry{"S, k", "skip this goal; it comes again later (small s moves down)"},
          Entry{"Enter, space", "after a win: the next goal"}, Entry{"N", "new game on another board"},
          Entry{"Control-L", "draw the screen again"},
          Entry{"q", "save and quit; next time the game goes on"}}) {
        canvas.write(0, line, entry.keys, heading);
        canvas.write(18, line++, entry.meaning);
    }
    ++line;
    canvas.write(0, line++,
                 "On the board, a capital letter is a robot; a small letter and a symbol are a goal");
    canvas.write(0, line++, "and whose it is (* any). Dots show the last slide. Dim goals are completed.");
    ++line;
    canvas.write(0, line++, "Any key goes back to the game.", heading);
    return canvas;
}

Canvas summary_page(const ClassicGame& game, const Desk& desk, Size window) {
    Canvas canvas(window);
    canvas.write(0, 0, "All goals completed: " + words(game.choice()), heading);
    std::size_t line = 1;
    const auto goals = game.board().goals();
    for (const auto& text : summary(game)) {
        const bool is_goal = line <= goals.size();
        canvas.write(2, line, text,
                     is_goal ? Style{.tint = tint_of(goals[line - 1].claimant), .bold = true} : heading);
        ++line;
    }
    canvas.write(0, line + 1, desk.message.empty() ? "Enter: a new game   q: quit" : desk.message, heading);
    return canvas;
}

}  // namespace ricochet::terminal
