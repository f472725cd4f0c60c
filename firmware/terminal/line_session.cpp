#include "line_session.hpp"

#include <array>
#include <cstdio>

#include "board_view.hpp"
#include "ricochet/move_reader.hpp"
#include "ricochet/move_text.hpp"
#include "ricochet/solution_check.hpp"
#include "words.hpp"

namespace ricochet::terminal {

namespace {

void print(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
}

// The next line of standard input without its line feed; false at the end.
bool read_line(std::string& line) {
    line.clear();
    int character = 0;
    while ((character = std::fgetc(stdin)) != EOF && character != '\n') {
        line += static_cast<char>(character);
    }
    return character != EOF || !line.empty();
}

constexpr std::string_view command_help =
    R"(RU, red up, GL BD   move robots: r y g b s, then up right down left
undo, redo, restart moves of this round
skip                another goal; this one comes again later
next                after a win: the next goal
board, goal, moves  where things stand
goals               all seventeen and the moves they took
help, quit)";

}  // namespace

int LineSession::run(bool prompt) {
    print(capitalised(words(game_.choice())) + ", " + words(game_.rules()) + ". 'help' lists the commands.");
    print_board();
    print_goal();
    save();
    std::string line;
    for (;;) {
        if (prompt) {
            std::fputs("> ", stdout);
        }
        std::fflush(stdout);
        if (!read_line(line) || !obey(line)) {
            break;
        }
    }
    std::fflush(stdout);
    return all_well_ ? 0 : 1;
}

bool LineSession::obey(std::string_view line) {
    std::string_view rest = line;
    const auto word = take_word(rest);
    const auto is = [&](std::string_view command, std::string_view key) {
        std::string_view more = rest;
        return take_word(more).empty() &&
               (equal_ignoring_case(word, command) || equal_ignoring_case(word, key));
    };
    if (word.empty() || word[0] == '#') {
        return true;
    }
    if (is("quit", "q")) {
        return false;
    }
    if (is("help", "?")) {
        print(to_string(command_help));
    } else if (is("board", "b")) {
        print_board();
    } else if (is("goal", "g")) {
        print_goal();
    } else if (is("goals", "goals")) {
        for (const auto& text : summary(game_)) {
            print(text);
        }
    } else if (is("moves", "m")) {
        print(count_of(game_.round().now().moves, "move") + ": " + words(game_.round().history()));
    } else if (is("undo", "u")) {
        undo();
    } else if (is("redo", "redo")) {
        redo();
    } else if (is("restart", "restart")) {
        game_.restart();
        print("back at the start of the round");
    } else if (is("skip", "skip")) {
        skip();
    } else if (is("next", "n")) {
        go_on();
    } else {
        play_line(line);
    }
    save();
    return true;
}

void LineSession::refuse(const std::string& why) {
    all_well_ = false;
    print(why);
}

void LineSession::print_board() const {
    Canvas canvas({board_columns, board_lines(BoardSize::full)});
    draw_board_view(game_, std::nullopt, BoardSize::full,
                    paint_.unicode ? Characters::unicode : Characters::ascii, canvas);
    for (std::size_t line = 0; line < canvas.size().lines; ++line) {
        print(canvas.encoded_line(line, paint_));
    }
}

void LineSession::print_goal() const {
    if (game_.over()) {
        print("all goals are completed");
        return;
    }
    print("goal: " + task(game_.round().contest().goal) + " (" + std::to_string(game_.completed_count()) +
          "/" + std::to_string(ClassicGame::goal_count) + " done)");
    if (game_.round().won()) {
        print_victory();
    }
}

// "3 GL: green left from (5,4) to (2,4)"
void LineSession::print_move(Move move, Cell from) const {
    print(std::to_string(game_.round().now().moves) + " " + to_string(to_text(move).view()) + ": " +
          to_string(name(move.robot)) + " " + to_string(name(move.direction)) + " from " + words(from) +
          " to " + words(game_.round().now().robots.of(move.robot)));
}

void LineSession::print_victory() const { print(victory(game_) + " 'next' for the next goal."); }

void LineSession::play_line(std::string_view line) {
    MoveReader reader(line);
    while (const auto move = reader.next()) {
        const auto number = game_.round().now().moves + 1;
        const Cell from = game_.round().now().robots.of(move->robot);
        if (const Refusal why = game_.move(*move); why != Refusal::none) {
            refuse("move " + std::to_string(number) + ": " + to_string(describe(why, *move).view()));
            return;
        }
        print_move(*move, from);
        if (const auto miss = near_miss(game_); !miss.empty()) {
            print(miss);
        }
        if (game_.round().won()) {
            print_victory();
        }
    }
    if (!reader.complaint().empty()) {
        refuse(to_string(reader.complaint().view()) + " ('help' lists the commands)");
    }
}

void LineSession::undo() {
    if (game_.undo()) {
        print("undone: " + count_of(game_.round().now().moves, "move") + " now");
    } else {
        refuse("there is no move to take back");
    }
}

void LineSession::redo() {
    if (!game_.redo()) {
        refuse("there is no move to make again");
        return;
    }
    print("made again: " + count_of(game_.round().now().moves, "move") + " now");
    if (game_.round().won()) {
        print_victory();
    }
}

void LineSession::skip() {
    if (game_.skip_round()) {
        print("skipped");
        print_goal();
    } else {
        refuse(game_.over() ? "all goals are completed" : "the goal has been reached already");
    }
}

void LineSession::go_on() {
    if (!game_.finish_round()) {
        refuse(game_.over() ? "all goals are completed" : "the goal has not been reached yet");
        return;
    }
    print_goal();
    if (game_.over()) {
        for (const auto& text : summary(game_)) {
            print(text);
        }
    }
}

void LineSession::save() {
    if (const auto problem = save_file_.save(game_); !problem.empty()) {
        refuse(problem);
    }
}

// The validator judges, and the same moves are made as a player would, to show what they did.
int LineSession::play(std::string_view moves) {
    const Round& round = game_.round();
    const auto check = check_solution(game_.table(), round.contest(), round.now().robots, moves);
    const Goal goal = round.contest().goal;
    print(capitalised(words(game_.choice())) + ", " + words(game_.rules()) + ": " + task(goal) + ".");
    MoveReader reader(moves);
    while (const auto move = reader.next()) {
        const Cell from = round.now().robots.of(move->robot);
        if (game_.move(*move) != Refusal::none) {
            break;
        }
        print_move(*move, from);
    }
    print_board();
    if (check.right()) {
        print("Solved: " + victory(game_));
    } else {
        print("Not solved: " + to_string(check.complaint.view()) + ".");
    }
    std::fflush(stdout);
    return check.right() ? 0 : 1;
}

}  // namespace ricochet::terminal
