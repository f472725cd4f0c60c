// Where a program begins if its command line names a game: in the menu of that game, with the choice made.
#pragma once

#include <optional>
#include <string_view>

#include "app/application.hpp"
#include "host/option_words.hpp"
#include "ricochet/storage/keys.hpp"

namespace handheld {

struct Opening {
    std::optional<ricochet::storage::Key> game{};  // whose menu
    std::optional<ricochet::BoardChoice> board{};
    std::optional<std::uint32_t> carom_number{};
    std::optional<ricochet::Difficulty> crystals{};
    std::optional<ricochet::Rules> rules{};

    // Whether the option is one of these.
    bool take(OptionWords& words);

    // Contract: the application has just been made.
    void apply(Application& application) const;
};

inline constexpr std::string_view opening_usage =
    R"(  --classic           its menu at once; a game in progress can be continued there
  --board N           Classic on random board number N
  --tiles 1A2B3A4B    Classic on the boxed game's tiles: top left, top right, bottom left, bottom right
  --daily             Carom, the puzzle of the day
  --carom N           Carom, puzzle number N
  --crystals LEVEL    Crystals: easy, medium or hard
  --rules LIST        sets robots=4|5, ricochet=off|one-move|official, rebound=yes|no; separated by commas
)";

}  // namespace handheld
