// A player's name, as it is entered with the d-pad: up to ten printable characters.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ricochet/bytes.hpp"
#include "ricochet/storage/field_reader.hpp"

namespace ricochet::storage {

class PlayerName {
  public:
    static constexpr std::size_t capacity = 10;
    static constexpr std::size_t stored_size = 1 + capacity;

    constexpr PlayerName() = default;
    // What does not fit is cut off; what cannot be printed becomes a question mark.
    constexpr explicit PlayerName(std::string_view text) {
        for (const char character : text) {
            if (size_ < capacity) {
                characters_[size_++] = is_printable(character) ? character : '?';
            }
        }
    }
    [[nodiscard]] constexpr std::string_view view() const { return {characters_.data(), size_}; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }

    void put(ByteWriter& writer) const {
        writer.put(size_);
        for (const char character : characters_) {
            writer.put(static_cast<std::uint8_t>(character));
        }
    }
    static PlayerName take(FieldReader& reader) {
        PlayerName name;
        name.size_ = reader.take_between(0, capacity);
        for (std::size_t i = 0; i < capacity; ++i) {
            const auto character = static_cast<char>(reader.take<std::uint8_t>());
            reader.expect(i < name.size_ ? is_printable(character) : character == '\0');
            name.characters_[i] = character;
        }
        return name;
    }

    constexpr bool operator==(const PlayerName&) const = default;

  private:
    static constexpr bool is_printable(char character) { return character >= ' ' && character <= '~'; }

    std::array<char, capacity> characters_{};
    std::uint8_t size_ = 0;
};

}  // namespace ricochet::storage
