// A game in progress as it is kept: now and then as a whole, and after every action as a small delta that lists all actions since.
// Resuming is the latest whole one and the actions of its delta; an older delta belongs to no whole record any more.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "ricochet/move.hpp"
#include "ricochet/robot.hpp"
#include "ricochet/storage/field_reader.hpp"
#include "ricochet/storage/keys.hpp"
#include "ricochet/text.hpp"

namespace ricochet::storage {

// One thing the player did.
struct Action {
    enum class Kind : std::uint8_t { move, undo, redo, restart, skip, next };

    Kind kind = Kind::move;
    Move move{};  // of a move

    static constexpr Action of(Move move) { return {Kind::move, move}; }
    constexpr bool operator==(const Action&) const = default;
};

// A move is its own byte, the others 32 and on.
constexpr std::uint8_t to_byte(const Action& action) {
    return action.kind == Action::Kind::move
               ? ricochet::to_byte(action.move)
               : static_cast<std::uint8_t>(32U + static_cast<unsigned>(action.kind));
}

constexpr std::optional<Action> action_from_byte(std::uint8_t byte) {
    if (byte > 32 && byte <= 32U + static_cast<unsigned>(Action::Kind::next)) {
        return Action{static_cast<Action::Kind>(byte - 32U), {}};
    }
    const auto move = move_from_byte(byte);
    return move ? std::optional(Action::of(*move)) : std::nullopt;
}

// What is remembered of the round in progress beside the round itself.
struct RoundNotes {
    bool watched = false;   // the solution has been shown
    bool recorded = false;  // its result is in the statistics
    std::uint32_t milliseconds = 0;
    std::uint8_t hint = 0;    // how far the hint has gone: 0 none, 1 length, 2 robots, 3 the move
    std::uint8_t chosen = 0;  // the robot the player has chosen, counted from 1; 0 if none yet

    // One byte for all but the time: watched, recorded, two bits of the hint, three of the robot.
    static constexpr std::size_t stored_size = 5;
    void put(ByteWriter& writer) const {
        writer.put(static_cast<std::uint8_t>((watched ? 1U : 0U) | (recorded ? 2U : 0U) |
                                             ((hint & 3U) << 2U) | ((chosen & 7U) << 4U)));
        writer.put(milliseconds);
    }
    static RoundNotes take(FieldReader& reader) {
        const unsigned flags = reader.take_between(0, 0x7f);
        const RoundNotes notes{(flags & 1U) != 0, (flags & 2U) != 0, reader.take<std::uint32_t>(),
                               static_cast<std::uint8_t>((flags >> 2U) & 3U),
                               static_cast<std::uint8_t>(flags >> 4U)};
        reader.expect(notes.chosen <= max_robots);
        return notes;
    }
    constexpr bool operator==(const RoundNotes&) const = default;
};

// A whole game: the notes and the game's own bytes without the zeros at their end, which are most of them.
class GameRecord {
  public:
    static constexpr std::uint8_t version = 2;  // 1 had neither hint nor chosen robot: zeros there
    static constexpr std::size_t most_stored = RoundNotes::stored_size + most_game_bytes;

    using Block = std::array<std::uint8_t, most_stored>;

    // Where in the block the game's bytes go before it is stored: a second copy would be dear on a small stack.
    static std::span<std::uint8_t> place_of_game(Block& block) {
        return std::span(block).subspan(RoundNotes::stored_size);
    }

    // Puts the notes before the game, of which so many bytes are in its place. Returns how many bytes the record takes.
    static std::size_t store(const RoundNotes& notes, std::size_t game_bytes, Block& block) {
        ByteWriter writer(block);
        notes.put(writer);
        std::size_t size = RoundNotes::stored_size + game_bytes;
        while (size > RoundNotes::stored_size && block[size - 1] == 0) {
            --size;
        }
        return size;
    }

    // The notes, and in `game` the part of the buffer with the game's bytes, filled up with zeros to `game_bytes`. The game itself
    // checks what they say. Contract: `length` bytes were read into the buffer, which has room for notes and game.
    static Complaint load(std::uint8_t stored_version, std::span<std::uint8_t> buffer, std::size_t length,
                          std::size_t game_bytes, RoundNotes& notes, std::span<const std::uint8_t>& game) {
        if (stored_version == 0 || stored_version > version) {
            return "the game is of another version";
        }
        FieldReader reader(buffer.first(length));
        const RoundNotes loaded = RoundNotes::take(reader);
        if (!reader.good() || length - RoundNotes::stored_size > game_bytes) {
            return "the game has another length";
        }
        notes = loaded;
        const auto whole = buffer.subspan(RoundNotes::stored_size, game_bytes);
        std::ranges::fill(whole.subspan(length - RoundNotes::stored_size), std::uint8_t{0});
        game = whole;
        return {};
    }
};

// The actions since the whole game was written. When it is full a new whole one is due.
class GameDelta {
  public:
    static constexpr std::uint8_t version = 2;  // 1 had neither hint nor chosen robot: zeros there
    static constexpr std::size_t capacity =
        most_delta_bytes - sizeof(std::uint32_t) - RoundNotes::stored_size;
    using Stored = std::array<std::uint8_t, RoundNotes::stored_size + capacity>;

    RoundNotes notes;

    // False if it is full.
    bool add(const Action& action) {
        if (count_ == capacity) {
            return false;
        }
        actions_[count_++] = action;
        return true;
    }
    void clear() { count_ = 0; }
    [[nodiscard]] bool full() const { return count_ == capacity; }
    [[nodiscard]] std::span<const Action> actions() const { return {actions_.data(), count_}; }

    // How many bytes of `into` it takes.
    std::size_t store(Stored& into) const {
        ByteWriter writer(into);
        notes.put(writer);
        for (const Action& action : actions()) {
            writer.put(to_byte(action));
        }
        return writer.used();
    }

    Complaint load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
        if (stored_version == 0 || stored_version > version) {
            return "the actions are of another version";
        }
        FieldReader reader(bytes);
        GameDelta loaded;
        loaded.notes = RoundNotes::take(reader);
        while (reader.good() && !reader.ends_well()) {
            const auto action = action_from_byte(reader.take<std::uint8_t>());
            reader.expect(action && loaded.add(*action));
        }
        if (!reader.good()) {
            return "the actions make no sense";
        }
        *this = loaded;
        return {};
    }

  private:
    std::array<Action, capacity> actions_{};
    std::size_t count_ = 0;
};

}  // namespace ricochet::storage
