// All long work, in the background while the player thinks: the optimum of the round, the best way from where the
// player stands, and the making of new puzzles. One thing at a time, in one block of memory.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/game.hpp"
#include "app/memory_check.hpp"
#include "app/solver_benchmark.hpp"
#include "hal/background.hpp"
#include "hal/clock.hpp"
#include "modes/mode.hpp"
#include "ricochet/solver.hpp"

namespace handheld {

// What is known about one question.
struct Knowledge {
    enum class State : std::uint8_t { unasked, searching, known, impossible, given_up };

    static constexpr std::size_t max_moves = 32;
    State state = State::unasked;
    std::array<Move, max_moves> way{};
    std::uint8_t length = 0;
    std::uint32_t nodes = 0;         // looked at to find it
    std::uint32_t microseconds = 0;  // that took

    [[nodiscard]] std::span<const Move> moves() const { return {way.data(), length}; }
    [[nodiscard]] bool known() const { return state == State::known; }
    [[nodiscard]] bool settled() const { return state != State::unasked && state != State::searching; }
};

class Analyst final : private hal::Work {
  public:
    // Contract: the memory is the analyst's alone and at least ricochet::Solver::min_block_words.
    Analyst(hal::Background& background, const hal::Clock& clock, std::span<std::uint32_t> memory)
        : background_(background), clock_(clock), memory_(memory), solver_(memory) {}
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;
    // No step is run after this: the background may outlive the analyst.
    ~Analyst() { stop(); }

    // A new round: forgets everything and looks for its optimum.
    void begin_round(const Mode& mode);
    // The player stands somewhere else: what was found out from the old place no longer holds.
    void position_changed();
    // Wants the best way from here; from_here() has it sooner or later. It goes before the optimum.
    void ask_from_here(const Mode& mode);
    // The same for a question that belongs to no mode. Contract: its board stays until stop() or another question.
    void ask_from_here(const Question& question);
    // Lets the mode make its puzzle; over when dealing() is false.
    void deal(Mode& mode);
    [[nodiscard]] bool dealing() const { return job_ == Job::dealing; }
    // Measures the solver; over when benchmarking() is false. Contract: the benchmark stays until then or stop().
    void measure(SolverBenchmark& benchmark);
    [[nodiscard]] bool benchmarking() const { return job_ == Job::benchmark; }
    // A question from elsewhere, such as the console. It goes before the optimum, but not before what the player waits for: false
    // if that is under way, and given up (unasked) when the player wants something. Contract: the board stays.
    bool ask(const Question& question);
    void drop_question();
    [[nodiscard]] const Knowledge& found() const { return answer_; }
    // Writes and reads every word of the memory, under the same conditions; found() is known when that is over.
    bool check_memory();
    [[nodiscard]] const MemoryCheck& memory_check() const { return memory_check_; }
    // The memory, for something short: it is free until the next update or question. None while the player waits for something.
    std::span<std::uint32_t> borrow();
    // Takes over what has been found; once a frame.
    void update();
    // Whatever is under way is given up. To be called before a board it may look at changes.
    void stop();

    [[nodiscard]] const Knowledge& optimum() const { return optimum_; }
    [[nodiscard]] const Knowledge& from_here() const { return from_here_; }
    [[nodiscard]] std::size_t memory_bytes() const { return memory_.size_bytes(); }
    // How far the search under way has come: all shorter ways are ruled out.
    [[nodiscard]] unsigned depth() const { return solver_.depth(); }
    [[nodiscard]] std::uint32_t nodes() const { return solver_.nodes(); }
    // Whether the optimum is known not to be below this many moves.
    [[nodiscard]] bool optimum_is_at_least(unsigned moves) const;

  private:
    enum class Job : std::uint8_t { none, optimum, from_here, dealing, benchmark, question, memory };

    bool step() override;
    bool assist() override;
    void look_for(Job job, const Question& question);
    void begin(Job job);
    bool make_way();
    Knowledge& wanted_by(Job job);
    void harvest();

    // How much a step does: two milliseconds on the device, but cancelling ends it at once; and how much a resting core
    // does for it, which is to be back in time.
    static constexpr std::uint32_t nodes_a_step = 200;
    static constexpr std::uint32_t nodes_to_assist = 32;
    // A few milliseconds on the device: what takes less is the same on every device, to the very moves.
    static constexpr std::uint64_t alone_for_nodes = 500;

    hal::Background& background_;
    const hal::Clock& clock_;
    std::span<std::uint32_t> memory_;
    ricochet::Solver solver_;
    Knowledge optimum_;
    Knowledge from_here_;
    Knowledge answer_;
    MemoryCheck memory_check_;
    Question optimum_question_;  // asked again when a hint was more urgent
    bool optimum_wanted_ = false;

    // Set before the work begins, then the working side's.
    Job job_ = Job::none;
    Question question_;
    std::atomic<bool> begun_{false};
    std::uint32_t began_at_ = 0;  // microseconds
    std::uint32_t ended_at_ = 0;
    Mode* dealer_ = nullptr;
    SolverBenchmark* benchmark_ = nullptr;
};

}  // namespace handheld
