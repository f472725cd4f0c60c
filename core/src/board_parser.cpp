#include "ricochet/board_parser.hpp"

#include <array>
#include <optional>

#include "ricochet/board_drawing.hpp"

namespace ricochet {

namespace {

constexpr unsigned cell_width = 4;  // one wall and three characters
constexpr unsigned max_columns = (max_side * cell_width) + 1;

// One line of a drawing, decoded. Longer lines are cut, which shows as a drawing that is too wide.
struct Line {
    std::array<char32_t, max_columns + 1> characters{};
    unsigned length = 0;

    [[nodiscard]] char32_t at(unsigned column) const { return column < length ? characters[column] : U' '; }
    [[nodiscard]] bool blank_at(unsigned column) const { return at(column) == U' '; }
};

constexpr char32_t unreadable = 0xfffd;  // stands for what is not UTF-8, or not where it belongs

// Takes one UTF-8 character off the front. Drawings use none above U+FFFF.
char32_t take_character(std::string_view& text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned lead = byte(0);
    const unsigned length = lead < 0x80U ? 1 : (lead & 0xe0U) == 0xc0U ? 2 : (lead & 0xf0U) == 0xe0U ? 3 : 0;
    if (length < 2 || text.size() < length) {
        text.remove_prefix(1);
        return length == 1 ? lead : unreadable;
    }
    char32_t character = lead & (0xffU >> (length + 1));
    bool good = true;
    for (unsigned i = 1; i < length; ++i) {
        good = good && (byte(i) & 0xc0U) == 0x80U;
        character = (character << 6U) | (byte(i) & 0x3fU);
    }
    // A character must not be written longer than it needs to be.
    good = good && character >= (length == 2 ? 0x80U : 0x800U);
    text.remove_prefix(good ? length : 1);
    return good ? character : unreadable;
}

// What may stand where four cells meet.
bool is_joint(char32_t character) {
    const bool box_drawing = character >= 0x2500 && character <= 0x257f;
    return box_drawing || character == U'+' || character == U'-' || character == U'|' || character == U'·' ||
           character == U' ';
}

// Hands out the lines of a drawing without what surrounds it.
class Lines {
  public:
    explicit Lines(std::string_view drawing) : rest_(drawing) {
        for (;;) {
            const auto line = first(rest_, find_any(rest_, "\n"));
            std::size_t blanks = 0;
            while (blanks < line.size() && (line[blanks] == ' ' || line[blanks] == '\r')) {
                ++blanks;
            }
            if (blanks < line.size() || rest_.empty()) {
                indent_ = blanks;
                return;
            }
            rest_ = without_first(rest_, line.size() + 1);
        }
    }

    // The next line; nothing once a blank line or the end comes.
    std::optional<Line> next() {
        auto text = first(rest_, find_any(rest_, "\n"));
        rest_ = without_first(rest_, text.size() + 1);
        Line line;
        unsigned used = 0;
        for (std::size_t i = 0; i < indent_ && !text.empty(); ++i) {
            if (text.front() != ' ' && text.front() != '\r') {
                line.characters[line.length++] = unreadable;  // it begins left of the top line
                return line;
            }
            text.remove_prefix(1);
        }
        while (!text.empty() && line.length < line.characters.size()) {
            const char32_t character = take_character(text);
            if (character == U'\r') {
                continue;
            }
            line.characters[line.length++] = character;
            if (character != U' ') {
                used = line.length;
            }
        }
        line.length = used;
        if (used == 0) {
            return std::nullopt;
        }
        return line;
    }

  private:
    std::string_view rest_;
    std::size_t indent_ = 0;
};

class Parser {
  public:
    explicit Parser(std::string_view drawing) : lines_(drawing) {}

    ParsedBoard parse() {
        if (const unsigned height = measure(); complaint_.empty()) {
            result_.board = Board(width_, height);
            for (unsigned y = 0; y <= height && complaint_.empty(); ++y) {
                read_lattice(y);
                if (y < height) {
                    read_cells(y);
                }
            }
            place_robots();
        }
        result_.complaint = complaint_;
        return result_;
    }

  private:
    // Finds the size from a first look at all lines.
    unsigned measure() {
        Lines look = lines_;
        const auto top = look.next();
        if (!top) {
            complaint_ = "there is no drawing";
            return 0;
        }
        width_ = (top->length - 1) / cell_width;
        unsigned count = 1;
        while (look.next()) {
            ++count;
        }
        const unsigned height = (count - 1) / 2;
        if (top->length % cell_width != 1 || width_ == 0 || width_ > max_side) {
            complaint_ = "the top line must be 1 to 16 cells of four characters, and a corner";
        } else if (count % 2 != 1 || height == 0 || height > max_side) {
            complaint_ = "a board of 1 to 16 rows has two lines a row, and one more";
        }
        return height;
    }

    Complaint& complain(unsigned line, unsigned column) {
        complaint_ = Complaint("line ").append_number(line + 1).append(", column ").append_number(column + 1);
        return complaint_.append(": ");
    }

    void check_length(const Line& line, unsigned number) {
        if (line.length > (width_ * cell_width) + 1) {
            complain(number, (width_ * cell_width) + 1).append("the line is longer than the top line");
        }
    }

    // A line of horizontal walls.
    void read_lattice(unsigned y) {
        const Line line = lines_.next().value_or(Line{});
        check_length(line, 2 * y);
        for (unsigned x = 0; x <= width_ && complaint_.empty(); ++x) {
            const unsigned column = x * cell_width;
            const char32_t middle = line.at(column + 2);
            const bool wall = middle == U'-' || middle == U'─';
            if (!is_joint(line.at(column))) {
                complain(2 * y, column).append("a corner of cells belongs here");
            } else if (x == width_) {
                break;
            } else if ((!wall && middle != U' ') || line.at(column + 1) != middle ||
                       line.at(column + 3) != middle) {
                complain(2 * y, column + 1).append("three dashes or three blanks belong here");
            } else if (!wall && (y == 0 || y == result_.board.height())) {
                complain(2 * y, column + 1).append("the outer edge has a gap");
            } else if (wall) {
                result_.board.add_wall(Cell(x, y == 0 ? 0 : y - 1), y == 0 ? Direction::up : Direction::down);
            }
        }
    }

    // A line of cells with the vertical walls between them.
    void read_cells(unsigned y) {
        const Line line = lines_.next().value_or(Line{});
        check_length(line, (2 * y) + 1);
        for (unsigned x = 0; x <= width_ && complaint_.empty(); ++x) {
            const unsigned column = x * cell_width;
            const char32_t character = line.at(column);
            const bool wall = character == U'|' || character == U'│';
            if (!wall && character != U' ') {
                complain((2 * y) + 1, column).append("a wall or a blank belongs here");
            } else if (!wall && (x == 0 || x == width_)) {
                complain((2 * y) + 1, column).append("the outer edge has a gap");
            } else if (wall) {
                result_.board.add_wall(Cell(x == 0 ? 0 : x - 1, y),
                                       x == 0 ? Direction::left : Direction::right);
            }
            if (x < width_ && complaint_.empty()) {
                read_cell(line, Cell(x, y));
            }
        }
    }

    // Up to three marks: a robot, a goal's owner and the goal's symbol, or a trail.
    void read_cell(const Line& line, Cell cell) {
        std::optional<Goal> goal;
        bool marked = false;
        for (unsigned i = 1; i < cell_width && complaint_.empty(); ++i) {
            const unsigned column = (cell.x() * cell_width) + i;
            const char32_t character = line.at(column);
            if (character == U' ' || character == U'.' || character == U'•') {
                continue;
            }
            if (!read_mark(character, cell, goal, marked)) {
                complain((2 * cell.y()) + 1, column).append("this mark has no place here");
            }
        }
        if (goal && complaint_.empty()) {
            if (result_.board.goals().size() == Board::max_goals) {
                complain((2 * cell.y()) + 1, cell.x() * cell_width).append("more than 17 goals");
                return;
            }
            result_.board.add_goal(*goal);
        }
    }

    // `marked` tells whether the goal has its symbol already.
    bool read_mark(char32_t character, Cell cell, std::optional<Goal>& goal, bool& marked) {
        for (unsigned i = 0; i < max_robots; ++i) {
            const auto robot = static_cast<Robot>(i);
            const auto capital = static_cast<char32_t>(letter(robot));
            if (character == capital && !robots_[i]) {
                robots_[i] = cell;
                return true;
            }
            if (character == static_cast<char32_t>(to_lower(letter(robot))) && !goal) {
                goal = Goal{cell, robot, Symbol::circle};
                return true;
            }
        }
        if (character == U'*' && !goal) {
            goal = Goal{cell, Claimant::any(), Symbol::vortex};
            return true;
        }
        for (unsigned i = 0; i < 5 && goal && !marked; ++i) {
            const auto symbol = static_cast<Symbol>(i);
            if (character == glyph(symbol, Characters::ascii) ||
                character == glyph(symbol, Characters::unicode)) {
                goal->symbol = symbol;
                marked = true;
                return true;
            }
        }
        return false;
    }

    void place_robots() {
        for (unsigned i = 0; i < max_robots && complaint_.empty(); ++i) {
            if (!robots_[i]) {
                continue;
            }
            if (result_.robots.robot_count() < i) {
                const auto missing = static_cast<Robot>(result_.robots.robot_count());
                complaint_ =
                    Complaint("there is a ").append(name(static_cast<Robot>(i))).append(" robot but no ");
                complaint_.append(name(missing)).append(" one");
            } else if (result_.robots.robot_at(*robots_[i])) {
                complaint_ = Complaint("two robots stand at ").append_cell(*robots_[i]);
            } else {
                result_.robots.add(*robots_[i]);
            }
        }
    }

    Lines lines_;
    unsigned width_ = 0;
    std::array<std::optional<Cell>, max_robots> robots_{};
    ParsedBoard result_;
    Complaint complaint_;
};

}  // namespace

ParsedBoard parse_board(std::string_view drawing) { return Parser(drawing).parse(); }

}  // namespace ricochet
