#include "ricochet/storage/record_log.hpp"

#include <algorithm>

#include "ricochet/bytes.hpp"

namespace ricochet::storage {

namespace {

// A removed record is an empty one of this version.
constexpr std::uint8_t removed = 0;

// However records fall, a sector is not left before this much of it is used.
constexpr std::size_t sure_fill = sector_room - max_record_size;

constexpr std::uint32_t sequence_steps = 16;

constexpr std::size_t base_size = sizeof(std::uint32_t);

}  // namespace

std::optional<RecordLog::Found> RecordLog::read(Key key, std::span<std::uint8_t> into) {
    return read_slot(slots_[slot_of(Kind::whole, static_cast<unsigned>(key))], into);
}

std::optional<RecordLog::Found> RecordLog::read_delta(Key key, std::span<std::uint8_t> into) {
    return read_slot(slots_[slot_of(Kind::delta, static_cast<unsigned>(key))], into);
}

std::optional<RecordLog::Found> RecordLog::read_slot(const Slot& slot, std::span<std::uint8_t> into) {
    if (slot.at == 0) {
        return std::nullopt;
    }
    window_.forget();
    const auto loaded = window_.load(slot.at * granule);
    if (!loaded || !loaded->intact || loaded->header.sequence != slot.sequence) {
        ++lost_;
        return std::nullopt;
    }
    auto payload = window_.payload();
    if (loaded->header.kind == Kind::delta) {
        payload = payload.subspan(base_size);
    }
    if (loaded->header.version == removed || payload.size() > into.size()) {
        return std::nullopt;
    }
    std::copy(payload.begin(), payload.end(), into.begin());
    return Found{loaded->header.version, static_cast<std::uint16_t>(payload.size())};
}

Write RecordLog::write(Key key, std::uint8_t version, std::span<const std::uint8_t> payload,
                       bool even_newer) {
    const auto number = static_cast<std::uint8_t>(key);
    const Slot& slot = slots_[slot_of(Kind::whole, number)];
    if (slot.at != 0 && !even_newer) {
        window_.forget();
        const auto present = window_.load(slot.at * granule);
        if (present && present->intact && present->header.version > version) {
            return Write::newer;
        }
    }
    return append({Kind::whole, number, version, 0, 0}, {}, payload);
}

Write RecordLog::remove(Key key) {
    const auto number = static_cast<std::uint8_t>(key);
    if (slots_[slot_of(Kind::whole, number)].at == 0) {
        return Write::done;
    }
    return append({Kind::whole, number, removed, 0, 0}, {}, {});
}

Write RecordLog::write_delta(Key key, std::uint8_t version, std::span<const std::uint8_t> payload) {
    const auto number = static_cast<std::uint8_t>(key);
    const Slot& base = slots_[slot_of(Kind::whole, number)];
    if (base.at == 0) {
        return Write::no_base;
    }
    std::array<std::uint8_t, base_size> prefix{};
    ByteWriter(prefix).put(base.sequence);
    return append({Kind::delta, number, version, 0, 0}, prefix, payload);
}

Write RecordLog::append(RecordHeader header, std::span<const std::uint8_t> prefix,
                        std::span<const std::uint8_t> payload) {
    if (!usable()) {
        return Write::failed;
    }
    if (prefix.size() + payload.size() > max_payload) {
        return Write::too_long;
    }
    header.length = static_cast<std::uint16_t>(prefix.size() + payload.size());
    Slot& slot = slots_[slot_of(header.kind, header.key)];
    if (!fits_budget(slot, header.span())) {
        return Write::full;
    }
    // One free sector stays behind, whatever is written: without it nothing could ever be emptied again. And the
    // next of the ring is emptied first, so that none is passed over and all wear alike.
    const unsigned free = free_sectors();
    const bool may_write = free >= 1 && (head_ == none || needed_in(after(head_)) == 0);
    const bool may_open = prepared_ != none && free >= 2;
    if (!may_write || (head_room() < header.span() && !(may_open && open_prepared()))) {
        wanted_ = true;
        return Write::busy;
    }
    header.sequence = next_sequence(header);
    if (header.sequence >= sequence_end) {
        strike_out(header.key);
        header.sequence = 0;
    }
    const auto record = window_.compose(record_header_size + header.length);
    const auto body = record.subspan(record_header_size);
    std::copy(payload.begin(), payload.end(), std::copy(prefix.begin(), prefix.end(), body.begin()));
    const std::size_t offset = put_in_head(header);
    if (offset == 0) {
        wanted_ = true;
        return Write::busy;
    }
    if (header.key < delta_key_count) {
        highest_[header.key] = header.sequence;
    }
    slot = {header.sequence, static_cast<std::uint16_t>(offset / granule), 0};
    if (header.kind == Kind::whole && header.key < delta_key_count) {
        slots_[slot_of(Kind::delta, header.key)] = {};
    }
    wanted_ = false;
    collected_ = 0;
    return Write::done;
}

// Later than whatever there is of the key. Sessions step differently, so that no record has the number of one that could not
// be read when it was written.
std::uint32_t RecordLog::next_sequence(const RecordHeader& header) const {
    const std::uint32_t latest = header.key < delta_key_count
                                     ? highest_[header.key]
                                     : slots_[slot_of(header.kind, header.key)].sequence;
    return latest + 1 + opening_ % sequence_steps;
}

// The key has no number left, which only somebody else's flash can bring about: its records are made unreadable, and it begins anew.
void RecordLog::strike_out(unsigned key) {
    for (unsigned sector = 0; sector < sectors_; ++sector) {
        RecordScan records(window_, sector);
        while (!state_[sector].newer && records.next()) {
            if (records.header().key == key) {
                const std::array<std::uint8_t, record_header_size> strike{};
                program(records.offset(), strike);
            }
        }
    }
    slots_[slot_of(Kind::whole, key)] = {};
    if (key < delta_key_count) {
        slots_[slot_of(Kind::delta, key)] = {};
        highest_[key] = 0;
    }
}

// Whether all that is needed will still fit after this write, with sectors to spare, however badly it is packed.
bool RecordLog::fits_budget(const Slot& replaced, std::size_t size) {
    const std::size_t budget = (sectors_ - spare_target() - 2) * sure_fill;
    if (budget >= slot_count * max_record_size) {
        return true;
    }
    std::size_t needed = size;
    for (const Slot& slot : slots_) {
        if (slot.at == 0 || &slot == &replaced) {
            continue;
        }
        const std::size_t offset = slot.at * granule;
        const auto front = window_.view(offset, record_header_size).first<record_header_size>();
        Crc32 crc;
        const auto header = RecordHeader::from(front, offset, crc);
        needed += header ? header->span() : 0;
    }
    return needed <= budget;
}

// Writes the composed record at the head's end and reads it back. Its place, or 0 if the flash did not take it; the head is
// then left for good. Contract: it fits, and it was composed, or loaded into an empty window.
std::size_t RecordLog::put_in_head(const RecordHeader& header) {
    const std::size_t offset = head_ * sector_size + head_used_;
    const auto record = window_.compose(record_header_size + header.length);
    header.seal(record, offset);
    if (!program(offset, record)) {
        ++lost_;
        state_[head_].bad = true;
        head_ = none;
        return 0;
    }
    head_used_ += header.span();
    return offset;
}

// Programs bytes page by page and compares. The window's bytes may be what is programmed.
bool RecordLog::program(std::size_t offset, std::span<const std::uint8_t> bytes) {
    std::array<std::uint8_t, page_size> page{};
    bool good = true;
    while (!bytes.empty()) {
        const std::size_t start = offset % page_size;
        const auto part = bytes.first(std::min(bytes.size(), page_size - start));
        page.fill(0xff);
        std::copy(part.begin(), part.end(), page.begin() + static_cast<std::ptrdiff_t>(start));
        flash_.program(offset - start, page);
        const auto back = std::span(page).first(part.size());
        flash_.read(offset, back);
        good = good && std::equal(part.begin(), part.end(), back.begin());
        offset += part.size();
        bytes = bytes.subspan(part.size());
    }
    window_.forget();
    return good;
}

}  // namespace ricochet::storage
