#include "ricochet/line_parts.hpp"

#include <array>

namespace ricochet {

namespace {

constexpr std::array<std::string_view, 4> side_names{"north", "east", "south", "west"};

constexpr std::string_view side_name(Direction side) { return side_names[index(side)]; }

std::optional<unsigned> hex_digit(char character) {
    if (character >= '0' && character <= '9') {
        return static_cast<unsigned>(character - '0');
    }
    const char lower = to_lower(character);
    if (lower >= 'a' && lower <= 'f') {
        return static_cast<unsigned>(lower - 'a') + 10U;
    }
    return std::nullopt;
}

constexpr bool has_side(unsigned digit, Direction side) { return ((digit >> index(side)) & 1U) != 0; }

// What is wrong with the walls of one cell, given the digit of any cell.
template <typename DigitOf>
Complaint check_cell_walls(const Board& board, Cell cell, DigitOf&& digit_of) {
    for (const auto side : all_directions) {
        const bool wall = has_side(digit_of(cell), side);
        if (!board.has_neighbour(cell, side)) {
            if (!wall) {
                return Complaint("the outer edge is open: ")
                    .append_cell(cell)
                    .append(" has no wall on its ")
                    .append(side_name(side))
                    .append(" side");
            }
            continue;
        }
        const Cell other = cell.neighbour(side);
        if (wall && !has_side(digit_of(other), opposite(side))) {
            Complaint complaint;
            complaint.append_cell(cell).append(" has a wall on its ").append(side_name(side));
            complaint.append(" side, but ").append_cell(other).append(" has none on its ");
            return complaint.append(side_name(opposite(side))).append(" side");
        }
    }
    return {};
}

}  // namespace

std::string_view take_line_word(std::string_view& line) {
    constexpr std::string_view blanks = " \t\r\n";
    while (!line.empty() && find_any(first(line, 1), blanks) == 0) {
        line.remove_prefix(1);
    }
    const auto word = first(line, find_any(line, blanks));
    line.remove_prefix(word.size());
    return word;
}

Complaint& append_quoted(Complaint& complaint, std::string_view word) {
    constexpr std::size_t longest = 24;
    complaint.append("'");
    for (const char character : first(word, longest)) {
        const bool printable = character >= ' ' && character <= '~';
        complaint.append(printable ? std::string_view(&character, 1) : std::string_view("?"));
    }
    return complaint.append(word.size() > longest ? "...'" : "'");
}

std::optional<std::uint32_t> number_from(std::string_view word) {
    constexpr std::size_t longest = 5;
    if (word.empty() || word.size() > longest) {
        return std::nullopt;
    }
    std::uint32_t number = 0;
    for (const char character : word) {
        if (character < '0' || character > '9') {
            return std::nullopt;
        }
        number = (number * 10U) + static_cast<std::uint32_t>(character - '0');
    }
    return number;
}

Complaint read_size(std::string_view word, Board& board) {
    const auto cross = find_any(word, "xX");
    const auto width = number_from(first(word, cross));
    const auto height = number_from(without_first(word, cross + 1));
    if (!width || !height) {
        Complaint complaint("a size such as 16x16 belongs here, not ");
        return append_quoted(complaint, word);
    }
    if (*width < min_side || *width > max_side || *height < min_side || *height > max_side) {
        Complaint complaint("boards are from 5x5 to 16x16, not ");
        return append_quoted(complaint, word);
    }
    board = Board(*width, *height);
    return {};
}

Complaint read_walls(std::string_view word, Board& board) {
    const unsigned cells = board.width() * board.height();
    if (word.size() != cells) {
        return Complaint("the walls are ")
            .append_number(static_cast<std::uint32_t>(word.size()))
            .append(" digits, not one for each of the ")
            .append_number(cells)
            .append(" cells");
    }
    const auto character_of = [&](Cell cell) { return word[(cell.y() * board.width()) + cell.x()]; };
    for (const Cell cell : board.cells()) {
        const char character = character_of(cell);
        if (!hex_digit(character)) {
            Complaint complaint("the walls of ");
            complaint.append_cell(cell).append(" are no hexadecimal digit: ");
            return append_quoted(complaint, std::string_view(&character, 1));
        }
    }
    const auto digit_of = [&](Cell cell) { return hex_digit(character_of(cell)).value_or(0); };
    for (const Cell cell : board.cells()) {
        if (auto complaint = check_cell_walls(board, cell, digit_of); !complaint.empty()) {
            return complaint;
        }
    }
    for (const Cell cell : board.cells()) {
        for (const auto side : all_directions) {
            if (has_side(digit_of(cell), side)) {
                board.add_wall(cell, side);
            }
        }
    }
    return {};
}

Complaint read_cell(std::string_view word, std::string_view what, const Board& board, Cell& cell) {
    const auto number = number_from(word);
    if (!number) {
        Complaint complaint(what);
        complaint.append(" needs a cell number, not ");
        return append_quoted(complaint, word);
    }
    const unsigned cells = board.width() * board.height();
    if (*number >= cells) {
        Complaint complaint(what);
        complaint.append(" is out of range: cell ").append_number(*number);
        return complaint.append(" of a board whose last is ").append_number(cells - 1);
    }
    cell = Cell(*number % board.width(), *number / board.width());
    return {};
}

void put_size(TextWriter& writer, const Board& board) {
    writer.put_number(board.width()).put('x').put_number(board.height());
}

void put_walls(TextWriter& writer, const Board& board) {
    for (const Cell cell : board.cells()) {
        unsigned digit = 0;
        for (const auto side : all_directions) {
            digit |= board.has_wall(cell, side) ? 1U << index(side) : 0U;
        }
        writer.put("0123456789abcdef"[digit]);
    }
}

void put_cell_number(TextWriter& writer, const Board& board, Cell cell) {
    writer.put_number((cell.y() * board.width()) + cell.x());
}

}  // namespace ricochet
