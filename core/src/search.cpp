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

constexpr unsigned horizontal = 0b1010;  // directions as bits
constexpr unsigned vertical = 0b0101;

constexpr unsigned lowest_bit(unsigned directions) {
    constexpr std::array<std::uint8_t, 16> lowest{0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0};
    return lowest[directions];
}

constexpr bool is_between(unsigned value, unsigned a, unsigned b) {
    return a < b ? value >= a && value <= b : value >= b && value <= a;
}

// The next cell in a direction, modulo 256.
constexpr unsigned next(unsigned cell, unsigned direction) {
    constexpr std::array<std::uint8_t, 4> steps{256 - 16, 1, 16, 256 - 1};
    return (cell + steps[direction]) & 255U;
}

// Whether a cell lies on a straight line between two others, ends included.
constexpr bool is_on_slide(unsigned cell, unsigned from, unsigned to) {
    const bool one_row = (from ^ to) < max_side;
    const unsigned apart = cell ^ from;
    return (one_row ? apart < max_side : apart % max_side == 0) && is_between(cell, from, to);
}

template <typename Value>
void sort(Value* values, unsigned count) {
    for (unsigned i = 1; i < count; ++i) {
        const Value value = values[i];
        unsigned place = i;
        for (; place > 0 && values[place - 1] > value; --place) {
            values[place] = values[place - 1];
        }
        values[place] = value;
    }
}

bool contains(const CellSet& set, unsigned cell) { return set.contains(Cell::from_index(cell)); }

// How a trail enters the key: only as far as the rules can still ask for it.
unsigned trail_code(const Rules& rules, unsigned trail) {
    if (!rules.rebound) {
        return rules.ricochet == Ricochet::official ? trail : trail & last_direction_mask;
    }
    constexpr unsigned turned = 3;
    const unsigned last = trail & last_direction_mask;
    return (trail & turned_bit) != 0 ? turned : last == 0 ? 0 : 1 + (last & 1U);
}

}  // namespace

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
    share_ = share;
    searcher_ = searcher;
    want_ = want;
    moves_ = moves;
    depth_ = 0;
    piece_ = 0;
    counts_ = {};
    // Where a single move does not count, a needless first move can be just what is needed.
    leaves_out_needless_moves_ = !(space.first_move_cannot_win && moves <= 2);
    for (unsigned i = 0; i < space.robots; ++i) {
        cells_[i] = static_cast<std::uint8_t>(from.robots.of(space.who[i]).index());
        trails_[i] = trail_byte(from.trails[index(space.who[i])]);
    }
    stack_[0] = Node{};
    stack_[0].robot = no_robot;
    const bool any_robot = space.claimants > 1;
    stack_[0].slack = static_cast<std::int8_t>(any_robot ? best_slack(moves) : slack_of(0, moves));
}

Search::Result Search::run(std::uint32_t budget) {
    if (space_->claimants > 1) {
        return space_->with_trails ? search<true, true>(budget) : search<true, false>(budget);
    }
    return space_->with_trails ? search<false, true>(budget) : search<false, false>(budget);
}

template <bool any_robot, bool with_trails>
Search::Result Search::search(std::uint32_t budget) {
    const std::uint32_t limit = counts_.nodes + budget;
    for (;;) {
        Node& node = stack_[depth_];
        if (node.directions != 0) {
            const unsigned direction = lowest_bit(node.directions);
            node.directions = static_cast<std::uint8_t>(node.directions & (node.directions - 1U));
            if (try_move<any_robot, with_trails>(node, direction)) {
                return Result::found;
            }
            if (counts_.nodes == limit) {
                return Result::unfinished;
            }
            continue;
        }
        ++node.robot;
        if (node.robot < space_->robots) {
            node.directions = static_cast<std::uint8_t>(useful_directions<any_robot, with_trails>(node));
            if (node.directions != 0) {
                node.stops = stops_of(node.robot);
            }
        } else {
            if (depth_ == 0) {
                --node.robot;  // stays finished, however often it is asked
                return Result::refuted;
            }
            if (is_stored(node)) {
                space_->table.store(key<any_robot, with_trails>(), moves_ - depth_, searcher_);
            }
            take_back();
        }
    }
}

// Makes one move and goes on from there, unless it cannot lead anywhere. True if it solves the puzzle.
template <bool any_robot, bool with_trails>
bool Search::try_move(Node& node, unsigned direction) {
    const unsigned robot = node.robot;
    const unsigned from = cells_[robot];
    const unsigned stop = (node.stops >> (8U * direction)) & 255U;
    if (stop == from) {
        return false;
    }
    ++counts_.slides;
    if (node.other_order_is_searched && does_not_interfere(node, from, stop, direction)) {
        return false;
    }
    const unsigned moves_left = moves_ - depth_ - 1;
    if (stop == space_->goal && robot < space_->claimants && counts_as_win(robot, direction)) {
        node.direction_in_turn = static_cast<std::uint8_t>(direction);
        node.fruitful = true;
        return true;
    }
    int slack = node.slack - 1;
    if (any_robot || robot == 0) {
        cells_[robot] = static_cast<std::uint8_t>(stop);
        slack = any_robot ? best_slack(moves_left) : slack_of(0, moves_left);
    }
    if (slack >= 0 && moves_left > 0) {
        cells_[robot] = static_cast<std::uint8_t>(stop);
        const std::uint8_t trail = trails_[robot];
        if constexpr (with_trails) {
            trails_[robot] = trail_after(trail, direction);
        }
        if (!is_hopeless<any_robot>(slack, moves_left) && takes_piece() &&
            !is_refuted<any_robot, with_trails>(slack, moves_left)) {
            ++counts_.nodes;
            ++depth_;
            node.direction_in_turn = static_cast<std::uint8_t>(direction);
            Node& next = stack_[depth_];
            next.robot = no_robot;
            next.directions = 0;
            next.moved = static_cast<std::uint8_t>(robot);
            next.direction = static_cast<std::uint8_t>(direction);
            next.from = static_cast<std::uint8_t>(from);
            next.trail = trail;
            next.slack = static_cast<std::int8_t>(slack);
            next.fruitful = false;
            return false;
        }
        trails_[robot] = trail;
    }
    cells_[robot] = static_cast<std::uint8_t>(from);
    return false;
}

void Search::take_back() {
    const Node& node = stack_[depth_];
    cells_[node.moved] = node.from;
    trails_[node.moved] = node.trail;
    --depth_;
    stack_[depth_].fruitful = stack_[depth_].fruitful || node.fruitful;
}

bool Search::counts_as_win(unsigned robot, unsigned direction) const {
    if (space_->first_move_cannot_win && depth_ == 0) {
        return false;
    }
    return space_->rules.ricochet != Ricochet::official ||
           (trail_after(trails_[robot], direction) & turned_bit) != 0;
}

int Search::slack_of(unsigned claimant, unsigned moves_left) const {
    return static_cast<int>(moves_left) - static_cast<int>(space_->map.moves(cells_[claimant]));
}

int Search::best_slack(unsigned moves_left) const {
    int best = slack_of(0, moves_left);
    for (unsigned i = 1; i < space_->claimants; ++i) {
        const int slack = slack_of(i, moves_left);
        best = slack > best ? slack : best;
    }
    return best;
}

// The directions in which the robot in turn may do something that no other line of search does.
template <bool any_robot, bool with_trails>
unsigned Search::useful_directions(Node& node) {
    const unsigned robot = node.robot;
    node.other_order_is_searched = false;
    unsigned directions = any_robot ? directions_of_any(node) : directions_of_one(node);
    if (leaves_out_needless_moves_ && node.moved != no_robot) {
        if (robot == node.moved) {
            // Along the same line again it comes where it could have gone at once.
            directions &= (node.direction & 1U) != 0 ? vertical : horizontal;
        } else if (robot < node.moved && want_ != Want::every_solution && !is_piece()) {
            directions &= interfering_directions(node);
            node.other_order_is_searched = true;
        }
    }
    if constexpr (with_trails) {
        const unsigned last = trails_[robot] & last_direction_mask;
        if (!space_->rules.rebound && last != 0) {
            directions &= ~(1U << ((last - 1U) ^ 2U));
        }
    }
    return directions;
}

// With one claimant (robot 0): with no slack only its tight moves, with little slack only helpers' moves beside its own.
unsigned Search::directions_of_one(const Node& node) {
    constexpr unsigned all = 0b1111;
    if (node.robot == 0) {
        return node.slack == 0 ? space_->map.tight_directions(cells_[0]) : all;
    }
    if (node.slack == 0) {
        return 0;
    }
    if (node.slack == 1 && space_->map.knows_roles() && leaves_out_needless_moves_) {
        return may_help(node.robot, 0) ? all : 0;
    }
    return all;
}

// With every robot a claimant, a robot's move serves itself or another one.
unsigned Search::directions_of_any(const Node& node) {
    constexpr unsigned all = 0b1111;
    if (node.slack > 1) {
        return all;
    }
    const unsigned moves_left = moves_ - depth_;
    const int own = slack_of(node.robot, moves_left);
    if (own > 0) {
        return all;
    }
    for (unsigned i = 0; i < space_->claimants; ++i) {
        if (i != node.robot && slack_of(i, moves_left) > 0 &&
            (!space_->map.knows_roles() || !leaves_out_needless_moves_ || may_help(node.robot, i))) {
            return all;
        }
    }
    return own == 0 ? space_->map.tight_directions(cells_[node.robot]) : 0;
}

// Whether one slide of this robot can make or clear a tight path for the claimant.
bool Search::may_help(unsigned robot, unsigned claimant) {
    GoalMap& map = space_->map;
    const unsigned cell = cells_[claimant];
    if ((map.ease(cell) & GoalMap::needs_one) == 0 && !anyone_in(map.supports(cell), claimant)) {
        return false;
    }
    return contains(map.helpers(space_->slides, cell), cells_[robot]);
}

bool Search::anyone_in(const CellSet& set, unsigned claimant) const {
    for (unsigned i = 0; i < space_->robots; ++i) {
        if (i != claimant && contains(set, cells_[i])) {
            return true;
        }
    }
    return false;
}

// Two moves running of different robots that do not touch each other's lines come to the same in either order,
// and the other order has been searched already. This leaves those that may touch.
unsigned Search::interfering_directions(const Node& node) const {
    const unsigned from = node.from;
    const unsigned to = cells_[node.moved];
    const unsigned cell = cells_[node.robot];
    if (next(to, node.direction) == cell) {
        return horizontal | vertical;  // it may have been what stopped the other one
    }
    return (is_between(cell >> 4U, from >> 4U, to >> 4U) ? horizontal : 0U) |
           (is_between(cell & 15U, from & 15U, to & 15U) ? vertical : 0U);
}

// Whether the last move and this one would come to the same in the other order. The robot that moved last was not in
// this one's way before, nor has it stopped it now; and this one would not have been in the other's way.
bool Search::does_not_interfere(const Node& node, unsigned from, unsigned stop, unsigned direction) const {
    const unsigned other_from = node.from;
    const unsigned other_to = cells_[node.moved];
    return next(stop, direction) != other_to && next(other_to, node.direction) != from &&
           !is_on_slide(other_from, from, stop) && !is_on_slide(stop, other_from, other_to);
}

// Where the robot would stop in each direction: at the walls, unless another robot is nearer.
std::uint32_t Search::stops_of(unsigned robot) const {
    const unsigned cell = cells_[robot];
    auto stops = std::bit_cast<std::uint32_t>(space_->slides.wall_stops(Cell::from_index(cell)));
    static_assert(std::endian::native == std::endian::little, "a word's lowest byte is the first direction");
    const auto set = [&](unsigned direction, unsigned stop) {
        stops = (stops & ~(255U << (8U * direction))) | (stop << (8U * direction));
    };
    const auto stop = [&](unsigned direction) { return (stops >> (8U * direction)) & 255U; };
    for (unsigned i = 0; i < space_->robots; ++i) {
        const unsigned other = cells_[i];
        const unsigned difference = other ^ cell;
        if (difference < max_side) {
            if (other > cell) {
                if (other <= stop(1)) {
                    set(1, other - 1);
                }
            } else if (other < cell && other >= stop(3)) {
                set(3, other + 1);
            }
        } else if (difference % max_side == 0) {
            if (other > cell) {
                if (other <= stop(2)) {
                    set(2, other - max_side);
                }
            } else if (other >= stop(0)) {
                set(0, other + max_side);
            }
        }
    }
    return stops;
}

// Whether a bound shows that so little slack is not enough.
template <bool any_robot>
bool Search::is_hopeless(int slack, unsigned moves_left) {
    if (slack > 1 || !space_->map.knows_roles()) {
        return false;
    }
    if constexpr (!any_robot) {
        return is_hopeless_for(0, slack);
    }
    for (unsigned i = 0; i < space_->claimants; ++i) {
        const int own = slack_of(i, moves_left);
        if (own >= 0 && !is_hopeless_for(i, own)) {
            return false;
        }
    }
    return true;
}

bool Search::is_hopeless_for(unsigned claimant, int slack) {
    GoalMap& map = space_->map;
    const unsigned cell = cells_[claimant];
    const unsigned ease = map.ease(cell);
    if (slack == 0) {
        return (ease & GoalMap::needs_nobody) == 0 && !anyone_in(map.supports(cell), claimant);
    }
    if ((ease & GoalMap::nobody_if_longer) != 0 || anyone_in(map.more_supports(cell), claimant)) {
        return false;
    }
    return (ease & GoalMap::needs_one) == 0 || !anyone_in(map.helpers(space_->slides, cell), claimant);
}

// Robots that may not claim are the same to the goal, so they enter the key sorted.
template <bool any_robot, bool with_trails>
PositionKey Search::key() const {
    const unsigned robots = space_->robots;
    constexpr unsigned first = any_robot ? 0 : 1;
    PositionKey key;
    if constexpr (with_trails) {
        static_assert(max_robots * 4 + 8 <= 32, "codes and a fifth cell fit the rest of the key");
        std::array<std::uint16_t, max_robots> values{};
        const unsigned coded = space_->rules.rebound ? space_->claimants : robots;
        for (unsigned i = 0; i < robots; ++i) {
            const unsigned code = i < coded ? trail_code(space_->rules, trails_[i]) : 0;
            values[i] = static_cast<std::uint16_t>((code << 8U) | cells_[i]);
        }
        sort(values.data() + first, robots - first);
        const unsigned code_bits = space_->rules.rebound ? 2 : 4;
        unsigned used = 0;
        for (unsigned i = 0; i < robots; ++i, used += i <= coded ? code_bits : 0) {
            key.rest |= static_cast<std::uint32_t>(values[i] >> 8U) << used;
            if (i < 4) {
                key.cells |= (values[i] & 255U) << (8U * i);
            }
        }
        if (robots > 4) {
            key.rest |= (values[4] & 255U) << used;
        }
    } else {
        auto cells = cells_;
        sort(cells.data() + first, robots - first);
        key.cells =
            cells[0] | (unsigned{cells[1]} << 8U) | (unsigned{cells[2]} << 16U) | (unsigned{cells[3]} << 24U);
        key.rest = robots > 4 ? cells[4] : 0U;
    }
    return key;
}

template <bool any_robot, bool with_trails>
bool Search::is_refuted(int slack, unsigned moves_left) {
    // Both searchers have to count the same pieces, so nothing above them may depend on the table.
    if (slack < 1 || moves_left < 2 || (share_ != nullptr && depth_ + 1 < piece_depth)) {
        return false;
    }
    const bool refuted = space_->table.refutes(key<any_robot, with_trails>(), moves_left, searcher_);
    counts_.table_hits += refuted ? 1 : 0;
    return refuted;
}

// What is proven about a position has to be true for whoever reads it: above the pieces a searcher has seen
// only its own share, and solutions of a different order may have been left out.
bool Search::is_stored(const Node& node) const {
    return node.slack > 0 && moves_ - depth_ > 1 && !node.fruitful && want_ != Want::every_kind &&
           (share_ == nullptr || depth_ >= piece_depth);
}

bool Search::is_piece() const { return share_ != nullptr && depth_ == piece_depth; }

// Whether the position about to be entered is this searcher's to search.
bool Search::takes_piece() {
    if (share_ == nullptr || depth_ + 1 != piece_depth) {
        return true;
    }
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
    return {space_->who[node.robot], static_cast<Direction>(node.direction_in_turn)};
}

}  // namespace ricochet
