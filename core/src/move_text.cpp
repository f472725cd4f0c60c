#include "ricochet/move_text.hpp"

#include "ricochet/move_reader.hpp"

namespace ricochet {

namespace {

// The member whose name is the word, or whose letter it is.
template <typename Thing, unsigned count>
std::optional<Thing> named(std::string_view word) {
    for (unsigned i = 0; i < count; ++i) {
        const auto thing = static_cast<Thing>(i);
        const char first = letter(thing);
        if (equal_ignoring_case(word, name(thing)) ||
            equal_ignoring_case(word, std::string_view(&first, 1))) {
            return thing;
        }
    }
    return std::nullopt;
}

Complaint unknown(std::string_view what, std::string_view word) {
    constexpr std::size_t longest_quote = 40;
    return Complaint("unknown ").append(what).append(" '").append(first(word, longest_quote)).append("'");
}

}  // namespace

std::optional<Robot> robot_from(std::string_view word) { return named<Robot, max_robots>(word); }
std::optional<Direction> direction_from(std::string_view word) { return named<Direction, 4>(word); }

// "red up" comes as two words, "red-up" and "RU" as one.
std::optional<Move> MoveReader::next() {
    const auto word = take_word(rest_);
    if (word.empty()) {
        return std::nullopt;
    }
    std::string_view who = word;
    std::string_view where;
    if (const auto dash = find_any(word, "-:"); dash < word.size()) {
        who = first(word, dash);
        where = without_first(word, dash + 1);
    } else if (word.size() == 2) {
        who = first(word, 1);
        where = without_first(word, 1);
    }
    const auto robot = robot_from(who);
    if (!robot) {
        complaint_ = unknown("robot", who);
        return std::nullopt;
    }
    if (where.empty()) {
        where = take_word(rest_);
    }
    const auto direction = direction_from(where);
    if (!direction) {
        complaint_ =
            where.empty() ? Complaint("no direction for ").append(name(*robot)) : unknown("direction", where);
        return std::nullopt;
    }
    return Move{*robot, *direction};
}

ParsedMoves parse_moves(std::string_view text, std::span<Move> moves) {
    ParsedMoves result;
    MoveReader reader(text);
    while (const auto move = reader.next()) {
        if (result.count == moves.size()) {
            result.complaint =
                Complaint("more than ").append_number(static_cast<std::uint32_t>(moves.size()));
            result.complaint.append(" moves");
            return result;
        }
        moves[result.count++] = *move;
    }
    result.complaint = reader.complaint();
    return result;
}

}  // namespace ricochet
