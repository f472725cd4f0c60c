#include "words.hpp"

#include "ricochet/move_text.hpp"
#include "ricochet/solution_check.hpp"

namespace ricochet::terminal {

std::string words(Cell cell) { return "(" + std::to_string(cell.x()) + "," + std::to_string(cell.y()) + ")"; }

std::string words(const Goal& goal) {
    return to_string(name(goal.claimant)) + (goal.claimant.is_any() ? "'s " : " ") +
           to_string(name(goal.symbol));
}

std::string task(const Goal& goal) {
    return "bring " + to_string(name(goal.claimant)) + " to the " + to_string(name(goal.symbol)) + " at " +
           words(goal.cell);
}

std::string words(const BoardChoice& choice) {
    if (choice.kind == BoardChoice::Kind::random) {
        return "board " + std::to_string(choice.number);
    }
    return "tiles " + to_string(to_text(choice.tiles).view());
}

std::string words(const Rules& rules) {
    std::string text = std::to_string(rules.robots) + " robots";
    if (rules.ricochet != Ricochet::off) {
        text += ", ricochet " + to_string(name(rules.ricochet));
    }
    if (!rules.rebound) {
        text += ", no rebound";
    }
    return text;
}

std::string words(std::span<const Move> moves) {
    std::string text;
    for (const Move move : moves) {
        text += text.empty() ? "" : " ";
        text += to_text(move).view();
    }
    return text;
}

std::string count_of(std::uint32_t count, std::string_view thing) {
    return std::to_string(count) + " " + to_string(thing) + (count == 1 ? "" : "s");
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    }
    return text;
}

std::string victory(const ClassicGame& game) {
    const Play& play = game.round().now();
    return capitalised(to_string(name(play.winner))) + " did it in " + count_of(play.moves, "move") + ".";
}

std::string near_miss(const ClassicGame& game) {
    const Round& round = game.round();
    const Goal& goal = round.contest().goal;
    if (round.won() || round.history().empty()) {
        return {};
    }
    const Robot mover = round.history().back().robot;
    if (!goal.claimant.allows(mover) || round.now().robots.of(mover) != goal.cell) {
        return {};
    }
    // Judged from the base of the history: the same as from the round's start, unless the round is very long.
    const auto check = check_solution(game.table(), round.contest(), round.base().robots, round.history());
    return to_string(check.complaint.view());
}

std::vector<std::string> summary(const ClassicGame& game) {
    std::vector<std::string> lines;
    std::uint32_t total = 0;
    std::uint32_t completed = 0;
    for (unsigned i = 0; i < ClassicGame::goal_count; ++i) {
        std::string line = words(game.board().goals()[i]);
        line.resize(20, ' ');
        if (game.is_completed(i)) {
            line += count_of(game.moves_taken(i), "move");
            total += game.moves_taken(i);
            ++completed;
        } else {
            line += "open";
        }
        lines.push_back(line);
    }
    lines.push_back(count_of(completed, "goal") + " in " + count_of(total, "move"));
    return lines;
}

}  // namespace ricochet::terminal
