#include "ricochet/classic_tiles.hpp"

namespace ricochet {

namespace {

// Where the quarters stand (once round the centre) when read row by row.
constexpr std::array<unsigned, 4> reading_order{0, 1, 3, 2};

// Checks made by the compiler on a finished board: every wall is seen from both sides, the centre is closed,
// seventeen goals lie in corners, and no cell outside the centre is cut off.
constexpr bool is_sound(const Board& board) {
    for (const Cell cell : board.cells()) {
        for (const auto side : all_directions) {
            const bool wall = board.has_wall(cell, side);
            if (board.has_neighbour(cell, side) ? wall != board.has_wall(cell.neighbour(side), opposite(side))
                                                : !wall) {
                return false;
            }
        }
    }
    for (const Goal& goal : board.goals()) {
        bool corner = false;
        for (const auto side : all_directions) {
            corner =
                corner || (board.has_wall(goal.cell, side) && board.has_wall(goal.cell, clockwise(side)));
        }
        if (!corner) {
            return false;
        }
    }
    return board.goals().size() == Board::max_goals && board.reachable_from(Cell(7, 7)) == centre_cells() &&
           board.reachable_from(Cell(0, 0)) == board.cells() - centre_cells();
}

static_assert(is_sound(classic_board({})));

}  // namespace

FixedText<8> to_text(const TileArrangement& tiles) {
    FixedText<8> text;
    for (const unsigned quarter : reading_order) {
        const TileFace face = tiles.faces[quarter];
        text.append_number(face.number).append(face.back ? "B" : "A");
    }
    return text;
}

std::optional<TileArrangement> parse_arrangement(std::string_view text) {
    TileArrangement tiles;
    std::size_t characters = 0;
    for (const char character : text) {
        if (character == ' ' || character == ',' || character == '/') {
            continue;
        }
        if (characters == 8) {
            return std::nullopt;
        }
        TileFace& face = tiles.faces[reading_order[characters / 2]];
        const char lower = to_lower(character);
        if (characters % 2 == 0 && character >= '1' && character <= '4') {
            face.number = static_cast<std::uint8_t>(character - '0');
        } else if (characters % 2 == 1 && (lower == 'a' || lower == 'b')) {
            face.back = lower == 'b';
        } else {
            return std::nullopt;
        }
        ++characters;
    }
    if (characters != 8 || !tiles.valid()) {
        return std::nullopt;
    }
    return tiles;
}

}  // namespace ricochet
