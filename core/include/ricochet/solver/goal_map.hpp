// What can be known about a goal before any search: how many moves a robot needs at least from each cell, and
// which other robots could matter on the way. Everything here is a proven bound: see docs/solver.md.
//
// All of it speaks of *relaxed* paths, on which a robot may stop anywhere along a slide. A stop where no wall is
// needs a *support*: another robot on the next cell. A relaxed path of the fewest moves is *tight*.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "ricochet/slide_table.hpp"

namespace ricochet {

class GoalMap {
  public:
    static constexpr unsigned unreachable = 255;

    // Which cells of other robots matter to a claimant on one cell. All sets may be larger than they need be.
    struct Roles {
        CellSet supports;       // of tight paths
        CellSet more_supports;  // of those and of paths one move longer
        CellSet path;           // a robot here may stand in the way of a tight path
        CellSet more_path;      // or of a path one move longer
    };

    // The roles of all cells for one claimant's cell, spread out for quick look-up: a byte a cell, a bit a role.
    enum Role : std::uint8_t {
        is_support = 1,
        is_longer_support = 2,
        on_path = 4,
        on_longer_path = 8,
        helps_in_row = 16,     // from here one slide along the row may reach a support
        helps_in_column = 32,  // or one along the column
        helps = on_path | helps_in_row | helps_in_column,  // one slide may do something for a tight path
        is_nowhere = 128                                   // no cell has this
    };
    struct Row {
        std::array<std::uint32_t, max_cells / 4> words;  // the first cell of a word in its lowest byte

        unsigned operator[](unsigned cell) const {
            static_assert(std::endian::native == std::endian::little);
            return reinterpret_cast<
                const unsigned char*>(  // NOLINT(cppcoreguidelines-pro-type-reinterpret-cast)
                words.data())[cell];
        }
        void add(unsigned cell, unsigned roles) { words[cell / 4] |= roles << (8U * (cell % 4)); }
    };

    // The roles live in memory lent by the caller, one entry a cell.
    using RolesBlock = std::span<Roles, max_cells>;
    explicit GoalMap(RolesBlock roles) : roles_(roles) {}

    // Measures the moves from every cell. Roles and supports are forgotten.
    void prepare(const SlideTable& table, Cell goal);

    // The fewest moves in which a robot standing here can *arrive* on the goal, however others help; `unreachable`
    // if it never can. From the goal itself it takes two: it has to leave and come back.
    [[nodiscard]] unsigned moves(unsigned cell) const { return moves_[cell]; }

    // The directions that come closer on some tight path, a bit each.
    [[nodiscard]] unsigned tight_directions(unsigned cell) const { return tight_directions_[cell]; }

    // The directions in which there is no wall next to the cell, a bit each.
    [[nodiscard]] unsigned open_directions(unsigned cell) const { return open_directions_[cell]; }

    // Finds roles and supports of all cells. It costs as much as some thousand slides, so it is left until it pays.
    void prepare_roles();
    [[nodiscard]] bool knows_roles() const { return knows_roles_; }

    // Contract of these: knows_roles().
    // The fewest supports, all on different cells, that a tight path from here needs, or any path at most one move
    // longer.
    [[nodiscard]] unsigned supports_needed(unsigned cell) const { return supports_needed_[cell]; }
    [[nodiscard]] unsigned supports_needed_if_longer(unsigned cell) const {
        return supports_needed_if_longer_[cell];
    }
    void write_row(const SlideTable& table, unsigned claimant, Row& row) const;

  private:
    // A row or column piece between two walls, as its end cells and the step between cells, and the fewest moves of
    // its cells, the goal counting as none. The others of the run have one more.
    struct Run {
        std::uint8_t first = 0;
        std::uint8_t last = 0;
        std::uint8_t step = 0;
        std::uint8_t level = 0;
    };
    void reach(Cell first, Cell last, std::uint8_t* queue, unsigned& queued);
    void spread(Run run);
    void spread_longer(Run run);
    template <typename Beyond>
    [[nodiscard]] static unsigned fewest_supports(Run run, Beyond beyond);

    RolesBlock roles_;
    unsigned goal_ = 0;
    unsigned farthest_ = 0;
    bool knows_roles_ = false;
    unsigned run_count_ = 0;
    std::array<Run, max_cells> runs_{};  // of two cells at least, from near to far
    std::array<std::uint8_t, max_cells> moves_{};
    std::array<std::uint8_t, max_cells> tight_directions_{};
    std::array<std::uint8_t, max_cells> open_directions_{};
    std::array<std::uint8_t, max_cells> supports_needed_{};  // by the easiest tight path
    std::array<std::uint8_t, max_cells> supports_needed_if_longer_{};
};

}  // namespace ricochet
