#include "png.hpp"

#include <zlib.h>

#include <cstdint>
#include <fstream>
#include <string_view>
#include <vector>

#include "pixel_channels.hpp"

namespace hal {

namespace {

using Bytes = std::vector<std::uint8_t>;

void put_big_endian(Bytes& bytes, std::uint32_t number) {
    for (int shift = 24; shift >= 0; shift -= 8) {
        bytes.push_back(static_cast<std::uint8_t>(number >> static_cast<unsigned>(shift)));
    }
}

void put_chunk(Bytes& file, std::string_view type, const Bytes& content) {
    put_big_endian(file, static_cast<std::uint32_t>(content.size()));
    const std::size_t start = file.size();
    file.insert(file.end(), type.begin(), type.end());
    file.insert(file.end(), content.begin(), content.end());
    put_big_endian(file, static_cast<std::uint32_t>(
                             crc32(0, file.data() + start, static_cast<unsigned>(file.size() - start))));
}

}  // namespace

bool write_png(const std::string& path, Size size, std::span<const Pixel> pixels, unsigned scale) {
    Bytes raw;
    for (std::size_t y = 0; y < std::size_t{size.height} * scale; ++y) {
        raw.push_back(0);  // no filter on this row
        for (std::size_t x = 0; x < std::size_t{size.width} * scale; ++x) {
            const auto rgb = channels(pixels[(y / scale * size.width) + (x / scale)]);
            raw.insert(raw.end(), rgb.begin(), rgb.end());
        }
    }
    uLongf packed_size = compressBound(raw.size());
    Bytes packed(packed_size);
    compress2(packed.data(), &packed_size, raw.data(), raw.size(), Z_BEST_COMPRESSION);
    packed.resize(packed_size);

    Bytes file{0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    Bytes header;
    put_big_endian(header, size.width * scale);
    put_big_endian(header, size.height * scale);
    header.insert(header.end(), {8, 2, 0, 0, 0});  // eight bits, red green blue, nothing unusual
    put_chunk(file, "IHDR", header);
    put_chunk(file, "IDAT", packed);
    put_chunk(file, "IEND", {});
    std::ofstream out(path, std::ios::binary);
    out.write(reinterpret_cast<const char*>(file.data()), static_cast<std::streamsize>(file.size()));
    return out.good();
}

}  // namespace hal
