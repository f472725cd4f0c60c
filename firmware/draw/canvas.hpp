// Where a picture is drawn. The same drawing calls either note which tiles of the screen they touch and how, or
// paint the part of the picture that falls into one strip of pixels.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

#include "draw/colour.hpp"
#include "draw/font.hpp"
#include "draw/geometry.hpp"
#include "draw/tile_marks.hpp"

namespace handheld {

// A place in sixteenths of a pixel, for shapes with smooth edges. Pixel (x, y) covers 16x to 16x+16.
struct FinePoint {
    int x = 0;
    int y = 0;
};
inline constexpr int fine = 16;

class Canvas {
  public:
    // Notes marks only; nothing is painted.
    static Canvas noting(TileMarks& marks) {
        return Canvas(&marks, {}, {0, 0, max_screen_width, max_screen_height});
    }

    // Paints what falls into the clip. Contract: as many pixels as the clip has places.
    static Canvas painting(std::span<std::uint16_t> pixels, const Rect& clip) {
        return Canvas(nullptr, pixels, clip);
    }

    // For whoever draws many small things that change only together: whether to draw them now. The mark stands
    // for all that decides how they look.
    bool group(const Rect& bounds, const Mark& mark);
    // The same where the mark takes time to make: it is made only if it is needed.
    template <typename MakeMark>
    bool group_with(const Rect& bounds, const MakeMark& make_mark) {
        return group(bounds, noting() ? make_mark() : Mark());
    }

    // The part of the screen being painted; what lies outside need not be drawn.
    [[nodiscard]] const Rect& clip() const { return clip_; }

    // What is drawn within this rectangle from now on will not be seen, because something is going to be drawn over all of it:
    // it need not be painted. An empty one ends that. Returns the one that was hidden before.
    Rect hide(const Rect& rect) { return std::exchange(hidden_, rect); }

    // What has to be painted of a rectangle: left and right of what is hidden, or all that is in the clip as the first of the two.
    [[nodiscard]] std::array<Rect, 2> seen_parts(const Rect& bounds) const {
        if (!near(bounds)) {
            return {};
        }
        const Rect part = common(bounds, clip_);
        if (hidden_.empty() || part.top < hidden_.top || part.bottom() > hidden_.bottom()) {
            return {part, Rect{}};
        }
        const int left_end = std::min(part.right(), hidden_.left);
        const int right_begin = std::max(part.left, hidden_.right());
        return {Rect{part.left, part.top, left_end - part.left, part.height},
                Rect{right_begin, part.top, part.right() - right_begin, part.height}};
    }

    void fill(const Rect& rect, Colour colour, unsigned cover = full_cover);
    void frame(const Rect& rect, Colour colour);
    // Makes what is there step back.
    void darken(const Rect& rect);

    // For patterns, quicker than many small fills: makes all rows of what the clip has of the rectangle like its first, or goes on
    // along the first row with what its first columns show. Contract: those have been painted; part of a group (nothing is noted).
    void repeat_first_row(const Rect& rect);
    void repeat_first_columns(const Rect& rect, int columns);

    // For a shape that comes once more, so far to the right on the same ground: paints what the rectangle shows there, if that can be
    // done. False if it has to be drawn instead: one of the two is not all in the clip, or marks are noted.
    bool repeat_right(const Rect& rect, int by);

    // A rectangle with smooth round corners. Contract: radius at most half of the shorter side.
    void fill_round(const Rect& rect, int radius, Colour colour);

    // Any polygon, by the even-odd rule, with smooth edges. Contract: 3 to max_corners corners.
    static constexpr std::size_t max_corners = 16;
    void fill_polygon(std::span<const FinePoint> corners, Colour colour);
    void fill_disc(FinePoint centre, int fine_radius, Colour colour);
    void fill_ring(FinePoint centre, int fine_radius, int fine_thickness, Colour colour);

    // UTF-8, its top left corner at `at`; what the font does not have is drawn as a box.
    void text(const Font& font, Point at, Colour colour, std::string_view text);
    enum class Align : std::uint8_t { left, centre, right };
    // In the rectangle, centred vertically.
    void text_in(const Font& font, const Rect& rect, Align align, Colour colour, std::string_view text);

  private:
    Canvas(TileMarks* marks, std::span<std::uint16_t> pixels, const Rect& clip)
        : marks_(marks), pixels_(pixels), clip_(clip) {}

    [[nodiscard]] bool noting() const { return marks_ != nullptr; }
    [[nodiscard]] bool crosses_clip(const Font& font, int top) const {
        return top < clip_.bottom() && top + font.height() > clip_.top;
    }
    void fill_part(const Rect& part, Colour colour, unsigned cover);
    void glyph(const Font& font, const Glyph& glyph, Point at, Colour colour);
    void blend_row(int y, int left, std::span<std::int8_t> steps, Colour colour);
    [[nodiscard]] std::uint16_t* row(int y) {
        return pixels_.data() + static_cast<std::ptrdiff_t>((y - clip_.top) * clip_.width) - clip_.left;
    }
    template <typename Outline>
    void fill_scanlines(const Rect& bounds, Colour colour, Outline outline);

    // Whether something there could be in the clip; quick, as most is not.
    [[nodiscard]] bool near(const Rect& bounds) const {
        return bounds.top < clip_.bottom() && bounds.bottom() > clip_.top;
    }

    // The part of the bounds that has to be painted, in one; empty if none.
    [[nodiscard]] Rect seen(const Rect& bounds) const {
        const auto [left, right] = seen_parts(bounds);
        return left.empty() ? right : right.empty() ? left : common(bounds, clip_);
    }

    TileMarks* marks_;
    std::span<std::uint16_t> pixels_;
    Rect clip_;
    Rect hidden_;
};

}  // namespace handheld
