#include "modes/round_mode.hpp"

namespace handheld {

bool RoundMode::can_move(Move move) const {
    return refusal(table(), round().contest(), round().now(), move) == Refusal::none;
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
