// Boards drawn in characters: walls, robots, goals and the last slide, in ASCII or Unicode. A cell is three
// characters wide: robot, goal, goal's symbol. `board_parser.hpp` reads the same drawings.
//
//     +---+---+---+
//     | R     |   |      R, Y, G, B, S   a robot
//     +   +---+   +      r, y, g, b, s   a goal and whose it is; * for any robot's
//     |        ro |      o ^ # x @       its symbol: circle, triangle, square, hexagon, vortex
//     +---+---+---+      .               where the last slide went
#pragma once

#include <cstdint>
#include <optional>

#include "ricochet/board.hpp"
#include "ricochet/position.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

// A robot's way from one cell to another in a straight line.
struct Slide {
    Cell from;
    Cell to;

    constexpr bool operator==(const Slide&) const = default;
};

struct Scene {
    const Board&
        board;  // NOLINT(cppcoreguidelines-avoid-const-or-ref-data-members): a scene is only looked at
    Position robots;
    std::optional<Slide> last_slide{};
    std::optional<Cell> current_goal{};  // stands out among the goals, where the paper has colours
};

enum class Characters : std::uint8_t { ascii, unicode };

// What a character of a drawing belongs to, for those who can colour it.
struct Ink {
    enum class Kind : std::uint8_t { blank, grid, wall, trail, robot, goal, current_goal };
    Kind kind = Kind::blank;
    Claimant colour;  // of robots and goals
};

// Where a drawing goes, character by character.
class Paper {
  public:
    virtual void put(char32_t character, Ink ink) = 0;
    virtual void end_line() = 0;

  protected:
    ~Paper() = default;
};

void draw_board(const Scene& scene, Characters characters, Paper& paper);

// Appends the drawing as UTF-8; lines end with a line feed. A 16×16 board takes at most 7000 bytes.
void draw_board(const Scene& scene, Characters characters, TextWriter& writer);

// How each symbol is drawn.
constexpr char32_t glyph(Symbol symbol, Characters characters) {
    constexpr std::u32string_view plain = U"o^#x@";
    constexpr std::u32string_view pictures = U"●▲■⬢◎";
    return (characters == Characters::ascii ? plain : pictures)[static_cast<unsigned>(symbol)];
}

constexpr char32_t trail_glyph(Characters characters) {
    return characters == Characters::ascii ? U'.' : U'•';
}

// Appends one character as UTF-8.
void put_utf8(TextWriter& writer, char32_t character);

}  // namespace ricochet
