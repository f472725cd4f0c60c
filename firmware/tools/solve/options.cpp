#include "options.hpp"

#include <charconv>
#include <optional>

#include "ricochet/text.hpp"

namespace ricochet::solve {

namespace {

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

std::optional<std::uint64_t> number_from(std::string_view text, std::uint64_t least, std::uint64_t most) {
    std::uint64_t number = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc{} || result.ptr != text.data() + text.size() || number < least ||
        number > most) {
        return std::nullopt;
    }
    return number;
}

class Reader {
  public:
    explicit Reader(std::span<const char* const> words) : words_(words) {}

    Options read() {
        while (next_ < words_.size() && result_.complaint.empty()) {
            read_option(words_[next_++]);
        }
        if (result_.all && result_.simple) {
            complain("--all lists every solution and --simple chooses one: leave out one of them");
        }
        if (limited_ && !result_.all) {
            complain("--limit is for --all");
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
        if (option == "--workers" || option == "--table" || option == "--max-nodes" || option == "--limit") {
            if (equals < word.size()) {
                read_number(option, without_first(word, equals + 1));
            } else if (next_ < words_.size()) {
                read_number(option, words_[next_++]);
            } else {
                complain(std::string(option) + " needs a number");
            }
        } else if (word == "--all") {
            result_.all = true;
        } else if (word == "--simple") {
            result_.simple = true;
        } else if (word == "--stats") {
            result_.statistics = true;
        } else if (word == "--help" || word == "-h") {
            result_.help = true;
        } else {
            complain("unknown option " + quoted(word));
        }
    }

    void read_number(std::string_view option, std::string_view value) {
        const auto within = [&](std::uint64_t least, std::uint64_t most) {
            const auto number = number_from(value, least, most);
            if (!number) {
                complain(std::string(option) + " needs a number from " + std::to_string(least) + " to " +
                         std::to_string(most) + ", not " + quoted(value));
            }
            return number.value_or(least);
        };
        if (option == "--workers") {
            result_.workers = static_cast<unsigned>(within(1, 2));
        } else if (option == "--table") {
            result_.table_kilobytes = within(4, std::size_t{1} << 20U);
        } else if (option == "--limit") {
            limited_ = true;
            result_.limit = static_cast<unsigned>(within(1, 1'000'000));
        } else {
            result_.max_nodes = within(1, ~std::uint64_t{0});
        }
    }

    std::span<const char* const> words_;
    std::size_t next_ = 0;
    bool limited_ = false;
    Options result_;
};

}  // namespace

Options parse_options(std::span<const char* const> words) { return Reader(words).read(); }

std::string_view usage() {
    return R"(Solves Ricochet positions: reads them from its input, one a line, and writes a shortest solution of each.

usage: solve [options] < positions

A position:  WxH WALLS ROBOTS GOAL [ricochet=off|one-move|official] [rebound=yes|no]
  WALLS      one hex digit a cell, row by row from the top left: 1 north, 2 east, 4 south, 8 west, added up;
             the outer edge included, every wall from both of its sides
  ROBOTS     cell numbers y*width+x, parted by commas: red,yellow,green,blue[,silver]
  GOAL       R, Y, G, B, S or * for any robot, a colon, a cell number
of Crystals: crystals 5x5 WALLS START AMBER VIOLET GOAL      (cell numbers y*5+x)

The answer:  5 RU GL RD RR RU    the number of moves and the moves: robot, then U, D, L or R
             impossible          nobody can ever claim the goal
             gave up after N nodes at depth D
             error: WHY          the line cannot be understood; also said with its number on standard error
Empty lines and lines that begin with # have no answer. A robot that stands on its goal has to leave it and
come back, so that no answer has 0 moves.

  --workers N     1, or 2 to search with two threads; the answer is as long, but may be another one
  --table KB      memory for refuted positions, 1024 unless told; the largest power of two of it is used
  --max-nodes N   gives a position up after so many nodes
  --all           every shortest solution, parted by |, and how many there are in brackets
  --limit N       with --all: at most so many, 100 unless told
  --simple        of the shortest solutions, one with the fewest robots, then the fewest cells travelled
  --stats         how the search went, for each line, on standard error
  --help

Exit status: 0 everything was solved or is impossible, 1 a line was refused, 2 wrong options, 3 something was
given up.
)";
}

}  // namespace ricochet::solve
