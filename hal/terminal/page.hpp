// A page of styled characters: what a terminal shows, put together in any order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hal/display.hpp"

namespace hal::terminal {

struct Style {
    std::optional<Pixel> colour{};  // as displays have it; the terminal takes the nearest it has
    bool bold = false;
    bool faint = false;
    bool underline = false;
    bool reverse = false;  // dark on the colour

    constexpr bool operator==(const Style&) const = default;
};

struct Glyph {
    char32_t character = U' ';
    Style style;

    constexpr bool operator==(const Glyph&) const = default;
};

struct Size {
    std::size_t columns = 80;
    std::size_t lines = 24;

    constexpr bool operator==(const Size&) const = default;
};

class Page {
  public:
    explicit Page(Size size) : size_(size), glyphs_(size.columns * size.lines) {}

    [[nodiscard]] Size size() const { return size_; }

    // Contract: inside the page.
    [[nodiscard]] const Glyph& at(std::size_t column, std::size_t line) const {
        return glyphs_[(line * size_.columns) + column];
    }

    // What lies outside is left out.
    void put(std::size_t column, std::size_t line, char32_t character, const Style& style = {});

    // Writes UTF-8 text and returns the column after it.
    std::size_t write(std::size_t column, std::size_t line, std::string_view text, const Style& style = {});

    // Everything steps back, for a screen that has gone dim.
    void fade();

  private:
    Size size_;
    std::vector<Glyph> glyphs_;
};

// Takes one character off the front of a UTF-8 text; '?' for what is none or could disturb a terminal.
char32_t take_character(std::string_view& text);

// How many characters a UTF-8 text has.
std::size_t width(std::string_view text);

void append_utf8(std::string& text, char32_t character);

// The plain character that looks most like this one.
char32_t in_ascii(char32_t character);

// A whole text, lines and all, in characters every terminal has.
std::string in_ascii(std::string_view text);

}  // namespace hal::terminal
