// The boxed game's four two-sided quarter tiles and the boards made of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ricochet/board.hpp"
#include "ricochet/board_parts.hpp"
#include "ricochet/classic_tile_layouts.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

// One side of a tile: number 1 to 4, face A or B.
struct TileFace {
    std::uint8_t number = 1;
    bool back = false;  // face B

    constexpr bool operator==(const TileFace&) const = default;
};

// Which tile lies in which quarter: north-west, north-east, south-east, south-west (once round the centre).
struct TileArrangement {
    std::array<TileFace, 4> faces{TileFace{1}, TileFace{2}, TileFace{3}, TileFace{4}};

    // Each tile number once.
    [[nodiscard]] constexpr bool valid() const {
        unsigned seen = 0;
        for (const auto& face : faces) {
            if (face.number < 1 || face.number > 4) {
                return false;
            }
            seen |= 1U << face.number;
        }
        return seen == 0b11110U;
    }
    constexpr bool operator==(const TileArrangement&) const = default;
};

inline constexpr unsigned arrangement_count = 96;

// The arrangements that are not turns of one another: tile 1 in the north-west, 3! orders of the others, 2⁴
// faces. Contract: number < arrangement_count.
constexpr TileArrangement arrangement(unsigned number) {
    constexpr std::array<std::array<std::uint8_t, 3>, 6> orders{
        {{2, 3, 4}, {2, 4, 3}, {3, 2, 4}, {3, 4, 2}, {4, 2, 3}, {4, 3, 2}}};
    TileArrangement tiles;
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
        auto& face = tiles.faces[quarter];
        face.number = quarter == 0 ? std::uint8_t{1} : orders[number >> 4U][quarter - 1];
        face.back = ((number >> (face.number - 1U)) & 1U) != 0;
    }
    return tiles;
}

// As the tiles lie before one's eyes, row by row: "1A2A4A3A" has 1A 2A above 4A 3A. The parser also takes
// blanks, commas, slashes and small letters; nothing for anything but each tile once.
FixedText<8> to_text(const TileArrangement& tiles);
std::optional<TileArrangement> parse_arrangement(std::string_view text);

namespace tiles_detail {

// Turns a place of the north-west quarter clockwise into another one.
constexpr Cell turned(Cell cell, unsigned quarter) {
    for (; quarter > 0; --quarter) {
        cell = Cell(max_side - 1 - cell.y(), cell.x());
    }
    return cell;
}
constexpr Direction turned(Direction direction, unsigned quarter) {
    for (; quarter > 0; --quarter) {
        direction = clockwise(direction);
    }
    return direction;
}

}  // namespace tiles_detail

// The 16×16 board of an arrangement, with its seventeen goals. Contract: tiles.valid().
constexpr Board classic_board(const TileArrangement& tiles) {
    using namespace tiles_detail;
    Board board;
    close_centre(board);
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
        const TileFace face = tiles.faces[quarter];
        const TileLayout& layout = tile_layouts[((face.number - 1U) * 2U) + (face.back ? 1U : 0U)];
        board.add_wall(turned(Cell(layout.edge_x, 0), quarter), turned(Direction::right, quarter));
        board.add_wall(turned(Cell(0, layout.edge_y), quarter), turned(Direction::down, quarter));
        for (const TileCorner& corner : layout.corners) {
            if (!corner.present) {
                continue;
            }
            const Cell cell = turned(Cell(corner.x, corner.y), quarter);
            add_corner(board, cell, turned(corner.first, quarter));
            board.add_goal({cell, corner.claimant, corner.symbol});
        }
    }
    return board;
}

}  // namespace ricochet
