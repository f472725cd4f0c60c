#include "keys.hpp"

namespace hal::terminal {

Key KeyReader::plain(char byte) {
    switch (byte) {
        case '\t':
            return {Key::Kind::tab};
        case '\r':
        case '\n':
            return {Key::Kind::enter};
        case '\b':
        case '\x7f':
            return {Key::Kind::backspace};
        default:
            break;
    }
    if (static_cast<unsigned char>(byte) >= 0x80U) {
        return {Key::Kind::unknown};
    }
    return {Key::Kind::character, byte};
}

// ESC [ A and ESC O A are the same key; numbers in between (held Shift, Control) do not change it.
Key KeyReader::sequence(char last) {
    switch (last) {
        case 'A':
            return {Key::Kind::up};
        case 'B':
            return {Key::Kind::down};
        case 'C':
            return {Key::Kind::right};
        case 'D':
            return {Key::Kind::left};
        case 'Z':
            return {Key::Kind::back_tab};
        default:
            return {Key::Kind::unknown};
    }
}

std::optional<Key> KeyReader::feed(char byte) {
    constexpr char escape = '\033';
    switch (state_) {
        case State::ground:
            if (byte == escape) {
                state_ = State::escape;
                return std::nullopt;
            }
            return plain(byte);
        case State::escape:
            if (byte == '[' || byte == 'O') {
                state_ = State::sequence;
                return std::nullopt;
            }
            if (byte == escape) {
                return Key{Key::Kind::escape};
            }
            // Alt with a key: means nothing here.
            state_ = State::ground;
            return Key{Key::Kind::unknown};
        case State::sequence:
            if (byte >= '@' && byte <= '~') {
                state_ = State::ground;
                return sequence(byte);
            }
            if (byte == escape) {
                state_ = State::escape;
            }
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Key> KeyReader::give_up() {
    const State begun = state_;
    state_ = State::ground;
    return Key{begun == State::escape ? Key::Kind::escape : Key::Kind::unknown};
}

}  // namespace hal::terminal
