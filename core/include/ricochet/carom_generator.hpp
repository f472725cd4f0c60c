// Makes Carom puzzles: walls, then pieces, then the shortest solution and its score; the best is kept. The work is
// limited by counts and every figure it depends on is unique, so one date gives one puzzle on every platform,
// however the work is cut up and whatever memory it has.
#pragma once

#include <cstdint>
#include <span>

#include "ricochet/calendar_date.hpp"
#include "ricochet/carom_layout.hpp"
#include "ricochet/carom_search.hpp"
#include "ricochet/rng.hpp"

namespace ricochet {

// Which puzzle: that of a day, or one of the endless by its number.
struct CaromChoice {
    enum class Kind : std::uint8_t { daily, endless };

    Kind kind = Kind::endless;
    CalendarDate date;         // of a daily one
    std::uint32_t number = 0;  // of an endless one

    // Contract: a valid date.
    static constexpr CaromChoice daily(const CalendarDate& date) { return {Kind::daily, date, 0}; }
    static constexpr CaromChoice endless(std::uint32_t number) { return {Kind::endless, {}, number}; }

    constexpr bool operator==(const CaromChoice&) const = default;
};

// A puzzle as it is dealt.
struct CaromDeal {
    CaromChoice choice;
    CaromLayout layout;
    std::uint8_t optimum = 0;
    // How many pieces move in the solution. There may be several of the shortest length; it is one in which the
    // fewest move. (Another choice could depend on which one a search happens to find.)
    std::uint8_t pieces = 0;
    bool ready_made = false;  // whether nothing was found and a layout that stood ready had to do

    // 10 for each piece that moves, 15 more for each blocker that does, 2 a move up to twelve. The target always
    // moves.
    [[nodiscard]] constexpr unsigned score() const {
        return (10U * pieces) + (15U * (pieces - 1U)) +
               (2U * (optimum < carom_optimum.most ? optimum : carom_optimum.most));
    }
    // Good enough to look no further.
    [[nodiscard]] constexpr bool great() const { return pieces >= 3 && optimum >= 8; }

    constexpr bool operator==(const CaromDeal&) const = default;
};

class CaromGenerator {
  public:
    struct Limits {
        unsigned boards = 15;
        unsigned placements = 40;  // on each board
    };
    // How much memory pays, in words: with a quarter of it the slowest date in a thousand takes five times as
    // long. The solver's memory can be lent, since there is nothing to solve before there is a puzzle.
    static constexpr std::size_t usual_block = 16384;

    // Works in a block of memory that is the caller's; at most 131072 words of it are used. Nobody else may
    // write to it from `start` until the deal is there.
    explicit CaromGenerator(std::span<std::uint32_t> block) : block_(block) {}

    void start(const CaromChoice& choice, const Limits& limits);
    void start(const CaromChoice& choice) { start(choice, Limits{}); }

    // Goes on for about so many positions of search; true once the deal is there.
    bool run(std::uint32_t budget);
    [[nodiscard]] bool done() const { return stage_ == Stage::done; }

    // Contract: done().
    [[nodiscard]] const CaromDeal& deal() const { return best_; }

    // Progress, to be shown.
    [[nodiscard]] unsigned boards() const { return board_; }
    [[nodiscard]] unsigned placements() const { return placement_; }

  private:
    enum class Stage : std::uint8_t { walls, pieces, solving, counting, done };

    void begin_board();
    void try_walls();
    void finish_walls();
    void place_pieces();
    void solve(std::uint32_t& budget);
    void count_pieces(std::uint32_t& budget);
    void ask_next_count();
    void judge();
    void next_placement();
    void finish();

    std::span<std::uint32_t> block_;
    Limits limits_;
    Stage stage_ = Stage::done;
    Rng rng_;
    unsigned board_ = 0;
    unsigned placement_ = 0;
    unsigned tries_ = 0;    // at the walls of this board
    unsigned corners_ = 0;  // as many as it should have
    unsigned count_question_ = 0;
    CaromLayout walls_;  // the best try at this board's walls
    CaromDeal candidate_;
    CaromDeal best_;
    SlideTable table_;
    CaromSearch search_;
};

}  // namespace ricochet
