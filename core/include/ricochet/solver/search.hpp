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

// The rows of roles, each written when it is first needed, by one searcher.
struct RoleRows {
    std::array<GoalMap::Row, max_cells> row;
    std::array<std::uint8_t, max_cells> is_written;
};

// What all searchers of a puzzle share. They only read it, but for the table and the rows.
struct SearchSpace {
    SlideTable slides;
    GoalMap map;
    RefutationTable table;
    RoleRows* rows = nullptr;
    Rules rules;
    std::uint8_t goal = 0;
    std::uint8_t robots = 0;
    std::uint8_t claimants = 0;           // 1, or all of the robots; those that may claim come first
    std::array<Robot, max_robots> who{};  // the robots in the order of the search
    bool first_move_cannot_win = false;   // a single move does not count and none has been made yet
    bool with_trails = false;             // whether the rules remember anything of earlier moves
    bool uses_table = false;              // it is not worth clearing for a puzzle that is solved at once

    // How much of a key goes beyond four cells.
    [[nodiscard]] unsigned rest_bits() const;
};

// Work shared by two searchers is given out in pieces: the positions after the first two moves. Each searcher marks
// what it takes in words that only it writes; if both take a piece at the same moment, it is searched twice. What a
// searcher has taken and no longer has in hand is refuted.
struct WorkShare {
    static constexpr unsigned pieces = 512;
    using Marks = std::array<std::uint32_t, pieces / 32>;
    std::array<Marks, 2> taken{};
    std::array<std::uint32_t, 2> in_hand{};         // a piece, counted from 1; none is 0
    std::array<std::uint32_t, 2> row_in_writing{};  // of roles, counted from 1; none is 0
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

    // After `start`, of shared work: searches this piece only, whoever has taken it.
    void limit_to(unsigned piece) { only_piece_ = piece; }

    // Visits at most `budget` nodes. After `refuted` there is nothing more to find.
    Result run(std::uint32_t budget);

    // The solution after `found`, and how many moves it has.
    [[nodiscard]] Move solution_move(unsigned number) const;
    [[nodiscard]] unsigned solution_length() const { return depth() + 1; }

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
    static constexpr std::uint8_t no_robot = 255;
    static constexpr unsigned all_pieces = WorkShare::pieces;

    // A move worth trying, as robot·4 + direction, and where it stops.
    struct Candidate {
        std::uint8_t move = 0;
        std::uint8_t stop = 0;
    };

    // A position on the way.
    struct Node {
        std::uint32_t lines = 0;        // the rows and columns the last slide touched
        std::uint8_t beyond = 0;        // the cell after its end
        std::uint8_t moved = no_robot;  // the robot that came here,
        std::uint8_t direction = 0;     // how,
        std::uint8_t from = 0;          // from where,
        std::uint8_t trail = 0;         // and with what trail before
        std::int8_t slack = 0;          // moves left beyond what a claimant needs at least
        std::uint8_t moves_left = 0;
        std::uint8_t last_to_commute =
            0;                   // what robots before this one do was tried before the last move, too
        bool fruitful = false;   // a solution was found below
        std::uint8_t next = 0;   // candidate to be tried
        std::uint8_t count = 0;  // of candidates
        std::array<Candidate, std::size_t{max_robots} * 4> candidates{};
    };

    struct Slide {
        unsigned from;
        unsigned to;
        unsigned direction;
    };

    // With less slack, searching again is cheaper than asking the table.
    static constexpr int least_slack_in_table = 2;

    // After this many moves the work is shared out.
    static constexpr unsigned piece_depth = 2;

    // The search comes in kinds, so that the most common one is not slowed by what it does not need.
    template <bool any_robot, bool with_trails, unsigned fixed_robots>
    struct Kind;
    template <typename Of>
    Result search(std::uint32_t budget);
    template <typename Of>
    bool make_move(Node& node, Candidate candidate);
    template <typename Of>
    void find_candidates(Node& node);
    template <typename Of>
    [[nodiscard]] unsigned ways_after_own_move(const Node& node, unsigned robot) const;
    template <typename Of>
    [[nodiscard]] unsigned ways_of(const Node& node, unsigned robot) const;
    template <typename Of, typename Test>
    void add_candidates(Node& node, unsigned robot, unsigned ways, Test may_serve);
    template <typename Of>
    void add_helpers_candidates(Node& node);
    template <typename Of>
    void add_waited_for_candidates(Node& node);
    template <typename Of>
    void add_last_helps(Node& node);
    template <typename Of>
    void add_first_helps(Node& node);
    template <typename Of>
    [[nodiscard]] std::uint32_t stops_of(unsigned robot) const;
    template <typename Of>
    [[nodiscard]] PositionKey key() const;
    template <typename Of>
    [[nodiscard]] bool is_refuted(int slack, unsigned moves_left);
    template <typename Of>
    [[nodiscard]] bool is_hopeless(int slack, unsigned moves_left, unsigned mover, unsigned from);
    template <typename Of>
    [[nodiscard]] bool is_hopeless_for(unsigned claimant, int slack, unsigned mover, unsigned from);
    template <typename Of>
    [[nodiscard]] bool touches_robot_on_path(const GoalMap::Row& row, const Slide& slide) const;
    [[nodiscard]] const GoalMap::Row& row_of(unsigned claimant);
    void write_row(unsigned claimant);
    [[nodiscard]] bool claims_row(unsigned claimant);
    [[nodiscard]] bool is_written(unsigned claimant) const;
    [[nodiscard]] bool claimant_waited_for(const Node& node, const Slide& slide) const;
    template <typename Of>
    unsigned directions_of_any(const Node& node, unsigned robot);
    template <typename Of>
    [[nodiscard]] unsigned robots() const;
    [[nodiscard]] bool does_not_interfere(const Node& node, const Slide& slide) const;
    [[nodiscard]] int slack_of(unsigned claimant, unsigned moves_left) const;
    [[nodiscard]] int best_slack(unsigned moves_left) const;
    [[nodiscard]] bool counts_as_win(unsigned robot, unsigned direction) const;
    [[nodiscard]] bool is_stored(const Node& node) const;
    [[nodiscard]] bool takes_next_piece();
    [[nodiscard]] static std::uint32_t stops_before(std::uint32_t stops, unsigned cell, unsigned other);
    void take_back();
    [[nodiscard]] unsigned depth() const { return static_cast<unsigned>(node_ - stack_.data()); }

    // What every step needs comes first: small offsets are cheap on the device.
    alignas(4) std::array<std::uint8_t, 8> cells_{};  // by robot
    std::uint8_t robots_ = 0;
    std::uint8_t claimants_ = 0;
    std::uint8_t goal_ = 0;
    bool began_ = false;
    bool knows_roles_ = false;
    bool uses_table_ = false;
    bool leaves_out_needless_moves_ = true;
    bool leaves_out_other_orders_ = true;
    Want want_ = Want::any_solution;
    Node* node_ = nullptr;
    const Node* above_pieces_ = nullptr;  // of shared work; null if it is not shared
    const SlideTable* slides_ = nullptr;
    RoleRows* rows_ = nullptr;
    GoalMap* map_ = nullptr;
    RefutationTable* table_ = nullptr;
    Counts counts_;
    const SearchSpace* space_ = nullptr;
    WorkShare* share_ = nullptr;
    unsigned searcher_ = 0;
    unsigned piece_ = 0;       // counted off so far
    unsigned only_piece_ = 0;  // to be searched, if not all that are still there
    std::array<std::uint8_t, 8> trails_{};
    std::array<Node, max_moves + 1> stack_{};
};

}  // namespace ricochet
