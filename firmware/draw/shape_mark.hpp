// The mark of a shape: what it is, where and in which colour. A shape with more to it puts that in as well.
#pragma once

#include <cstdint>

#include "draw/colour.hpp"
#include "draw/tile_marks.hpp"

namespace handheld {

// A different number for each kind of shape, so that a disc is not taken for a square of the same bounds.
enum class Shape : std::uint8_t { fill = 1, round, polygon, ring, dark };

inline Mark mark_of(Shape shape, const Rect& bounds, Colour colour) {
    return Mark().put((static_cast<std::uint32_t>(shape) << 16U) | colour.value).put(bounds);
}

}  // namespace handheld
