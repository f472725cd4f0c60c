// Lines for a console that must survive all of them: random characters, and commands with something wrong in them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "support/chance.hpp"

namespace support {

class LineMaker {
  public:
    explicit LineMaker(std::uint32_t seed) : chance_(seed) {}

    std::string next() {
        switch (chance_.below(8)) {
            case 0:
                return random_bytes(chance_.below(60), 1, 255);
            case 1:
                return random_bytes(chance_.below(60), ' ', '~');
            case 2:
                return seed();
            case 3:
                return chance_.one_in(20) ? random_bytes(300 + chance_.below(300), ' ', '~')
                                          : seed() + " " + seed();
            default:
                return mutated(seed());
        }
    }

  private:
    std::string seed() {
        static constexpr std::array<std::string_view, 30> seeds{
            "help",
            "info",
            "board",
            "load 5x5 91113800028000280002c4446 0,11,12,13 R:4",
            "load 5x5 91113800028000280002c4446 0,6,8,16,18 *:12 ricochet=official rebound=no",
            "load 8x8 9111111380000002800000028000000280000002800000028000000280000002c4444446 0,9,18,27 "
            "B:63",
            "load ABCD-1234",
            "load",
            "move RU",
            "move RD GL BR YU",
            "move U",
            "move red up, green left",
            "move RU RD RU RD RU RD RU RD RU RD",
            "undo",
            "redo",
            "solve",
            "solve 5x5 91113800028000280002c4446 0,11,12,13 R:4 ricochet=official",
            "solve crystals 5x5 91113800028000280002c4446 0 2 22 4",
            "stats",
            "screen",
            "press up",
            "press x b",
            "press a",
            "press left left right",
            "buttons",
            "echo off",
            "echo on",
            "bench",
            "selftest",
            "screenshot",
        };
        // What takes long is asked for less often.
        const unsigned choice = chance_.below(27 * 40);
        return std::string(choice < 27 * 40 - 6 ? seeds[choice % 27] : seeds[27 + (choice % 3)]);
    }

    std::string random_bytes(unsigned count, unsigned first, unsigned last) {
        std::string text;
        for (unsigned i = 0; i < count; ++i) {
            text += character(first, last);
        }
        return text;
    }

    // Anything but what ends a line or stops a command.
    char character(unsigned first, unsigned last) {
        const unsigned value = first + chance_.below(last - first + 1);
        return static_cast<char>(value == '\r' || value == '\n' || value == 3 ? '?' : value);
    }

    std::string mutated(std::string text) {
        for (unsigned times = 1 + chance_.below(3); times > 0; --times) {
            const unsigned at = chance_.below(static_cast<unsigned>(text.size()) + 1);
            switch (chance_.below(6)) {
                case 0:
                    text.insert(text.begin() + at, character(' ', '~'));
                    break;
                case 1:
                    text.erase(at, 1 + chance_.below(4));
                    break;
                case 2:
                    if (at < text.size()) {
                        text[at] = character(' ', '~');
                    }
                    break;
                case 3:
                    if (at < text.size()) {
                        text[at] = static_cast<char>(text[at] ^ static_cast<char>(1U << chance_.below(8)));
                        text[at] = text[at] == '\r' || text[at] == '\n' || text[at] == 3 ? '!' : text[at];
                    }
                    break;
                case 4:
                    text += text.substr(at);
                    break;
                default:
                    text.resize(at);
                    break;
            }
        }
        return text;
    }

    Chance chance_;
};

}  // namespace support
