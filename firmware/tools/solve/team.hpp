// A solver with its memory and the one or two threads that search for it.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <thread>

#include "ricochet/solver.hpp"

namespace ricochet::solve {

class Team {
  public:
    // Memory for the solver and a table of this size; nothing if there is not so much.
    static std::unique_ptr<std::uint32_t[]> memory(std::size_t table_bytes);
    static constexpr std::size_t words_for(std::size_t table_bytes) {
        return Solver::min_block_words - RefutationTable::min_words + (table_bytes / sizeof(std::uint32_t));
    }

    // Contract: 1 or 2 workers; the block outlives the team.
    Team(std::span<std::uint32_t> block, unsigned workers);
    ~Team();
    Team(const Team&) = delete;
    Team& operator=(const Team&) = delete;

    [[nodiscard]] Solver& solver() { return solver_; }

    // To be called in place of the solver's own `start`.
    void start(const Board& board, const Play& from, const Contest& contest, SolverOptions options);

    // Searches to the end; `look` is called every now and then.
    template <typename Look>
    SolverStatus finish(Look&& look) {
        SolverStatus status = solver_.run(alone);
        if (status == SolverStatus::running && helper_.joinable()) {
            set_wanted(true);
        }
        while (status == SolverStatus::running) {
            status = solver_.run(portion);
            look();
            std::this_thread::yield();
        }
        set_wanted(false);
        return status;
    }
    SolverStatus finish() {
        return finish([] {});
    }

  private:
    // Nodes that are not worth waking somebody up for, and between two looks.
    static constexpr std::uint32_t alone = 4096;
    static constexpr std::uint32_t portion = 65536;

    void set_wanted(bool wanted);
    void help_when_wanted();

    Solver solver_;
    bool shared_;
    std::mutex mutex_;
    std::condition_variable changed_;
    bool wanted_ = false;
    bool going_home_ = false;
    std::thread helper_;
};

}  // namespace ricochet::solve
