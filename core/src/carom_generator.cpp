#include "ricochet/carom_generator.hpp"

#include <array>
#include <bit>

#include "ricochet/board_parts.hpp"

namespace ricochet {

namespace {

constexpr std::uint64_t carom_stream = 0x6361726f0000;  // apart from the streams of other generators

// Eight corners seldom find room, so a board has so many tries at the number it was drawn to have, and the best
// of them will do if it has six at least.
constexpr unsigned tries_a_board = 64;

// What a try at walls and a question cost before the search, in positions of search.
constexpr std::uint32_t budget_a_step = 16;

void spend(std::uint32_t& budget, std::uint32_t cost) { budget -= budget < cost ? budget : cost; }

Rng board_rng(const CaromChoice& choice, unsigned board) {
    const bool daily = choice.kind == CaromChoice::Kind::daily;
    const std::uint32_t date =
        (choice.date.year * 10000U) + (choice.date.month * 100U) + choice.date.day;  // such as 20261118
    return Rng(daily ? date : choice.number, carom_stream + (daily ? 256U : 0U) + board);
}

// Which pieces may move, fewest first; all four need not be asked about.
constexpr std::array<std::uint8_t, 7> mover_sets{0b0001, 0b0011, 0b0101, 0b1001, 0b0111, 0b1011, 0b1101};

constexpr std::uint8_t pieces_in(std::uint8_t movers) {
    return static_cast<std::uint8_t>(std::popcount(movers));
}

struct ReadyMade {
    CaromLayout layout;
    std::uint8_t optimum = 0;
    std::uint8_t pieces = 0;
};

// A board that turns into itself: an L near each corner of it and four round its middle, each the next one turned.
constexpr CaromLayout windmill(Direction outer, Direction inner, unsigned goal_corner,
                               const std::array<Cell, carom_pieces>& pieces) {
    CaromLayout layout;
    layout.edge_walls = {4, 4, 4, 4};
    layout.corner_count = CaromLayout::max_corners;
    CaromLayout::Corner near_corner{Cell(1, 1), outer};
    CaromLayout::Corner near_middle{Cell(3, 2), inner};
    const auto turn = [](CaromLayout::Corner& corner) {
        corner = {Cell(carom_side - 1 - corner.cell.y(), corner.cell.x()), clockwise(corner.first)};
    };
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
        layout.corners[quarter] = near_corner;
        layout.corners[quarter + 4] = near_middle;
        turn(near_corner);
        turn(near_middle);
    }
    layout.goal_corner = static_cast<std::uint8_t>(goal_corner);
    layout.pieces = pieces;
    return layout;
}

constexpr std::array<ReadyMade, 4> ready_made{{
    {windmill(Direction::up, Direction::down, 0, {Cell(1, 0), Cell(7, 0), Cell(6, 7), Cell(7, 1)}), 9, 3},
    {windmill(Direction::left, Direction::left, 4, {Cell(7, 7), Cell(5, 0), Cell(5, 7), Cell(7, 0)}), 8, 3},
    {windmill(Direction::up, Direction::right, 4, {Cell(4, 7), Cell(5, 4), Cell(3, 3), Cell(2, 4)}), 10, 3},
    {windmill(Direction::down, Direction::down, 0, {Cell(5, 3), Cell(7, 2), Cell(7, 5), Cell(5, 4)}), 8, 4},
}};

}  // namespace

void CaromGenerator::start(const CaromChoice& choice, const Limits& limits) {
    limits_ = limits;
    board_ = 0;
    search_ = CaromSearch{};  // the block may have been used otherwise since
    best_ = CaromDeal{};
    best_.choice = choice;
    begin_board();
}

bool CaromGenerator::run(std::uint32_t budget) {
    while (budget > 0 && !done()) {
        switch (stage_) {
            case Stage::walls:
                try_walls();
                spend(budget, budget_a_step);
                break;
            case Stage::pieces:
                place_pieces();
                spend(budget, budget_a_step);
                break;
            case Stage::solving:
                solve(budget);
                break;
            case Stage::counting:
                count_pieces(budget);
                break;
            case Stage::done:
                break;
        }
    }
    return done();
}

void CaromGenerator::begin_board() {
    if (board_ == limits_.boards) {
        finish();
        return;
    }
    constexpr unsigned choices = CaromLayout::max_corners - CaromLayout::min_corners + 1;
    rng_ = board_rng(best_.choice, board_);
    corners_ = CaromLayout::min_corners + rng_.below(choices);
    walls_ = CaromLayout{};
    tries_ = 0;
    stage_ = Stage::walls;
}

// Edge walls anywhere they may be, then corners one by one wherever there is room.
void CaromGenerator::try_walls() {
    constexpr unsigned choices = CaromLayout::max_before_wall - CaromLayout::min_before_wall + 1;
    CaromLayout layout;
    for (auto& before : layout.edge_walls) {
        before = static_cast<std::uint8_t>(CaromLayout::min_before_wall + rng_.below(choices));
    }
    CellSet free = free_for_corners(layout);
    while (layout.corner_count < corners_ && !free.empty()) {
        const Cell cell = free.nth(rng_.below(free.count()));
        layout.corners[layout.corner_count++] = {cell, static_cast<Direction>(rng_.below(4))};
        free -= surroundings(cell);
    }
    if (layout.corner_count > walls_.corner_count) {
        walls_ = layout;
    }
    ++tries_;
    if (walls_.corner_count == corners_ || tries_ == tries_a_board) {
        finish_walls();
    }
}

void CaromGenerator::finish_walls() {
    if (walls_.corner_count < CaromLayout::min_corners) {
        ++board_;
        begin_board();
        return;
    }
    table_.prepare(make_board(walls_));
    placement_ = 0;
    stage_ = Stage::pieces;
}

void CaromGenerator::place_pieces() {
    if (placement_ == limits_.placements) {
        ++board_;
        begin_board();
        return;
    }
    candidate_ = CaromDeal{};
    candidate_.choice = best_.choice;
    CaromLayout& layout = candidate_.layout;
    layout = walls_;
    layout.goal_corner = static_cast<std::uint8_t>(rng_.below(layout.corner_count));
    CellSet free = CellSet::rectangle(carom_side, carom_side);
    free.erase(layout.goal());
    for (Cell& piece : layout.pieces) {
        piece = free.nth(rng_.below(free.count()));
        free.erase(piece);
    }
    search_.start(table_, block_, {make_start(layout), layout.goal()});
    stage_ = Stage::solving;
}

void CaromGenerator::solve(std::uint32_t& budget) {
    if (search_.run(table_, block_, budget) == CaromSearch::Status::running) {
        return;
    }
    if (search_.status() == CaromSearch::Status::none || !carom_optimum.contains(search_.length())) {
        next_placement();
        return;
    }
    candidate_.optimum = static_cast<std::uint8_t>(search_.length());
    count_question_ = 0;
    ask_next_count();
    spend(budget, budget_a_step);
    stage_ = Stage::counting;
}

// Can it be done in as many moves if only these pieces move?
void CaromGenerator::ask_next_count() {
    const CaromLayout& layout = candidate_.layout;
    const unsigned length = candidate_.optimum;
    search_.start(table_, block_,
                  {make_start(layout), layout.goal(), mover_sets[count_question_], length, length});
}

void CaromGenerator::count_pieces(std::uint32_t& budget) {
    const auto status = search_.run(table_, block_, budget);
    if (status == CaromSearch::Status::running) {
        return;
    }
    if (status == CaromSearch::Status::found) {
        candidate_.pieces = pieces_in(mover_sets[count_question_]);
        judge();
        return;
    }
    ++count_question_;
    if (count_question_ < mover_sets.size()) {
        ask_next_count();
        spend(budget, budget_a_step);
        return;
    }
    candidate_.pieces = carom_pieces;
    judge();
}

// The first of the best is kept.
void CaromGenerator::judge() {
    if (best_.pieces == 0 || candidate_.score() > best_.score()) {
        best_ = candidate_;
    }
    if (candidate_.great()) {
        stage_ = Stage::done;
        return;
    }
    next_placement();
}

void CaromGenerator::next_placement() {
    ++placement_;
    stage_ = Stage::pieces;
}

void CaromGenerator::finish() {
    if (best_.pieces == 0) {
        const CaromChoice choice = best_.choice;
        const std::uint32_t number =
            choice.kind == CaromChoice::Kind::daily ? day_number(choice.date) : choice.number;
        const ReadyMade& ready = ready_made[number % ready_made.size()];
        best_ = {choice, ready.layout, ready.optimum, ready.pieces, true};
    }
    stage_ = Stage::done;
}

}  // namespace ricochet
