#include "draw/canvas.hpp"

#include <algorithm>
#include <cstring>
#include <memory>

namespace handheld {

namespace {

// A different number for each kind of shape, so that a disc is not taken for a square of the same bounds.
enum class Kind : std::uint8_t { fill = 1, round, polygon, disc, ring, text, dark };

Mark mark_of(Kind kind, const Rect& bounds, Colour colour) {
    return Mark().put((static_cast<std::uint32_t>(kind) << 16U) | colour.value).put(bounds);
}

// The whole part of the square root.
int square_root(int number) {
    int root = 0;
    for (int bit = 1 << 14; bit > 0; bit >>= 1) {
        const int tried = root | bit;
        if (tried * tried <= number) {
            root = tried;
        }
    }
    return root;
}

constexpr int floor_pixel(int fine_value) { return fine_value >> 4; }
constexpr int ceil_pixel(int fine_value) { return (fine_value + fine - 1) >> 4; }

Rect bounds_of(std::span<const FinePoint> corners) {
    int left = corners[0].x, right = left, top = corners[0].y, bottom = top;
    for (const FinePoint corner : corners) {
        left = std::min(left, corner.x);
        right = std::max(right, corner.x);
        top = std::min(top, corner.y);
        bottom = std::max(bottom, corner.y);
    }
    const int x = floor_pixel(left), y = floor_pixel(top);
    return {x, y, ceil_pixel(right) - x, ceil_pixel(bottom) - y};
}

Rect bounds_of(FinePoint centre, int radius) {
    const int x = floor_pixel(centre.x - radius), y = floor_pixel(centre.y - radius);
    return {x, y, ceil_pixel(centre.x + radius) - x, ceil_pixel(centre.y + radius) - y};
}

// Where a shape's outline crosses one line, from left to right; inside is between the first and the second, and so on.
// Only the first `count` are set: clearing the others would cost more than the use.
struct Crossings {  // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::array<int, Canvas::max_corners> at;
    unsigned count = 0;

    void add(int x) {
        unsigned i = count++;
        for (; i > 0 && at[i - 1] > x; --i) {
            at[i] = at[i - 1];
        }
        at[i] = x;
    }
};

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

}  // namespace

bool Canvas::group(const Rect& bounds, const Mark& mark) {
    if (noting()) {
        marks_->add(bounds, mark.value());
        return false;
    }
    return !seen(bounds).empty();
}

void Canvas::fill(const Rect& rect, Colour colour, unsigned cover) {
    if (noting()) {
        marks_->add(rect, mark_of(Kind::fill, rect, colour).put(cover).value());
        return;
    }
    const Rect part = seen(rect);
    if (part.empty()) {
        return;
    }
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
        marks_->add(rect, mark_of(Kind::dark, rect, {}).value());
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
        for (std::uint16_t* const last = end - 1; pixel < last; pixel += 2) {
            std::uint32_t two = 0;
            std::memcpy(&two, std::assume_aligned<4>(pixel), sizeof two);
            two = darker(two);
            std::memcpy(std::assume_aligned<4>(pixel), &two, sizeof two);
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

void Canvas::frame(const Rect& rect, Colour colour) {
    fill({rect.left, rect.top, rect.width, 1}, colour);
    fill({rect.left, rect.bottom() - 1, rect.width, 1}, colour);
    fill({rect.left, rect.top + 1, 1, rect.height - 2}, colour);
    fill({rect.right() - 1, rect.top + 1, 1, rect.height - 2}, colour);
}

// Four lines of each row of pixels are looked at; on each, how much of a pixel is inside counts in sixteenths. What is kept is by how
// much a pixel has more of it than the one to its left: then a span costs the same whatever its length.
template <typename FindCrossings>
void Canvas::fill_scanlines(const Rect& bounds, Colour colour, const FindCrossings& find_crossings) {
    const Rect part = seen(bounds);
    if (part.empty()) {
        return;
    }
    // Cleared row by row, as far as it is used; one more for the end of a span at the edge.
    std::array<std::int8_t, max_screen_width + 2> steps;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    const int fine_left = part.left * fine, fine_right = part.right() * fine;
    for (int y = part.top; y < part.bottom(); ++y) {
        std::fill_n(steps.begin(), part.width + 2, std::int8_t{0});
        for (int line = 0; line < 4; ++line) {
            Crossings crossings;
            find_crossings((y * fine) + 2 + (line * 4), crossings);
            for (unsigned i = 0; i + 1 < crossings.count; i += 2) {
                const int from = std::max(crossings.at[i], fine_left) - fine_left;
                const int to = std::min(crossings.at[i + 1], fine_right) - fine_left;
                if (from >= to) {
                    continue;
                }
                const auto add = [&](int column, int sixteenths) {
                    auto& step = steps[static_cast<std::size_t>(column)];
                    step = static_cast<std::int8_t>(step + sixteenths);
                };
                // All of it from the first pixel on, less what is outside; and the same backwards from the last.
                const int first = floor_pixel(from), last = floor_pixel(to);
                const int outside_first = from - (first * fine), inside_last = to - (last * fine);
                add(first, fine - outside_first);
                add(first + 1, outside_first);
                add(last, inside_last - fine);
                add(last + 1, -inside_last);
            }
        }
        blend_row(y, part.left, std::span(steps).first(static_cast<std::size_t>(part.width)), colour);
    }
}

void Canvas::blend_row(int y, int left, std::span<const std::int8_t> steps, Colour colour) {
    std::uint16_t* pixel = row(y) + left;
    unsigned cover = 1;  // of 64, and one for rounding
    for (const std::int8_t step : steps) {
        cover += static_cast<unsigned>(static_cast<int>(step));
        const unsigned thirty_seconds = cover / 2U;
        if (thirty_seconds == full_cover) {
            *pixel = colour.value;
        } else if (thirty_seconds > 0) {
            *pixel = mix({*pixel}, colour, thirty_seconds).value;
        }
        ++pixel;
    }
}

void Canvas::fill_round(const Rect& rect, int radius, Colour colour) {
    if (noting()) {
        marks_->add(rect, mark_of(Kind::round, rect, colour).put(static_cast<std::uint32_t>(radius)).value());
        return;
    }
    const int fine_radius = radius * fine;
    const auto corners = [&](int y, Crossings& crossings) {
        const int into_top = (rect.top + radius) * fine - y;
        const int into_bottom = y - (rect.bottom() - radius) * fine;
        const int into = std::max({into_top, into_bottom, 0});
        const int inset = fine_radius - square_root((fine_radius * fine_radius) - (into * into));
        crossings.add((rect.left * fine) + inset);
        crossings.add((rect.right() * fine) - inset);
    };
    fill_scanlines({rect.left, rect.top, rect.width, radius}, colour, corners);
    fill({rect.left, rect.top + radius, rect.width, rect.height - (2 * radius)}, colour);
    fill_scanlines({rect.left, rect.bottom() - radius, rect.width, radius}, colour, corners);
}

void Canvas::fill_polygon(std::span<const FinePoint> corners, Colour colour) {
    const Rect bounds = bounds_of(corners);
    if (noting()) {
        Mark mark = mark_of(Kind::polygon, bounds, colour);
        for (const FinePoint corner : corners) {
            mark.put((static_cast<std::uint32_t>(corner.x) << 16U) ^
                     (static_cast<std::uint32_t>(corner.y) & 0xffffU));
        }
        marks_->add(bounds, mark.value());
        return;
    }
    fill_scanlines(bounds, colour, [&](int y, Crossings& crossings) {
        FinePoint from = corners.back();
        for (const FinePoint to : corners) {
            if ((from.y <= y) != (to.y <= y)) {
                crossings.add(from.x + ((y - from.y) * (to.x - from.x) / (to.y - from.y)));
            }
            from = to;
        }
    });
}

void Canvas::fill_disc(FinePoint centre, int fine_radius, Colour colour) {
    fill_ring(centre, fine_radius, fine_radius, colour);
}

void Canvas::fill_ring(FinePoint centre, int fine_radius, int fine_thickness, Colour colour) {
    const Rect bounds = bounds_of(centre, fine_radius);
    if (noting()) {
        Mark mark = mark_of(Kind::ring, bounds, colour);
        mark.put((static_cast<std::uint32_t>(centre.x) << 16U) ^
                 (static_cast<std::uint32_t>(centre.y) & 0xffffU));
        mark.put((static_cast<std::uint32_t>(fine_radius) << 16U) ^
                 static_cast<std::uint32_t>(fine_thickness));
        marks_->add(bounds, mark.value());
        return;
    }
    const int inner = fine_radius - fine_thickness;
    fill_scanlines(bounds, colour, [&](int y, Crossings& crossings) {
        const int up = (fine_radius * fine_radius) - ((y - centre.y) * (y - centre.y));
        if (up <= 0) {
            return;
        }
        const int half = square_root(up);
        crossings.add(centre.x - half);
        crossings.add(centre.x + half);
        const int hole = (inner * inner) - ((y - centre.y) * (y - centre.y));
        if (inner > 0 && hole > 0) {
            const int half_hole = square_root(hole);
            crossings.add(centre.x - half_hole);
            crossings.add(centre.x + half_hole);
        }
    });
}

}  // namespace handheld
