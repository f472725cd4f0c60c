// Makes lines out of what is typed or sent, with backspace and Ctrl-C. A line that is too long, or has characters nobody can
// type, is known to be bad when it ends, and none of it is obeyed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace handheld {

class LineReader {
  public:
    // Room for the longest puzzle line with a command before it.
    static constexpr std::size_t longest = 400;

    enum class Event : std::uint8_t {
        none,
        line,       // there is a line; it stays until `clear`
        interrupt,  // Ctrl-C: what was typed of the line is gone
        erased      // a character was taken back
    };
    enum class Fault : std::uint8_t { none, too_long, unprintable };

    // Contract: no line is waiting.
    Event take(char character) {
        const bool after_return = returned_;
        returned_ = character == '\r';
        if (character == '\r' || (character == '\n' && !after_return)) {
            return Event::line;
        }
        if (character == '\n') {
            return Event::none;
        }
        if (character == interrupt) {
            clear();
            return Event::interrupt;
        }
        if (character == backspace || character == rubout) {
            return erase();
        }
        if (character == '\t') {
            character = ' ';
        }
        if (character < ' ' || character > '~') {
            fault_ = Fault::unprintable;
        } else if (size_ < longest) {
            characters_[size_++] = character;
        } else if (fault_ == Fault::none) {
            fault_ = Fault::too_long;
        }
        return Event::none;
    }

    [[nodiscard]] std::string_view text() const { return {characters_.data(), size_}; }
    [[nodiscard]] Fault fault() const { return fault_; }
    void clear() {
        size_ = 0;
        fault_ = Fault::none;
    }

  private:
    static constexpr char interrupt = 3;
    static constexpr char backspace = 8;
    static constexpr char rubout = 127;

    // Of a line that is bad already it is not known what a backspace takes away, so it stays bad.
    Event erase() {
        if (size_ == 0 || fault_ != Fault::none) {
            return Event::none;
        }
        --size_;
        return Event::erased;
    }

    std::array<char, longest> characters_{};
    std::size_t size_ = 0;
    Fault fault_ = Fault::none;
    bool returned_ = false;  // the last character was a carriage return, with which a line feed may come
};

}  // namespace handheld
