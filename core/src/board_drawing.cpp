#include "ricochet/board_drawing.hpp"

#include "ricochet/slide_table.hpp"

namespace ricochet {

namespace {

using Kind = Ink::Kind;

class Drawing {
  public:
    Drawing(const Scene& scene, Characters characters, Paper& paper)
        : scene_(scene), board_(scene.board), characters_(characters), paper_(paper) {
        if (scene.last_slide) {
            for (const Cell cell : SlidePath(scene.last_slide->from, scene.last_slide->to)) {
                trail_.insert(cell);
            }
        }
    }

    void draw() {
        for (unsigned y = 0; y <= board_.height(); ++y) {
            draw_lattice_line(y);
            if (y < board_.height()) {
                draw_cells(y);
            }
        }
    }

  private:
    // Whether a wall stands right of the vertical grid line x, in row y; false outside the board.
    [[nodiscard]] bool vertical_wall(unsigned x, unsigned y) const {
        if (y >= board_.height()) {
            return false;
        }
        return x < board_.width() ? board_.has_wall(Cell(x, y), Direction::left)
                                  : board_.has_wall(Cell(x - 1, y), Direction::right);
    }
    [[nodiscard]] bool horizontal_wall(unsigned x, unsigned y) const {
        if (x >= board_.width()) {
            return false;
        }
        return y < board_.height() ? board_.has_wall(Cell(x, y), Direction::up)
                                   : board_.has_wall(Cell(x, y - 1), Direction::down);
    }

    // The point where four cells meet, joined to the walls around it.
    void draw_joint(unsigned x, unsigned y) {
        const unsigned joins = (y > 0 && vertical_wall(x, y - 1) ? 1U : 0U) |
                               (horizontal_wall(x, y) ? 2U : 0U) | (vertical_wall(x, y) ? 4U : 0U) |
                               (x > 0 && horizontal_wall(x - 1, y) ? 8U : 0U);
        constexpr std::u32string_view joints = U"·╵╶└╷│┌├╴┘─┴┐┤┬┼";
        paper_.put(characters_ == Characters::ascii ? U'+' : joints[joins],
                   {joins == 0 ? Kind::grid : Kind::wall, {}});
    }

    void draw_lattice_line(unsigned y) {
        const char32_t line = characters_ == Characters::ascii ? U'-' : U'─';
        for (unsigned x = 0; x <= board_.width(); ++x) {
            draw_joint(x, y);
            if (x < board_.width()) {
                const bool wall = horizontal_wall(x, y);
                for (unsigned i = 0; i < 3; ++i) {
                    paper_.put(wall ? line : U' ', {wall ? Kind::wall : Kind::blank, {}});
                }
            }
        }
        paper_.end_line();
    }

    void draw_cells(unsigned y) {
        const char32_t line = characters_ == Characters::ascii ? U'|' : U'│';
        for (unsigned x = 0; x <= board_.width(); ++x) {
            const bool wall = vertical_wall(x, y);
            paper_.put(wall ? line : U' ', {wall ? Kind::wall : Kind::blank, {}});
            if (x < board_.width()) {
                draw_cell(Cell(x, y));
            }
        }
        paper_.end_line();
    }

    [[nodiscard]] const Goal* goal_at(Cell cell) const {
        for (const Goal& goal : board_.goals()) {
            if (goal.cell == cell) {
                return &goal;
            }
        }
        return nullptr;
    }

    // A robot or trail mark stands in the middle, and makes room on the left where there is a goal.
    void draw_cell(Cell cell) {
        const auto draw_mark = [&] {
            if (const auto robot = scene_.robots.robot_at(cell)) {
                paper_.put(static_cast<char32_t>(letter(*robot)), {Kind::robot, *robot});
            } else if (trail_.contains(cell)) {
                paper_.put(trail_glyph(characters_), {Kind::trail, {}});
            } else {
                paper_.put(U' ', {});
            }
        };
        if (const Goal* goal = goal_at(cell)) {
            const Ink ink{scene_.current_goal == cell ? Kind::current_goal : Kind::goal, goal->claimant};
            draw_mark();
            paper_.put(static_cast<char32_t>(to_lower(letter(goal->claimant))), ink);
            paper_.put(glyph(goal->symbol, characters_), ink);
        } else {
            paper_.put(U' ', {});
            draw_mark();
            paper_.put(U' ', {});
        }
    }

    const Scene& scene_;
    const Board& board_;
    Characters characters_;
    Paper& paper_;
    CellSet trail_;
};

class PlainPaper final : public Paper {
  public:
    explicit PlainPaper(TextWriter& writer) : writer_(writer) {}
    void put(char32_t character, Ink /*ink*/) override { put_utf8(writer_, character); }
    void end_line() override { writer_.put('\n'); }

  private:
    TextWriter& writer_;
};

}  // namespace

void draw_board(const Scene& scene, Characters characters, Paper& paper) {
    Drawing(scene, characters, paper).draw();
}

void draw_board(const Scene& scene, Characters characters, TextWriter& writer) {
    PlainPaper paper(writer);
    draw_board(scene, characters, paper);
}

void put_utf8(TextWriter& writer, char32_t character) {
    const auto tail = [&](unsigned shift) {
        writer.put(static_cast<char>(0x80U | ((character >> shift) & 0x3fU)));
    };
    if (character < 0x80U) {
        writer.put(static_cast<char>(character));
    } else if (character < 0x800U) {
        writer.put(static_cast<char>(0xc0U | (character >> 6U)));
        tail(0);
    } else if (character < 0x10000U) {
        writer.put(static_cast<char>(0xe0U | (character >> 12U)));
        tail(6);
        tail(0);
    } else {
        writer.put(static_cast<char>(0xf0U | (character >> 18U)));
        tail(12);
        tail(6);
        tail(0);
    }
}

}  // namespace ricochet
