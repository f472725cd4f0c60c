#include "ricochet/solver.hpp"

#include <bit>
#include <memory>

namespace ricochet {

namespace {

// The front of the block becomes the roles of the map.
GoalMap::RolesBlock roles_in(std::span<std::uint32_t> block) {
    static_assert(alignof(GoalMap::Roles) == alignof(std::uint32_t));
    auto* roles = reinterpret_cast<GoalMap::Roles*>(
        block.data());  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
    std::uninitialized_default_construct_n(roles, max_cells);
    return GoalMap::RolesBlock(roles, max_cells);
}

// What follows them, the rows.
RoleRows* rows_in(std::span<std::uint32_t> block) {
    auto* rows =
        reinterpret_cast<RoleRows*>(block.data());  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
    std::uninitialized_default_construct_n(rows, 1);
    return rows;
}

}  // namespace

Solver::Solver(std::span<std::uint32_t> block)
    : space_{{},
             GoalMap(roles_in(block)),
             RefutationTable(block.subspan(role_words + row_words)),
             rows_in(block.subspan(role_words)),
             {}} {}

void Solver::start(const Board& board, const Play& from, const Contest& contest,
                   const SolverOptions& options) {
    wait_for_helper();
    space_.slides.prepare(board);
    start(space_.slides, from, contest, options);
}

void Solver::start(const SlideTable& slides, const Play& from, const Contest& contest,
                   const SolverOptions& options) {
    wait_for_helper();
    if (&slides != &space_.slides) {
        space_.slides = slides;
    }
    options_ = options;
    from_ = from;
    contest_ = contest;
    totals_ = {};
    solution_ = {};
    cancelled_.store(false, std::memory_order_relaxed);
    shown_nodes_.store(0, std::memory_order_relaxed);
    go_on();
    lay_out(from, contest);

    unsigned fewest = GoalMap::unreachable;
    for (unsigned i = 0; i < space_.claimants; ++i) {
        const unsigned moves = space_.map.moves(from.robots.of(space_.who[i]).index());
        fewest = moves < fewest ? moves : fewest;
    }
    if (space_.first_move_cannot_win && fewest < 2) {
        fewest = 2;
    }
    depth_.store(fewest == GoalMap::unreachable ? 0 : fewest, std::memory_order_relaxed);
    if (fewest == GoalMap::unreachable) {
        finish(SolverStatus::impossible);
    } else if (fewest > options_.max_moves) {
        finish(SolverStatus::gave_up);
    } else {
        phase_ = Phase::deepening;
        status_.store(SolverStatus::running, std::memory_order_release);
        begin_search(Search::Want::any_solution);
    }
}

// Puts the robots in the order of the search, those that may claim the goal first.
void Solver::lay_out(const Play& from, const Contest& contest) {
    const Claimant claimant = contest.goal.claimant;
    space_.rules = contest.rules;
    space_.goal = static_cast<std::uint8_t>(contest.goal.cell.index());
    space_.robots = static_cast<std::uint8_t>(from.robots.robot_count());
    space_.claimants = 0;
    unsigned placed = 0;
    for (const bool claiming : {true, false}) {
        for (unsigned i = 0; i < space_.robots; ++i) {
            const auto robot = static_cast<Robot>(i);
            if (claimant.allows(robot) == claiming) {
                space_.who[placed++] = robot;
                space_.claimants = static_cast<std::uint8_t>(space_.claimants + (claiming ? 1 : 0));
            }
        }
    }
    space_.first_move_cannot_win = contest.rules.ricochet == Ricochet::no_one_move && from.moves == 0;
    space_.with_trails = contest.rules.ricochet == Ricochet::official || !contest.rules.rebound;
    space_.map.prepare(space_.slides, contest.goal.cell);
    space_.uses_table = false;
}

// The table grows with the work.
void Solver::prepare_table() {
    if (totals_.nodes < table_pays_after_nodes) {
        return;
    }
    if (!space_.uses_table) {
        space_.table.reset(space_.rest_bits());
        space_.uses_table = true;
    }
    constexpr std::uint64_t most = ~std::size_t{0};
    const std::uint64_t useful = totals_.nodes * table_words_a_node;
    space_.table.grow(static_cast<std::size_t>(useful < most ? useful : most));
}

void Solver::begin_search(Search::Want want) {
    prepare_table();
    if (!space_.map.knows_roles() && totals_.nodes >= roles_pay_after_nodes) {
        space_.map.prepare_roles();
        space_.rows->is_written.fill(0);
    }
    go_on();
    const bool shared =
        options_.shared && phase_ == Phase::deepening && totals_.nodes >= options_.alone_for_nodes;
    search_.start(space_, from_, depth(), want, shared ? &share_ : nullptr, 0);
    if (shared) {
        share_ = {};
        round_.store(round_.load(std::memory_order_relaxed) + 1, std::memory_order_seq_cst);
    }
}

SolverStatus Solver::run(std::uint32_t budget) {
    for (std::uint32_t spent = 0; spent < budget && status() == SolverStatus::running; spent += slice) {
        step();
        if (ended_) {
            break;  // there is nothing to do but wait for the helper
        }
    }
    return status();
}

// One slice of work, or a look at whether the helper has stepped back.
void Solver::step() {
    if (!ended_) {
        search_on();
    }
    if (ended_ && is_alone()) {
        conclude();
    }
}

void Solver::search_on() {
    result_ = Search::Result::unfinished;
    if (cancelled_.load(std::memory_order_relaxed) || found_by_helper_.load(std::memory_order_relaxed)) {
        ended_ = true;
        return;
    }
    if (taken_over_ != 0 && in_helpers_hand() != taken_over_) {
        result_ = Search::Result::refuted;  // the helper came back and was faster
    } else {
        result_ = search_.run(slice);
        count(search_);
    }
    if (result_ == Search::Result::refuted) {
        ended_ = !takes_over();
    } else {
        ended_ = result_ == Search::Result::found || totals_.nodes >= options_.max_nodes;
    }
}

// The helper may have been called away in the middle of a piece: with nothing else left to do, the owner searches it
// too. False if no piece is left.
bool Solver::takes_over() {
    const std::uint32_t piece = in_helpers_hand();
    if (piece == 0 || piece == taken_over_) {
        return false;
    }
    taken_over_ = piece;
    search_.start(space_, from_, depth(), Search::Want::any_solution, &share_, 0);
    search_.limit_to(piece - 1);
    return true;
}

std::uint32_t Solver::in_helpers_hand() {
    return std::atomic_ref(share_.in_hand[1]).load(std::memory_order_acquire);
}

// Closes the round of shared work: a helper that is not at work now will do no more of it.
bool Solver::is_alone() {
    closed_.store(round_.load(std::memory_order_relaxed), std::memory_order_seq_cst);
    return !helper_at_work_.load(std::memory_order_seq_cst);
}

// For the slice it may be in; what was open is over.
void Solver::wait_for_helper() {
    while (!is_alone()) {
    }
}

// All searchers have come to their end: there is a solution, or this depth is refuted.
void Solver::conclude() {
    count(helping_);
    const bool refuted = result_ == Search::Result::refuted;
    if (cancelled_.load(std::memory_order_relaxed)) {
        finish(SolverStatus::cancelled);
    } else if (result_ == Search::Result::found) {
        accept(search_);
    } else if (found_by_helper_.load(std::memory_order_relaxed)) {
        accept(helping_);
    } else if (refuted && phase_ != Phase::deepening) {
        finish(phase_ == Phase::listing ? SolverStatus::no_more : SolverStatus::solved);
    } else if (!refuted || depth() + 1 > options_.max_moves || totals_.nodes >= options_.max_nodes) {
        finish(SolverStatus::gave_up);
    } else {
        depth_.store(depth() + 1, std::memory_order_relaxed);
        begin_search(Search::Want::any_solution);
    }
}

// Takes a solution over, with what the game's own moves make of it.
void Solver::accept(const Search& search) {
    Solution found;
    Play play = from_;
    unsigned robots = 0;
    for (unsigned i = 0; i < search.solution_length(); ++i) {
        const Move move = search.solution_move(i);
        const Cell before = play.robots.of(move.robot);
        make_move(space_.slides, contest_, play, move);
        found.moves[found.length++] = move;
        found.cells += distance(before, play.robots.of(move.robot));
        robots |= 1U << index(move.robot);
    }
    found.robots = static_cast<unsigned>(std::popcount(robots));
    if (phase_ != Phase::choosing || found.is_simpler_than(solution_)) {
        solution_ = found;
    }
    if (phase_ == Phase::deepening && (options_.list || options_.prefer_simple)) {
        // The search so far left out what it could; now begin again and see them all.
        phase_ = options_.list ? Phase::listing : Phase::choosing;
        begin_search(options_.list ? Search::Want::every_solution : Search::Want::every_kind);
    } else if (phase_ == Phase::choosing) {
        go_on();
    } else {
        finish(SolverStatus::solved);
    }
}

// Looks for another solution from where the last one was found.
void Solver::go_on() {
    ended_ = false;
    taken_over_ = 0;
    found_by_helper_.store(false, std::memory_order_relaxed);
}

void Solver::next() {
    if (options_.list && status() == SolverStatus::solved) {
        go_on();
        status_.store(SolverStatus::running, std::memory_order_release);
    }
}

void Solver::finish(SolverStatus status) { status_.store(status, std::memory_order_release); }

void Solver::count(Search& search) {
    const Search::Counts counts = search.take_counts();
    totals_.nodes += counts.nodes;
    totals_.slides += counts.slides;
    totals_.table_hits += counts.table_hits;
    constexpr std::uint32_t most = 0xffffffff;
    shown_nodes_.store(totals_.nodes < most ? static_cast<std::uint32_t>(totals_.nodes) : most,
                       std::memory_order_relaxed);
}

Solver::Statistics Solver::statistics() const {
    Statistics statistics = totals_;
    statistics.table_bytes = space_.table.words() * sizeof(std::uint32_t);
    statistics.used_roles = space_.map.knows_roles();
    return statistics;
}

bool Solver::help(std::uint32_t budget) {
    bool helped = true;
    for (std::uint32_t spent = 0; spent < budget && helped; spent += slice) {
        helper_at_work_.store(true, std::memory_order_seq_cst);
        helped = help_in(round_.load(std::memory_order_seq_cst));
        helper_at_work_.store(false, std::memory_order_release);
    }
    return helped;
}

// One slice of the helper's work.
bool Solver::help_in(std::uint32_t round) {
    if (closed_.load(std::memory_order_seq_cst) == round || helped_in_ == round ||
        cancelled_.load(std::memory_order_relaxed)) {
        return false;
    }
    if (helping_in_ != round) {
        helping_in_ = round;
        helping_.start(space_, from_, depth(), Search::Want::any_solution, &share_, 1);
    }
    const Search::Result result = helping_.run(slice);
    if (result == Search::Result::unfinished) {
        return true;
    }
    helped_in_ = round;
    if (result == Search::Result::found) {
        found_by_helper_.store(true, std::memory_order_release);
    } else {
        std::atomic_ref(share_.in_hand[1]).store(0, std::memory_order_release);
    }
    return false;
}

}  // namespace ricochet
