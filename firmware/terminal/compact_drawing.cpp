#include "compact_drawing.hpp"

#include <array>

#include "ricochet/slide_table.hpp"

namespace ricochet::terminal {

namespace {

using Kind = Ink::Kind;

class CompactDrawing {
  public:
    CompactDrawing(const Scene& scene, Characters characters, Paper& paper)
        : scene_(scene), board_(scene.board), ascii_(characters == Characters::ascii),
          characters_(characters), paper_(paper) {
        if (scene.last_slide) {
            for (const Cell cell : SlidePath(scene.last_slide->from, scene.last_slide->to)) {
                trail_.insert(cell);
            }
        }
    }

    void draw() {
        paper_.put(U' ', {});
        for (unsigned i = 1; i < board_.width() * 4; ++i) {
            paper_.put(floor(), wall_ink);
        }
        paper_.put(U' ', {});
        paper_.end_line();
        for (unsigned y = 0; y < board_.height(); ++y) {
            for (unsigned x = 0; x < board_.width(); ++x) {
                draw_side(Cell(x, y));
                draw_cell(Cell(x, y));
            }
            paper_.put(side(), wall_ink);
            paper_.end_line();
        }
    }

  private:
    struct Mark {
        char32_t character = U' ';
        Ink ink;
    };
    static constexpr Ink wall_ink{Kind::wall, {}};

    [[nodiscard]] char32_t floor() const { return ascii_ ? U'_' : U'▁'; }
    [[nodiscard]] char32_t side() const { return ascii_ ? U'|' : U'│'; }
    [[nodiscard]] bool has_floor(Cell cell) const { return board_.has_wall(cell, Direction::down); }

    // Left of a cell: a wall, or the floor going on from the cell before.
    void draw_side(Cell cell) {
        if (board_.has_wall(cell, Direction::left)) {
            paper_.put(side(), wall_ink);
        } else if (has_floor(cell) && has_floor(cell.neighbour(Direction::left))) {
            paper_.put(floor(), wall_ink);
        } else {
            paper_.put(U' ', {});
        }
    }

    // Three characters, of which at least one shows the floor if there is one.
    void draw_cell(Cell cell) {
        std::array<Mark, 3> marks{};
        const Goal* const goal = goal_at(cell);
        if (goal != nullptr) {
            const Ink ink{scene_.current_goal == cell ? Kind::current_goal : Kind::goal, goal->claimant};
            marks[1] = {static_cast<char32_t>(to_lower(letter(goal->claimant))), ink};
            marks[2] = {glyph(goal->symbol, characters_), ink};
        }
        const std::size_t place = goal != nullptr ? 0 : 1;
        if (const auto robot = scene_.robots.robot_at(cell)) {
            marks[place] = {static_cast<char32_t>(letter(*robot)), {Kind::robot, *robot}};
            if (goal != nullptr && has_floor(cell)) {
                marks[1] = {};
            }
        } else if (trail_.contains(cell)) {
            if (goal == nullptr || !has_floor(cell)) {
                marks[place] = {ascii_ ? U':' : trail_glyph(characters_), {Kind::trail, {}}};
            }
        } else if (goal == nullptr) {
            marks[1] = {ascii_ ? U'.' : U'·', {Kind::grid, {}}};
        }
        for (const Mark& mark : marks) {
            if (mark.ink.kind == Kind::blank && has_floor(cell)) {
                paper_.put(floor(), wall_ink);
            } else {
                paper_.put(mark.character, mark.ink);
            }
        }
    }

    [[nodiscard]] const Goal* goal_at(Cell cell) const {
        for (const Goal& goal : board_.goals()) {
            if (goal.cell == cell) {
                return &goal;
            }
        }
        return nullptr;
    }

    const Scene& scene_;
    const Board& board_;
    bool ascii_;
    Characters characters_;
    Paper& paper_;
    CellSet trail_;
};

}  // namespace

void draw_compact_board(const Scene& scene, Characters characters, Paper& paper) {
    CompactDrawing(scene, characters, paper).draw();
}

}  // namespace ricochet::terminal
