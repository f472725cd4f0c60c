// A page of styled characters, put together in any order and then written out line by line, with as much
// colour as the terminal can show.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ricochet/goal.hpp"

namespace ricochet::terminal {

enum class Tint : std::uint8_t { plain, dim, wall, red, yellow, green, blue, silver, any };

Tint tint_of(Claimant claimant);

struct Style {
    Tint tint = Tint::plain;
    bool bold = false;
    bool reverse = false;
    bool underline = false;

    constexpr bool operator==(const Style&) const = default;
};

// What the receiver of a page understands.
struct Paint {
    bool attributes = false;  // bold, underlined, reversed
    bool colour = false;
    bool unicode = false;
};

struct Glyph {
    char32_t character = U' ';
    Style style;
};

struct Size {
    std::size_t columns = 80;
    std::size_t lines = 24;

    constexpr bool operator==(const Size&) const = default;
};

class Canvas {
  public:
    explicit Canvas(Size size) : size_(size), glyphs_(size.columns * size.lines) {}

    [[nodiscard]] Size size() const { return size_; }

    // Contract: inside the canvas.
    Glyph& at(std::size_t column, std::size_t line) { return glyphs_[(line * size_.columns) + column]; }

    // What lies outside is left out.
    void put(std::size_t column, std::size_t line, char32_t character, Style style = {});

    // Writes UTF-8 text and returns the column after it.
    std::size_t write(std::size_t column, std::size_t line, std::string_view text, Style style = {});

    // One line as bytes, without blanks at its end and without a line feed.
    [[nodiscard]] std::string encoded_line(std::size_t line, const Paint& paint) const;

  private:
    Size size_;
    std::vector<Glyph> glyphs_;
};

// Takes one character off the front of a UTF-8 text; '?' for what is none or could disturb a terminal.
char32_t take_character(std::string_view& text);

void append_utf8(std::string& text, char32_t character);

}  // namespace ricochet::terminal
