// The log's format, bit by bit (docs/storage.md): what a sector and a record begin with, and how each is recognised.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "ricochet/storage/crc32.hpp"
#include "ricochet/storage/flash.hpp"

namespace ricochet::storage {

// The version of the format, apart from the program's. A sector of a newer one is left alone.
constexpr std::uint8_t format_version = 1;

// Records begin at multiples of this, and a record's header never lies across two pages.
constexpr std::size_t granule = 16;

// sector: | header 32 | retired mark 32 | records … | retired mark 32 |
constexpr std::size_t mark_size = 32;
constexpr std::size_t first_mark = 32;
constexpr std::size_t first_record = 64;
constexpr std::size_t last_mark = sector_size - mark_size;
constexpr std::size_t sector_room = last_mark - first_record;

constexpr std::size_t record_header_size = granule;
constexpr std::size_t max_record_size = 1024;
constexpr std::size_t max_payload = max_record_size - record_header_size;

// Keys 0 to 47; the first eight may have a delta beside their record.
constexpr unsigned key_count = 48;
constexpr unsigned delta_key_count = 8;

// Bytes from one record's beginning to the next's.
constexpr std::size_t record_span(std::size_t payload) {
    return (record_header_size + payload + granule - 1) / granule * granule;
}

// Sequence numbers of a key's records are below this. At a thousand writes an hour it takes five centuries to get there.
constexpr std::uint32_t sequence_end = 0xffff0000;

struct SectorHeader {
    static constexpr std::size_t size = 32;
    using Bytes = std::array<std::uint8_t, size>;

    std::uint8_t format = format_version;
    std::uint32_t opening = 0;   // how many sectors had been opened before, ever
    std::uint32_t erasures = 0;  // of this sector

    [[nodiscard]] Bytes bytes() const;
    static std::optional<SectorHeader> from(const Bytes& bytes);
};

enum class Kind : std::uint8_t {
    whole = 0x5a,  // replaces all that was known of its key
    delta =
        0x3c,  // belongs to the whole record of its key whose sequence it names, and replaces an earlier delta
};

struct RecordHeader {
    using Bytes = std::array<std::uint8_t, record_header_size>;

    Kind kind = Kind::whole;
    std::uint8_t key = 0;
    std::uint8_t version = 0;
    std::uint16_t length = 0;  // of the payload
    std::uint32_t sequence = 0;

    bool operator==(const RecordHeader&) const = default;
    [[nodiscard]] std::size_t span() const { return record_span(length); }

    // Writes header and checksums in front of the payload. The checksums hold for this place in the region only.
    // Contract: record is header and payload, of the right length.
    void seal(std::span<std::uint8_t> record, std::size_t offset) const;

    // The header alone, and the checksum as far as it: nothing if it is not one of a record at this place.
    static std::optional<RecordHeader> from(std::span<const std::uint8_t, record_header_size> bytes,
                                            std::size_t offset, Crc32& crc);

    // Whether the payload too is as it was sealed, given the checksum as far as the header.
    static bool is_intact(std::span<const std::uint8_t> record, Crc32 crc);
};

// How many bytes at the beginning are blank, in whole words.
std::size_t blank_prefix(std::span<const std::uint8_t> bytes);

// What the sixteen bytes where a record could begin look like.
bool is_blank(std::span<const std::uint8_t> bytes);
bool is_struck_out(std::span<const std::uint8_t> bytes);

// Whether enough bits of a retired mark are cleared to say that somebody began to set it.
bool is_marked(std::span<const std::uint8_t, mark_size> mark);

}  // namespace ricochet::storage
