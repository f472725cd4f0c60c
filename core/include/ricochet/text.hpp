// Text without a heap: a writer into a caller's characters, and a fixed-size text that owns its own.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "ricochet/cell.hpp"

namespace ricochet {

// Appends to a block of characters. What does not fit is dropped and remembered as `truncated`.
class TextWriter {
  public:
    constexpr explicit TextWriter(std::span<char> block) : block_(block) {}

    constexpr TextWriter& put(char character) {
        if (size_ < block_.size()) {
            block_[size_++] = character;
        } else {
            truncated_ = true;
        }
        return *this;
    }
    constexpr TextWriter& put(std::string_view text) {
        for (const char character : text) {
            put(character);
        }
        return *this;
    }
    constexpr TextWriter& put_number(std::uint32_t number) {
        std::array<char, 10> digits{};
        std::size_t count = 0;
        do {
            digits[count++] = static_cast<char>('0' + (number % 10));
            number /= 10;
        } while (number > 0);
        while (count > 0) {
            put(digits[--count]);
        }
        return *this;
    }
    // (x,y)
    constexpr TextWriter& put_cell(Cell cell) {
        return put('(').put_number(cell.x()).put(',').put_number(cell.y()).put(')');
    }

    [[nodiscard]] constexpr std::string_view view() const { return {block_.data(), size_}; }
    [[nodiscard]] constexpr bool truncated() const { return truncated_; }

  private:
    std::span<char> block_;
    std::size_t size_ = 0;
    bool truncated_ = false;
};

// A short text by value, such as an error in words. What does not fit is cut off.
template <std::size_t capacity>
class FixedText {
  public:
    constexpr FixedText() = default;
    // NOLINTBEGIN(google-explicit-constructor): a text is a text, however it is written down
    constexpr FixedText(std::string_view text) { append(text); }
    constexpr FixedText(const char* text) { append(text); }
    // NOLINTEND(google-explicit-constructor)

    constexpr FixedText& append(std::string_view text) {
        return write([&](TextWriter& writer) { writer.put(text); });
    }
    constexpr FixedText& append_number(std::uint32_t number) {
        return write([&](TextWriter& writer) { writer.put_number(number); });
    }
    constexpr FixedText& append_cell(Cell cell) {
        return write([&](TextWriter& writer) { writer.put_cell(cell); });
    }

    [[nodiscard]] constexpr std::string_view view() const { return {characters_.data(), size_}; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

  private:
    template <typename Write>
    constexpr FixedText& write(Write&& write_to) {
        TextWriter writer{std::span<char>(characters_).subspan(size_)};
        write_to(writer);
        size_ += writer.view().size();
        return *this;
    }

    std::array<char, capacity> characters_{};
    std::size_t size_ = 0;
};

// Why something was refused, in words a player understands. Empty means nothing is wrong.
using Complaint = FixedText<120>;

// The first `count` characters, or all if there are fewer. (The standard's substr may throw.)
constexpr std::string_view first(std::string_view text, std::size_t count) {
    return {text.data(), count < text.size() ? count : text.size()};
}

// The text without its first `count` characters, or nothing if there are fewer.
constexpr std::string_view without_first(std::string_view text, std::size_t count) {
    text.remove_prefix(count < text.size() ? count : text.size());
    return text;
}

// Where the text first has one of these characters; its length if nowhere.
constexpr std::size_t find_any(std::string_view text, std::string_view characters) {
    std::size_t at = 0;
    for (; at < text.size(); ++at) {
        for (const char character : characters) {
            if (text[at] == character) {
                return at;
            }
        }
    }
    return at;
}

// Takes the next word off the front of the text: what stands before the next blank, comma or line end.
constexpr std::string_view take_word(std::string_view& text) {
    constexpr std::string_view blanks = " \t\r\n,;";
    while (!text.empty() && find_any(first(text, 1), blanks) == 0) {
        text.remove_prefix(1);
    }
    const auto word = first(text, find_any(text, blanks));
    text.remove_prefix(word.size());
    return word;
}

constexpr char to_lower(char character) {
    return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
}

constexpr bool equal_ignoring_case(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) {
        return false;
    }
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (to_lower(a[i]) != to_lower(b[i])) {
            return false;
        }
    }
    return true;
}

}  // namespace ricochet
