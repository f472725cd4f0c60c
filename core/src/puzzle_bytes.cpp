#include "ricochet/puzzle_bytes.hpp"

#include <array>

#include "ricochet/choice_bytes.hpp"

namespace ricochet {

namespace {

constexpr std::size_t wall_bytes = std::size_t{max_side} * max_side / 4;  // a wall to the right, a wall below
constexpr std::uint8_t any_robot = 0xff;

void put_walls(ByteWriter& writer, const Board& board) {
    std::array<std::uint8_t, wall_bytes> walls{};
    for (unsigned y = 0; y < board.height(); ++y) {
        for (unsigned x = 0; x < board.width(); ++x) {
            const Cell cell(x, y);
            const unsigned right =
                board.has_neighbour(cell, Direction::right) && board.has_wall(cell, Direction::right) ? 1U
                                                                                                      : 0U;
            const unsigned below =
                board.has_neighbour(cell, Direction::down) && board.has_wall(cell, Direction::down) ? 2U : 0U;
            const unsigned place = cell.index();
            walls[place / 4] =
                static_cast<std::uint8_t>(walls[place / 4] | ((right | below) << (place % 4 * 2)));
        }
    }
    for (const std::uint8_t byte : walls) {
        writer.put(byte);
    }
}

// False if a wall stands outside the board, or where its edge is anyway.
bool take_walls(ByteReader& reader, Board& board) {
    bool good = true;
    for (unsigned byte_place = 0; byte_place < wall_bytes; ++byte_place) {
        const auto byte = reader.take<std::uint8_t>();
        for (unsigned i = 0; i < 4; ++i) {
            const Cell cell = Cell::from_index(static_cast<std::uint8_t>((byte_place * 4) + i));
            const unsigned walls = (byte >> (i * 2)) & 3U;
            for (const Direction side : {Direction::right, Direction::down}) {
                if ((walls & (side == Direction::right ? 1U : 2U)) == 0) {
                    continue;
                }
                if (board.contains(cell) && board.has_neighbour(cell, side)) {
                    board.add_wall(cell, side);
                } else {
                    good = false;
                }
            }
        }
    }
    return good;
}

}  // namespace

void put_puzzle(ByteWriter& writer, const Puzzle& puzzle) {
    writer.put(static_cast<std::uint8_t>(((puzzle.board.width() - 1U) << 4U) | (puzzle.board.height() - 1U)));
    put_walls(writer, puzzle.board);
    for (unsigned i = 0; i < max_robots; ++i) {
        const auto robot = static_cast<Robot>(i);
        writer.put(static_cast<std::uint8_t>(puzzle.start.has(robot) ? puzzle.start.of(robot).index() : 0U));
    }
    const Goal& goal = puzzle.contest.goal;
    writer.put(static_cast<std::uint8_t>(goal.cell.index()));
    writer.put(goal.claimant.is_any() ? any_robot : static_cast<std::uint8_t>(goal.claimant.robot()));
    writer.put(static_cast<std::uint8_t>(goal.symbol));
    put_rules(writer, puzzle.contest.rules);
}

std::optional<Puzzle> take_puzzle(ByteReader& reader) {
    const auto sides = reader.take<std::uint8_t>();
    const unsigned width = (sides >> 4U) + 1U;
    const unsigned height = (sides & 15U) + 1U;
    Puzzle puzzle;
    puzzle.board = Board(width, height);
    bool good = width >= 5 && height >= 5;
    good = take_walls(reader, puzzle.board) && good;
    std::array<Cell, max_robots> robots{};
    for (Cell& cell : robots) {
        cell = Cell::from_index(reader.take<std::uint8_t>());
    }
    Goal goal;
    goal.cell = Cell::from_index(reader.take<std::uint8_t>());
    const auto claimant = reader.take<std::uint8_t>();
    const auto symbol = reader.take<std::uint8_t>();
    const auto rules = take_rules(reader);
    good = good && rules && puzzle.board.contains(goal.cell) &&
           symbol <= static_cast<unsigned>(Symbol::vortex) &&
           (claimant == any_robot || claimant < rules->robots);
    if (!good) {
        return std::nullopt;
    }
    CellSet taken;
    for (unsigned i = 0; i < max_robots; ++i) {
        if (i >= rules->robots) {
            good = good && robots[i].index() == 0;
            continue;
        }
        good = good && puzzle.board.contains(robots[i]) && !taken.contains(robots[i]);
        taken.insert(robots[i]);
        puzzle.start.add(robots[i]);
    }
    if (!good) {
        return std::nullopt;
    }
    goal.claimant = claimant == any_robot ? Claimant::any() : Claimant(static_cast<Robot>(claimant));
    goal.symbol = static_cast<Symbol>(symbol);
    puzzle.contest = {goal, *rules};
    puzzle.board.add_goal(goal);
    return puzzle;
}

}  // namespace ricochet
