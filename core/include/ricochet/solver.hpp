// The solver: a provably shortest solution of any position, by iterative deepening in a fixed block of memory. It
// has no idea of time: whoever owns it gives it work in portions, and may ask or cancel from elsewhere meanwhile.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/solver/search.hpp"

namespace ricochet {

enum class SolverStatus : std::uint8_t {
    idle,        // nothing was ever started
    running,     // there is more to do
    solved,      // there is a solution, and no shorter one
    no_more,     // every solution has been listed
    impossible,  // no robot that may claim the goal can ever get there
    gave_up,     // the bound on moves or nodes was reached without a solution
    cancelled
};

struct SolverOptions {
    std::uint8_t max_moves = Search::max_moves;  // longer solutions are not looked for; 31 at most
    std::uint64_t max_nodes = ~std::uint64_t{0};
    bool prefer_simple = false;  // among the shortest: fewer different robots, then fewer cells travelled
    bool list = false;           // find all of the shortest, one after the other: see `next`
    bool shared = false;         // a second searcher may `help`,
    std::uint64_t alone_for_nodes = 0;  // from the first depth that begins after so many
};

class Solver {
  public:
    static constexpr std::size_t role_words = sizeof(GoalMap::Roles) * max_cells / sizeof(std::uint32_t);
    static constexpr std::size_t row_words = sizeof(RoleRows) / sizeof(std::uint32_t);
    static constexpr std::size_t min_block_words = role_words + row_words + RefutationTable::min_words;
    // A good block for the device: 32 KB of roles, 64 KB of rows and 32 KB of table.
    static constexpr std::size_t device_block_words = role_words + row_words + (std::size_t{1} << 13U);

    // Contract: the block stays, is used by nobody else, and has at least min_block_words.
    explicit Solver(std::span<std::uint32_t> block);
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    Solver(Solver&&) = delete;
    Solver& operator=(Solver&&) = delete;
    ~Solver() = default;

    // Begins to solve what is left of a round. Nothing may be running; a helper is waited for. Contract: 1 to 5 robots
    // on different cells of the board.
    void start(const SlideTable& slides, const Play& from, const Contest& contest,
               const SolverOptions& options = {});
    void start(const Board& board, const Play& from, const Contest& contest,
               const SolverOptions& options = {});

    // Searches on for about so many nodes.
    SolverStatus run(std::uint32_t budget);

    // Takes part in a shared search, from another core or thread, for about so many nodes. False if there is
    // nothing to do at the moment. A helper may stay away for as long as it likes: nobody waits for it.
    bool help(std::uint32_t budget);

    // After `solved` with the option `list`: goes on to the next solution of the same length.
    void next();

    // May be called from another core; `run` and `help` return within a few nodes, and nothing goes on after that.
    void cancel() { cancelled_.store(true, std::memory_order_relaxed); }

    // May be read from another core while the search runs.
    [[nodiscard]] SolverStatus status() const { return status_.load(std::memory_order_acquire); }
    [[nodiscard]] unsigned depth() const { return depth_.load(std::memory_order_relaxed); }
    [[nodiscard]] std::uint32_t nodes() const { return shown_nodes_.load(std::memory_order_relaxed); }

    // The moves, once solved.
    [[nodiscard]] std::span<const Move> solution() const {
        return {solution_.moves.data(), solution_.length};
    }

    // How the work went; to be read while nothing runs.
    struct Statistics {
        std::uint64_t nodes = 0;
        std::uint64_t slides = 0;
        std::uint64_t table_hits = 0;
        std::size_t table_bytes = 0;
        bool used_roles = false;
    };
    [[nodiscard]] Statistics statistics() const;

  private:
    enum class Phase : std::uint8_t { deepening, listing, choosing };

    // Nodes between two looks at what others want.
    static constexpr std::uint32_t slice = 32;
    // From here on the table, and the roles of robots, save more than it costs to prepare them.
    static constexpr std::uint64_t table_pays_after_nodes = 100;
    static constexpr std::uint64_t roles_pay_after_nodes = 150;
    // So much of the table pays for itself.
    static constexpr std::uint64_t table_words_a_node = 2;

    struct Solution {
        std::array<Move, Search::max_moves> moves{};
        unsigned length = 0;
        unsigned robots = 0;  // different ones
        unsigned cells = 0;   // travelled

        [[nodiscard]] bool is_simpler_than(const Solution& other) const {
            return robots != other.robots ? robots < other.robots : cells < other.cells;
        }
    };

    void lay_out(const Play& from, const Contest& contest);
    void prepare_table();
    void begin_search(Search::Want want);
    void step();
    void search_on();
    bool takes_over();
    [[nodiscard]] std::uint32_t in_helpers_hand();
    bool is_alone();
    void wait_for_helper();
    bool help_in(std::uint32_t round);
    void conclude();
    void accept(const Search& search);
    void go_on();
    void finish(SolverStatus status);
    void count(Search& search);

    SearchSpace space_;
    SolverOptions options_;
    Play from_;
    Contest contest_;
    Phase phase_ = Phase::deepening;
    bool ended_ = false;            // this depth, as far as the owner's searcher goes
    Search::Result result_{};       // of it
    std::uint32_t taken_over_ = 0;  // of the helper's pieces, counted from 1
    Search search_;
    Statistics totals_;
    Solution solution_;

    // The helper's, and read by the owner while it is alone.
    Search helping_;
    std::uint32_t helping_in_ = 0;  // the round it has begun
    std::uint32_t helped_in_ = 0;   // and ended

    // Seen by both searchers. A round of shared work has a number; the owner opens and closes it, and the helper says
    // when it is at work. It says so before it looks whether the round is open, and the owner closes before it looks
    // whether the helper is at work, so that at least one knows of the other. Each word has one writer at a time.
    WorkShare share_;
    std::atomic<std::uint32_t> round_{0};
    std::atomic<std::uint32_t> closed_{0};
    std::atomic<bool> helper_at_work_{false};
    std::atomic<bool> found_by_helper_{false};
    std::atomic<bool> cancelled_{false};
    std::atomic<SolverStatus> status_{SolverStatus::idle};
    std::atomic<unsigned> depth_{0};
    std::atomic<std::uint32_t> shown_nodes_{0};
};
static_assert(sizeof(Solver) + Solver::device_block_words * sizeof(std::uint32_t) <= std::size_t{160} * 1024,
              "all that the solver takes of the device's memory");

}  // namespace ricochet
