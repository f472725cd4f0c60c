// A round as a player has it: the moves so far, undo and redo, restart. A value: copying it copies everything.
// One shape for every mode: a mode says what its start, its contest, its play and its moves are, and its rules
// are found as `starting_play(start)` and `make_move(table, contest, play, move)`.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/play.hpp"

namespace ricochet {

template <typename Mode>
class BasicRound {
  public:
    using Start = typename Mode::Start;
    using Contest = typename Mode::Contest;
    using Play = typename Mode::Play;
    using Move = typename Mode::Move;

    // How many moves are remembered. When the history is full, its older half is folded into the base it starts
    // from, so that a round can be as long as the player likes and undo reaches back 256 moves at least.
    static constexpr std::uint16_t history_capacity = 512;
    static constexpr std::uint16_t fold_size = history_capacity / 2;

    constexpr BasicRound() = default;
    constexpr BasicRound(const Start& start, const Contest& contest)
        : contest_(contest), start_(start), base_(starting_play(start)), now_(base_) {}

    [[nodiscard]] constexpr const Contest& contest() const { return contest_; }
    [[nodiscard]] constexpr const Start& start() const { return start_; }
    [[nodiscard]] constexpr const Play& now() const { return now_; }
    [[nodiscard]] constexpr bool won() const { return now_.won; }

    // Makes a move, or says why not and changes nothing. Moves that were undone are forgotten.
    constexpr Refusal move(const SlideTable& table, Move move) {
        const Refusal why = make_move(table, contest_, now_, move);
        if (why == Refusal::none) {
            if (made_ == history_capacity) {
                fold_oldest(table);
            }
            history_[made_++] = move;
            known_ = made_;
        }
        return why;
    }

    [[nodiscard]] constexpr bool can_undo() const { return made_ > 0; }
    [[nodiscard]] constexpr bool can_redo() const { return made_ < known_; }

    // Takes back the last move; false if there is none to take back.
    constexpr bool undo(const SlideTable& table) {
        if (!can_undo()) {
            return false;
        }
        --made_;
        replay(table);
        return true;
    }

    // Makes the move again that was last undone; false if there is none.
    constexpr bool redo(const SlideTable& table) {
        if (!can_redo()) {
            return false;
        }
        make_move(table, contest_, now_, history_[made_++]);
        return true;
    }

    // Back to the start of the round. The moves can be redone, unless older ones have been folded away.
    constexpr void restart() {
        if (base_.moves > 0) {
            known_ = 0;
            base_ = starting_play(start_);
        }
        made_ = 0;
        now_ = base_;
    }

    // The moves that can be undone, oldest first: all of the round's, unless it is longer than the history.
    [[nodiscard]] constexpr std::span<const Move> history() const { return {history_.data(), made_}; }

    // Those that can be redone, next first.
    [[nodiscard]] constexpr std::span<const Move> undone() const {
        return {history_.data() + made_, static_cast<std::size_t>(known_ - made_)};
    }

    // The state the history starts from.
    [[nodiscard]] constexpr const Play& base() const { return base_; }

    // A round rebuilt from its parts, every move made again. `complete` tells whether all moves were accepted;
    // if not, the round is not to be used.
    struct Rebuilt;
    static constexpr Rebuilt rebuild(const SlideTable& table, const Contest& contest, const Start& start,
                                     const Play& base, std::span<const Move> moves, std::size_t made);

    // The same in place, step by step, for those who have no room for a second round: begin, each known move in turn (false: it
    // is not possible, or there are too many), then how many of them are made and not undone. Contract: `made` is at most
    // as many as were known.
    constexpr void begin_rebuild(const Contest& contest, const Start& start, const Play& base) {
        contest_ = contest;
        start_ = start;
        base_ = base;
        now_ = base;
        made_ = 0;
        known_ = 0;
    }
    constexpr bool remember(const SlideTable& table, Move move) {
        if (known_ == history_capacity || make_move(table, contest_, now_, move) != Refusal::none) {
            return false;
        }
        history_[known_++] = move;
        return true;
    }
    constexpr void end_rebuild(const SlideTable& table, std::size_t made) {
        made_ = static_cast<std::uint16_t>(made);
        replay(table);
    }

    // Rounds are the same if the player cannot tell them apart: what both have forgotten does not matter.
    constexpr bool operator==(const BasicRound& other) const {
        return contest_ == other.contest_ && start_ == other.start_ && base_ == other.base_ &&
               now_ == other.now_ && made_ == other.made_ && known_ == other.known_ &&
               std::equal(history_.begin(), history_.begin() + known_, other.history_.begin());
    }

  private:
    constexpr void replay(const SlideTable& table) {
        now_ = base_;
        for (std::size_t i = 0; i < made_; ++i) {
            make_move(table, contest_, now_, history_[i]);
        }
    }

    // Makes room in a full history: its older half becomes part of the base.
    constexpr void fold_oldest(const SlideTable& table) {
        for (unsigned i = 0; i < fold_size; ++i) {
            make_move(table, contest_, base_, history_[i]);
            history_[i] = history_[i + fold_size];
        }
        made_ = static_cast<std::uint16_t>(made_ - fold_size);
    }

    Contest contest_{};
    Start start_{};
    Play base_{};
    Play now_{};
    std::uint16_t made_ = 0;   // moves made since the base
    std::uint16_t known_ = 0;  // those and the undone ones after them
    std::array<Move, history_capacity> history_{};
};

template <typename Mode>
struct BasicRound<Mode>::Rebuilt {
    BasicRound round;
    bool complete = false;
};

template <typename Mode>
constexpr typename BasicRound<Mode>::Rebuilt
BasicRound<Mode>::rebuild(const SlideTable& table, const Contest& contest, const Start& start,
                          const Play& base, std::span<const Move> moves, std::size_t made) {
    Rebuilt result;
    result.round.begin_rebuild(contest, start, base);
    result.complete = made <= moves.size();
    for (const Move move : moves) {
        result.complete = result.complete && result.round.remember(table, move);
    }
    if (result.complete) {
        result.round.end_rebuild(table, made);
    }
    return result;
}

// Robots on a board and a goal to stop on: Classic, Carom, and what is made of them.
struct RobotMode {
    using Start = Position;
    using Contest = ricochet::Contest;
    using Play = ricochet::Play;
    using Move = ricochet::Move;
};
using Round = BasicRound<RobotMode>;

}  // namespace ricochet
