// Finding everything again after power came back.
#include "ricochet/bytes.hpp"
#include "ricochet/storage/record_log.hpp"

#include <algorithm>

namespace ricochet::storage {

namespace {

// Sectors of one log were opened within so many openings.
constexpr std::uint32_t opening_window = 0x10000;

constexpr std::size_t base_size = sizeof(std::uint32_t);

}  // namespace

RecordLog::Report RecordLog::mount() {
    Report report;
    slots_ = {};
    highest_ = {};
    state_ = {};
    head_ = prepared_ = none;
    wanted_ = marks_settled_ = false;
    collected_ = lost_ = 0;
    window_.forget();
    sectors_ = static_cast<unsigned>(std::min<std::size_t>(flash_.size() / sector_size, max_sectors));
    if (!usable()) {
        return report;
    }
    survey(report);
    settle_tail();
    scan(report);
    for (const Slot& slot : slots_) {
        report.records += slot.at != 0 ? 1 : 0;
    }
    return report;
}

std::optional<SectorHeader> RecordLog::header_of(unsigned sector) {
    SectorHeader::Bytes bytes{};
    flash_.read(sector * sector_size, bytes);
    return SectorHeader::from(bytes);
}

// Which sectors are the log's, and which was opened last.
void RecordLog::survey(Report& report) {
    std::array<std::uint32_t, max_sectors> openings{};
    last_opened_ = sectors_ - 1;
    opening_ = 0;
    for (unsigned sector = 0; sector < sectors_; ++sector) {
        std::array<std::uint8_t, mark_size> first{};
        std::array<std::uint8_t, mark_size> last{};
        flash_.read(sector * sector_size + first_mark, first);
        flash_.read(sector * sector_size + last_mark, last);
        Sector& state = state_[sector];
        state.marked = is_marked(first) || is_marked(last);
        const auto header = header_of(sector);
        if (!header) {
            continue;
        }
        if (header->format > format_version) {
            state.newer = true;
            ++report.newer_sectors;
            continue;
        }
        state.headed = true;
        openings[sector] = header->opening;
    }
    find_last_opened(openings);
}

// Openings are numbered one after the other. The sector opened last is the one that has the most others shortly before it; in a
// log of our own that is all of them, and in somebody else's our first opening makes it so.
void RecordLog::find_last_opened(std::span<const std::uint32_t> openings) {
    unsigned most = 0;
    for (unsigned sector = 0; sector < sectors_; ++sector) {
        unsigned before = 1;
        for (unsigned other = 0; other < sectors_; ++other) {
            const bool close = openings[sector] - openings[other] - 1 < opening_window;
            before += state_[other].headed && close ? 1 : 0;
        }
        if (state_[sector].headed && before > most) {
            most = before;
            opening_ = openings[sector];
            last_opened_ = sector;
        }
    }
}

// Only the last record of the sector opened last can have been in flight when power failed. If it reads well it is programmed once
// more, bit for bit, so that it always will; and whatever may have been begun behind the last good record is struck out, so that
// it never will.
void RecordLog::settle_tail() {
    if (!state_[last_opened_].headed) {
        return;
    }
    RecordScan records(window_, last_opened_);
    std::size_t last = 0;
    std::size_t end = last_opened_ * sector_size + first_record;
    while (records.next()) {
        if (records.is_intact()) {
            last = records.offset();
            end = last + records.header().span();
        }
    }
    window_.forget();
    if (last != 0) {
        const auto loaded = window_.load(last);
        if (loaded && loaded->intact) {
            program(last, window_.record());
        } else {
            end = last;
        }
    }
    if (end % sector_size + record_header_size <= last_mark) {
        const std::array<std::uint8_t, record_header_size> strike{};
        program(end, strike);
    }
}

void RecordLog::scan(Report& report) {
    // From the sector opened last backwards: what is found first is seldom replaced later, and what has been replaced
    // need not be read.
    unsigned sector = after(last_opened_);
    for (unsigned seen = 0; seen < sectors_; ++seen) {
        sector = (sector == 0 ? sectors_ : sector) - 1;
        if (state_[sector].newer) {
            continue;
        }
        RecordScan records(window_, sector);
        bool found = false;
        while (records.next()) {
            found = true;
            const RecordHeader& header = records.header();
            if (is_replaced(header) || !records.is_intact()) {
                continue;
            }
            consider(header, records.offset());
        }
        if (state_[sector].headed && !state_[sector].marked) {
            report.damaged += records.damaged();
            report.unfinished += records.unfinished();
        } else if (!state_[sector].headed && (found || records.damaged() + records.unfinished() > 0)) {
            ++report.unreadable_sectors;
        }
    }
    scan_deltas_again();
}

// A delta later than its key's record but made to another one: that other one has been lost. The deltas of the record that is left
// may still be there, behind it.
void RecordLog::scan_deltas_again() {
    bool again = false;
    for (unsigned key = 0; key < delta_key_count; ++key) {
        const Slot& base = slots_[slot_of(Kind::whole, key)];
        Slot& delta = slots_[slot_of(Kind::delta, key)];
        if (delta.at != 0 && (base.at == 0 || base_of(delta.at * granule) != base.sequence)) {
            again = again || (base.at != 0 && delta.sequence > base.sequence);
            delta = {};
        }
    }
    for (unsigned sector = 0; again && sector < sectors_; ++sector) {
        if (state_[sector].newer) {
            continue;
        }
        RecordScan records(window_, sector);
        while (records.next()) {
            const RecordHeader& header = records.header();
            if (header.kind != Kind::delta || is_replaced(header)) {
                continue;
            }
            const Slot& base = slots_[slot_of(Kind::whole, header.key)];
            if (base.at != 0 && records.is_intact() && base_of(records.offset()) == base.sequence) {
                consider(header, records.offset());
            }
        }
    }
}

// Which record a delta belongs to. Contract: a delta begins there.
std::uint32_t RecordLog::base_of(std::size_t delta_offset) {
    return ByteReader(window_.view(delta_offset + record_header_size, base_size)).take<std::uint32_t>();
}

// Whether a later record of its key is known already.
bool RecordLog::is_replaced(const RecordHeader& header) const {
    const Slot& slot = slots_[slot_of(header.kind, header.key)];
    return slot.at != 0 && slot.sequence > header.sequence;
}

void RecordLog::consider(const RecordHeader& header, std::size_t offset) {
    Slot& slot = slots_[slot_of(header.kind, header.key)];
    const bool taken = slot.at == 0 || header.sequence > slot.sequence ||
                       (header.sequence == slot.sequence && is_better(offset, slot.at * granule));
    if (header.key < delta_key_count) {
        highest_[header.key] = std::max(highest_[header.key], header.sequence);
    }
    if (taken) {
        slot = {header.sequence, static_cast<std::uint16_t>(offset / granule), 0};
    }
}

// Of two copies of one record: rather not the one in a sector that is retired and may be half erased; else rather
// the original, so that a sector of copies that were never put in place counts as free.
bool RecordLog::is_better(std::size_t offset, std::size_t than) {
    const auto here = static_cast<unsigned>(offset / sector_size);
    const auto there = static_cast<unsigned>(than / sector_size);
    if (state_[here].marked != state_[there].marked) {
        return !state_[here].marked;
    }
    if (state_[here].headed != state_[there].headed) {
        return state_[here].headed;
    }
    const auto header_here = header_of(here);
    const auto header_there = header_of(there);
    const std::uint32_t apart =
        header_here && header_there ? header_there->opening - header_here->opening : 0;
    if (apart - 1 < opening_window || 0U - apart - 1 < opening_window) {
        return apart - 1 < opening_window;
    }
    return offset < than;  // not of one log: any will do, but always the same
}

}  // namespace ricochet::storage
