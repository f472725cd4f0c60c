#include "board_text.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "look/theme.hpp"
#include "ricochet/board_drawing.hpp"
#include "ricochet/slide_table.hpp"

namespace handheld {

namespace {

using hal::terminal::Page;
using hal::terminal::Size;
using hal::terminal::Style;
using ricochet::Board;
using ricochet::Cell;
using ricochet::Direction;
using ricochet::Robot;

constexpr std::size_t number_columns = 2;  // left of the board
constexpr std::size_t number_lines = 1;    // above it

constexpr std::size_t compact_pitch = 3;
constexpr std::size_t full_pitch = 4;
constexpr std::size_t pitch(bool full) { return full ? full_pitch : compact_pitch; }
constexpr std::size_t lines_a_row(bool full) { return full ? 2 : 1; }

constexpr Style wall_style{.colour = theme::wall.value};
constexpr Style grid_style{.faint = true};

constexpr std::u32string_view arrows = U"↑→↓←";
constexpr char32_t trail_mark = U'•';
constexpr char32_t crystal_mark = U'◆';

// Takes only the walls of core's drawing; what stands on the board is drawn by the modes' own looks.
class WallPaper final : public ricochet::Paper {
  public:
    WallPaper(Page& page, std::size_t column, std::size_t line)
        : page_(page), left_(column), column_(column), line_(line) {}

    void put(char32_t character, ricochet::Ink ink) override {
        using Kind = ricochet::Ink::Kind;
        if (ink.kind == Kind::wall || ink.kind == Kind::grid) {
            page_.put(column_, line_, character, ink.kind == Kind::wall ? wall_style : grid_style);
        }
        ++column_;
    }
    void end_line() override {
        column_ = left_;
        ++line_;
    }

  private:
    Page& page_;
    std::size_t left_;
    std::size_t column_;
    std::size_t line_;
};

// What stands in a cell: its characters from left to right, and the one before them, where a wall may be.
struct CellText {
    static constexpr std::size_t most = 3;
    std::array<char32_t, most> characters{U' ', U' ', U' '};
    std::array<Style, most> styles{};

    void put(std::size_t place, char32_t character, const Style& style) {
        characters[place] = character;
        styles[place] = style;
    }
};

class BoardText {
  public:
    BoardText(const BoardScene& scene, BoardForm form, Page& page, std::size_t column, std::size_t line)
        : scene_(scene), board_(*scene.board), full_(form == BoardForm::full), page_(page),
          left_(column + number_columns), top_(line + number_lines) {}

    void draw() {
        draw_numbers();
        if (full_) {
            WallPaper paper(page_, left_, top_);
            ricochet::draw_board({.board = board_, .robots = {}}, ricochet::Characters::unicode, paper);
        } else {
            for (std::size_t i = 1; i < compact_pitch * board_.width(); ++i) {
                page_.put(left_ + i, top_, U'▁', wall_style);
            }
        }
        for (unsigned y = 0; y < board_.height(); ++y) {
            for (unsigned x = 0; x < board_.width(); ++x) {
                draw_cell(Cell(x, y));
            }
        }
        if (!full_) {
            for (unsigned y = 0; y < board_.height(); ++y) {
                page_.put(left_ + (compact_pitch * board_.width()), top_ + 1 + y, U'│', wall_style);
            }
        }
        bracket_chosen();
    }

  private:
    // The places of a cell's characters: the main one, and the one beside it for what lies there as well.
    [[nodiscard]] std::size_t main_place() const { return full_ ? 1 : 0; }
    [[nodiscard]] std::size_t side_place() const { return full_ ? 2 : 1; }
    [[nodiscard]] std::size_t places() const { return full_ ? 3 : 2; }

    [[nodiscard]] std::size_t column_of(Cell cell) const { return left_ + (cell.x() * pitch(full_)) + 1; }
    [[nodiscard]] std::size_t line_of(Cell cell) const { return top_ + 1 + (cell.y() * lines_a_row(full_)); }

    void draw_numbers() {
        for (unsigned x = 0; x < board_.width(); ++x) {
            page_.write(column_of(Cell(x, 0)) + main_place(), top_ - 1, std::to_string(x), grid_style);
        }
        for (unsigned y = 0; y < board_.height(); ++y) {
            const std::string number = std::to_string(y);
            page_.write(left_ - number.size(), line_of(Cell(0, y)), number, grid_style);
        }
    }

    // The robot under way is where its slide has brought it.
    [[nodiscard]] Cell cell_of(Robot robot) const {
        if (!scene_.slide || scene_.slide->robot != robot) {
            return scene_.robots.of(robot);
        }
        const auto& slide = *scene_.slide;
        const auto between = [&](unsigned from, unsigned to) {
            const int way = static_cast<int>(to) - static_cast<int>(from);
            return static_cast<unsigned>(static_cast<int>(from) + (way * slide.progress / 256));
        };
        return Cell(between(slide.from.x(), slide.to.x()), between(slide.from.y(), slide.to.y()));
    }

    [[nodiscard]] std::optional<Robot> robot_at(Cell cell) const {
        for (unsigned i = 0; i < scene_.robots.robot_count(); ++i) {
            if (cell_of(static_cast<Robot>(i)) == cell) {
                return static_cast<Robot>(i);
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] const BoardMarker* marker_at(Cell cell) const {
        const auto markers = scene_.all_markers();
        const auto found = std::find_if(markers.begin(), markers.end(),
                                        [&](const BoardMarker& marker) { return marker.cell == cell; });
        return found == markers.end() ? nullptr : &*found;
    }

    // The arrow in a cell next to the chosen robot, if it can go there.
    [[nodiscard]] std::optional<char32_t> arrow_at(Cell cell) const {
        if (!scene_.chosen || (scene_.slide && scene_.slide->progress < 256)) {
            return std::nullopt;
        }
        const Cell robot = scene_.robots.of(*scene_.chosen);
        for (const Direction direction : ricochet::all_directions) {
            if (scene_.possible[index(direction)] && robot.neighbour(direction) == cell) {
                return arrows[index(direction)];
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] bool on_trail(Cell cell) const {
        if (!scene_.slide) {
            return false;
        }
        const Cell from = scene_.slide->from, now = cell_of(scene_.slide->robot);
        return distance(from, cell) + distance(cell, now) == distance(from, now);
    }

    [[nodiscard]] static Style style_of(const BoardMarker& marker) {
        const auto colour = marker.any_robot ? std::optional<hal::Pixel>() : marker.look.colour.value;
        switch (marker.state) {
            case BoardMarker::State::current:
                return {.colour = colour, .bold = true, .reverse = true};
            case BoardMarker::State::waiting:
                return {.colour = colour};
            case BoardMarker::State::done:
                break;
        }
        return {.faint = true};
    }

    [[nodiscard]] static char32_t symbol_of(const BoardMarker& marker) {
        return marker.kind == BoardMarker::Kind::crystal
                   ? crystal_mark
                   : ricochet::glyph(marker.symbol, ricochet::Characters::unicode);
    }

    void put_marker(CellText& text, const BoardMarker& marker) const {
        const Style style = style_of(marker);
        const char letter = marker.any_robot ? '*' : ricochet::to_lower(marker.look.letter);
        text.put(main_place(), static_cast<char32_t>(letter), style);
        text.put(side_place(), symbol_of(marker), style);
        if (full_ && marker.state == BoardMarker::State::current) {
            text.put(0, U'!', style);
        }
    }

    void put_robot(CellText& text, Robot robot, const BoardMarker* marker) const {
        const PieceLook& look = scene_.looks[ricochet::index(robot)];
        const Style style{.colour = look.colour.value, .bold = true, .reverse = true};
        for (std::size_t place = 0; place < places(); ++place) {
            text.put(place, U' ', style);
        }
        text.put(main_place(), static_cast<char32_t>(look.letter), style);
        if (marker != nullptr && marker->state != BoardMarker::State::done) {
            text.put(side_place(), symbol_of(*marker), style);
        } else if (scene_.chosen == robot) {
            text.put(side_place(), U']', style);
        }
    }

    [[nodiscard]] Style style_of_robot(Robot robot) const {
        return {.colour = scene_.looks[ricochet::index(robot)].colour.value, .bold = true};
    }

    [[nodiscard]] CellText text_of(Cell cell) const {
        CellText text;
        const BoardMarker* const marker = marker_at(cell);
        if (const auto robot = robot_at(cell)) {
            put_robot(text, *robot, marker);
            return text;
        }
        if (marker != nullptr) {
            put_marker(text, *marker);
        }
        // On a goal the full form has a place to its left, the compact one gives its letter away.
        const std::size_t place = marker != nullptr ? 0 : main_place();
        if (const auto arrow = arrow_at(cell)) {
            text.put(place, *arrow, style_of_robot(*scene_.chosen));
        } else if (on_trail(cell) && (marker == nullptr || full_)) {
            text.put(place, trail_mark, style_of_robot(scene_.slide->robot));
        } else if (marker == nullptr && scene_.closed.contains(cell)) {
            for (std::size_t i = 0; i < places(); ++i) {
                text.put(i, U'▒', grid_style);
            }
        } else if (marker == nullptr && !has_floor(cell) && !full_) {
            text.put(place, U'·', grid_style);
        }
        return text;
    }

    [[nodiscard]] bool has_floor(Cell cell) const { return board_.has_wall(cell, Direction::down); }

    void draw_cell(Cell cell) {
        CellText text = text_of(cell);
        if (!full_) {
            draw_compact_walls(cell, text);
        }
        for (std::size_t place = 0; place < places(); ++place) {
            page_.put(column_of(cell) + place, line_of(cell), text.characters[place], text.styles[place]);
        }
    }

    // A floor is drawn where nothing else stands, and is the underline of what does.
    void draw_compact_walls(Cell cell, CellText& text) {
        if (board_.has_wall(cell, Direction::left)) {
            page_.put(column_of(cell) - 1, line_of(cell), U'│', wall_style);
        } else if (scene_.closed.contains(cell)) {
            page_.put(column_of(cell) - 1, line_of(cell), U'▒', grid_style);
        } else if (has_floor(cell) && has_floor(cell.neighbour(Direction::left))) {
            page_.put(column_of(cell) - 1, line_of(cell), U'▁', wall_style);
        }
        if (!has_floor(cell)) {
            return;
        }
        for (std::size_t place = 0; place < places(); ++place) {
            if (text.characters[place] == U' ' && !text.styles[place].reverse) {
                text.put(place, U'▁', wall_style);
            } else {
                text.styles[place].underline = true;
            }
        }
    }

    // The left bracket stands in the robot's cell, or before it where there is no wall.
    void bracket_chosen() {
        if (!scene_.chosen) {
            return;
        }
        const Cell cell = cell_of(*scene_.chosen);
        Style style = style_of_robot(*scene_.chosen);
        style.reverse = true;
        if (full_) {
            page_.put(column_of(cell), line_of(cell), U'[', style);
        } else if (!board_.has_wall(cell, Direction::left)) {
            page_.put(column_of(cell) - 1, line_of(cell), U'[', style);
        }
    }

    const BoardScene& scene_;
    const Board& board_;
    bool full_;
    Page& page_;
    std::size_t left_;
    std::size_t top_;
};

}  // namespace

Size size_of(const Board& board, BoardForm form) {
    const bool full = form == BoardForm::full;
    return {number_columns + (board.width() * pitch(full)) + 1,
            number_lines + (board.height() * lines_a_row(full)) + 1};
}

void draw_board(const BoardScene& scene, BoardForm form, Page& page, std::size_t column, std::size_t line) {
    BoardText(scene, form, page, column, line).draw();
}

}  // namespace handheld
