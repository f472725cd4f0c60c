// What the program is asked for on its command line.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ricochet/classic_tiles.hpp"
#include "ricochet/rules.hpp"

namespace ricochet::terminal {

struct Arguments {
    enum class Request : std::uint8_t { play, help, version };
    enum class Tiles : std::uint8_t { none, random, named };
    enum class Switch : std::uint8_t { automatic, on, off };

    Request request = Request::play;
    bool new_game = false;  // also set by whatever only a new game can have
    std::optional<std::uint32_t> seed{};
    Tiles tiles = Tiles::none;
    TileArrangement arrangement{};
    Rules rules{};
    std::optional<std::string> moves{};
    std::optional<std::string> save{};
    bool ascii = false;
    Switch colour = Switch::automatic;

    std::string complaint{};  // empty if all was understood
};

Arguments parse_arguments(std::span<const char* const> words);

std::string_view usage();

}  // namespace ricochet::terminal
