// A log of small records in flash that survives losing power at any instant: the latest record of each key is found
// again, nothing is invented, and wear is spread evenly. docs/storage.md tells how and why.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "ricochet/storage/layout.hpp"
#include "ricochet/storage/record_window.hpp"

namespace ricochet::storage {

// Which record. The program's own are in keys.hpp; to the log a key is a number below key_count.
enum class Key : std::uint8_t;

// What became of a write.
enum class Write : std::uint8_t {
    done,      // kept, whatever happens to the power from now on
    busy,      // nothing written yet: call maintain() and try again
    too_long,  // more than max_payload bytes
    no_base,   // a delta to a record that is not there
    newer,     // a later program's record stands under this key, and is left alone
    full,      // no room; cannot happen in a region of 32 sectors
    failed     // the flash does not take it
};

class RecordLog {
  public:
    static constexpr unsigned min_sectors = 6;
    static constexpr unsigned max_sectors = 64;

    // What mount() found.
    struct Report {
        unsigned records = 0;             // that can be read, deltas included
        unsigned damaged = 0;             // records or stretches dropped, not being what was written
        unsigned unfinished = 0;          // writes that power did not let finish
        unsigned unreadable_sectors = 0;  // neither blank nor the log's: half-erased, or somebody else's
        unsigned newer_sectors = 0;       // of a later format, left alone

        bool operator==(const Report&) const = default;
    };

    struct Found {
        std::uint8_t version = 0;
        std::uint16_t length = 0;
    };

    // Contract: the flash outlives the log.
    explicit RecordLog(Flash& flash) : flash_(flash), window_(flash) {}

    // Reads the whole region and settles what the last loss of power left in doubt: at most six pages are programmed,
    // nothing is erased. To be called first, and only then do the others mean anything. Any content is fine.
    Report mount();

    // The latest record of the key: its version, and its payload in the first bytes of `into`. Nothing if there is none, it was
    // removed, or it is longer than `into`.
    std::optional<Found> read(Key key, std::span<std::uint8_t> into);

    // The same for the latest delta to that very record.
    std::optional<Found> read_delta(Key key, std::span<std::uint8_t> into);

    // Writes a record; with it the key's delta is gone. At most six pages are programmed, nothing is erased.
    // Contract: key below key_count, version not 0. A record of a later version is replaced only if `even_newer`.
    Write write(Key key, std::uint8_t version, std::span<const std::uint8_t> payload,
                bool even_newer = false);

    // Writes a delta to the key's present record, in place of the delta before. Contract: key below delta_key_count.
    Write write_delta(Key key, std::uint8_t version, std::span<const std::uint8_t> payload);

    // From now on there is no such record.
    Write remove(Key key);

    // One bounded step of upkeep: at most one sector is erased, or one record copied. False if there is nothing to do. To be called
    // while a write is busy, and between times so that writes seldom are.
    bool maintain();

    [[nodiscard]] unsigned sector_count() const { return sectors_; }
    // Sectors without anything that is still needed; the log tries to keep some ready.
    [[nodiscard]] unsigned free_sectors() const;
    // How often a sector was erased, as its header says; 0 if it has none.
    [[nodiscard]] std::uint32_t erasures(unsigned sector);
    // Records that were there at mount and could not be read later, and pages that did not hold what was programmed.
    [[nodiscard]] unsigned lost() const { return lost_; }

  private:
    // Where the latest record of a kind and key is, in granules from the region's start; 0 for nowhere.
    struct Slot {
        std::uint32_t sequence = 0;
        std::uint16_t at = 0;
        std::uint16_t copy = 0;  // a copy made to empty its sector, not yet in its place
    };
    struct Sector {
        bool newer : 1 = false;   // of a later format
        bool bad : 1 = false;     // does not erase or does not hold what is programmed
        bool marked : 1 = false;  // its retired mark is set, perhaps not fully
        bool headed : 1 = false;  // its header could be read
    };
    using SectorSet = std::uint64_t;  // a bit a sector
    static constexpr unsigned none = 0xff;
    static constexpr unsigned slot_count = key_count + delta_key_count;

    static unsigned slot_of(Kind kind, unsigned key) { return kind == Kind::whole ? key : key_count + key; }
    [[nodiscard]] static unsigned sector_of(std::uint16_t at) {
        return static_cast<unsigned>(at * granule / sector_size);
    }
    [[nodiscard]] bool usable() const { return sectors_ >= min_sectors; }
    [[nodiscard]] unsigned after(unsigned sector) const { return sector + 1 == sectors_ ? 0 : sector + 1; }
    [[nodiscard]] unsigned spare_target() const { return sectors_ >= 16 ? 4 : 2; }
    [[nodiscard]] SectorSet needed() const;
    [[nodiscard]] SectorSet free_set() const;
    [[nodiscard]] unsigned needed_in(unsigned sector) const;

    // mount
    void survey(Report& report);
    void find_last_opened(std::span<const std::uint32_t> openings);
    void settle_tail();
    void scan(Report& report);
    void scan_deltas_again();
    [[nodiscard]] bool is_replaced(const RecordHeader& header) const;
    void consider(const RecordHeader& header, std::size_t offset);
    [[nodiscard]] bool is_better(std::size_t offset, std::size_t than);
    [[nodiscard]] std::uint32_t base_of(std::size_t delta_offset);
    std::optional<SectorHeader> header_of(unsigned sector);

    // writing
    std::optional<Found> read_slot(const Slot& slot, std::span<std::uint8_t> into);
    Write append(RecordHeader header, std::span<const std::uint8_t> prefix,
                 std::span<const std::uint8_t> payload);
    [[nodiscard]] std::uint32_t next_sequence(const RecordHeader& header) const;
    void strike_out(unsigned key);
    [[nodiscard]] bool fits_budget(const Slot& replaced, std::size_t size);
    [[nodiscard]] std::size_t head_room() const { return head_ == none ? 0 : last_mark - head_used_; }
    std::size_t put_in_head(const RecordHeader& header);
    bool program(std::size_t offset, std::span<const std::uint8_t> bytes);

    // upkeep
    [[nodiscard]] bool should_collect() const;
    bool collect();
    [[nodiscard]] unsigned choose_victim() const;
    bool copy_one(unsigned victim);
    bool prepare();
    bool rescue();
    bool open_prepared();
    bool erase(unsigned sector);
    void mark(unsigned sector);
    void retire(unsigned sector);
    void settle_marks();

    Flash& flash_;
    RecordWindow window_;
    unsigned sectors_ = 0;
    std::uint32_t opening_ = 0;  // of the sector opened last
    unsigned last_opened_ = 0;
    unsigned head_ = none;  // the sector being written; always erased and opened since mount
    std::size_t head_used_ = 0;
    unsigned prepared_ = none;  // erased since mount, to be opened next
    std::uint32_t prepared_erasures_ = 0;
    bool wanted_ = false;  // somebody wants to write
    bool marks_settled_ = false;
    unsigned collected_ = 0;  // sectors emptied since the last write
    unsigned lost_ = 0;
    std::array<Slot, slot_count> slots_{};
    std::array<std::uint32_t, delta_key_count> highest_{};  // sequence number of a record or delta of the key
    std::array<Sector, max_sectors> state_{};
};

static_assert(sizeof(RecordLog) <= 2048, "the log's memory is bounded");

// For those who can wait (the desktop, tools, tests): writes, with whatever upkeep that takes.
template <typename Attempt>
Write write_patiently(RecordLog& log, Attempt&& attempt) {
    for (;;) {
        const Write result = attempt();
        if (result != Write::busy) {
            return result;
        }
        if (!log.maintain()) {
            return Write::failed;
        }
    }
}

}  // namespace ricochet::storage
