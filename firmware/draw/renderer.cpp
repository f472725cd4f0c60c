#include "draw/renderer.hpp"

#include <algorithm>

namespace handheld {

void Renderer::show(const Picture& picture) {
    sent_ = {};
    wanted_.clear();
    Canvas noting = Canvas::noting(wanted_);
    picture.draw(noting);

    const hal::Size size = display_.size();
    const int columns = (size.width + tile_size - 1) / tile_size;
    const int rows = (size.height + tile_size - 1) / tile_size;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns;) {
            const auto changed = [&](int i) {
                return everything_ || wanted_.of(i, row) != shown_.of(i, row);
            };
            if (!changed(column)) {
                ++column;
                continue;
            }
            const int first = column;
            while (column < columns && changed(column)) {
                ++column;
            }
            push_strip(picture, first, column, row);
        }
    }
    std::swap(shown_, wanted_);
    everything_ = false;
    changes_ += sent_.strips > 0 ? 1 : 0;
}

std::span<const hal::Pixel> Renderer::paint(const Picture& picture, const Rect& rect) {
    display_.finish();  // the strips may still be on their way
    const auto pixels =
        std::span(strips_[0])
            .first(static_cast<std::size_t>(rect.width) * static_cast<std::size_t>(rect.height));
    Canvas canvas = Canvas::painting(pixels, rect);
    picture.draw(canvas);
    return pixels;
}

void Renderer::push_strip(const Picture& picture, int first_column, int end_column, int tile_row) {
    const hal::Size size = display_.size();
    const int left = first_column * tile_size, top = tile_row * tile_size;
    const Rect rect = common({left, top, (end_column - first_column) * tile_size, tile_size},
                             {0, 0, size.width, size.height});
    const auto pixels =
        std::span(strips_[second_strip_ ? 1 : 0])
            .first(static_cast<std::size_t>(rect.width) * static_cast<std::size_t>(rect.height));
    second_strip_ = !second_strip_;
    Canvas canvas = Canvas::painting(pixels, rect);
    picture.draw(canvas);
    display_.push({static_cast<std::uint16_t>(rect.left), static_cast<std::uint16_t>(rect.top),
                   static_cast<std::uint16_t>(rect.width), static_cast<std::uint16_t>(rect.height)},
                  pixels);
    sent_.bytes += static_cast<std::uint32_t>(pixels.size_bytes());
    ++sent_.strips;
}

}  // namespace handheld
