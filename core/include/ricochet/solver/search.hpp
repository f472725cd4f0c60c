// One searcher: a depth-first search for a solution of an exact number of moves, on an explicit stack, that can
// stop after any node and go on later. The solver raises the number of moves until a search succeeds.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

#include "ricochet/play.hpp"
#include "ricochet/solver/goal_map.hpp"
#include "ricochet/solver/refutation_table.hpp"

namespace ricochet {

// What all searchers of a puzzle share. The searchers only read it, but for the table and the map's helpers.
struct SearchSpace {
    SlideTable slides;
    GoalMap map;
    RefutationTable table;
    Rules rules;
    std::uint8_t goal = 0;
    std::uint8_t robots = 0;
    std::uint8_t claimants = 0;           // 1, or all of the robots; those that may claim come first
    std::array<Robot, max_robots> who{};  // the robots in the order of the search
    bool first_move_cannot_win = false;   // a single move does not count and none has been made yet
    bool with_trails = false;             // whether the rules remember anything of earlier moves

    // How much of a key goes beyond four cells.
    [[nodiscard]] unsigned rest_bits() const;
};

// Work shared by two searchers is given out in pieces: the positions after the first two moves. Each searcher marks
// what it takes in words that only it writes; if both take a piece at the same moment, it is searched twice.
struct WorkShare {
    static constexpr unsigned pieces = 512;
    using Marks = std::array<std::uint32_t, pieces / 32>;
    std::array<Marks, 2> taken{};
};

class Search {
  public:
    static constexpr unsigned max_moves = RefutationTable::max_moves;

    enum class Result : std::uint8_t { unfinished, found, refuted };

    // What the search may leave out.
    enum class Want : std::uint8_t {
        any_solution,    // one solution, if there is one
        every_solution,  // each of them in turn: `run` again after `found` for the next
        every_kind       // each of them, but not those that differ only in the order of moves
    };

    // Contract: everything given stays where it is. `share` is null for a searcher on its own.
    void start(SearchSpace& space, const Play& from, unsigned moves, Want want, WorkShare* share,
               unsigned searcher);

    // Visits at most `budget` nodes. After `refuted` there is nothing more to find.
    Result run(std::uint32_t budget);

    // The solution after `found`, and how many moves it has.
    [[nodiscard]] Move solution_move(unsigned number) const;
    [[nodiscard]] unsigned solution_length() const { return depth_ + 1; }

    // What was done since this was last asked.
    struct Counts {
        std::uint32_t nodes = 0;
        std::uint32_t slides = 0;
        std::uint32_t table_hits = 0;
    };
    Counts take_counts() {
        const Counts counts = counts_;
        counts_ = {};
        return counts;
    }

  private:
    // A position on the way, and what is still to be tried from it.
    struct Node {
        std::uint32_t stops = 0;             // where the robot in turn would stop, a byte a direction
        std::uint8_t robot = 0;              // in turn
        std::uint8_t directions = 0;         // that are left for it to try, a bit each
        std::uint8_t direction_in_turn = 0;  // being tried
        std::uint8_t moved = no_robot;       // the robot that came here,
        std::uint8_t direction = 0;          // how,
        std::uint8_t from = 0;               // from where,
        std::uint8_t trail = 0;              // and with what trail before
        std::int8_t slack = 0;               // moves left beyond what a claimant needs at least
        bool other_order_is_searched =
            false;              // what the robot in turn does, if it could do it one move earlier
        bool fruitful = false;  // a solution was found below
    };
    static constexpr std::uint8_t no_robot = 255;

    // After this many moves the work is shared out.
    static constexpr unsigned piece_depth = 2;

    template <bool any_robot, bool with_trails>
    Result search(std::uint32_t budget);
    template <bool any_robot, bool with_trails>
    bool try_move(Node& node, unsigned direction);
    template <bool any_robot, bool with_trails>
    [[nodiscard]] unsigned useful_directions(Node& node);
    template <bool any_robot, bool with_trails>
    [[nodiscard]] PositionKey key() const;
    template <bool any_robot, bool with_trails>
    [[nodiscard]] bool is_refuted(int slack, unsigned moves_left);
    template <bool any_robot>
    [[nodiscard]] bool is_hopeless(int slack, unsigned moves_left);
    [[nodiscard]] bool is_hopeless_for(unsigned claimant, int slack);
    [[nodiscard]] unsigned directions_of_one(const Node& node);
    [[nodiscard]] unsigned directions_of_any(const Node& node);
    [[nodiscard]] unsigned interfering_directions(const Node& node) const;
    [[nodiscard]] bool does_not_interfere(const Node& node, unsigned from, unsigned stop,
                                          unsigned direction) const;
    [[nodiscard]] bool may_help(unsigned robot, unsigned claimant);
    [[nodiscard]] bool anyone_in(const CellSet& set, unsigned claimant) const;
    [[nodiscard]] int slack_of(unsigned claimant, unsigned moves_left) const;
    [[nodiscard]] int best_slack(unsigned moves_left) const;
    [[nodiscard]] std::uint32_t stops_of(unsigned robot) const;
    [[nodiscard]] bool counts_as_win(unsigned robot, unsigned direction) const;
    [[nodiscard]] bool is_stored(const Node& node) const;
    [[nodiscard]] bool is_piece() const;
    [[nodiscard]] bool takes_piece();
    void take_back();

    SearchSpace* space_ = nullptr;
    WorkShare* share_ = nullptr;
    unsigned searcher_ = 0;
    Want want_ = Want::any_solution;
    bool leaves_out_needless_moves_ = true;
    unsigned moves_ = 0;  // of the solutions looked for
    unsigned depth_ = 0;  // moves made
    unsigned piece_ = 0;  // counted off so far
    Counts counts_;
    std::array<std::uint8_t, max_robots> cells_{};
    std::array<std::uint8_t, max_robots> trails_{};
    std::array<Node, max_moves + 1> stack_{};
};

}  // namespace ricochet
