#include "status.hpp"

#include <algorithm>
#include <vector>

#include "board_view.hpp"
#include "words.hpp"

namespace ricochet::terminal {

namespace {

constexpr Style heading{.tint = Tint::plain, .bold = true};
constexpr Style quiet{.tint = Tint::dim};

char32_t arrow(Direction direction, Characters characters) {
    return (characters == Characters::ascii ? U"^>v<" : U"↑→↓←")[index(direction)];
}

bool can_go(const ClassicGame& game, Move move) {
    return refusal(game.table(), game.round().contest(), game.round().now(), move) == Refusal::none;
}

// Four places, one a direction; a dot where there is no way. Returns the column after them.
std::size_t write_ways(const ClassicGame& game, Robot robot, Characters characters, std::size_t column,
                       std::size_t line, Canvas& canvas) {
    for (const auto direction : all_directions) {
        const bool way = can_go(game, {robot, direction});
        const char32_t none = characters == Characters::ascii ? U'.' : U'·';
        canvas.put(column++, line, way ? arrow(direction, characters) : none,
                   way ? Style{.tint = tint_of(robot), .bold = true} : quiet);
    }
    return column;
}

// [R] for the selected robot, " R " for the others.
std::size_t write_robot(Robot robot, bool selected, std::size_t column, std::size_t line, Canvas& canvas) {
    const std::string text = {selected ? '[' : ' ', letter(robot), selected ? ']' : ' '};
    return canvas.write(column, line, text, {.tint = tint_of(robot), .bold = true, .reverse = selected});
}

// The end of the moves, as far as it fits.
std::string last_moves(const Round& round, std::size_t columns) {
    const std::size_t room = columns / 3;
    const auto history = round.history();
    if (history.size() <= room && round.base().moves == 0) {
        return words(history);
    }
    return "... " + words(history.last(std::min(room - 2, history.size())));
}

std::string goals_done(const ClassicGame& game) {
    return std::to_string(game.completed_count()) + "/" + std::to_string(ClassicGame::goal_count);
}

Style goal_style(const ClassicGame& game) {
    return {.tint = tint_of(game.round().contest().goal.claimant), .bold = true};
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
    std::vector<std::string> lines(1);
    for (auto word = first(text, find_any(text, " ")); !text.empty();
         word = first(text, find_any(text, " "))) {
        if (!lines.back().empty() && lines.back().size() + 1 + word.size() > columns) {
            lines.emplace_back();
        }
        lines.back() += (lines.back().empty() ? "" : " ") + to_string(word);
        text = without_first(text, word.size() + 1);
    }
    return lines;
}

}  // namespace

void write_low_status(const ClassicGame& game, const Desk& desk, Characters characters, std::size_t line,
                      Canvas& canvas) {
    const Goal& goal = game.round().contest().goal;
    std::size_t column = canvas.write(0, line, "Goal   ", heading);
    column = canvas.write(column, line, task(goal) + " ", goal_style(game));
    canvas.put(column, line, glyph(goal.symbol, characters), goal_style(game));
    const std::string done = goals_done(game) + " goals done";
    canvas.write(board_columns - done.size(), line, done);

    column = canvas.write(0, ++line, "Robots ", heading);
    for (unsigned i = 0; i < game.rules().robots; ++i) {
        const auto robot = static_cast<Robot>(i);
        column = write_robot(robot, robot == desk.selected, column, line, canvas);
        column = write_ways(game, robot, characters, column + 1, line, canvas) + 3;
    }

    column = canvas.write(0, ++line, "Moves  ", heading);
    column = canvas.write(column, line, std::to_string(game.round().now().moves) + "  ");
    canvas.write(column, line, last_moves(game.round(), board_columns - column));

    for (const auto& text : wrapped(desk.message, canvas.size().columns)) {
        canvas.write(0, ++line, text, heading);
    }
    canvas.write(0, ++line, "arrows wasd: move   Tab r y g b 1-5: robot   u U: undo, redo", quiet);
    canvas.write(0, ++line, "R: restart   S: skip   N: new game   ?: help   q: save and quit", quiet);
}

void write_tall_status(const ClassicGame& game, const Desk& desk, Characters characters, std::size_t column,
                       std::size_t bottom, Canvas& canvas) {
    const Goal& goal = game.round().contest().goal;
    std::size_t line = 0;
    canvas.write(column, line++, "Pocket Ricochet", heading);
    canvas.write(column, line++, words(game.choice()), quiet);
    canvas.write(column, line++, words(game.rules()), quiet);

    ++line;
    canvas.write(column, line, "Goal", heading);
    canvas.write(column + 9, line++, goals_done(game) + " done", quiet);
    std::size_t end = column;
    for (const auto& text : wrapped(task(goal), tall_status_size.columns - 2)) {
        end = canvas.write(column, line++, text, goal_style(game));
    }
    canvas.put(end + 1, line - 1, glyph(goal.symbol, characters), goal_style(game));

    ++line;
    canvas.write(column, line, "Robots", heading);
    canvas.write(column + 13, line++, "can go", quiet);
    for (unsigned i = 0; i < game.rules().robots; ++i) {
        const auto robot = static_cast<Robot>(i);
        end = write_robot(robot, robot == desk.selected, column, line, canvas);
        canvas.write(end + 1, line, name(robot));
        write_ways(game, robot, characters, column + 13, line++, canvas);
    }

    ++line;
    canvas.write(column, line, "Moves", heading);
    canvas.write(column + 9, line++, std::to_string(game.round().now().moves));
    canvas.write(column, line++, last_moves(game.round(), tall_status_size.columns));

    std::size_t message_line = ++line;
    for (const auto& text : wrapped(desk.message, tall_status_size.columns)) {
        canvas.write(column, message_line++, text, heading);
    }

    line = bottom - 5;
    canvas.write(column, line++, "arrows wasd  move", quiet);
    canvas.write(column, line++, "Tab r y g b 1-5  robot", quiet);
    canvas.write(column, line++, "u undo  U redo  R restart", quiet);
    canvas.write(column, line++, "S skip  N new game", quiet);
    canvas.write(column, line++, "? help  q save and quit", quiet);
}

}  // namespace ricochet::terminal
