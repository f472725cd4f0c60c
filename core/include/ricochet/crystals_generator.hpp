// Makes Crystals puzzles: one for every difficulty and number, the same everywhere. Puzzles of fourteen moves and
// more are one in ten thousand random layouts, so a layout is not drawn until it fits but improved: one island
// or one piece is changed at a time, and kept if the shortest solution is not shorter for it.
#pragma once

#include <cstdint>

#include "ricochet/crystals_layout.hpp"
#include "ricochet/rng.hpp"

namespace ricochet {

// A puzzle as it is dealt.
struct CrystalsDeal {
    Difficulty difficulty = Difficulty::easy;
    std::uint32_t number = 0;
    CrystalsLayout layout;
    std::uint8_t optimum = 0;
    bool ready_made = false;  // whether no attempt succeeded and a layout that stood ready had to do

    constexpr bool operator==(const CrystalsDeal&) const = default;
};

class CrystalsGenerator {
  public:
    // An attempt solves at most so many layouts, then the next sub-seed is tried; after the last attempt a
    // layout that stands ready is the answer.
    static constexpr unsigned layouts_an_attempt = 200;
    static constexpr unsigned usual_attempts = 24;

    CrystalsGenerator(Difficulty difficulty, std::uint32_t number, unsigned max_attempts = usual_attempts);

    // Goes on for at most so many layouts; true once the deal is there. The work can be cut in slices of any
    // size and the deal is the same.
    bool run(unsigned layouts);
    [[nodiscard]] bool done() const { return done_; }

    // Contract: done().
    [[nodiscard]] const CrystalsDeal& deal() const { return deal_; }
    // How many layouts were solved.
    [[nodiscard]] std::uint32_t solved() const { return solved_; }

  private:
    void begin_attempt();
    void step();
    void end_attempt();
    void finish(const CrystalsLayout& layout, unsigned optimum);
    CrystalsLayout random_layout();
    CrystalsLayout changed_layout();

    CrystalsDeal deal_;
    unsigned max_attempts_;
    unsigned attempt_ = 0;
    unsigned tried_ = 0;   // layouts of this attempt
    unsigned target_ = 0;  // the length this attempt is content with
    unsigned best_optimum_ = 0;
    CrystalsLayout best_;
    Rng rng_;
    std::uint32_t solved_ = 0;
    bool done_ = false;
};

// The whole work at once.
CrystalsDeal deal_crystals(Difficulty difficulty, std::uint32_t number,
                           unsigned max_attempts = CrystalsGenerator::usual_attempts);

}  // namespace ricochet
