#include "look/board_view.hpp"

#include <algorithm>

#include "look/theme.hpp"

namespace handheld {

namespace {

using ricochet::Board;
using ricochet::Cell;
using ricochet::Direction;

// All that decides how floor and walls look.
Mark ground_mark(const BoardPlace& place, const BoardScene& scene) {
    Mark mark = Mark().put(place.rect);
    for (const Direction side : {Direction::up, Direction::left}) {
        for (const Cell cell : scene.board->walls(side)) {
            mark.put(cell.index());
        }
    }
    for (const Cell cell : scene.closed) {
        mark.put(cell.index());
    }
    return mark;
}

// The part of the wall's line between two cells, or on the edge, with square ends that meet in clean corners.
Rect wall_rect(const BoardPlace& place, Cell cell, Direction side) {
    const int thickness = place.wall_thickness(), before = thickness / 2;
    const Rect box = place.of(cell);
    Rect wall{box.left - before, box.top - before, box.width + thickness, box.height + thickness};
    switch (side) {
        case Direction::up:
            wall.height = thickness;
            break;
        case Direction::down:
            wall.top = box.bottom() - before;
            wall.height = thickness;
            break;
        case Direction::left:
            wall.width = thickness;
            break;
        case Direction::right:
            wall.left = box.right() - before;
            wall.width = thickness;
            break;
    }
    return common(wall, place.rect);
}

// The cells that can show in the part being painted; walls reach a little into their neighbours.
struct CellRange {
    unsigned first_x, end_x, first_y, end_y;
};

CellRange cells_in(const Rect& part, const BoardPlace& place, const Board& board) {
    const auto index = [&](int from_edge, unsigned count) {
        return static_cast<unsigned>(std::clamp(from_edge / place.cell, 0, static_cast<int>(count)));
    };
    return {index(part.left - place.rect.left - 4, board.width()),
            index(part.right() - place.rect.left + 4 + place.cell - 1, board.width()),
            index(part.top - place.rect.top - 4, board.height()),
            index(part.bottom() - place.rect.top + 4 + place.cell - 1, board.height())};
}

// The floor of a row of cells between two lines of the grid: one row of pixels, over and over; and along it, two cells.
void draw_floor(Canvas& canvas, const BoardPlace& place, unsigned y) {
    const int top = place.of(Cell(0, y)).top;
    canvas.fill({place.rect.left, top, place.rect.width, 1}, theme::grid);
    const auto parts = canvas.seen_parts({place.rect.left, top + 1, place.rect.width, place.cell - 1});
    const Rect hidden = canvas.hide({});  // what is repeated has to be painted, wherever it is
    for (const Rect& seen : parts) {
        if (seen.empty()) {
            continue;
        }
        constexpr unsigned painted = 3;  // cells: the first may be half outside
        const auto first = static_cast<unsigned>((seen.left - place.rect.left) / place.cell);
        for (unsigned x = first; x < first + painted; ++x) {
            const Colour floor = (x + y) % 2 == 0 ? theme::floor : theme::floor_alternate;
            const int left = place.rect.left + (static_cast<int>(x) * place.cell);
            canvas.fill(common({left, seen.top, 1, 1}, seen), theme::grid);
            canvas.fill(common({left + 1, seen.top, place.cell - 1, 1}, seen), floor);
        }
        canvas.repeat_first_columns(seen, 2 * place.cell);
        canvas.repeat_first_row(seen);
    }
    canvas.hide(hidden);
}

void draw_ground(Canvas& canvas, const BoardPlace& place, const BoardScene& scene) {
    if (!canvas.group_with(place.rect, [&] { return ground_mark(place, scene); })) {
        return;
    }
    const CellRange range = cells_in(canvas.clip(), place, *scene.board);
    for (unsigned y = range.first_y; y < range.end_y && range.first_x < range.end_x; ++y) {
        draw_floor(canvas, place, y);
        for (unsigned x = range.first_x; x < range.end_x; ++x) {
            if (scene.closed.contains(Cell(x, y))) {
                canvas.fill(place.of(Cell(x, y)), theme::closed);
            }
        }
    }
}

// The outer edge is a wall all around; half of its thickness lies on the board.
void draw_edge(Canvas& canvas, const BoardPlace& place) {
    const Rect& all = place.rect;
    const int thickness = place.wall_thickness(), before = thickness / 2, after = thickness - before;
    canvas.fill({all.left, all.top, after, all.height}, theme::border);
    canvas.fill({all.right() - before, all.top, before, all.height}, theme::border);
    canvas.fill({all.left, all.top, all.width, after}, theme::border);
    canvas.fill({all.left, all.bottom() - before, all.width, before}, theme::border);
}

void draw_walls(Canvas& canvas, const BoardPlace& place, const BoardScene& scene) {
    if (!canvas.group_with(place.rect, [&] { return ground_mark(place, scene); })) {
        return;
    }
    const Board& board = *scene.board;
    const CellRange range = cells_in(canvas.clip(), place, board);
    draw_edge(canvas, place);
    for (unsigned y = range.first_y; y < range.end_y; ++y) {
        for (unsigned x = range.first_x; x < range.end_x; ++x) {
            const Cell cell(x, y);
            for (const Direction side : {Direction::up, Direction::left}) {
                if (board.has_wall(cell, side) && board.has_neighbour(cell, side)) {
                    canvas.fill(wall_rect(place, cell, side), theme::wall);
                }
            }
        }
    }
}

void draw_marker(Canvas& canvas, const BoardPlace& place, const BoardScene& scene,
                 const BoardMarker& marker) {
    const Rect box = place.of(marker.cell);
    const Mark mark = Mark()
                          .put(box)
                          .put(marker.look.colour.value)
                          .put((static_cast<std::uint32_t>(marker.kind) << 24U) |
                               (static_cast<std::uint32_t>(marker.state) << 16U) |
                               (static_cast<std::uint32_t>(marker.symbol) << 8U) |
                               (marker.any_robot ? 2U : 0U) | (scene.strong_marks ? 1U : 0U));
    // A crystal touches only the middle of its cell.
    const Rect bounds = marker.kind == BoardMarker::Kind::crystal ? box.inset(place.cell / 6) : box;
    if (!canvas.group(bounds, mark)) {
        return;
    }
    const bool current = marker.state == BoardMarker::State::current;
    const Colour floor = (marker.cell.x() + marker.cell.y()) % 2 == 0 ? theme::floor : theme::floor_alternate;
    const unsigned strength = current                                       ? full_cover
                              : marker.state == BoardMarker::State::waiting ? theme::goal_waiting
                                                                            : theme::goal_done;
    const Colour own = marker.any_robot ? theme::text : marker.look.colour;
    const Rect inside{box.left + 1, box.top + 1, box.width - 1, box.height - 1};
    if (current && marker.kind == BoardMarker::Kind::goal) {
        canvas.fill(inside, own, theme::goal_glow);
    }
    const int margin = std::max(2, place.cell / 6);
    const Rect symbol = inside.inset(margin);
    if (marker.kind == BoardMarker::Kind::crystal) {
        draw_crystal(canvas, symbol, mix(floor, own, strength));
    } else if (marker.any_robot) {
        draw_vortex(canvas, inside.inset(margin - 1), floor, strength);
    } else {
        draw_symbol(canvas, symbol, marker.symbol, mix(floor, own, strength));
    }
    if (scene.strong_marks && !marker.any_robot && marker.state != BoardMarker::State::done &&
        marker.kind == BoardMarker::Kind::goal) {
        const char letter = marker.look.letter;
        canvas.text_in(small_font(), {inside.left + 1, inside.top + 1, inside.width, inside.height},
                       Canvas::Align::centre, current ? theme::piece_ink : theme::text, {&letter, 1});
    }
    if (current && marker.kind == BoardMarker::Kind::goal) {
        canvas.frame(inside, own);
    }
}

// Dots along the slide, from and to so much of 256. Each is a thing of its own, so that a slide changes only what is new.
void draw_trail(Canvas& canvas, const BoardPlace& place, const BoardScene& scene, const BoardSlide& slide,
                unsigned begin, unsigned end) {
    const Rect from = place.of(slide.from), to = place.of(slide.to);
    const int dx = to.left - from.left, dy = to.top - from.top;
    const int length = std::max({dx, -dx, dy, -dy});
    const int first = length * static_cast<int>(begin) / 256, last = length * static_cast<int>(end) / 256;
    const int step = std::max(5, place.cell / 3);
    const int size = place.cell < 20 ? 2 : place.cell / 10;
    const Colour colour = mix(theme::floor, scene.looks[ricochet::index(slide.robot)].colour, 20);
    for (int along = 0; along <= last; along += step) {
        if (along < first) {
            continue;
        }
        const Point centre{from.centre().x + (dx == 0  ? 0
                                              : dx > 0 ? along
                                                       : -along),
                           from.centre().y + (dy == 0  ? 0
                                              : dy > 0 ? along
                                                       : -along)};
        canvas.fill({centre.x - (size / 2), centre.y - (size / 2), size, size}, colour);
    }
}

Point piece_corner(const BoardPlace& place, const BoardScene& scene, ricochet::Robot robot) {
    const Rect box = place.of(scene.robots.of(robot));
    Point corner{box.left, box.top};
    if (scene.slide && scene.slide->robot == robot && scene.slide->progress < 256) {
        const Rect from = place.of(scene.slide->from), to = place.of(scene.slide->to);
        corner.x = from.left + ((to.left - from.left) * scene.slide->progress / 256);
        corner.y = from.top + ((to.top - from.top) * scene.slide->progress / 256);
    }
    return corner;
}

// Large cells leave room for the arrows beside the piece, so that a robot on its way does not touch too much of the screen.
int piece_size(const BoardPlace& place) {
    return place.cell < 20 ? place.cell - 1 : place.cell < 36 ? place.cell - 5 : place.cell * 2 / 3;
}

void draw_robot(Canvas& canvas, const BoardPlace& place, const BoardScene& scene, ricochet::Robot robot) {
    const Point corner = piece_corner(place, scene, robot);
    const PieceLook& look = scene.looks[ricochet::index(robot)];
    const bool chosen = scene.chosen == robot;
    // The cell's first row and column are grid, so the piece sits one pixel in.
    const int size = piece_size(place);
    const int offset = 1 + ((place.cell - 1 - size) / 2);
    const Point at{corner.x + offset, corner.y + offset};
    const Mark mark = Mark()
                          .put(Rect{at.x, at.y, size, chosen ? 1 : 0})
                          .put(look.colour.value)
                          .put(static_cast<std::uint32_t>(look.letter));
    // The diamond reaches furthest beyond its box: by 8 % of its size, of which an eighth of a pixel leaves no trace.
    const int beyond = ((size * 82) + 895) / 1024;
    if (canvas.group({at.x - beyond, at.y - beyond, size + (2 * beyond), size + (2 * beyond)}, mark)) {
        draw_piece(canvas, at, size, look, chosen);
    }
}

// Arrowheads next to the chosen robot, where it can go.
void draw_possible(Canvas& canvas, const BoardPlace& place, const BoardScene& scene, ricochet::Robot robot) {
    const Rect box = place.of(scene.robots.of(robot));
    const bool within = place.cell >= 36;
    const int length = place.cell < 20 ? 4 : within ? 6 : 5, half = within ? 8 : length + 1;
    const int gap = within ? -length - 1 : 2;
    const int middle_x = box.left + ((box.width + 1) / 2), middle_y = box.top + ((box.height + 1) / 2);
    const std::array<Rect, 4> boxes{{{middle_x - half, box.top - gap - length + 1, 2 * half, length},
                                     {box.right() + gap, middle_y - half, length, 2 * half},
                                     {middle_x - half, box.bottom() + gap, 2 * half, length},
                                     {box.left - gap - length + 1, middle_y - half, length, 2 * half}}};
    for (const Direction direction : ricochet::all_directions) {
        if (scene.possible[ricochet::index(direction)]) {
            draw_arrow(canvas, boxes[ricochet::index(direction)], direction, theme::arrow);
        }
    }
}

}  // namespace

void draw_board_scene(Canvas& canvas, const BoardPlace& place, const BoardScene& scene) {
    draw_ground(canvas, place, scene);
    for (const BoardMarker& marker : scene.all_markers()) {
        draw_marker(canvas, place, scene, marker);
    }
    if (scene.fading) {
        draw_trail(canvas, place, scene, *scene.fading, scene.fading->progress, 256);
    }
    if (scene.slide) {
        draw_trail(canvas, place, scene, *scene.slide, 0, scene.slide->progress);
    }
    draw_walls(canvas, place, scene);
    for (unsigned i = 0; i < scene.robots.robot_count(); ++i) {
        const auto robot = static_cast<ricochet::Robot>(i);
        if (scene.chosen != robot) {
            draw_robot(canvas, place, scene, robot);
        }
    }
    if (scene.chosen) {
        const bool moving = scene.slide && scene.slide->progress < 256;
        if (!moving) {
            draw_possible(canvas, place, scene, *scene.chosen);
        }
        draw_robot(canvas, place, scene, *scene.chosen);
    }
}

}  // namespace handheld
