// What is drawn where, as one number for each 16×16 tile of the screen. Drawing the same things gives the same
// numbers, so the tiles whose numbers differ from the last picture's are those to be sent anew.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "draw/geometry.hpp"

namespace handheld {

inline constexpr int tile_size = 16;
inline constexpr int max_screen_width = 320;
inline constexpr int max_screen_height = 240;

// Numbers are mixed by multiplying. The compiler, left to itself, would make twenty shifts and additions of one multiplication, which
// takes a single cycle: it is kept from knowing the factor.
constexpr std::uint32_t times(std::uint32_t value, std::uint32_t factor) {
    if (!std::is_constant_evaluated()) {
        asm("" : "+r"(factor));
    }
    return value * factor;
}

// A number that stands for what a shape looks like; each value put in changes it.
class Mark {
  public:
    constexpr Mark& put(std::uint32_t value) {
        value_ = times(value_ ^ value, 0x9e3779b1U);
        value_ ^= value_ >> 15U;
        return *this;
    }
    constexpr Mark& put(const Rect& rect) {
        return put((static_cast<std::uint32_t>(rect.left) << 16U) ^
                   (static_cast<std::uint32_t>(rect.top) & 0xffffU))
            .put((static_cast<std::uint32_t>(rect.width) << 16U) ^
                 (static_cast<std::uint32_t>(rect.height) & 0xffffU));
    }
    [[nodiscard]] constexpr std::uint32_t value() const { return value_; }

  private:
    std::uint32_t value_ = 0x811c9dc5U;
};

class TileMarks {
  public:
    static constexpr int columns = max_screen_width / tile_size;
    static constexpr int rows = max_screen_height / tile_size;

    constexpr void clear() { marks_.fill(0); }

    // Something with this mark is drawn within these bounds.
    constexpr void add(const Rect& bounds, std::uint32_t mark) {
        const Rect inside = common(bounds, {0, 0, max_screen_width, max_screen_height});
        if (inside.empty()) {
            return;
        }
        for (int row = inside.top / tile_size; row <= (inside.bottom() - 1) / tile_size; ++row) {
            for (int column = inside.left / tile_size; column <= (inside.right() - 1) / tile_size; ++column) {
                auto& tile = at(column, row);
                tile = times(tile ^ mark, 0x85ebca6bU) + 1U;
                tile ^= tile >> 13U;
            }
        }
    }

    [[nodiscard]] constexpr std::uint32_t of(int column, int row) const { return marks_[index(column, row)]; }
    constexpr std::uint32_t& at(int column, int row) { return marks_[index(column, row)]; }

  private:
    static constexpr std::size_t index(int column, int row) {
        return (static_cast<std::size_t>(row) * columns) + static_cast<std::size_t>(column);
    }

    std::array<std::uint32_t, std::size_t{columns} * std::size_t{rows}> marks_{};
};

}  // namespace handheld
