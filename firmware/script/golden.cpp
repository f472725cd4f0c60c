#include "script/golden.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>

namespace handheld {

namespace {

constexpr hal::Pixel same = 0x2104;       // dark grey
constexpr hal::Pixel different = 0xf81f;  // magenta

void paste(hal::PngPicture& onto, const hal::PngPicture& picture, std::size_t left) {
    for (std::size_t y = 0; y < picture.size.height; ++y) {
        const auto from = picture.pixels.begin() + static_cast<std::ptrdiff_t>(y * picture.size.width);
        std::copy_n(from, picture.size.width,
                    onto.pixels.begin() + static_cast<std::ptrdiff_t>((y * onto.size.width) + left));
    }
}

// The golden picture if it has the same size, the new one, and where they differ.
hal::PngPicture side_by_side(const std::optional<hal::PngPicture>& golden, const hal::PngPicture& picture) {
    const std::size_t width = picture.size.width, gap = 4;
    hal::PngPicture all{{static_cast<std::uint16_t>((width * 3) + (gap * 2)), picture.size.height}, {}};
    all.pixels.resize(std::size_t{all.size.width} * all.size.height);
    paste(all, picture, width + gap);
    hal::PngPicture difference = picture;
    if (golden && golden->size == picture.size) {
        paste(all, *golden, 0);
        std::transform(golden->pixels.begin(), golden->pixels.end(), picture.pixels.begin(),
                       difference.pixels.begin(),
                       [](hal::Pixel was, hal::Pixel is) { return was == is ? same : different; });
    } else {
        std::fill(difference.pixels.begin(), difference.pixels.end(), different);
    }
    paste(all, difference, (width + gap) * 2);
    return all;
}

}  // namespace

std::string compare_with_golden(const std::string& folder, const std::string& review, const std::string& name,
                                const hal::PngPicture& picture) {
    const auto golden = hal::read_png(folder + "/" + name + ".png");
    if (golden == picture) {
        return {};
    }
    if (!review.empty()) {
        const hal::PngPicture all = side_by_side(golden, picture);
        if (!hal::write_png(review + "/" + name + ".png", all.size, all.pixels)) {
            return "cannot write into " + review;
        }
    }
    return golden ? "picture '" + name + "' differs from the golden one (scripts/golden shows how)"
                  : "there is no golden picture '" + name + "' (scripts/golden --accept makes one)";
}

}  // namespace handheld
