#include "ricochet/random_board.hpp"

#include <array>
#include <optional>

#include "ricochet/board_parts.hpp"
#include "ricochet/rng.hpp"

namespace ricochet {

namespace {

// The quadrants, once round the centre, as turns of the north-west one.
constexpr unsigned quadrants = 4;
constexpr unsigned half = max_side / 2;

constexpr CellSet quadrant_cells(unsigned quadrant) {
    CellSet set;
    const bool east = quadrant == 1 || quadrant == 2;
    const bool south = quadrant >= 2;
    for (unsigned y = 0; y < half; ++y) {
        for (unsigned x = 0; x < half; ++x) {
            set.insert(Cell(east ? x + half : x, south ? y + half : y));
        }
    }
    return set;
}

// Where corners may lie before anything else is placed: not in the outermost rows and columns, not at the centre.
constexpr CellSet corner_cells() {
    CellSet set;
    for (unsigned y = 1; y + 1 < max_side; ++y) {
        for (unsigned x = 1; x + 1 < max_side; ++x) {
            set.insert(Cell(x, y));
        }
    }
    for (const Cell cell : centre_cells()) {
        set -= surroundings(cell);
    }
    return set;
}

constexpr std::array<CellSet, quadrants> quadrant_sets{quadrant_cells(0), quadrant_cells(1),
                                                       quadrant_cells(2), quadrant_cells(3)};
constexpr CellSet open_cells = corner_cells();

class Builder {
  public:
    Builder() { close_centre(board_); }

    // A wall that parts `cell` of the outer edge from its neighbour on `side`; corners keep away from both.
    void add_edge_wall(Cell cell, Direction side) {
        board_.add_wall(cell, side);
        free_ -= surroundings(cell);
        free_ -= surroundings(cell.neighbour(side));
    }

    void add_goal_corner(const Goal& goal, Direction first) {
        add_corner(board_, goal.cell, first);
        board_.add_goal(goal);
        free_ -= surroundings(goal.cell);
    }

    [[nodiscard]] CellSet free_in(unsigned quadrant) const { return free_ & quadrant_sets[quadrant]; }
    [[nodiscard]] const Board& board() const { return board_; }

  private:
    Board board_;
    CellSet free_ = open_cells;
};

// One wall on each half of each outer edge, 2 to 7 cells from the corner of the board.
void add_edge_walls(Builder& builder, Rng& rng) {
    const auto before_wall = [&] { return 1 + rng.below(6); };
    const unsigned last = max_side - 1;
    builder.add_edge_wall(Cell(before_wall(), 0), Direction::right);
    builder.add_edge_wall(Cell(last - before_wall(), 0), Direction::left);
    builder.add_edge_wall(Cell(last, before_wall()), Direction::down);
    builder.add_edge_wall(Cell(last, last - before_wall()), Direction::up);
    builder.add_edge_wall(Cell(last - before_wall(), last), Direction::left);
    builder.add_edge_wall(Cell(before_wall(), last), Direction::right);
    builder.add_edge_wall(Cell(0, last - before_wall()), Direction::up);
    builder.add_edge_wall(Cell(0, before_wall()), Direction::down);
}

// A goal in a corner anywhere that is still free in the quadrant; false if nothing is.
bool add_random_corner(Builder& builder, unsigned quadrant, Claimant claimant, Symbol symbol, Rng& rng) {
    const CellSet free = builder.free_in(quadrant);
    const unsigned count = free.count();
    if (count == 0) {
        return false;
    }
    const Cell cell = free.nth(rng.below(count));
    builder.add_goal_corner({cell, claimant, symbol}, static_cast<Direction>(rng.below(4)));
    return true;
}

// Each quadrant gets every colour once; a colour's symbols differ from quadrant to quadrant.
std::optional<Board> attempt(Rng& rng) {
    Builder builder;
    add_edge_walls(builder, rng);
    const unsigned any_quadrant = rng.below(quadrants);
    for (unsigned quadrant = 0; quadrant < quadrants; ++quadrant) {
        for (unsigned colour = 0; colour < 4; ++colour) {
            const auto symbol = static_cast<Symbol>((quadrant + colour) % 4);
            if (!add_random_corner(builder, quadrant, static_cast<Robot>(colour), symbol, rng)) {
                return std::nullopt;
            }
        }
        if (quadrant == any_quadrant &&
            !add_random_corner(builder, quadrant, Claimant::any(), Symbol::vortex, rng)) {
            return std::nullopt;
        }
    }
    return builder.board();
}

// A board that needs no luck: the same quarter, turned four times, with the any-robot goal in the first.
Board last_resort() {
    constexpr std::array<Cell, 4> corners{Cell(4, 2), Cell(2, 4), Cell(6, 4), Cell(4, 6)};
    constexpr Cell any_corner(1, 7);
    constexpr unsigned last = max_side - 1;
    const auto turned = [](Cell cell, unsigned quadrant) {
        for (; quadrant > 0; --quadrant) {
            cell = Cell(last - cell.y(), cell.x());
        }
        return cell;
    };
    Builder builder;
    for (unsigned quadrant = 0; quadrant < quadrants; ++quadrant) {
        const auto side = [&](Direction direction) {
            return static_cast<Direction>((index(direction) + quadrant) % 4);
        };
        builder.add_edge_wall(turned(Cell(1, 0), quadrant), side(Direction::right));
        builder.add_edge_wall(turned(Cell(0, 3), quadrant), side(Direction::down));
        for (unsigned colour = 0; colour < 4; ++colour) {
            const Cell cell = turned(corners[colour], quadrant);
            const auto symbol = static_cast<Symbol>((quadrant + colour) % 4);
            builder.add_goal_corner({cell, static_cast<Robot>(colour), symbol},
                                    side(static_cast<Direction>(colour)));
        }
        if (quadrant == 0) {
            builder.add_goal_corner({any_corner, Claimant::any(), Symbol::vortex}, Direction::up);
        }
    }
    return builder.board();
}

}  // namespace

Board random_board(std::uint32_t number, unsigned max_attempts) {
    for (unsigned sub_seed = 0; sub_seed < max_attempts; ++sub_seed) {
        Rng rng(number, sub_seed);
        if (const auto board = attempt(rng)) {
            return *board;
        }
    }
    return last_resort();
}

}  // namespace ricochet
