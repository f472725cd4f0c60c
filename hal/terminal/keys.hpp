// Turns the bytes a terminal sends into key presses.
#pragma once

#include <cstdint>
#include <optional>

namespace hal::terminal {

struct Key {
    enum class Kind : std::uint8_t {
        character,
        up,
        right,
        down,
        left,
        tab,
        back_tab,
        enter,
        backspace,
        escape,
        unknown
    };
    Kind kind = Kind::unknown;
    char character = '\0';  // of Kind::character; control characters as themselves

    constexpr bool operator==(const Key&) const = default;
};

class KeyReader {
  public:
    // The key this byte completes, if it does.
    std::optional<Key> feed(char byte);

    // Whether a key has begun that the next bytes may complete: an escape sequence, or the escape key alone.
    [[nodiscard]] bool waiting() const { return state_ != State::ground; }

    // Nothing came for a while: what has begun is all there is.
    std::optional<Key> give_up();

  private:
    enum class State : std::uint8_t { ground, escape, sequence };

    [[nodiscard]] static Key plain(char byte);
    [[nodiscard]] static Key sequence(char last);

    State state_ = State::ground;
};

}  // namespace hal::terminal
