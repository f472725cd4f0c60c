// Draws smooth shapes by their distance from each point: enough for a picture of a handheld at any scale.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "device_layout.hpp"

namespace hal::desktop {

struct Rgb {
    float red = 0;
    float green = 0;
    float blue = 0;

    static constexpr Rgb of(std::uint32_t hex) {
        return {static_cast<float>((hex >> 16U) & 255U), static_cast<float>((hex >> 8U) & 255U),
                static_cast<float>(hex & 255U)};
    }
    // `share` of the other, 0 to 1.
    [[nodiscard]] constexpr Rgb mixed(Rgb other, float share) const {
        return {red + ((other.red - red) * share), green + ((other.green - green) * share),
                blue + ((other.blue - blue) * share)};
    }
};

// How far a point is outside a shape, negative inside.
struct Disc {
    Point middle;
    float radius = 0;
    [[nodiscard]] float distance(Point point) const {
        const Point from = point - middle;
        return std::hypot(from.x, from.y) - radius;
    }
};

struct RoundRect {
    Point middle;
    Point half;  // half its width and height
    float corner = 0;
    [[nodiscard]] float distance(Point point) const {
        const Point from = point - middle;
        const float x = std::abs(from.x) - half.x + corner, y = std::abs(from.y) - half.y + corner;
        return std::hypot(std::max(x, 0.0F), std::max(y, 0.0F)) + std::min(std::max(x, y), 0.0F) - corner;
    }
};

// A line with round ends.
struct Stroke {
    Point from;
    Point to;
    float half_width = 0;
    [[nodiscard]] float distance(Point point) const {
        const Point along = to - from, there = point - from;
        const float length = (along.x * along.x) + (along.y * along.y);
        const float share =
            length > 0 ? std::clamp(((there.x * along.x) + (there.y * along.y)) / length, 0.0F, 1.0F) : 0.0F;
        const Point off = there - (along * share);
        return std::hypot(off.x, off.y) - half_width;
    }
};

struct Cross {
    Point middle;
    float reach = 0;
    float half_width = 0;
    float corner = 0;
    [[nodiscard]] float distance(Point point) const {
        return std::min(RoundRect{middle, {reach, half_width}, corner}.distance(point),
                        RoundRect{middle, {half_width, reach}, corner}.distance(point));
    }
};

// Pixels of 0xAARRGGBB, `scale` of them to a unit.
class Painter {
  public:
    Painter(Size size, unsigned scale, Rgb ground);

    // From one colour at the top of the picture's part [top, bottom] to another at its end.
    struct Fill {
        Rgb above;
        Rgb below;
        float top = 0;
        float bottom = 1;
        float strength = 1;
        float softness = 0;  // how wide the edge fades

        static constexpr Fill plain(Rgb colour, float strength = 1, float softness = 0) {
            return {colour, colour, 0, 1, strength, softness};
        }
    };

    template <typename Shape>
    void fill(const Shape& shape, const Fill& with) {
        for (unsigned row = 0; row < height_; ++row) {
            const Point start = place(0, row);
            const Rgb colour = with.above.mixed(
                with.below, std::clamp((start.y - with.top) / (with.bottom - with.top), 0.0F, 1.0F));
            for (unsigned column = 0; column < width_; ++column) {
                const float outside = shape.distance(place(column, row));
                // Nothing can be nearer than the distance says, so the pixels up to there are skipped.
                const float far = outside - with.softness - (1 / scale_);
                if (far > 0) {
                    column += static_cast<unsigned>(far * scale_);
                    continue;
                }
                const float edge = with.softness + (1 / scale_);
                mix(column, row, colour, with.strength * std::clamp(0.5F - (outside / edge), 0.0F, 1.0F));
            }
        }
    }

    [[nodiscard]] const std::vector<std::uint32_t>& pixels() const { return pixels_; }

  private:
    [[nodiscard]] Point place(unsigned column, unsigned row) const {
        return {(static_cast<float>(column) + 0.5F) / scale_, (static_cast<float>(row) + 0.5F) / scale_};
    }
    void mix(unsigned column, unsigned row, Rgb colour, float share);

    float scale_;
    unsigned width_;
    unsigned height_;
    std::vector<std::uint32_t> pixels_;
};

}  // namespace hal::desktop
