// Finds the optimum of the round and the best way from where the player stands, in the background while they think.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/game.hpp"
#include "hal/background.hpp"
#include "modes/mode.hpp"

namespace handheld {

// What is known about one question.
struct Knowledge {
    enum class State : std::uint8_t { unasked, searching, known, impossible, given_up };

    static constexpr std::size_t max_moves = 32;
    State state = State::unasked;
    std::array<Move, max_moves> way{};
    std::uint8_t length = 0;

    [[nodiscard]] std::span<const Move> moves() const { return {way.data(), length}; }
    [[nodiscard]] bool known() const { return state == State::known; }
};

class Analyst {
  public:
    explicit Analyst(hal::Background& background) : background_(background) {}

    // A new round: forgets everything and looks for its optimum.
    void begin_round(const Mode& mode);
    // The player stands somewhere else.
    void position_changed();
    // Wants the best way from here; answered by from_here() sooner or later.
    void ask_from_here(const Mode& mode);
    void update(const Mode& mode);

    [[nodiscard]] const Knowledge& optimum() const { return optimum_; }
    [[nodiscard]] const Knowledge& from_here() const { return from_here_; }
    // How far the search under way has come.
    [[nodiscard]] unsigned depth() const { return 0; }

  private:
    static void answer(const Mode& mode, bool from_start, Knowledge& knowledge);

    hal::Background& background_;
    Knowledge optimum_;
    Knowledge from_here_;
};

}  // namespace handheld
