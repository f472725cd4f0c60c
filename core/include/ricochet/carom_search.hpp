// The two questions the Carom generator asks of hundreds of positions: how many moves does it take if only these
// pieces may move, and is it one of these lengths at all? An iterative-deepening search for four pieces on 8×8,
// small enough to be asked in the background while the big solver's memory is in use elsewhere.
//
// The answer is a length, so it does not depend on the order of the search nor on the memory it has: what the
// table remembers ("cannot be done from here in so many moves") is proven, and forgetting it costs time only.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ricochet/carom_layout.hpp"
#include "ricochet/slide_table.hpp"

namespace ricochet {

class CaromSearch {
  public:
    enum class Status : std::uint8_t { running, found, none };

    struct Question {
        Position start;
        Cell goal;                     // for the target to stop on; it does not stand there now
        std::uint8_t movers = 0b1111;  // one bit a piece: those that may move
        unsigned least = 1;            // lengths to try: known not to be shorter
        unsigned most = carom_optimum.most;
    };

    // The block is the table's memory, of any size; at most 131072 words of it are used. Nobody else may write
    // to it between the questions of one search. Contract for `start` and `run`: an 8×8 board's slide table and
    // the block, the same until the answer is there; most ≤ 12.
    void start(const SlideTable& table, std::span<std::uint32_t> block, const Question& question);

    // Goes on until the budget is used up; takes from it one for each position looked at.
    Status run(const SlideTable& table, std::span<std::uint32_t> block, std::uint32_t& budget);

    [[nodiscard]] Status status() const { return status_; }
    // The shortest length. Contract: found.
    [[nodiscard]] unsigned length() const { return depth_; }

  private:
    // A position on the way, and which of its moves comes next.
    struct Frame {
        std::uint32_t key = 0;
        Cell came_from;  // of the piece that moved last
        std::uint8_t came_by = 0;
        std::uint8_t next_move = 0;
    };
    void prepare_distances(const SlideTable& table);
    void begin_depth();
    bool try_move(const SlideTable& table, std::span<std::uint32_t> block, unsigned left);
    void step_back(std::span<std::uint32_t> block, unsigned left);
    [[nodiscard]] unsigned distance_left() const { return distances_[pieces_.of(carom_target).index()]; }
    [[nodiscard]] std::uint32_t key() const;

    Question question_;
    Position pieces_;
    Status status_ = Status::none;
    unsigned question_number_ = 0;  // 0 before the first
    unsigned depth_ = 0;            // the length being tried
    unsigned height_ = 0;           // moves made on the way to the position looked at
    std::array<Frame, carom_optimum.most + 1> frames_{};
    std::array<std::uint8_t, std::size_t{carom_side} * max_side> distances_{};
};

}  // namespace ricochet
