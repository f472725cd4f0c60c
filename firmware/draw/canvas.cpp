#include "draw/canvas.hpp"

#include <algorithm>
#include <cstring>
#include <memory>

#include "draw/shape_mark.hpp"

namespace handheld {

namespace {

// A block of one colour, in whole words where they lie so: most of a picture is plain. On its own, so that all it needs stays in
// the processor's few registers.
[[gnu::noinline]] void paint_block(std::uint16_t* first, int width, int height, int stride,
                                   std::uint16_t value) {
    const std::uint32_t two = value * 0x10001U;
    const auto put_two = [two](std::uint16_t* at) {
        std::memcpy(std::assume_aligned<4>(at), &two, sizeof two);
    };
    for (; height > 0; --height, first += stride) {
        std::uint16_t* pixel = first;
        std::uint16_t* const end = first + width;
        if ((reinterpret_cast<std::uintptr_t>(pixel) & 2U) != 0) {
            *pixel++ = value;
        }
        for (std::uint16_t* const last = end - 7; pixel < last; pixel += 8) {
            put_two(pixel);
            put_two(pixel + 2);
            put_two(pixel + 4);
            put_two(pixel + 6);
        }
        for (std::uint16_t* const last = end - 1; pixel < last; pixel += 2) {
            put_two(pixel);
        }
        if (pixel < end) {
            *pixel = value;
        }
    }
}

// Two pixels, or one: three eighths of what they were, each channel by itself.
constexpr std::uint32_t darker(std::uint32_t pixels) {
    return ((pixels >> 2U) & 0x39e739e7U) + ((pixels >> 3U) & 0x18e318e3U);
}

void darken_two(std::uint16_t* pixels) {
    std::uint32_t two = 0;
    std::memcpy(&two, std::assume_aligned<4>(pixels), sizeof two);
    two = darker(two);
    std::memcpy(std::assume_aligned<4>(pixels), &two, sizeof two);
}

}  // namespace

bool Canvas::group(const Rect& bounds, const Mark& mark) {
    if (noting()) {
        marks_->add(bounds, mark.value());
        return false;
    }
    return near(bounds) && !seen(bounds).empty();
}

void Canvas::fill(const Rect& rect, Colour colour, unsigned cover) {
    if (noting()) {
        marks_->add(rect, mark_of(Shape::fill, rect, colour).put(cover).value());
        return;
    }
    if (!near(rect)) {
        return;
    }
    for (const Rect& part : seen_parts(rect)) {
        if (!part.empty()) {
            fill_part(part, colour, cover);
        }
    }
}

void Canvas::fill_part(const Rect& part, Colour colour, unsigned cover) {
    std::uint16_t* first = row(part.top) + part.left;
    if (cover >= full_cover) {
        return paint_block(first, part.width, part.height, clip_.width, colour.value);
    }
    std::uint16_t under = 0;
    std::uint16_t mixed = mix({under}, colour, cover).value;
    for (int rows = part.height; rows > 0; --rows, first += clip_.width) {
        std::uint16_t* const end = first + part.width;
        for (std::uint16_t* pixel = first; pixel < end; ++pixel) {
            if (*pixel != under) {  // mostly the same as its neighbour
                under = *pixel;
                mixed = mix({under}, colour, cover).value;
            }
            *pixel = mixed;
        }
    }
}

void Canvas::darken(const Rect& rect) {
    if (noting()) {
        marks_->add(rect, mark_of(Shape::dark, rect, {}).value());
        return;
    }
    const Rect part = seen(rect);
    for (int y = part.top; y < part.bottom(); ++y) {
        std::uint16_t* pixel = row(y) + part.left;
        std::uint16_t* const end = pixel + part.width;
        if ((reinterpret_cast<std::uintptr_t>(pixel) & 2U) != 0 && pixel < end) {
            *pixel = static_cast<std::uint16_t>(darker(*pixel));
            ++pixel;
        }
        for (std::uint16_t* const last = end - 3; pixel < last; pixel += 4) {
            darken_two(pixel);
            darken_two(pixel + 2);
        }
        if (pixel < end - 1) {
            darken_two(pixel);
            pixel += 2;
        }
        if (pixel < end) {
            *pixel = static_cast<std::uint16_t>(darker(*pixel));
        }
    }
}

void Canvas::repeat_first_row(const Rect& rect) {
    const Rect part = common(rect, clip_);
    if (noting() || part.empty()) {
        return;
    }
    const std::uint16_t* const first = row(part.top) + part.left;
    for (int y = part.top + 1; y < part.bottom(); ++y) {
        std::memcpy(row(y) + part.left, first, static_cast<std::size_t>(part.width) * sizeof *first);
    }
}

void Canvas::repeat_first_columns(const Rect& rect, int columns) {
    const Rect part = common(rect, clip_);
    if (noting() || part.empty()) {
        return;
    }
    std::uint16_t* const first = row(part.top) + part.left;
    for (int done = columns; done < part.width; done *= 2) {
        const int more = std::min(done, part.width - done);
        std::memcpy(first + done, first, static_cast<std::size_t>(more) * sizeof *first);
    }
}

bool Canvas::repeat_right(const Rect& rect, int by) {
    if (noting() || rect.left < clip_.left || rect.right() + by > clip_.right()) {
        return false;
    }
    const Rect part = common(rect, clip_);
    for (int y = part.top; y < part.bottom(); ++y) {
        const std::uint16_t* const first = row(y) + part.left;
        std::memcpy(row(y) + part.left + by, first, static_cast<std::size_t>(part.width) * sizeof *first);
    }
    return true;
}

void Canvas::frame(const Rect& rect, Colour colour) {
    fill({rect.left, rect.top, rect.width, 1}, colour);
    fill({rect.left, rect.bottom() - 1, rect.width, 1}, colour);
    fill({rect.left, rect.top + 1, 1, rect.height - 2}, colour);
    fill({rect.right() - 1, rect.top + 1, 1, rect.height - 2}, colour);
}

}  // namespace handheld
