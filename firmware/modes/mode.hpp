// A mode of play, as the screens see it. One more mode is one more class like this and one more line in modes.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "app/game.hpp"
#include "look/board_scene.hpp"
#include "ricochet/calendar_date.hpp"
#include "ricochet/slide_table.hpp"
#include "ricochet/storage/last_choices.hpp"

namespace handheld {

// One thing to choose before a game begins.
struct ModeOption {
    Label label;
    Label value;
};

// What a new game may depend on apart from its options.
struct GameStart {
    std::uint32_t chance = 0;
    ricochet::CalendarDate today;
    Rules rules;
};

// What can come after a round that was won.
enum class Afterwards : std::uint8_t {
    next_round,   // of the same game
    next_puzzle,  // another game after this one
    new_game      // whatever the player chooses
};

// What the solver is asked: the shortest way from one moment of a round.
struct Question {
    const Board* board = nullptr;
    ricochet::Play from;
    ricochet::Contest contest;
};

// What would become of moves made one after the other: the first that is refused and why, if one is.
struct MoveCheck {
    std::size_t made = 0;  // moves before it
    Refusal why = Refusal::none;
};

class Mode {
  public:
    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual std::string_view motto() const = 0;
    [[nodiscard]] virtual std::string_view rules() const = 0;  // a page of help
    virtual void draw_emblem(Canvas& canvas, const Rect& box) const = 0;

    // Before a game: the player has come to choose one.
    virtual void opened(const GameStart& /*start*/) {}
    // The day whose puzzle is chosen, counted from 1 January 2000.
    [[nodiscard]] virtual std::optional<std::uint32_t> chosen_day() const { return std::nullopt; }
    [[nodiscard]] virtual unsigned option_count() const = 0;
    [[nodiscard]] virtual ModeOption option(unsigned index) const = 0;
    virtual void change_option(unsigned index, int step, const GameStart& start) = 0;
    // The board the options stand for, if it is known before the game begins.
    [[nodiscard]] virtual const Board* map() const { return nullptr; }
    // Begins to make the chosen game. The one in progress stays until deal_finished().
    virtual void begin(const GameStart& start) = 0;
    // One short step of making it, in the background and in memory lent for the time; true while there is more.
    virtual bool deal_step(std::span<std::uint32_t> /*memory*/) { return false; }
    virtual void deal_finished() = 0;
    [[nodiscard]] virtual Label deal_progress() const { return {}; }
    [[nodiscard]] virtual bool in_progress() const = 0;

    // The round being played. Contract from here on: in_progress().
    [[nodiscard]] virtual Label place() const = 0;     // such as "Board 1234"
    [[nodiscard]] virtual Label progress() const = 0;  // such as "Round 3/17"
    [[nodiscard]] virtual Label task() const = 0;      // such as "red to the red circle"
    [[nodiscard]] virtual std::string_view robot_name(Robot robot) const = 0;
    [[nodiscard]] virtual std::string_view target_owner() const = 0;  // whose the goal is, in a short word
    [[nodiscard]] virtual unsigned moves() const = 0;
    [[nodiscard]] virtual bool won() const = 0;
    [[nodiscard]] virtual bool over() const = 0;  // nothing comes after this round
    [[nodiscard]] virtual BoardMarker target() const = 0;
    virtual void show(BoardScene& scene) const = 0;
    // The last move of those made, as it was seen: the trail on the board. Nothing before the first.
    [[nodiscard]] virtual std::optional<BoardSlide> last_slide() const = 0;
    // The round's start and then these moves, without changing anything.
    virtual void show_after(std::span<const Move> moves, BoardScene& scene) const = 0;

    [[nodiscard]] virtual bool can_move(Move move) const = 0;
    virtual Refusal move(Move move) = 0;
    // Would these moves be made from here? Nothing is changed.
    [[nodiscard]] virtual MoveCheck check(std::span<const Move> moves) const = 0;
    virtual bool undo() = 0;
    virtual bool redo() = 0;
    [[nodiscard]] virtual bool can_undo() const = 0;
    [[nodiscard]] virtual bool can_redo() const = 0;
    virtual void restart() = 0;
    // Another round instead of this one; false where there is none.
    virtual bool skip() = 0;
    [[nodiscard]] virtual bool can_skip() const = 0;
    // The round is too easy: another one, as long as there is one that was not put off yet.
    virtual bool put_off() { return false; }
    // After a win: the next round; false if the game is over.
    virtual bool next() = 0;
    [[nodiscard]] virtual Afterwards afterwards() const = 0;
    // Before a next puzzle is made: chooses it.
    virtual void choose_next(const GameStart& /*start*/) {}

    // The shortest way, from the start of the round or from now: a question for the solver ...
    [[nodiscard]] virtual std::optional<Question> question(bool from_start) const = 0;
    // ... or, where there is none, the answer itself: how many moves were written.
    virtual std::size_t answer(bool from_start, std::span<Move> moves) const = 0;

    // Appends where the robots stand now as a line of the interchange format (puzzle_line.hpp, crystals_line.hpp).
    virtual void put_line(TextWriter& writer) const = 0;

    // The day whose puzzle this is, counted from 1 January 2000.
    [[nodiscard]] virtual std::optional<std::uint32_t> day() const { return std::nullopt; }

    // Whether its rounds count in the statistics.
    [[nodiscard]] virtual bool keeps_statistics() const { return true; }

    // The game as bytes, and back. A complaint leaves the mode as it was.
    [[nodiscard]] virtual ricochet::storage::Key key() const = 0;
    [[nodiscard]] virtual std::size_t stored_size() const = 0;  // at most ricochet::storage::most_game_bytes
    // Contract: room for stored_size().
    virtual std::size_t store(std::span<std::uint8_t> bytes) const = 0;
    virtual Complaint load(std::span<const std::uint8_t> bytes) = 0;
    // The options chosen last.
    virtual void remember(ricochet::storage::LastChoices& choices) const = 0;
    virtual void recall(const ricochet::storage::LastChoices& choices) = 0;
    // There is no game in progress any more.
    virtual void forget() = 0;

  protected:
    ~Mode() = default;
};

}  // namespace handheld
