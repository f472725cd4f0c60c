#include "screens/demonstration.hpp"

#include <algorithm>

namespace handheld {

namespace {
constexpr std::uint32_t look_first = 700;   // ms before the first move
constexpr std::uint32_t pause_after = 450;  // ms between a stop and the next move
}  // namespace

void Demonstration::begin(std::span<const Move> moves, std::uint32_t now) {
    length_ = std::min(moves.size(), moves_.size());
    std::copy_n(moves.begin(), length_, moves_.begin());
    step_ = 0;
    step_began_ = now;
    running_ = length_ > 0;
}

void Demonstration::hurry(std::uint32_t now) {
    step_ = step_ < length_ ? step_ + 1 : 0;
    step_began_ = now;
}

void Demonstration::update(const Mode& mode, int cell, std::uint32_t now, BoardScene& scene) {
    const auto moves = std::span<const Move>(moves_).first(length_);
    const auto show = [&] {
        if (step_ == 0) {
            mode.show_after({}, scene);
            scene.slide.reset();
            return;
        }
        const Move last = moves[step_ - 1];
        mode.show_after(moves.first(step_ - 1), scene);
        const Cell from = scene.robots.of(last.robot);
        const BoardScene::States before = scene.states();
        mode.show_after(moves.first(step_), scene);
        const Cell to = scene.robots.of(last.robot);
        const std::uint32_t total = slide_milliseconds(distance(from, to), cell);
        scene.slide = BoardSlide{last.robot, from, to, slide_progress(now - step_began_, total)};
        scene.hold_back(before);
    };
    show();
    const std::uint32_t slide =
        scene.slide ? slide_milliseconds(distance(scene.slide->from, scene.slide->to), cell) : 0;
    const std::uint32_t wait = step_ == 0 ? look_first : slide + pause_after;
    if (step_ < length_ && now - step_began_ >= wait) {
        ++step_;
        step_began_ = now;
        show();
    }
    scene.chosen.reset();
}

}  // namespace handheld
