#include "ricochet/crystals_solver.hpp"

namespace ricochet {

namespace {

// A state's number: cell·4 + crystals.
constexpr unsigned state_of(const CrystalsPlay& play) {
    const unsigned cell = (play.robot.y() * crystals_side) + play.robot.x();
    return (cell * 4U) + (play.collected.amber ? 2U : 0U) + (play.collected.violet ? 1U : 0U);
}

constexpr CrystalsPlay play_of(unsigned state) {
    CrystalsPlay play;
    play.robot = Cell((state / 4U) % crystals_side, (state / 4U) / crystals_side);
    play.collected = {(state & 2U) != 0, (state & 1U) != 0};
    return play;
}

// How a state was first reached.
struct Arrival {
    std::uint8_t from = 0;
    Direction direction = Direction::up;
    bool known = false;
};

// States in the order they were first reached, which is by distance and then by the order of their moves.
class Search {
  public:
    explicit Search(const CrystalsPlay& from) { add(state_of(from), Arrival{}); }

    [[nodiscard]] bool exhausted() const { return done_ == size_; }
    unsigned take() { return queue_[done_++]; }
    [[nodiscard]] unsigned taken() const { return done_; }

    void reach(unsigned state, unsigned from, Direction direction) {
        if (!arrivals_[state].known) {
            add(state, Arrival{static_cast<std::uint8_t>(from), direction, true});
        }
    }

    // How many moves the search made to reach a state.
    [[nodiscard]] unsigned depth(unsigned state) const {
        unsigned count = 0;
        for (; state != queue_[0]; state = arrivals_[state].from) {
            ++count;
        }
        return count;
    }
    [[nodiscard]] const Arrival& arrival(unsigned state) const { return arrivals_[state]; }

  private:
    void add(unsigned state, Arrival arrival) {
        arrival.known = true;
        arrivals_[state] = arrival;
        queue_[size_++] = static_cast<std::uint8_t>(state);
    }

    std::array<Arrival, crystals_states> arrivals_{};
    std::array<std::uint8_t, crystals_states> queue_{};
    std::uint8_t size_ = 0;
    std::uint8_t done_ = 0;
};

}  // namespace

CrystalsSolution solve_crystals(const SlideTable& table, const CrystalsContest& contest,
                                const CrystalsPlay& from) {
    CrystalsSolution solution;
    solution.found_ = from.won;
    Search search(from);
    while (!solution.found_ && !search.exhausted()) {
        const unsigned state = search.take();
        const CrystalsPlay play = play_of(state);
        for (const auto direction : all_directions) {
            CrystalsPlay next = play;
            if (make_move(table, contest, next, direction) != Refusal::none) {
                continue;
            }
            if (!next.won) {
                search.reach(state_of(next), state, direction);
                continue;
            }
            solution.found_ = true;
            unsigned at = search.depth(state);
            solution.count_ = static_cast<std::uint8_t>(at + 1);
            solution.moves_[at] = direction;
            for (unsigned back = state; at > 0; back = search.arrival(back).from) {
                solution.moves_[--at] = search.arrival(back).direction;
            }
            break;
        }
    }
    solution.states_ = static_cast<std::uint8_t>(search.taken());
    return solution;
}

}  // namespace ricochet
