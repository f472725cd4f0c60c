#include <zlib.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string_view>

#include "png.hpp"

namespace hal {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::size_t signature_size = 8;
constexpr std::size_t chunk_frame = 12;  // length, type and checksum
constexpr unsigned longest_side = 4096;

std::uint32_t big_endian(std::span<const std::uint8_t> bytes) {
    return (static_cast<std::uint32_t>(bytes[0]) << 24U) | (static_cast<std::uint32_t>(bytes[1]) << 16U) |
           (static_cast<std::uint32_t>(bytes[2]) << 8U) | bytes[3];
}

// The contents of all chunks of a type, one after the other.
Bytes contents(const Bytes& file, std::string_view type) {
    Bytes all;
    for (std::size_t at = signature_size; at + chunk_frame <= file.size();) {
        const std::size_t length = big_endian(std::span(file).subspan(at, 4));
        if (length > file.size() - at - chunk_frame) {
            break;
        }
        const auto name = std::span(file).subspan(at + 4, 4);
        if (std::string_view(reinterpret_cast<const char*>(name.data()), 4) == type) {
            const auto content = std::span(file).subspan(at + 8, length);
            all.insert(all.end(), content.begin(), content.end());
        }
        at += chunk_frame + length;
    }
    return all;
}

Pixel pixel_of(std::span<const std::uint8_t> rgb) {
    return static_cast<Pixel>(((rgb[0] >> 3U) << 11U) | ((rgb[1] >> 2U) << 5U) | (rgb[2] >> 3U));
}

}  // namespace

std::optional<PngPicture> read_png(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    const Bytes file{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    const Bytes header = contents(file, "IHDR");
    if (header.size() != 13) {
        return std::nullopt;
    }
    const std::uint32_t width = big_endian(header), height = big_endian(std::span(header).subspan(4));
    if (width == 0 || height == 0 || width > longest_side || height > longest_side) {
        return std::nullopt;
    }
    const std::size_t row = 1 + (std::size_t{width} * 3);
    Bytes raw(row * height);
    const Bytes packed = contents(file, "IDAT");
    uLongf size = raw.size();
    if (uncompress(raw.data(), &size, packed.data(), packed.size()) != Z_OK || size != raw.size()) {
        return std::nullopt;
    }
    PngPicture picture{{static_cast<std::uint16_t>(width), static_cast<std::uint16_t>(height)}, {}};
    for (std::size_t y = 0; y < height; ++y) {
        if (raw[y * row] != 0) {
            return std::nullopt;  // a filtered row: somebody else's file
        }
        for (std::size_t x = 0; x < width; ++x) {
            picture.pixels.push_back(pixel_of(std::span(raw).subspan((y * row) + 1 + (x * 3), 3)));
        }
    }
    return picture;
}

}  // namespace hal
