#include "opening.hpp"

namespace handheld {

namespace {

using ricochet::BoardChoice;
using ricochet::Difficulty;
using ricochet::Ricochet;
using ricochet::storage::Key;

constexpr std::uint32_t highest_carom_number = 999999;

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

// One rule, such as "robots=5". Empty, or what is wrong with it.
std::string read_rule(std::string_view rule, Rules& rules) {
    const auto equals = ricochet::find_any(rule, "=");
    const auto name_of_rule = ricochet::first(rule, equals);
    const auto value = ricochet::without_first(rule, equals + 1);
    if (name_of_rule == "robots") {
        if (value == "4" || value == "5") {
            rules.robots = value == "4" ? 4 : 5;
            return {};
        }
        return "robots can be 4 or 5, not " + quoted(value);
    }
    if (name_of_rule == "ricochet") {
        for (const auto setting : {Ricochet::off, Ricochet::no_one_move, Ricochet::official}) {
            if (value == ricochet::name(setting)) {
                rules.ricochet = setting;
                return {};
            }
        }
        return "ricochet can be off, one-move or official, not " + quoted(value);
    }
    if (name_of_rule == "rebound") {
        if (value == "yes" || value == "no") {
            rules.rebound = value == "yes";
            return {};
        }
        return "rebound can be yes or no, not " + quoted(value);
    }
    return "there is no rule " + quoted(name_of_rule) + ", only robots, ricochet and rebound";
}

void read_rules(OptionWords& words, Rules& rules) {
    std::string_view list = words.value();
    for (auto rule = ricochet::take_word(list); !rule.empty(); rule = ricochet::take_word(list)) {
        if (const auto problem = read_rule(rule, rules); !problem.empty()) {
            words.complain("rules: " + problem);
        }
    }
}

std::optional<BoardChoice> read_tiles(OptionWords& words) {
    const auto tiles = ricochet::parse_arrangement(words.value());
    if (!tiles) {
        words.complain("the tiles are each of 1 to 4 once with its face, such as 1A2B3A4B");
        return std::nullopt;
    }
    return BoardChoice::classic(*tiles);
}

std::optional<Difficulty> read_difficulty(OptionWords& words) {
    const std::string_view value = words.value();
    for (const auto difficulty : {Difficulty::easy, Difficulty::medium, Difficulty::hard}) {
        if (value == ricochet::name(difficulty)) {
            return difficulty;
        }
    }
    words.complain("crystals are easy, medium or hard, not " + quoted(value));
    return std::nullopt;
}

}  // namespace

bool Opening::take(OptionWords& words) {
    if (words.name() == "--rules") {
        rules.emplace();
        read_rules(words, *rules);
    } else if (words.name() == "--classic") {
        game = Key::classic_game;
    } else if (words.name() == "--board") {
        game = Key::classic_game;
        board = BoardChoice::random(read_number(words, 0xffffffffU));
    } else if (words.name() == "--tiles") {
        game = Key::classic_game;
        board = read_tiles(words);
    } else if (words.name() == "--daily") {
        game = Key::carom_daily_game;
    } else if (words.name() == "--carom") {
        game = Key::carom_endless_game;
        carom_number = read_number(words, highest_carom_number);
    } else if (words.name() == "--crystals") {
        game = Key::crystals_game;
        crystals = read_difficulty(words);
    } else {
        return false;
    }
    return true;
}

void Opening::apply(Application& application) const {
    Shell& shell = application.shell();
    if (rules) {
        shell.settings().rules = *rules;
        shell.records().settings_changed();
    }
    auto& choices = shell.records().choices;
    choices.classic_board = board.value_or(choices.classic_board);
    choices.carom_number = carom_number.value_or(choices.carom_number);
    choices.crystals = crystals.value_or(choices.crystals);
    const auto modes = shell.modes();
    for (unsigned i = 0; i < modes.size(); ++i) {
        if (game && modes[i]->key() == *game) {
            modes[i]->recall(choices);
            shell.select_mode(i);
            shell.open(ScreenId::new_game);
        }
    }
}

}  // namespace handheld
