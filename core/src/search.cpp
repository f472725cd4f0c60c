#include "ricochet/solver/search.hpp"

#include <bit>

namespace ricochet {

namespace {

// A robot's trail in a byte: its last direction counted from 1, or 0, and a bit once it has turned.
constexpr unsigned last_direction_mask = 7;
constexpr unsigned turned_bit = 8;

constexpr std::uint8_t trail_byte(const Trail& trail) {
    return static_cast<std::uint8_t>((trail.moved ? index(trail.last) + 1U : 0U) |
                                     (trail.turned ? turned_bit : 0U));
}

constexpr std::uint8_t trail_after(unsigned trail, unsigned direction) {
    const unsigned last = trail & last_direction_mask;
    const bool turns = last != 0 && ((last ^ (direction + 1U)) & 1U) != 0;
    return static_cast<std::uint8_t>((trail & turned_bit) | (turns ? turned_bit : 0U) | (direction + 1U));
}

// How a trail enters the key: only as far as the rules can still ask for it.
unsigned trail_code(const Rules& rules, unsigned trail) {
    if (!rules.rebound) {
        return rules.ricochet == Ricochet::official ? trail : trail & last_direction_mask;
    }
    constexpr unsigned turned = 3;
    const unsigned last = trail & last_direction_mask;
    return (trail & turned_bit) != 0 ? turned : last == 0 ? 0 : 1 + (last & 1U);
}

// Directions as bits.
constexpr unsigned all_ways = 0b1111;
constexpr unsigned horizontal = 0b1010;
constexpr unsigned vertical = 0b0101;

// The next cell in a direction, modulo 256.
constexpr unsigned next(unsigned cell, unsigned direction) {
    constexpr std::array<std::uint8_t, 4> steps{256 - 16, 1, 16, 256 - 1};
    return (cell + steps[direction]) & 255U;
}

constexpr bool is_between(unsigned value, unsigned a, unsigned b) {
    return a < b ? value >= a && value <= b : value >= b && value <= a;
}

// Whether a cell lies on a straight line between two others, ends included.
constexpr bool is_on_slide(unsigned cell, unsigned from, unsigned to) {
    const bool one_row = (from ^ to) < max_side;
    const unsigned apart = cell ^ from;
    return (one_row ? apart < max_side : apart % max_side == 0) && is_between(cell, from, to);
}

// The rows and columns a slide touches, a bit each: rows in the lower half, columns in the upper.
[[gnu::always_inline]] constexpr std::uint32_t lines_touched(unsigned from, unsigned to) {
    const unsigned low = from < to ? from : to;
    const unsigned high = from < to ? to : from;
    const std::uint32_t rows = (2U << (high >> 4U)) - (1U << (low >> 4U));
    const std::uint32_t columns = (2U << (high & 15U)) - (1U << (low & 15U));
    return rows | (columns << 16U);
}

// The ways a robot may go that touch such lines.
[[gnu::always_inline]] constexpr unsigned ways_touching(std::uint32_t lines, unsigned cell) {
    return (((lines >> (cell >> 4U)) & 1U) != 0 ? horizontal : 0U) |
           (((lines >> ((cell & 15U) + 16U)) & 1U) != 0 ? vertical : 0U);
}

// The first four of these bytes as one word. (A copy would be a call on the device.) Contract: aligned to a word.
[[gnu::always_inline]] inline std::uint32_t first_four(const std::array<std::uint8_t, 8>& bytes) {
    using Word [[gnu::may_alias]] = std::uint32_t;
    return *reinterpret_cast<const Word*>(
        bytes.data());  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
}

template <typename Value>
[[gnu::always_inline]] constexpr void put_in_order(Value& a, Value& b) {
    if (b < a) {
        const Value former = a;
        a = b;
        b = former;
    }
}

template <typename Value>
[[gnu::always_inline]] inline void sort(Value* values, unsigned count) {
    if (count == 3) {
        put_in_order(values[0], values[1]);
        put_in_order(values[1], values[2]);
        put_in_order(values[0], values[1]);
        return;
    }
    for (unsigned end = count; end > 1; --end) {
        for (unsigned i = 1; i < end; ++i) {
            put_in_order(values[i - 1], values[i]);
        }
    }
}

}  // namespace

// Whether every robot may claim the goal, whether the rules look back on earlier moves, and how many robots there
// are if that is fixed (0 if not).
template <bool any, bool trails, unsigned how_many>
struct Search::Kind {
    static constexpr bool any_robot = any;
    static constexpr bool with_trails = trails;
    static constexpr unsigned fixed_robots = how_many;
};

unsigned SearchSpace::rest_bits() const {
    const unsigned fifth = robots > 4 ? 8 : 0;
    if (!with_trails) {
        return fifth;
    }
    return fifth + (rules.rebound ? 2U * claimants : 4U * robots);
}

void Search::start(SearchSpace& space, const Play& from, unsigned moves, Want want, WorkShare* share,
                   unsigned searcher) {
    space_ = &space;
    slides_ = &space.slides;
    map_ = &space.map;
    table_ = &space.table;
    robots_ = space.robots;
    claimants_ = space.claimants;
    goal_ = space.goal;
    uses_table_ = space.uses_table;
    rows_ = space.rows;
    share_ = share;
    searcher_ = searcher;
    want_ = want;
    piece_ = 0;
    counts_ = {};
    // Where a single move does not count, a needless first move can be just what is needed.
    leaves_out_needless_moves_ = !(space.first_move_cannot_win && moves <= 2);
    knows_roles_ = space.map.knows_roles() && leaves_out_needless_moves_;
    leaves_out_other_orders_ = leaves_out_needless_moves_ && want != Want::every_solution;
    for (unsigned i = 0; i < robots_; ++i) {
        cells_[i] = static_cast<std::uint8_t>(from.robots.of(space.who[i]).index());
        trails_[i] = trail_byte(from.trails[index(space.who[i])]);
    }
    above_pieces_ = share != nullptr ? &stack_[piece_depth - 1] : nullptr;
    node_ = stack_.data();
    *node_ = {};
    began_ = false;
    node_->moves_left = static_cast<std::uint8_t>(moves);
    node_->slack = static_cast<std::int8_t>(best_slack(moves));
}

Search::Result Search::run(std::uint32_t budget) {
    if (claimants_ > 1) {
        return space_->with_trails ? search<Kind<true, true, 0>>(budget)
                                   : search<Kind<true, false, 0>>(budget);
    }
    if (space_->with_trails) {
        return search<Kind<false, true, 0>>(budget);
    }
    return robots_ == 4 ? search<Kind<false, false, 4>>(budget) : search<Kind<false, false, 0>>(budget);
}

template <typename Of>
[[gnu::always_inline]] inline unsigned Search::robots() const {
    return Of::fixed_robots != 0 ? Of::fixed_robots : robots_;
}

template <typename Of>
Search::Result Search::search(std::uint32_t budget) {
    const std::uint32_t limit = counts_.nodes + budget;
    if (!began_) {
        began_ = true;
        find_candidates<Of>(*node_);
    }
    while (counts_.nodes != limit) {
        Node& node = *node_;
        if (node.next != node.count) {
            if (make_move<Of>(node, node.candidates[node.next++])) {
                node.fruitful = true;
                return Result::found;
            }
        } else if (node_ == stack_.data()) {
            return Result::refuted;
        } else {
            if (is_stored(node)) {
                table_->store(key<Of>(), node.moves_left, searcher_);
            }
            take_back();
        }
    }
    return Result::unfinished;
}

// Makes a move and goes on from there, unless that cannot lead anywhere. True if it solves the puzzle.
template <typename Of>
[[gnu::always_inline]] inline bool Search::make_move(Node& node, Candidate candidate) {
    const unsigned robot = candidate.move >> 2U;
    const unsigned direction = candidate.move & 3U;
    const unsigned stop = candidate.stop;
    const bool may_claim = Of::any_robot || robot == 0;
    if (may_claim && stop == goal_ && counts_as_win(robot, direction)) {
        return true;
    }
    const unsigned moves_left = node.moves_left - 1U;
    const unsigned from = cells_[robot];
    cells_[robot] = static_cast<std::uint8_t>(stop);
    const int slack = Of::any_robot ? best_slack(moves_left)
                      : may_claim   ? slack_of(0, moves_left)
                                    : node.slack - 1;
    const std::uint8_t trail = trails_[robot];
    if constexpr (Of::with_trails) {
        trails_[robot] = trail_after(trail, direction);
    }
    if (slack >= 0 && moves_left > 0 && !is_hopeless<Of>(slack, moves_left, robot, from) &&
        (&node != above_pieces_ || takes_next_piece()) && !is_refuted<Of>(slack, moves_left)) {
        Node& child = (&node)[1];
        child.lines = lines_touched(from, stop);
        child.beyond = static_cast<std::uint8_t>(next(stop, direction));
        child.moved = static_cast<std::uint8_t>(robot);
        child.direction = static_cast<std::uint8_t>(direction);
        child.from = static_cast<std::uint8_t>(from);
        child.trail = trail;
        child.slack = static_cast<std::int8_t>(slack);
        child.moves_left = static_cast<std::uint8_t>(moves_left);
        child.fruitful = false;
        child.last_to_commute =
            static_cast<std::uint8_t>(leaves_out_other_orders_ && &node != above_pieces_ ? robot : 0U);
        ++counts_.nodes;
        find_candidates<Of>(child);
        if (child.count != 0) {
            ++node_;
            return false;
        }
    }
    cells_[robot] = static_cast<std::uint8_t>(from);
    trails_[robot] = trail;
    return false;
}

// Lists the moves from a position that may do something no other line of search does. Most positions have none.
template <typename Of>
[[gnu::noinline]] void Search::find_candidates(Node& node) {
    node.next = 0;
    node.count = 0;
    unsigned count = robots<Of>();
    if constexpr (!Of::any_robot) {
        if (node.slack == 0 || (node.slack == 1 && knows_roles_ && !may_be_helped_once<Of>())) {
            count = 1;
        }
    }
    for (unsigned robot = 0; robot < count; ++robot) {
        const unsigned cell = cells_[robot];
        unsigned ways = map_->open_directions(cell);
        if (robot == node.moved) {
            if (leaves_out_needless_moves_) {
                ways &= ways_after_own_move<Of>(node, robot);
            }
        } else if (robot < node.last_to_commute && cell != node.beyond) {
            // What does not touch the last move was tried before it.
            ways &= ways_touching(node.lines, cell);
        }
        if constexpr (Of::with_trails) {
            const unsigned last = trails_[robot] & last_direction_mask;
            if (!space_->rules.rebound && last != 0) {
                ways &= ~(1U << ((last - 1U) ^ 2U));
            }
        }
        if constexpr (Of::any_robot) {
            ways &= directions_of_any<Of>(node, robot);
        } else if (node.slack == 0) {
            ways &= map_->tight_directions(cell);
        }
        if (ways != 0) {
            add_candidates<Of>(node, robot, ways);
        }
    }
}

// Whether one move of a helper might be enough for the claimant to take a tight path.
template <typename Of>
[[gnu::always_inline]] inline bool Search::may_be_helped_once() {
    const GoalMap::Row& row = row_of(cells_[0]);
    unsigned together = 0;
    unsigned supports = 0;
    for (unsigned i = 1; i < robots<Of>(); ++i) {
        const unsigned roles = row[cells_[i]];
        together |= roles;
        supports += roles & GoalMap::is_support;
    }
    return (together & GoalMap::helps) != 0 && map_->supports_needed(cells_[0]) <= supports + 1;
}

// Along the same line again a robot comes where it could have gone at once. Only the way straight back may be of use
// in itself: to arrive on the goal it started from, or to have turned.
template <typename Of>
[[gnu::always_inline]] inline unsigned Search::ways_after_own_move(const Node& node, unsigned robot) const {
    unsigned ways = (node.direction & 1U) != 0 ? vertical : horizontal;
    if (robot < claimants_) {
        const bool may_turn =
            Of::with_trails && space_->rules.ricochet == Ricochet::official && (node.trail & turned_bit) == 0;
        if (node.from == goal_ || may_turn) {
            ways |= 1U << (node.direction ^ 2U);
        }
    }
    return ways;
}

// Of the ways of one robot, those whose stops may be of use.
template <typename Of>
[[gnu::noinline]] void Search::add_candidates(Node& node, unsigned robot, unsigned ways) {
    const unsigned cell = cells_[robot];
    const GoalMap::Row* row = nullptr;
    Screen screen;
    // With one claimant and little slack, the others' moves have to serve a path.
    const bool has_to_serve = !Of::any_robot && robot > 0 && node.slack <= 2;
    if (has_to_serve && knows_roles_) {
        row = &row_of(cells_[0]);
        screen = screen_of<Of>(*row, static_cast<unsigned>(node.slack), robot);
        if (screen.excludes_all) {
            return;
        }
    }
    const bool other_order_is_searched = robot < node.last_to_commute;
    std::uint32_t stops = stops_of<Of>(robot);
    for (unsigned direction = 0; ways != 0; ++direction, ways >>= 1U, stops >>= 8U) {
        const unsigned stop = stops & 255U;
        if ((ways & 1U) == 0 || stop == cell) {
            continue;
        }
        ++counts_.slides;
        if ((other_order_is_searched && does_not_interfere(node, cell, stop, direction)) ||
            (has_to_serve && !may_serve<Of>(node, row, screen, Slide{cell, stop, direction}))) {
            continue;
        }
        node.candidates[node.count++] = {static_cast<std::uint8_t>((robot << 2U) | direction),
                                         static_cast<std::uint8_t>(stop)};
    }
}

// A move of another robot than the claimant has to serve a path: one on which the claimant can go alone from then on,
// or one that takes another helper's move. A move that does neither might as well be left out; the solution would be a
// move shorter, and shorter ones have been ruled out.
template <typename Of>
[[gnu::always_inline]] inline Search::Screen Search::screen_of(const GoalMap::Row& row, unsigned slack,
                                                               unsigned robot) const {
    const unsigned ease = map_->ease(cells_[0]);
    const unsigned own = row[cells_[robot]];
    unsigned others = 0;
    unsigned supports = 0;
    for (unsigned i = 1; i < robots<Of>(); ++i) {
        const unsigned roles = i != robot ? row[cells_[i]] : 0U;
        others |= roles;
        supports += roles & GoalMap::is_support;
    }
    // Each helper's move puts one robot more on a support at most.
    const unsigned needed = map_->supports_needed(cells_[0]);
    Screen screen;
    if (slack == 1) {
        screen.excludes_all = (own & GoalMap::helps) == 0 || needed > supports + 1;
        screen.alone_if = GoalMap::is_support;
        screen.clears_path = (own & GoalMap::on_path) != 0 && needed <= supports;
    } else {
        screen.alone_if = GoalMap::is_longer_support;
        screen.clears_path =
            (own & GoalMap::on_longer_path) != 0 &&
            ((ease & GoalMap::nobody_if_longer) | (others & GoalMap::is_longer_support)) != 0;
        unsigned wanted = needed <= supports + 1   ? 0U
                          : needed == supports + 2 ? unsigned{GoalMap::is_support}
                                                   : unsigned{GoalMap::is_nowhere};
        wanted |= (others & GoalMap::helps) != 0 ? 0U : unsigned{GoalMap::helps};
        screen.helped_if = static_cast<std::uint8_t>(wanted);
    }
    return screen;
}

template <typename Of>
[[gnu::always_inline]] inline bool Search::may_serve(const Node& node, const GoalMap::Row* row,
                                                     const Screen& screen, const Slide& slide) const {
    if (row != nullptr) {
        const unsigned roles = (*row)[slide.to];
        // Another helper's move may follow, for a tight path.
        if (node.slack == 2 && (roles & screen.helped_if) == screen.helped_if &&
            (((roles | (*row)[slide.from]) & (GoalMap::helps | GoalMap::is_support)) != 0 ||
             touches_robot_on_path<Of>(*row, slide))) {
            return true;
        }
        if (!screen.clears_path && (roles & screen.alone_if) == 0) {
            return false;
        }
    } else if (node.slack == 2) {
        return true;
    }
    // Or the claimant goes on alone; what it could have done before this move, it would have done before.
    return claimant_waited_for(node, slide);
}

// The first of two helpers' moves for a tight path has to do something for it. It may stop on a support or clear the
// path; the same robot may be about to do so; it may stop the other helper on a support, or no longer keep it from
// there, which takes an end of the slide in a line with that support. All of these show in the roles of its ends. Or it
// changes how the other helper can leave the path: that one stands on it, and the slide touches its lines.
template <typename Of>
[[gnu::noinline]] bool Search::touches_robot_on_path(const GoalMap::Row& row, const Slide& slide) const {
    const std::uint32_t lines = lines_touched(slide.from, slide.to);
    for (unsigned i = 1; i < robots<Of>(); ++i) {
        const unsigned cell = cells_[i];
        if (cell != slide.from && (row[cell] & GoalMap::on_path) != 0 && ways_touching(lines, cell) != 0) {
            return true;
        }
    }
    return false;
}

// Whether some way of the claimant touches the line of this slide, so that it may have had to wait for it.
[[gnu::always_inline]] inline bool Search::claimant_waited_for(const Node& node, const Slide& slide) const {
    if (!leaves_out_other_orders_ || &node == above_pieces_) {
        return true;
    }
    const unsigned claimant = cells_[0];
    const unsigned ways =
        node.slack == 1 ? map_->tight_directions(claimant) : map_->open_directions(claimant);
    return next(slide.to, slide.direction) == claimant ||
           (ways_touching(lines_touched(slide.from, slide.to), claimant) & ways) != 0;
}

// The roles for a claimant on this cell.
[[gnu::always_inline]] inline const GoalMap::Row& Search::row_of(unsigned claimant) {
    if (std::atomic_ref(rows_->is_written[claimant]).load(std::memory_order_acquire) == 0) {
        write_row(claimant);
    }
    return rows_->row[claimant];
}

void Search::write_row(unsigned claimant) {
    GoalMap::Row row{};
    map_->write_row(*slides_, claimant, row);
    // The other searcher may be reading what it has just written itself: the same, so it may come in any order.
    for (unsigned i = 0; i < row.words.size(); ++i) {
        std::atomic_ref(rows_->row[claimant].words[i]).store(row.words[i], std::memory_order_relaxed);
    }
    std::atomic_ref(rows_->is_written[claimant]).store(1, std::memory_order_release);
}

void Search::take_back() {
    const Node& node = *node_;
    cells_[node.moved] = node.from;
    trails_[node.moved] = node.trail;
    --node_;
    node_->fruitful = node_->fruitful || node.fruitful;
}

bool Search::counts_as_win(unsigned robot, unsigned direction) const {
    if (space_->first_move_cannot_win && node_ == stack_.data()) {
        return false;
    }
    return space_->rules.ricochet != Ricochet::official ||
           (trail_after(trails_[robot], direction) & turned_bit) != 0;
}

[[gnu::always_inline]] inline int Search::slack_of(unsigned claimant, unsigned moves_left) const {
    return static_cast<int>(moves_left) - static_cast<int>(map_->moves(cells_[claimant]));
}

int Search::best_slack(unsigned moves_left) const {
    int best = slack_of(0, moves_left);
    for (unsigned i = 1; i < claimants_; ++i) {
        const int slack = slack_of(i, moves_left);
        best = slack > best ? slack : best;
    }
    return best;
}

// With every robot a claimant, a robot's move serves itself or another one.
template <typename Of>
unsigned Search::directions_of_any(const Node& node, unsigned robot) {
    if (node.slack > 1) {
        return all_ways;
    }
    const int own = slack_of(robot, node.moves_left);
    if (own > 0) {
        return all_ways;
    }
    for (unsigned i = 0; i < claimants_; ++i) {
        if (i != robot && slack_of(i, node.moves_left) > 0 &&
            (!knows_roles_ || (row_of(cells_[i])[cells_[robot]] & GoalMap::helps) != 0)) {
            return all_ways;
        }
    }
    return own == 0 ? map_->tight_directions(cells_[robot]) : 0;
}

// Whether the last move and this one would come to the same in the other order. The robot that moved last was not in
// this one's way before, nor has it stopped it now; and this one would not have been in the other's way.
[[gnu::always_inline]] inline bool Search::does_not_interfere(const Node& node, unsigned from, unsigned stop,
                                                              unsigned direction) const {
    const unsigned other_from = node.from;
    const unsigned other_to = cells_[node.moved];
    return next(stop, direction) != other_to && next(other_to, node.direction) != from &&
           !is_on_slide(other_from, from, stop) && !is_on_slide(stop, other_from, other_to);
}

// Where the robot would stop in each direction: at the walls, unless another robot is nearer.
template <typename Of>
[[gnu::always_inline]] inline std::uint32_t Search::stops_of(unsigned robot) const {
    const unsigned cell = cells_[robot];
    auto stops = std::bit_cast<std::uint32_t>(slides_->wall_stops(Cell::from_index(cell)));
    static_assert(std::endian::native == std::endian::little, "a word's lowest byte is the first direction");
    if constexpr (Of::fixed_robots == 4) {
        // All four robots at once: whether another one has this row or this column, a nibble each, in common.
        std::uint32_t differences = first_four(cells_) ^ (cell * 0x01010101U);
        differences |= 0xffU << (8U * robot);
        if (((differences - 0x11111111U) & ~differences & 0x88888888U) == 0) {
            return stops;
        }
    }
    for (unsigned i = 0; i < robots<Of>(); ++i) {
        const unsigned difference = cells_[i] ^ cell;
        if (difference < max_side || difference % max_side == 0) {
            stops = stops_before(stops, cell, cells_[i]);
        }
    }
    return stops;
}

std::uint32_t Search::stops_before(std::uint32_t stops, unsigned cell, unsigned other) {
    const auto stop = [&](unsigned direction) { return (stops >> (8U * direction)) & 255U; };
    const auto set = [&](unsigned direction, unsigned new_stop) {
        return (stops & ~(255U << (8U * direction))) | (new_stop << (8U * direction));
    };
    const bool one_row = (other ^ cell) < max_side;
    if (other > cell) {
        const unsigned direction = index(one_row ? Direction::right : Direction::down);
        return other <= stop(direction) ? set(direction, other - (one_row ? 1 : max_side)) : stops;
    }
    if (other < cell) {
        const unsigned direction = index(one_row ? Direction::left : Direction::up);
        return other >= stop(direction) ? set(direction, other + (one_row ? 1 : max_side)) : stops;
    }
    return stops;
}

// Whether a bound shows that so little slack is not enough after this robot's move.
template <typename Of>
[[gnu::always_inline]] inline bool Search::is_hopeless(int slack, unsigned moves_left, unsigned mover,
                                                       unsigned from) {
    if (slack > 1 || !knows_roles_) {
        return false;
    }
    if constexpr (!Of::any_robot) {
        return mover == 0 &&
               is_hopeless_for<Of>(0, slack, mover, from);  // others have passed a screen already
    }
    for (unsigned i = 0; i < claimants_; ++i) {
        const int own = slack_of(i, moves_left);
        if (own >= 0 && !is_hopeless_for<Of>(i, own, mover, from)) {
            return false;
        }
    }
    return true;
}

template <typename Of>
[[gnu::always_inline]] inline bool Search::is_hopeless_for(unsigned claimant, int slack, unsigned mover,
                                                           unsigned from) {
    const unsigned cell = cells_[claimant];
    const unsigned ease = map_->ease(cell);
    const GoalMap::Row& row = row_of(cell);
    const unsigned support = slack == 0 ? GoalMap::is_support : GoalMap::is_longer_support;
    const unsigned path = slack == 0 ? GoalMap::on_path : GoalMap::on_longer_path;
    const unsigned alone = slack == 0 ? GoalMap::needs_nobody : GoalMap::nobody_if_longer;
    unsigned roles = 0;
    unsigned supports = 0;
    for (unsigned i = Of::any_robot ? 0 : 1; i < robots<Of>(); ++i) {
        const unsigned its = i != claimant ? row[cells_[i]] : 0U;
        roles |= its;
        supports += its & GoalMap::is_support;
    }
    const unsigned needed = map_->supports_needed(cell);
    if (slack == 0 && needed > supports) {
        return true;
    }
    // The claimant may go on alone, if the last move was its own or has served it.
    if (mover == claimant || (row[from] & path) != 0) {
        if ((ease & alone) != 0 || (roles & support) != 0) {
            return false;
        }
    } else if ((row[cells_[mover]] & support) != 0) {
        return false;
    }
    // Or one more move of a helper may do.
    return slack == 0 || needed > supports + 1 || (roles & GoalMap::helps) == 0;
}

// Robots that may not claim are the same to the goal, so they enter the key sorted.
template <typename Of>
[[gnu::always_inline]] inline PositionKey Search::key() const {
    const unsigned count = robots<Of>();
    constexpr unsigned first = Of::any_robot ? 0 : 1;
    PositionKey key;
    if constexpr (Of::with_trails) {
        static_assert(max_robots * 4 + 8 <= 32, "codes and a fifth cell fit the rest of the key");
        std::array<std::uint16_t, max_robots> values{};
        const unsigned coded = space_->rules.rebound ? claimants_ : count;
        for (unsigned i = 0; i < count; ++i) {
            const unsigned code = i < coded ? trail_code(space_->rules, trails_[i]) : 0;
            values[i] = static_cast<std::uint16_t>((code << 8U) | cells_[i]);
        }
        sort(values.data() + first, count - first);
        const unsigned code_bits = space_->rules.rebound ? 2 : 4;
        unsigned used = 0;
        for (unsigned i = 0; i < count; ++i) {
            if (i < coded) {
                key.rest |= static_cast<std::uint32_t>(values[i] >> 8U) << used;
                used += code_bits;
            }
            if (i < 4) {
                key.cells |= (values[i] & 255U) << (8U * i);
            }
        }
        key.rest |= count > 4 ? (values[4] & 255U) << used : 0U;
    } else {
        std::array<unsigned, max_robots> cells{};
        for (unsigned i = 0; i < count; ++i) {
            cells[i] = cells_[i];
        }
        sort(cells.data() + first, count - first);
        key.cells = cells[0] | (cells[1] << 8U) | (cells[2] << 16U) | (cells[3] << 24U);
        key.rest = count > 4 ? cells[4] : 0U;
    }
    return key;
}

template <typename Of>
[[gnu::always_inline]] inline bool Search::is_refuted(int slack, unsigned moves_left) {
    // Both searchers have to count the same pieces, so nothing above them may depend on the table.
    if (slack < least_slack_in_table || !uses_table_ || (share_ != nullptr && depth() + 1 < piece_depth)) {
        return false;
    }
    const bool refuted = table_->refutes(key<Of>(), moves_left, searcher_);
    counts_.table_hits += refuted ? 1 : 0;
    return refuted;
}

// What is proven about a position has to be true for whoever reads it: above the pieces a searcher has seen
// only its own share, and solutions of a different order may have been left out.
bool Search::is_stored(const Node& node) const {
    return node.slack >= least_slack_in_table && uses_table_ && !node.fruitful && want_ != Want::every_kind &&
           (share_ == nullptr || depth() >= piece_depth);
}

// Whether the position about to be entered is this searcher's to search.
bool Search::takes_next_piece() {
    const unsigned piece = piece_++;
    const std::uint32_t bit = 1U << (piece % 32U);
    const std::atomic_ref other(share_->taken[1 - searcher_][piece / 32U]);
    if ((other.load(std::memory_order_relaxed) & bit) != 0) {
        return false;
    }
    const std::atomic_ref own(share_->taken[searcher_][piece / 32U]);
    own.store(own.load(std::memory_order_relaxed) | bit, std::memory_order_relaxed);
    return true;
}

Move Search::solution_move(unsigned number) const {
    const Node& node = stack_[number];
    const unsigned move = node.candidates[node.next - 1U].move;
    return {space_->who[move >> 2U], static_cast<Direction>(move & 3U)};
}

}  // namespace ricochet
