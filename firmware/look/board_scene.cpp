#include "look/board_scene.hpp"

namespace handheld {

namespace {

// Whether the cell lies on the way and has been reached.
bool has_passed(const BoardSlide& slide, ricochet::Cell cell) {
    const unsigned whole = distance(slide.from, slide.to), to_cell = distance(slide.from, cell);
    const bool on_way = to_cell + distance(cell, slide.to) == whole;
    return on_way && to_cell * 256U <= whole * slide.progress;
}

}  // namespace

void BoardScene::hold_back(const States& before) {
    if (!slide || slide->progress >= 256) {
        return;
    }
    for (std::size_t i = 0; i < marker_count; ++i) {
        if (!has_passed(*slide, markers[i].cell)) {
            markers[i].state = before[i];
        }
    }
}

}  // namespace handheld
