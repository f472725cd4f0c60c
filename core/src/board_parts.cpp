#include "ricochet/board_parts.hpp"

namespace ricochet {

Position place_robots(const Board& board, unsigned count, Rng& rng) {
    CellSet free = board.cells() - centre_cells();
    for (const Goal& goal : board.goals()) {
        free.erase(goal.cell);
    }
    Position robots;
    for (unsigned i = 0; i < count; ++i) {
        const Cell cell = free.nth(rng.below(free.count()));
        robots.add(cell);
        free.erase(cell);
    }
    return robots;
}

}  // namespace ricochet
