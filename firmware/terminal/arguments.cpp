#include "arguments.hpp"

#include <charconv>

#include "words.hpp"

namespace ricochet::terminal {

namespace {

std::optional<std::uint32_t> number_from(std::string_view text) {
    std::uint32_t number = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc{} || result.ptr != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

std::string quoted(std::string_view text) { return "'" + to_string(text) + "'"; }

// One rule, such as "robots=5". Empty, or what is wrong with it.
std::string read_rule(std::string_view rule, Rules& rules) {
    const auto equals = find_any(rule, "=");
    const auto name_of_rule = first(rule, equals);
    const auto value = without_first(rule, equals + 1);
    if (name_of_rule == "robots") {
        if (value == "4" || value == "5") {
            rules.robots = value == "4" ? 4 : 5;
            return {};
        }
        return "robots can be 4 or 5, not " + quoted(value);
    }
    if (name_of_rule == "ricochet") {
        for (const auto setting : {Ricochet::off, Ricochet::no_one_move, Ricochet::official}) {
            if (value == name(setting)) {
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
    return "unknown rule " + quoted(name_of_rule) + " (there are robots, ricochet and rebound)";
}

class Reader {
  public:
    explicit Reader(std::span<const char* const> words) : words_(words) {}

    Arguments read() {
        while (next_ < words_.size() && result_.complaint.empty()) {
            read_option(words_[next_++]);
        }
        if (result_.moves && result_.save) {
            complain("--moves plays a game of its own and saves nothing: leave out --save");
        }
        return result_;
    }

  private:
    void complain(const std::string& complaint) {
        if (result_.complaint.empty()) {
            result_.complaint = complaint;
        }
    }

    void read_option(std::string_view word) {
        const auto equals = find_any(word, "=");
        const auto option = first(word, equals);
        if (option == "--seed" || option == "--tiles" || option == "--moves" || option == "--rules" ||
            option == "--save") {
            if (equals < word.size()) {
                read_valued(option, without_first(word, equals + 1));
            } else if (next_ < words_.size()) {
                read_valued(option, words_[next_++]);
            } else {
                complain(to_string(option) + " needs a value");
            }
        } else {
            read_plain(word);
        }
    }

    void read_plain(std::string_view word) {
        if (word == "--new") {
            result_.new_game = true;
        } else if (word == "--ascii") {
            result_.ascii = true;
        } else if (word == "--color" || word == "--colour") {
            result_.colour = Arguments::Switch::on;
        } else if (word == "--no-color" || word == "--no-colour") {
            result_.colour = Arguments::Switch::off;
        } else if (word == "--help" || word == "-h") {
            result_.request = Arguments::Request::help;
        } else if (word == "--version") {
            result_.request = Arguments::Request::version;
        } else {
            complain("unknown option " + quoted(word));
        }
    }

    void read_valued(std::string_view option, std::string_view value) {
        if (option == "--moves") {
            result_.moves = value;
        } else if (option == "--save") {
            if (value.empty()) {
                complain("--save needs the name of a file");
            }
            result_.save = value;
        } else if (option == "--seed") {
            result_.new_game = true;
            result_.seed = number_from(value);
            if (!result_.seed) {
                complain("--seed needs a number from 0 to 4294967295, not " + quoted(value));
            }
        } else if (option == "--tiles") {
            result_.new_game = true;
            read_tiles(value);
        } else {
            result_.new_game = true;
            read_rules(value);
        }
    }

    void read_tiles(std::string_view value) {
        if (value == "random") {
            result_.tiles = Arguments::Tiles::random;
            return;
        }
        const auto arrangement = parse_arrangement(value);
        if (!arrangement) {
            complain("--tiles needs each of the tiles 1 to 4 once with its face, such as 1A2B3A4B, or "
                     "random; not " +
                     quoted(value));
            return;
        }
        result_.tiles = Arguments::Tiles::named;
        result_.arrangement = *arrangement;
    }

    void read_rules(std::string_view value) {
        for (auto rule = take_word(value); !rule.empty(); rule = take_word(value)) {
            if (const auto problem = read_rule(rule, result_.rules); !problem.empty()) {
                complain("--rules: " + problem);
            }
        }
    }

    std::span<const char* const> words_;
    std::size_t next_ = 0;
    Arguments result_;
};

}  // namespace

Arguments parse_arguments(std::span<const char* const> words) { return Reader(words).read(); }

std::string_view usage() {
    return R"(Pocket Ricochet: robots slide until something stops them. Bring the right one to the goal.

usage: pocket-ricochet [options]

In a terminal it plays with the keyboard (? shows the keys), saves after every move and goes on where you
left off. Otherwise it reads commands from its input, one a line: moves such as 'RU GL' or 'red up', undo,
redo, restart, skip, next, board, goal, moves, goals, help, quit.

A new game (the saved one is given up):
  --new               a random board
  --seed N            board number N (0 to 4294967295); also decides robots' places and the order of goals
  --tiles 1A2B3A4B    the boxed game's tiles: top left, top right, bottom left, bottom right; or 'random'
  --rules LIST        robots=4|5, ricochet=off|one-move|official, rebound=yes|no; separated by commas

Scripts (nothing saved is read or written, unless a file is named with --save):
  --moves "RU GL"     plays these moves, prints the board and what happened; status 0 if they reach the goal

Else:
  --save FILE         keeps the game in this file
  --ascii             draws with plain characters
  --color, --no-color always or never in colour
  --version, --help

Exit status: 0 all went well, 1 a move or command was refused or the goal was not reached, 2 wrong options.
)";
}

}  // namespace ricochet::terminal
