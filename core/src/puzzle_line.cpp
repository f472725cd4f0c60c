#include "ricochet/puzzle_line.hpp"

#include <algorithm>
#include <array>

#include "ricochet/line_parts.hpp"

namespace ricochet {

namespace {

constexpr unsigned min_robots = 4;

Complaint read_robots(std::string_view word, const Board& board, Position& robots) {
    for (bool more = true; more;) {
        const auto number = first(word, find_any(word, ","));
        more = number.size() < word.size();
        word = without_first(word, number.size() + 1);
        if (robots.robot_count() == max_robots) {
            return "there are more than five robots";
        }
        const auto robot = static_cast<Robot>(robots.robot_count());
        Cell cell;
        if (auto complaint = read_cell(number, name(robot), board, cell); !complaint.empty()) {
            return complaint;
        }
        if (const auto other = robots.robot_at(cell)) {
            Complaint complaint(name(*other));
            return complaint.append(" and ")
                .append(name(robot))
                .append(" are both in cell ")
                .append(number)
                .append(", ")
                .append_cell(cell);
        }
        robots.add(cell);
    }
    if (robots.robot_count() < min_robots) {
        return Complaint("there are ")
            .append_number(robots.robot_count())
            .append(" robots, not four or five");
    }
    return {};
}

std::optional<Claimant> claimant_from(std::string_view word) {
    if (word == "*") {
        return Claimant::any();
    }
    for (unsigned i = 0; i < max_robots; ++i) {
        const auto robot = static_cast<Robot>(i);
        if (word.size() == 1 && to_lower(word[0]) == to_lower(letter(robot))) {
            return robot;
        }
    }
    return std::nullopt;
}

Complaint read_goal(std::string_view word, const Board& board, const Position& robots, Goal& goal) {
    const auto colon = find_any(word, ":");
    const auto claimant = claimant_from(first(word, colon));
    if (colon == word.size() || !claimant) {
        Complaint complaint("a goal such as R:12 or *:12 belongs here, not ");
        return append_quoted(complaint, word);
    }
    if (!claimant->is_any() && !robots.has(claimant->robot())) {
        return Complaint("the goal is for ").append(name(*claimant)).append(", which is not on the board");
    }
    goal.claimant = *claimant;
    goal.symbol = claimant->is_any() ? Symbol::vortex : Symbol::circle;
    return read_cell(without_first(word, colon + 1), "the goal", board, goal.cell);
}

// The rest of the line, option by option.
class OptionReader {
  public:
    explicit OptionReader(Rules& rules) : rules_(rules) {}

    Complaint read(std::string_view word) {
        const auto equals = find_any(word, "=");
        const auto key = first(word, equals);
        const auto value = without_first(word, equals + 1);
        if (equal_ignoring_case(key, "ricochet")) {
            return once(ricochet_given_, key, read_ricochet(value), "off, one-move or official", value);
        }
        if (equal_ignoring_case(key, "rebound")) {
            return once(rebound_given_, key, read_rebound(value), "yes or no", value);
        }
        Complaint complaint("unknown option ");
        return append_quoted(complaint, word);
    }

  private:
    bool read_ricochet(std::string_view value) {
        constexpr std::array choices{Ricochet::off, Ricochet::no_one_move, Ricochet::official};
        const auto* const chosen = std::find_if(choices.begin(), choices.end(), [&](Ricochet choice) {
            return equal_ignoring_case(value, name(choice));
        });
        if (chosen == choices.end()) {
            return false;
        }
        rules_.ricochet = *chosen;
        return true;
    }

    bool read_rebound(std::string_view value) {
        rules_.rebound = equal_ignoring_case(value, "yes");
        return rules_.rebound || equal_ignoring_case(value, "no");
    }

    static Complaint once(bool& given, std::string_view key, bool understood, std::string_view choices,
                          std::string_view value) {
        if (given) {
            return Complaint(key).append(" is given twice");
        }
        given = true;
        if (understood) {
            return {};
        }
        Complaint complaint(key);
        complaint.append(" is ").append(choices).append(", not ");
        return append_quoted(complaint, value);
    }

    Rules& rules_;
    bool ricochet_given_ = false;
    bool rebound_given_ = false;
};

Complaint read_options(std::string_view rest, Rules& rules) {
    OptionReader options(rules);
    Complaint complaint;
    for (auto word = take_line_word(rest); !word.empty() && complaint.empty(); word = take_line_word(rest)) {
        complaint = options.read(word);
    }
    return complaint;
}

Complaint read_puzzle(std::string_view line, Puzzle& puzzle) {
    constexpr unsigned part_count = 4;
    constexpr std::array<std::string_view, part_count> part_names{"size", "walls", "robots", "goal"};
    std::array<std::string_view, part_count> parts;
    for (unsigned i = 0; i < part_count; ++i) {
        parts[i] = take_line_word(line);
        if (parts[i].empty()) {
            return Complaint("the line ends before the ").append(part_names[i]);
        }
    }
    Goal& goal = puzzle.contest.goal;
    auto complaint = read_size(parts[0], puzzle.board);
    if (complaint.empty()) {
        complaint = read_walls(parts[1], puzzle.board);
    }
    if (complaint.empty()) {
        complaint = read_robots(parts[2], puzzle.board, puzzle.start);
    }
    if (complaint.empty()) {
        complaint = read_goal(parts[3], puzzle.board, puzzle.start, goal);
    }
    if (complaint.empty()) {
        complaint = read_options(line, puzzle.contest.rules);
    }
    if (complaint.empty()) {
        puzzle.contest.rules.robots = static_cast<std::uint8_t>(puzzle.start.robot_count());
        puzzle.board.add_goal(goal);
    }
    return complaint;
}

}  // namespace

ParsedPuzzle parse_puzzle(std::string_view line) {
    ParsedPuzzle parsed;
    parsed.complaint = read_puzzle(line, parsed.puzzle);
    return parsed;
}

void put_puzzle(TextWriter& writer, const Puzzle& puzzle) {
    const Board& board = puzzle.board;
    const auto& [goal, rules] = puzzle.contest;
    put_size(writer, board);
    put_walls(writer.put(' '), board);
    for (unsigned i = 0; i < puzzle.start.robot_count(); ++i) {
        put_cell_number(writer.put(i == 0 ? ' ' : ','), board, puzzle.start.of(static_cast<Robot>(i)));
    }
    put_cell_number(writer.put(' ').put(letter(goal.claimant)).put(':'), board, goal.cell);
    if (rules.ricochet != Ricochet::off) {
        writer.put(" ricochet=").put(name(rules.ricochet));
    }
    if (!rules.rebound) {
        writer.put(" rebound=no");
    }
}

}  // namespace ricochet
