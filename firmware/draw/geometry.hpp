// Places and rectangles on the screen, in pixels. (0,0) is top-left.
#pragma once

#include <array>

namespace handheld {

struct Point {
    int x = 0;
    int y = 0;

    constexpr bool operator==(const Point&) const = default;
};

struct Rect {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;

    [[nodiscard]] constexpr int right() const { return left + width; }   // one past the last column
    [[nodiscard]] constexpr int bottom() const { return top + height; }  // one past the last row
    [[nodiscard]] constexpr bool empty() const { return width <= 0 || height <= 0; }
    [[nodiscard]] constexpr Point centre() const { return {left + (width / 2), top + (height / 2)}; }
    [[nodiscard]] constexpr bool contains(Point point) const {
        return point.x >= left && point.x < right() && point.y >= top && point.y < bottom();
    }
    [[nodiscard]] constexpr bool contains(const Rect& other) const {
        return other.left >= left && other.right() <= right() && other.top >= top &&
               other.bottom() <= bottom();
    }
    [[nodiscard]] constexpr Rect inset(int by) const {
        return {left + by, top + by, width - (2 * by), height - (2 * by)};
    }
    [[nodiscard]] constexpr Rect moved(int dx, int dy) const { return {left + dx, top + dy, width, height}; }

    constexpr bool operator==(const Rect&) const = default;
};

// What two rectangles share; empty if nothing.
constexpr Rect common(const Rect& a, const Rect& b) {
    const int left = a.left > b.left ? a.left : b.left;
    const int top = a.top > b.top ? a.top : b.top;
    const int right = a.right() < b.right() ? a.right() : b.right();
    const int bottom = a.bottom() < b.bottom() ? a.bottom() : b.bottom();
    return right > left && bottom > top ? Rect{left, top, right - left, bottom - top} : Rect{left, top, 0, 0};
}

// What of the outer rectangle lies around the inner one: above, left, right, below. Contract: the inner lies in the outer.
constexpr std::array<Rect, 4> around(const Rect& outer, const Rect& inner) {
    return {{{outer.left, outer.top, outer.width, inner.top - outer.top},
             {outer.left, inner.top, inner.left - outer.left, inner.height},
             {inner.right(), inner.top, outer.right() - inner.right(), inner.height},
             {outer.left, inner.bottom(), outer.width, outer.bottom() - inner.bottom()}}};
}

}  // namespace handheld
