#include "modes/round_mode.hpp"

#include "ricochet/puzzle_line.hpp"

namespace handheld {

bool RoundMode::can_move(Move move) const {
    return refusal(table(), round().contest(), round().now(), move) == Refusal::none;
}

MoveCheck RoundMode::check(std::span<const Move> moves) const {
    ricochet::Play play = round().now();
    MoveCheck check;
    for (; check.made < moves.size(); ++check.made) {
        check.why = make_move(table(), round().contest(), play, moves[check.made]);
        if (check.why != Refusal::none) {
            break;
        }
    }
    return check;
}

void RoundMode::put_line(TextWriter& writer) const {
    put_puzzle(writer, {board(), round().now().robots, round().contest()});
}

std::optional<BoardSlide> RoundMode::last_slide() const {
    const auto history = round().history();
    if (history.empty()) {
        return std::nullopt;
    }
    ricochet::Play before = round().base();
    for (const Move move : history.first(history.size() - 1)) {
        make_move(table(), round().contest(), before, move);
    }
    const Robot robot = history.back().robot;
    return BoardSlide{robot, before.robots.of(robot), round().now().robots.of(robot)};
}

void RoundMode::show_after(std::span<const Move> moves, BoardScene& scene) const {
    show(scene);
    ricochet::Play play;
    play.robots = round().start();
    for (const Move move : moves) {
        make_move(table(), round().contest(), play, move);
    }
    scene.robots = play.robots;
}

std::optional<Question> RoundMode::question(bool from_start) const {
    Question question{&board(), round().now(), round().contest()};
    if (from_start) {
        question.from = {};
        question.from.robots = round().start();
    }
    return question;
}

}  // namespace handheld
