// The console's commands about the round: looking at it, playing it, loading another, asking the solver.
#include "console/serial_console.hpp"
#include "ricochet/crystals_line.hpp"
#include "ricochet/crystals_solver.hpp"
#include "ricochet/line_parts.hpp"
#include "ricochet/move_text.hpp"
#include "ricochet/solution_check.hpp"

namespace handheld {

namespace {

// As many as a line has room for.
constexpr std::size_t most_moves = 160;
using Moves = std::array<Move, most_moves>;

// Where there is one robot a direction is a move.
ricochet::ParsedMoves parse_directions(std::string_view text, std::span<Move> moves) {
    ricochet::ParsedMoves parsed;
    for (auto word = ricochet::take_word(text); !word.empty(); word = ricochet::take_word(text)) {
        const auto direction = ricochet::direction_from(word);
        if (!direction) {
            parsed.complaint = "a direction such as U or left belongs here, not ";
            append_quoted(parsed.complaint, word);
            return parsed;
        }
        if (parsed.count == moves.size()) {
            parsed.complaint = "too many moves";
            return parsed;
        }
        moves[parsed.count++] = {Robot::red, *direction};
    }
    return parsed;
}

Complaint why_refused(const Mode& mode, std::size_t number, Move move, Refusal why, bool one_robot) {
    Complaint complaint("move ");
    complaint.append_number(static_cast<std::uint32_t>(number)).append(": ");
    if (why == Refusal::over) {
        return complaint.append("the round is won before it");
    }
    if (!one_robot) {
        return complaint.append(describe(why, move).view());
    }
    return complaint.append(mode.robot_name(move.robot)).append(" cannot move ").append(name(move.direction));
}

// Whether a word begins like the size of a board.
bool looks_like_a_size(std::string_view word) {
    return ricochet::find_any(word, "xX") < word.size() && word.front() >= '0' && word.front() <= '9';
}

}  // namespace

Complaint SerialConsole::board(std::string_view /*arguments*/) {
    board_.begin();
    begin(board_);
    return {};
}

Complaint SerialConsole::round_closed() const {
    switch (desk_.shell.top_id()) {
        case ScreenId::play:
            break;
        case ScreenId::round_end:
            return "the round is over; go on with the buttons, or load a puzzle";
        default:
            return "a menu lies over the round; leave it with the buttons, or with press";
    }
    return desk_.play.demonstrating() ? Complaint("a solution is being shown; press b to end it")
                                      : Complaint();
}

void SerialConsole::tell_moves() {
    const Mode& mode = desk_.shell.mode();
    output_.put("moves ").put_number(mode.moves()).put(mode.won() ? ", won\n" : "\n").end_well();
}

Complaint SerialConsole::move(std::string_view text) {
    if (Complaint closed = round_closed(); !closed.empty()) {
        return closed;
    }
    const Mode& mode = desk_.shell.mode();
    const bool one_robot = !mode.question(false).has_value();
    Moves block;
    const auto parsed =
        one_robot ? parse_directions(text, block) : ricochet::parse_moves(text, std::span<Move>(block));
    if (!parsed.complaint.empty()) {
        return parsed.complaint;
    }
    if (parsed.count == 0) {
        return one_robot ? "move where? such as U L" : "move what? such as RU GL";
    }
    const auto moves = std::span<const Move>(block).first(parsed.count);
    const MoveCheck check = mode.check(moves);
    if (check.why != Refusal::none) {
        return why_refused(mode, check.made + 1, moves[check.made], check.why, one_robot);
    }
    desk_.buttons.wake();
    for (const Move move : moves) {
        desk_.play.make_move(move);
    }
    tell_moves();
    return {};
}

Complaint SerialConsole::undo(std::string_view /*arguments*/) {
    if (Complaint closed = round_closed(); !closed.empty()) {
        return closed;
    }
    if (!desk_.shell.mode().can_undo()) {
        return "there is no move to take back";
    }
    desk_.buttons.wake();
    desk_.play.undo();
    tell_moves();
    return {};
}

Complaint SerialConsole::redo(std::string_view /*arguments*/) {
    if (Complaint closed = round_closed(); !closed.empty()) {
        return closed;
    }
    if (!desk_.shell.mode().can_redo()) {
        return "there is no move to make again";
    }
    desk_.buttons.wake();
    desk_.play.redo();
    tell_moves();
    return {};
}

Complaint SerialConsole::load(std::string_view line) {
    if (line.empty()) {
        return "load which puzzle? WxH WALLS ROBOTS GOAL";
    }
    if (ricochet::is_crystals_line(line)) {
        return "a Crystals puzzle can be solved here, but not loaded yet";
    }
    std::string_view rest = line;
    if (const auto word = ricochet::take_line_word(rest); !looks_like_a_size(word)) {
        Complaint complaint;
        return append_quoted(complaint, word)
            .append(" is no code known here; a puzzle is WxH WALLS ROBOTS GOAL");
    }
    const auto parsed = ricochet::parse_puzzle(line);
    if (!parsed.complaint.empty()) {
        return parsed.complaint;
    }
    Shell& shell = desk_.shell;
    shell.analyst().stop();  // it may be looking at the board
    desk_.puzzle_mode.set(parsed.puzzle);
    shell.home();
    shell.select_mode(shell.puzzle_index());
    shell.begin_round_notes();
    shell.game_replaced();
    shell.open(ScreenId::play);
    desk_.buttons.wake();
    output_.put("loaded: ").put(shell.mode().task().view()).put('\n').end_well();
    return {};
}

Complaint SerialConsole::solve(std::string_view line) {
    if (line.empty()) {
        return solve_round();
    }
    return ricochet::is_crystals_line(line) ? solve_crystals_line(line) : solve_puzzle_line(line);
}

Complaint SerialConsole::solve_puzzle_line(std::string_view line) {
    const auto parsed = ricochet::parse_puzzle(line);
    if (!parsed.complaint.empty()) {
        return parsed.complaint;
    }
    desk_.puzzle = parsed.puzzle;
    Complaint complaint = solve_.begin(
        {&desk_.puzzle.board, ricochet::starting_play(desk_.puzzle.start), desk_.puzzle.contest});
    if (complaint.empty()) {
        begin(solve_);
    }
    return complaint;
}

Complaint SerialConsole::solve_round() {
    if (!desk_.has_round()) {
        return "no round is being played; solve which puzzle? WxH WALLS ROBOTS GOAL";
    }
    const Mode& mode = desk_.shell.mode();
    if (mode.won()) {
        return "the round is won";
    }
    if (const auto question = mode.question(false)) {
        Complaint complaint = solve_.begin(*question);
        if (complaint.empty()) {
            begin(solve_);
        }
        return complaint;
    }
    Moves moves;
    const std::size_t count = mode.answer(false, moves);
    if (count > 0) {
        put_moves(output_, std::span<const Move>(moves).first(count), true);
    } else {
        output_.put("impossible\n");
    }
    output_.end_well();
    return {};
}

Complaint SerialConsole::solve_crystals_line(std::string_view line) {
    const auto parsed = ricochet::parse_crystals(line);
    if (!parsed.complaint.empty()) {
        return parsed.complaint;
    }
    const ricochet::SlideTable* const slides = desk_.slides_of(parsed.puzzle.board);
    if (slides == nullptr) {
        return "the solver is busy for the player; try again";
    }
    const auto solution = ricochet::solve_crystals(*slides, parsed.puzzle.contest,
                                                   ricochet::starting_play(parsed.puzzle.start));
    if (solution.found()) {
        output_.put_number(static_cast<std::uint32_t>(solution.moves().size()));
        for (const Direction direction : solution.moves()) {
            output_.put(' ').put(ricochet::letter(direction));
        }
        output_.put('\n');
    } else {
        output_.put("impossible\n");
    }
    output_.end_well();
    return {};
}

}  // namespace handheld
