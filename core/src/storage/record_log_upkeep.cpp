// Making room: emptying the oldest sectors by copying what is still needed, and erasing one before it is written again.
#include "ricochet/storage/record_log.hpp"

#include <algorithm>
#include <bit>

namespace ricochet::storage {

RecordLog::SectorSet RecordLog::needed() const {
    SectorSet set = 0;
    for (const Slot& slot : slots_) {
        set |= slot.at != 0 ? SectorSet{1} << sector_of(slot.at) : 0;
    }
    return set;
}

// Those that hold nothing needed, nor a copy that is to replace it.
RecordLog::SectorSet RecordLog::free_set() const {
    SectorSet taken = needed();
    for (const Slot& slot : slots_) {
        taken |= slot.copy != 0 ? SectorSet{1} << sector_of(slot.copy) : 0;
    }
    SectorSet set = 0;
    for (unsigned sector = 0; sector < sectors_; ++sector) {
        const bool ours = sector != head_ && !state_[sector].newer && !state_[sector].bad;
        set |= ours ? (SectorSet{1} << sector) & ~taken : 0;
    }
    return set;
}

unsigned RecordLog::free_sectors() const { return static_cast<unsigned>(std::popcount(free_set())); }

unsigned RecordLog::needed_in(unsigned sector) const {
    const auto count = std::count_if(slots_.begin(), slots_.end(), [&](const Slot& slot) {
        return slot.at != 0 && sector_of(slot.at) == sector;
    });
    return static_cast<unsigned>(count);
}

std::uint32_t RecordLog::erasures(unsigned sector) {
    const auto header = header_of(sector);
    return header ? header->erasures : 0;
}

bool RecordLog::maintain() {
    if (!usable() || (!wanted_ && head_ == none)) {
        return false;  // nobody has written since mount: nothing is worth an erase
    }
    // More than once round the ring without a write in between would only be wear.
    if (should_collect() && collected_ <= sectors_ && collect()) {
        return true;
    }
    const bool runs_out = wanted_ || head_room() < max_record_size;
    return prepared_ == none && runs_out && prepare();
}

// Whether few sectors are free, or one of the two that come next is not.
bool RecordLog::should_collect() const {
    const unsigned next = after(last_opened_);
    return free_sectors() < spare_target() || needed_in(next) > 0 || needed_in(after(next)) > 0;
}

// A step towards one more free sector.
bool RecordLog::collect() {
    const unsigned victim = choose_victim();
    return victim != none && copy_one(victim);
}

// The sector to empty: the one begun with; else the oldest, which makes all wear alike; but the one with the least in it when there is
// hardly room to copy anything to.
unsigned RecordLog::choose_victim() const {
    for (const Slot& slot : slots_) {
        if (slot.at != 0 && slot.copy != 0) {
            return sector_of(slot.at);
        }
    }
    const bool pressed = free_sectors() < 2;
    unsigned victim = none;
    unsigned fewest = slot_count + 1;
    unsigned sector = last_opened_;
    for (unsigned tried = 0; tried < sectors_; ++tried) {
        sector = after(sector);
        const unsigned count = sector == head_ ? 0 : needed_in(sector);
        if (count > 0 && count < fewest) {
            victim = sector;
            fewest = pressed ? count : 0;
        }
    }
    return victim;
}

bool RecordLog::copy_one(unsigned victim) {
    for (Slot& slot : slots_) {
        if (slot.at == 0 || slot.copy != 0 || sector_of(slot.at) != victim) {
            continue;
        }
        window_.forget();
        auto loaded = window_.load(slot.at * granule);
        if (!loaded || !loaded->intact) {
            ++lost_;
            slot = {};
            return true;
        }
        if (head_room() < loaded->header.span()) {
            if (prepared_ == none) {
                return prepare();
            }
            if (!open_prepared()) {
                return true;
            }
            loaded = window_.load(slot.at * granule);
            if (!loaded || !loaded->intact) {
                return true;
            }
        }
        slot.copy = static_cast<std::uint16_t>(put_in_head(loaded->header) / granule);
        return true;
    }
    retire(victim);
    return true;
}

// Every record that is needed has a copy: the sector is marked, and only then are the copies the ones that count.
void RecordLog::retire(unsigned sector) {
    mark(sector);
    for (Slot& slot : slots_) {
        if (slot.at != 0 && sector_of(slot.at) == sector) {
            slot.at = slot.copy;
            slot.copy = 0;
        }
    }
    ++collected_;
}

// Clears both marks. They stand at both ends of the sector, so that an erase cut short leaves at least one of them
// as long as it leaves any record.
void RecordLog::mark(unsigned sector) {
    const std::array<std::uint8_t, mark_size> cleared{};
    program(sector * sector_size + first_mark, cleared);
    program(sector * sector_size + last_mark, cleared);
    state_[sector].marked = true;
}

// A mark that power did not let finish may be there at one mount and gone at the next; from here on it is there.
void RecordLog::settle_marks() {
    const SectorSet free = free_set();
    for (unsigned sector = 0; sector < sectors_; ++sector) {
        if (state_[sector].marked && ((free >> sector) & 1U) != 0) {
            mark(sector);
        }
    }
    marks_settled_ = true;
}

// Erases the next free sector of the ring.
bool RecordLog::prepare() {
    if (!marks_settled_) {
        settle_marks();
    }
    const SectorSet free = free_set();
    unsigned sector = last_opened_;
    for (unsigned tried = 0; tried < sectors_; ++tried) {
        sector = after(sector);
        if (((free >> sector) & 1U) != 0) {
            prepared_ = erase(sector) ? sector : none;
            return true;
        }
    }
    return rescue();
}

// Marks and erases. What was in the sector is not needed any more, and the mark says so even if the erase is cut short.
bool RecordLog::erase(unsigned sector) {
    const auto header = header_of(sector);
    prepared_erasures_ = (header ? header->erasures : opening_ / sectors_) + 1;
    mark(sector);
    flash_.erase(sector * sector_size);
    window_.forget();
    alignas(4) std::array<std::uint8_t, 64> piece{};
    bool blank = true;
    for (std::size_t offset = 0; offset < sector_size && blank; offset += piece.size()) {
        flash_.read(sector * sector_size + offset, piece);
        blank = blank_prefix(piece) == piece.size();
    }
    state_[sector] = {};
    state_[sector].bad = !blank;
    return blank;
}

bool RecordLog::open_prepared() {
    const unsigned sector = prepared_;
    prepared_ = none;
    SectorHeader header;
    header.opening = opening_ + 1;
    header.erasures = prepared_erasures_;
    if (!program(sector * sector_size, header.bytes())) {
        state_[sector].bad = true;
        return false;
    }
    state_[sector].headed = true;
    opening_ = header.opening;
    last_opened_ = sector;
    head_ = sector;
    head_used_ = first_record;
    return true;
}

// No sector is free. This log never brings itself there: somebody else wrote this flash. The sector with the least in it is
// taken; one record of it is kept in the window meanwhile. In a region of 32 sectors it has no more than that one.
bool RecordLog::rescue() {
    unsigned best = none;
    unsigned fewest = slot_count + 1;
    for (unsigned sector = 0; sector < sectors_; ++sector) {
        const unsigned count = needed_in(sector);
        if (sector != head_ && !state_[sector].newer && !state_[sector].bad && count < fewest) {
            best = sector;
            fewest = count;
        }
    }
    if (best == none) {
        return false;
    }
    Slot* kept = nullptr;
    std::optional<RecordWindow::Loaded> loaded;
    for (Slot& slot : slots_) {
        slot.copy = 0;
        if (slot.at == 0 || sector_of(slot.at) != best) {
            continue;
        }
        if (kept == nullptr) {
            window_.forget();
            loaded = window_.load(slot.at * granule);
        }
        if (kept == nullptr && loaded && loaded->intact) {
            kept = &slot;
        } else {
            ++lost_;
            slot = {};
        }
    }
    prepared_ = erase(best) ? best : none;
    if (kept == nullptr || prepared_ == none || !open_prepared()) {
        return true;
    }
    kept->at = static_cast<std::uint16_t>(put_in_head(loaded->header) / granule);
    return true;
}

}  // namespace ricochet::storage
