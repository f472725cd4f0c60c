#include "ricochet/storage/layout.hpp"

#include <algorithm>
#include <bit>

#include "ricochet/bytes.hpp"
#include "ricochet/storage/crc32.hpp"

namespace ricochet::storage {

namespace {

constexpr std::uint32_t sector_magic = 0x474c5250;  // "PRLG"
constexpr std::size_t header_check_at = 6;
constexpr std::size_t checksum_at = 12;

// A rotten bit or two in a blank mark must not retire a sector; an erase that leaves fewer than this of the 256 cleared bits
// of a mark leaves no record either.
constexpr int marked_bits = 8;

// The checksum over what the header says, for this place. It goes on over the payload.
Crc32 header_crc(std::span<const std::uint8_t> record, std::size_t offset) {
    return Crc32(static_cast<std::uint32_t>(offset))
        .add(record.first(header_check_at))
        .add(record.subspan(8, 4));
}

std::uint16_t header_check(const Crc32& crc) { return static_cast<std::uint16_t>(crc.value()); }

bool all_equal(std::span<const std::uint8_t> bytes, std::uint8_t value) {
    return std::ranges::all_of(bytes, [value](std::uint8_t byte) { return byte == value; });
}

}  // namespace

SectorHeader::Bytes SectorHeader::bytes() const {
    Bytes bytes;
    bytes.fill(0xff);
    ByteWriter writer(bytes);
    writer.put(sector_magic);
    writer.put(format);
    for (int i = 0; i < 3; ++i) {
        writer.put(std::uint8_t{0xff});
    }
    writer.put(opening);
    writer.put(erasures);
    writer.put(Crc32().add(std::span(bytes).first(writer.used())).value());
    return bytes;
}

std::optional<SectorHeader> SectorHeader::from(const Bytes& bytes) {
    ByteReader reader(bytes);
    const auto magic = reader.take<std::uint32_t>();
    SectorHeader header;
    header.format = reader.take<std::uint8_t>();
    for (int i = 0; i < 3; ++i) {
        reader.take<std::uint8_t>();  // a later format's to use
    }
    header.opening = reader.take<std::uint32_t>();
    header.erasures = reader.take<std::uint32_t>();
    const auto expected = Crc32().add(std::span(bytes).first(reader.used())).value();
    if (magic != sector_magic || reader.take<std::uint32_t>() != expected) {
        return std::nullopt;
    }
    return header;
}

void RecordHeader::seal(std::span<std::uint8_t> record, std::size_t offset) const {
    ByteWriter front(record);
    front.put(static_cast<std::uint8_t>(kind));
    front.put(key);
    front.put(version);
    front.put(std::uint8_t{0});
    front.put(length);
    front.put(std::uint16_t{0});
    front.put(sequence);
    const Crc32 crc = header_crc(record, offset);
    ByteWriter(record.subspan(header_check_at)).put(header_check(crc));
    ByteWriter(record.subspan(checksum_at)).put(Crc32(crc).add(record.subspan(record_header_size)).value());
}

std::optional<RecordHeader> RecordHeader::from(std::span<const std::uint8_t, record_header_size> bytes,
                                               std::size_t offset, Crc32& crc) {
    crc = header_crc(bytes, offset);
    ByteReader reader(bytes);
    RecordHeader header;
    header.kind = static_cast<Kind>(reader.take<std::uint8_t>());
    header.key = reader.take<std::uint8_t>();
    header.version = reader.take<std::uint8_t>();
    const bool reserved_is_zero = reader.take<std::uint8_t>() == 0;
    header.length = reader.take<std::uint16_t>();
    const auto check = reader.take<std::uint16_t>();
    header.sequence = reader.take<std::uint32_t>();
    const bool known = header.kind == Kind::whole
                           ? header.key < key_count
                           : header.kind == Kind::delta && header.key < delta_key_count && header.length >= 4;
    if (!known || !reserved_is_zero || header.length > max_payload || header.sequence >= sequence_end ||
        offset % sector_size + header.span() > last_mark || check != header_check(crc)) {
        return std::nullopt;
    }
    return header;
}

bool RecordHeader::is_intact(std::span<const std::uint8_t> record, Crc32 crc) {
    return ByteReader(record.subspan(checksum_at)).take<std::uint32_t>() ==
           crc.add(record.subspan(record_header_size)).value();
}

// Word by word: most of a flash is blank, and this is how fast that is passed over.
std::size_t blank_prefix(std::span<const std::uint8_t> bytes) {
    using Word [[gnu::may_alias]] = std::uint32_t;
    if (reinterpret_cast<std::uintptr_t>(bytes.data()) % sizeof(Word) != 0) {
        return 0;
    }
    const auto* const words = reinterpret_cast<const Word*>(bytes.data());
    std::size_t count = 0;
    while (count < bytes.size() / sizeof(Word) && words[count] == 0xffffffffU) {
        ++count;
    }
    return count * sizeof(Word);
}

bool is_blank(std::span<const std::uint8_t> bytes) { return all_equal(bytes, 0xff); }

bool is_struck_out(std::span<const std::uint8_t> bytes) { return all_equal(bytes, 0); }

bool is_marked(std::span<const std::uint8_t, mark_size> mark) {
    int cleared = 0;
    for (const auto byte : mark) {
        cleared += 8 - std::popcount(byte);
    }
    return cleared >= marked_bits;
}

}  // namespace ricochet::storage
