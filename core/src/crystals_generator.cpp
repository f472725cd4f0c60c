#include "ricochet/crystals_generator.hpp"

#include "ricochet/crystals_solver.hpp"

namespace ricochet {

namespace {

constexpr std::uint64_t crystals_stream = 0x6372790000;  // apart from the streams of other generators
constexpr unsigned piece_count = 4;

Cell& piece(CrystalsLayout& layout, unsigned number) {
    switch (number) {
        case 0:
            return layout.start;
        case 1:
            return layout.amber;
        case 2:
            return layout.violet;
        default:
            return layout.goal;
    }
}

unsigned optimum_of(const CrystalsLayout& layout) {
    const CrystalsPuzzle puzzle = make_puzzle(layout);
    const auto solution =
        solve_crystals(SlideTable(puzzle.board), puzzle.contest, starting_play(puzzle.start));
    return static_cast<unsigned>(solution.moves().size());
}

// Layouts that stand ready, two for each difficulty: islands that repeat round the board.
constexpr std::array<std::array<CrystalsLayout, 2>, 3> ready_made{{
    {{{{0, 0, 0, 0}, Cell(0, 0), Cell(1, 0), Cell(4, 3), Cell(0, 1)},    // 8 moves
      {{3, 7, 3, 7}, Cell(0, 0), Cell(1, 0), Cell(0, 1), Cell(4, 3)}}},  // 8
    {{{{0, 6, 0, 6}, Cell(0, 0), Cell(1, 0), Cell(4, 1), Cell(0, 1)},    // 12
      {{0, 5, 0, 5}, Cell(0, 0), Cell(1, 0), Cell(4, 1), Cell(0, 4)}}},  // 11
    {{{{0, 0, 0, 0}, Cell(1, 4), Cell(4, 1), Cell(4, 3), Cell(0, 3)},    // 15
      {{0, 7, 0, 7}, Cell(4, 3), Cell(1, 0), Cell(3, 2), Cell(3, 4)}}},  // 15
}};

}  // namespace

CrystalsGenerator::CrystalsGenerator(Difficulty difficulty, std::uint32_t number, unsigned max_attempts)
    : max_attempts_(max_attempts) {
    deal_.difficulty = difficulty;
    deal_.number = number;
    begin_attempt();
}

// An attempt is content with a length drawn from the range, so that not every puzzle is as short as it may
// be. The long ones of the hard range are so rare that asking for them would only waste the attempt.
void CrystalsGenerator::begin_attempt() {
    if (attempt_ == max_attempts_) {
        const auto& layouts = ready_made[static_cast<unsigned>(deal_.difficulty)];
        const CrystalsLayout& layout = layouts[deal_.number % layouts.size()];
        deal_.ready_made = true;
        finish(layout, optimum_of(layout));
        return;
    }
    constexpr std::uint32_t lengths = 5;
    const unsigned sub_seed = (static_cast<unsigned>(deal_.difficulty) * 256U) + attempt_;
    rng_ = Rng(deal_.number, crystals_stream + sub_seed);
    const std::uint32_t a = rng_.below(lengths);
    const std::uint32_t b = rng_.below(lengths);
    const bool rare = deal_.difficulty == Difficulty::hard && b < a;
    target_ = crystals_optimum(deal_.difficulty).least + (rare ? b : a);
    tried_ = 0;
    best_optimum_ = 0;
}

bool CrystalsGenerator::run(unsigned layouts) {
    for (; layouts > 0 && !done_; --layouts) {
        step();
    }
    return done_;
}

// Solves one layout more and keeps it if it is no worse than the best one so far.
void CrystalsGenerator::step() {
    const MoveRange range = crystals_optimum(deal_.difficulty);
    const CrystalsLayout layout = tried_ == 0 ? random_layout() : changed_layout();
    const unsigned optimum = optimum_of(layout);
    ++solved_;
    if (tried_ == 0 || (optimum >= best_optimum_ && optimum <= range.most)) {
        best_ = layout;
        best_optimum_ = optimum <= range.most ? optimum : 0;
    }
    ++tried_;
    if (best_optimum_ >= target_ || tried_ == layouts_an_attempt) {
        end_attempt();
    }
}

void CrystalsGenerator::end_attempt() {
    if (crystals_optimum(deal_.difficulty).contains(best_optimum_)) {
        finish(best_, best_optimum_);
        return;
    }
    ++attempt_;
    begin_attempt();
}

void CrystalsGenerator::finish(const CrystalsLayout& layout, unsigned optimum) {
    deal_.layout = layout;
    deal_.optimum = static_cast<std::uint8_t>(optimum);
    done_ = true;
}

CrystalsLayout CrystalsGenerator::random_layout() {
    CrystalsLayout layout;
    for (auto& island : layout.islands) {
        island = static_cast<std::uint8_t>(rng_.below(island_choices));
    }
    CellSet free = CellSet::rectangle(crystals_side, crystals_side);
    for (unsigned i = 0; i < piece_count; ++i) {
        const Cell cell = free.nth(rng_.below(free.count()));
        piece(layout, i) = cell;
        free.erase(cell);
    }
    return layout;
}

// The best layout so far with another L on one island, or with one piece elsewhere.
CrystalsLayout CrystalsGenerator::changed_layout() {
    CrystalsLayout layout = best_;
    const unsigned part = rng_.below(island_count + piece_count);
    if (part < island_count) {
        layout.islands[part] = static_cast<std::uint8_t>(rng_.below(island_choices));
        return layout;
    }
    CellSet free = CellSet::rectangle(crystals_side, crystals_side);
    for (unsigned i = 0; i < piece_count; ++i) {
        free.erase(piece(layout, i));
    }
    piece(layout, part - island_count) = free.nth(rng_.below(free.count()));
    return layout;
}

CrystalsDeal deal_crystals(Difficulty difficulty, std::uint32_t number, unsigned max_attempts) {
    CrystalsGenerator generator(difficulty, number, max_attempts);
    while (!generator.run(CrystalsGenerator::layouts_an_attempt)) {
    }
    return generator.deal();
}

}  // namespace ricochet
