// Shapes with smooth edges.
#include <algorithm>

#include "draw/canvas.hpp"
#include "draw/shape_mark.hpp"

namespace handheld {

namespace {

// The whole part of the square root; shapes are small, and so is most often the number.
int square_root(int number) {
    int root = 0;
    for (int bit = number < (1 << 16) ? 1 << 7 : 1 << 14; bit > 0; bit >>= 1) {
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

// Of each row of pixels four lines are looked at.
constexpr int first_line = 2, lines_apart = 4, last_line = first_line + (3 * lines_apart);

// An edge of a polygon, not a level one. Dividing is slow here: the slope is divided once, and comes out a little too steep; what that
// does to a product is put right.
struct Edge {  // NOLINT(cppcoreguidelines-pro-type-member-init): many are made, few used
    FinePoint from;
    int top;
    int bottom;
    int width;
    int slope;

    static constexpr int slope_bits = 16;

    static Edge between(FinePoint from, FinePoint to) {
        const int top = std::min(from.y, to.y), bottom = std::max(from.y, to.y);
        const int width = to.x - from.x;
        return {from, top, bottom, width,
                (((width < 0 ? -width : width) << slope_bits) / (bottom - top)) + 1};
    }

    // Whether it crosses one of the lines between these, both included.
    [[nodiscard]] bool crosses(int first, int last) const { return top <= last && bottom > first; }

    // Contract: it crosses the line.
    [[nodiscard]] int at(int y) const {
        const int down = y > from.y ? y - from.y : from.y - y;
        int aside = (down * slope) >> slope_bits;
        const int aside_of_height = aside * (bottom - top);
        if (width < 0) {
            aside -= aside_of_height > down * -width ? 1 : 0;
            return from.x - aside;
        }
        aside -= aside_of_height > down * width ? 1 : 0;
        return from.x + aside;
    }
};

// Where a polygon crosses a line. Which edges come near a row of pixels is found once for the lines of that row.
class PolygonOutline {
  public:
    // For these rows of pixels.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): what is not counted is not used
    PolygonOutline(std::span<const FinePoint> corners, const Rect& part) {
        FinePoint from = corners.back();
        for (const FinePoint to : corners) {
            if (from.y != to.y && std::min(from.y, to.y) < part.bottom() * fine &&
                std::max(from.y, to.y) > part.top * fine) {
                edges_[count_++] = Edge::between(from, to);
            }
            from = to;
        }
    }

    void begin_row(int top) {
        near_count_ = 0;
        for (unsigned i = 0; i < count_; ++i) {
            if (edges_[i].crosses(top + first_line, top + last_line)) {
                near_[near_count_++] = &edges_[i];
            }
        }
    }

    void cross(int y, Crossings& crossings) const {
        for (unsigned i = 0; i < near_count_; ++i) {
            if (near_[i]->crosses(y, y)) {
                crossings.add(near_[i]->at(y));
            }
        }
    }

  private:
    std::array<Edge, Canvas::max_corners> edges_;
    std::array<const Edge*, Canvas::max_corners> near_;
    unsigned count_ = 0;
    unsigned near_count_ = 0;
};

// An outline that can be told from a line's height alone.
template <typename Cross>
class PlainOutline {
  public:
    explicit PlainOutline(const Cross& find) : find_(find) {}
    void begin_row(int /*top*/) const {}
    void cross(int y, Crossings& crossings) const { find_(y, crossings); }

  private:
    const Cross& find_;
};

}  // namespace

// Four lines of each row of pixels are looked at; on each, how much of a pixel is inside counts in sixteenths. What is kept is by how
// much a pixel has more of it than the one to its left: then a span costs the same whatever its length.
template <typename Outline>
void Canvas::fill_scanlines(const Rect& bounds, Colour colour, Outline outline) {
    const Rect part = seen(bounds);
    if (part.empty()) {
        return;
    }
    // Cleared as far as it is used, and again by whoever reads it; one more for the end of a span at the edge.
    std::array<std::int8_t, max_screen_width + 2> steps;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    std::fill_n(steps.begin(), part.width + 2, std::int8_t{0});
    const int fine_left = part.left * fine, fine_right = part.right() * fine;
    for (int y = part.top; y < part.bottom(); ++y) {
        outline.begin_row(y * fine);
        for (int line = first_line; line <= last_line; line += lines_apart) {
            Crossings crossings;
            outline.cross((y * fine) + line, crossings);
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
        steps[static_cast<std::size_t>(part.width)] = 0;
        blend_row(y, part.left, std::span(steps).first(static_cast<std::size_t>(part.width)), colour);
    }
}

void Canvas::blend_row(int y, int left, std::span<std::int8_t> steps, Colour colour) {
    std::uint16_t* pixel = row(y) + left;
    unsigned cover = 1;  // of 64, and one for rounding
    for (std::int8_t& step : steps) {
        cover += static_cast<unsigned>(static_cast<int>(step));
        step = 0;
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
        marks_->add(rect,
                    mark_of(Shape::round, rect, colour).put(static_cast<std::uint32_t>(radius)).value());
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
    const auto row = [&](int top) {
        const int between = rect.width - (2 * radius);
        constexpr int narrow = 24;  // pixels that cost less than a second look at the corners
        if (between < narrow) {
            return fill_scanlines({rect.left, top, rect.width, radius}, colour, PlainOutline(corners));
        }
        fill_scanlines({rect.left, top, radius, radius}, colour, PlainOutline(corners));
        fill({rect.left + radius, top, between, radius}, colour);
        fill_scanlines({rect.right() - radius, top, radius, radius}, colour, PlainOutline(corners));
    };
    row(rect.top);
    fill({rect.left, rect.top + radius, rect.width, rect.height - (2 * radius)}, colour);
    row(rect.bottom() - radius);
}

void Canvas::fill_polygon(std::span<const FinePoint> corners, Colour colour) {
    const Rect bounds = bounds_of(corners);
    if (noting()) {
        Mark mark = mark_of(Shape::polygon, bounds, colour);
        for (const FinePoint corner : corners) {
            mark.put((static_cast<std::uint32_t>(corner.x) << 16U) ^
                     (static_cast<std::uint32_t>(corner.y) & 0xffffU));
        }
        marks_->add(bounds, mark.value());
        return;
    }
    if (const Rect part = seen(bounds); !part.empty()) {
        fill_scanlines(part, colour, PolygonOutline(corners, part));
    }
}

void Canvas::fill_disc(FinePoint centre, int fine_radius, Colour colour) {
    fill_ring(centre, fine_radius, fine_radius, colour);
}

void Canvas::fill_ring(FinePoint centre, int fine_radius, int fine_thickness, Colour colour) {
    const Rect bounds = bounds_of(centre, fine_radius);
    if (noting()) {
        Mark mark = mark_of(Shape::ring, bounds, colour);
        mark.put((static_cast<std::uint32_t>(centre.x) << 16U) ^
                 (static_cast<std::uint32_t>(centre.y) & 0xffffU));
        mark.put((static_cast<std::uint32_t>(fine_radius) << 16U) ^
                 static_cast<std::uint32_t>(fine_thickness));
        marks_->add(bounds, mark.value());
        return;
    }
    const int inner = fine_radius - fine_thickness;
    const auto circles = [&](int y, Crossings& crossings) {
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
    };
    fill_scanlines(bounds, colour, PlainOutline(circles));
}

}  // namespace handheld
