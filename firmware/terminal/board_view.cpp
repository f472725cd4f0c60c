#include "board_view.hpp"

#include "compact_drawing.hpp"

namespace ricochet::terminal {

namespace {

// Puts a drawing on a canvas, from its top left corner.
class CanvasPaper final : public Paper {
  public:
    CanvasPaper(Canvas& canvas, Tint trail) : canvas_(canvas), trail_(trail) {}

    void put(char32_t character, Ink ink) override { canvas_.put(column_++, line_, character, style(ink)); }
    void end_line() override {
        column_ = 0;
        ++line_;
    }

  private:
    [[nodiscard]] Style style(const Ink& ink) const {
        switch (ink.kind) {
            case Ink::Kind::blank:
                return {};
            case Ink::Kind::grid:
                return {.tint = Tint::dim};
            case Ink::Kind::wall:
                return {.tint = Tint::wall};
            case Ink::Kind::trail:
                return {.tint = trail_, .bold = true};
            case Ink::Kind::robot:
                return {.tint = tint_of(ink.colour), .bold = true, .reverse = true};
            case Ink::Kind::goal:
                return {.tint = tint_of(ink.colour)};
            case Ink::Kind::current_goal:
                return {.tint = tint_of(ink.colour), .bold = true, .reverse = true};
        }
        return {};
    }

    Canvas& canvas_;
    Tint trail_;
    std::size_t column_ = 0;
    std::size_t line_ = 0;
};

// What the drawing of a bare board does not know: whole cells stand out, completed goals step back.
class Decoration {
  public:
    Decoration(const ClassicGame& game, BoardSize size, Canvas& canvas)
        : game_(game), size_(size), canvas_(canvas) {}

    void step_back_completed_goals() {
        const auto goals = game_.board().goals();
        for (unsigned i = 0; i < goals.size(); ++i) {
            if (game_.is_completed(i) && i != game_.current_goal()) {
                glyph(goals[i].cell, 1).style.tint = Tint::dim;
                glyph(goals[i].cell, 2).style.tint = Tint::dim;
            }
        }
    }

    // A robot fills its cell with its colour, as far as nothing else stands there.
    void spread_robots(std::optional<Robot> selected) {
        const Position& robots = game_.round().now().robots;
        for (unsigned i = 0; i < robots.robot_count(); ++i) {
            const auto robot = static_cast<Robot>(i);
            const Cell cell = robots.of(robot);
            for (const std::size_t place : {0U, 2U}) {
                Glyph& side = glyph(cell, place);
                if (side.character == U' ') {
                    side.style = glyph(cell, 1).style;
                    if (robot == selected) {
                        side.character = place == 0 ? U'[' : U']';
                    }
                }
            }
        }
    }

    // In the compact drawing the underline shows the floor under what stands on it.
    void underline_floors() {
        if (size_ == BoardSize::full) {
            return;
        }
        for (const Cell cell : game_.board().walls(Direction::down)) {
            for (std::size_t place = 0; place < 3; ++place) {
                Glyph& mark = glyph(cell, place);
                mark.style.underline = mark.style.tint != Tint::wall;
            }
        }
    }

  private:
    Glyph& glyph(Cell cell, std::size_t place) {
        const std::size_t line = size_ == BoardSize::full ? (cell.y() * 2U) + 1U : cell.y() + 1U;
        return canvas_.at((cell.x() * 4U) + 1U + place, line);
    }

    const ClassicGame& game_;
    BoardSize size_;
    Canvas& canvas_;
};

}  // namespace

std::optional<Slide> last_slide(const ClassicGame& game) {
    Round before = game.round();
    if (!before.undo(game.table())) {
        return std::nullopt;
    }
    const Robot robot = game.round().history().back().robot;
    return Slide{before.now().robots.of(robot), game.round().now().robots.of(robot)};
}

void draw_board_view(const ClassicGame& game, std::optional<Robot> selected, BoardSize size,
                     Characters characters, Canvas& canvas) {
    const auto history = game.round().history();
    CanvasPaper paper(canvas, history.empty() ? Tint::plain : tint_of(history.back().robot));
    const Scene scene{.board = game.board(),
                      .robots = game.round().now().robots,
                      .last_slide = last_slide(game),
                      .current_goal = game.round().contest().goal.cell};
    if (size == BoardSize::full) {
        draw_board(scene, characters, paper);
    } else {
        draw_compact_board(scene, characters, paper);
    }
    Decoration decoration(game, size, canvas);
    decoration.step_back_completed_goals();
    decoration.spread_robots(selected);
    decoration.underline_floors();
}

}  // namespace ricochet::terminal
