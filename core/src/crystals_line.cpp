#include "ricochet/crystals_line.hpp"

#include <array>

#include "ricochet/line_parts.hpp"

namespace ricochet {

namespace {

constexpr std::string_view tag = "crystals";
constexpr std::string_view amber_name = "the amber crystal";
constexpr std::string_view violet_name = "the violet crystal";

Complaint same_cell(std::string_view one, std::string_view other, Cell cell) {
    return Complaint(one).append(" and ").append(other).append(" are both at ").append_cell(cell);
}

Complaint check_cells(const CrystalsPuzzle& puzzle) {
    const auto& [amber, violet, goal] = puzzle.contest;
    if (amber == violet) {
        return same_cell(amber_name, violet_name, amber);
    }
    if (puzzle.start == amber || puzzle.start == violet) {
        return same_cell("the start", puzzle.start == amber ? amber_name : violet_name, puzzle.start);
    }
    if (goal == amber || goal == violet) {
        return same_cell("the goal", goal == amber ? amber_name : violet_name, goal);
    }
    return {};
}

Complaint read_crystals(std::string_view line, CrystalsPuzzle& puzzle) {
    constexpr unsigned part_count = 7;
    constexpr std::array<std::string_view, part_count> part_names{
        "word crystals", "size", "walls", "start", "amber crystal", "violet crystal", "goal"};
    std::array<std::string_view, part_count> parts;
    for (unsigned i = 0; i < part_count; ++i) {
        parts[i] = take_line_word(line);
        if (parts[i].empty()) {
            return Complaint("the line ends before the ").append(part_names[i]);
        }
    }
    Complaint complaint;
    if (!equal_ignoring_case(parts[0], tag)) {
        complaint = "the line does not begin with crystals: ";
        return append_quoted(complaint, parts[0]);
    }
    if (!equal_ignoring_case(parts[1], "5x5")) {
        complaint = "a crystals board is 5x5, not ";
        return append_quoted(complaint, parts[1]);
    }
    if (const auto extra = take_line_word(line); !extra.empty()) {
        complaint = "something stands after the goal: ";
        return append_quoted(complaint, extra);
    }
    complaint = read_walls(parts[2], puzzle.board);
    auto& [amber, violet, goal] = puzzle.contest;
    const std::array<Cell*, 4> cells{&puzzle.start, &amber, &violet, &goal};
    constexpr std::array<std::string_view, 4> names{"the start", amber_name, violet_name, "the goal"};
    for (unsigned i = 0; i < cells.size() && complaint.empty(); ++i) {
        complaint = read_cell(parts[i + 3], names[i], puzzle.board, *cells[i]);
    }
    return complaint.empty() ? check_cells(puzzle) : complaint;
}

}  // namespace

bool is_crystals_line(std::string_view line) { return equal_ignoring_case(take_line_word(line), tag); }

ParsedCrystals parse_crystals(std::string_view line) {
    ParsedCrystals parsed;
    parsed.complaint = read_crystals(line, parsed.puzzle);
    return parsed;
}

void put_crystals(TextWriter& writer, const CrystalsPuzzle& puzzle) {
    writer.put(tag).put(' ');
    put_size(writer, puzzle.board);
    put_walls(writer.put(' '), puzzle.board);
    const auto& [amber, violet, goal] = puzzle.contest;
    for (const Cell cell : {puzzle.start, amber, violet, goal}) {
        put_cell_number(writer.put(' '), puzzle.board, cell);
    }
}

}  // namespace ricochet
