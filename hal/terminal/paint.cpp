#include "paint.hpp"

#include <langinfo.h>

#include <array>
#include <cstdlib>

namespace hal::terminal {

namespace {

std::string_view environment(const char* variable) {
    const char* const value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe)
    return value != nullptr ? value : "";
}

struct Channels {
    int red;
    int green;
    int blue;
};

constexpr Channels channels(Pixel pixel) {
    return {((pixel >> 11) & 0x1f) * 255 / 31, ((pixel >> 5) & 0x3f) * 255 / 63, (pixel & 0x1f) * 255 / 31};
}

constexpr int distance(const Channels& a, const Channels& b) {
    const int red = a.red - b.red, green = a.green - b.green, blue = a.blue - b.blue;
    return (red * red) + (green * green) + (blue * blue);
}

// The step of the 6×6×6 cube that is nearest: 0, 95, 135, 175, 215, 255.
constexpr int cube_step(int level) { return level < 48 ? 0 : level < 115 ? 1 : (level - 35) / 40; }

constexpr int cube_number(const Channels& colour) {
    return 16 + (36 * cube_step(colour.red)) + (6 * cube_step(colour.green)) + cube_step(colour.blue);
}

// The sixteen that nearly every terminal shows about like this; black is left out.
struct Basic {
    int code;  // of the foreground; the background's is ten more
    Channels colour;
};
constexpr std::array<Basic, 9> basics{{{91, {255, 85, 85}},
                                       {93, {255, 225, 85}},
                                       {33, {215, 150, 30}},
                                       {92, {85, 225, 120}},
                                       {94, {92, 150, 255}},
                                       {95, {210, 120, 255}},
                                       {96, {85, 225, 225}},
                                       {37, {210, 210, 215}},
                                       {90, {128, 135, 160}}}};

int basic_code(const Channels& colour) {
    const Basic* best = basics.data();
    for (const Basic& basic : basics) {
        if (distance(basic.colour, colour) < distance(best->colour, colour)) {
            best = &basic;
        }
    }
    return best->code;
}

std::string colour_codes(const Style& style, Colours colours) {
    const Channels colour = channels(*style.colour);
    if (colours == Colours::many) {
        const std::string number = std::to_string(cube_number(colour));
        return style.reverse ? ";38;5;16;48;5;" + number : ";38;5;" + number;
    }
    const int code = basic_code(colour);
    return style.reverse ? ";30;" + std::to_string(code + 10) : ";" + std::to_string(code);
}

}  // namespace

Colours colours_available() {
    const auto kind = environment("TERM");
    if (!environment("NO_COLOR").empty() || kind.empty() || kind == "dumb" || kind.ends_with("-m")) {
        return Colours::none;
    }
    for (const std::string_view monochrome : {"vt52", "vt100", "vt102", "vt220", "vt320", "xterm-mono"}) {
        if (kind == monochrome) {
            return Colours::none;
        }
    }
    const bool many = kind.find("256color") != std::string_view::npos ||
                      kind.find("direct") != std::string_view::npos || !environment("COLORTERM").empty();
    return many ? Colours::many : Colours::sixteen;
}

bool unicode_available() { return std::string_view(nl_langinfo(CODESET)) == "UTF-8"; }

std::string select(const Style& style, Colours colours) {
    std::string sequence = "\033[0";
    if (style.bold) {
        sequence += ";1";
    }
    if (style.underline) {
        sequence += ";4";
    }
    if (colours != Colours::none && style.colour) {
        sequence += colour_codes(style, colours);
    } else {
        if (style.faint) {
            sequence += colours == Colours::none ? ";2" : ";90";
        }
        if (style.reverse) {
            sequence += ";7";
        }
    }
    return sequence + 'm';
}

}  // namespace hal::terminal
