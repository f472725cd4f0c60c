// The log's one buffer: a piece of flash in RAM, and the records found in it. What is checked is the copy, because bits that
// lost power while they changed may read differently the next time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "ricochet/storage/layout.hpp"

namespace ricochet::storage {

class RecordWindow {
  public:
    struct Loaded {
        RecordHeader header;
        bool intact = false;
    };

    explicit RecordWindow(Flash& flash) : flash_(flash) {}

    // The bytes of flash at this place, which do not cross a sector's end. Contract: length ≤ max_record_size.
    std::span<const std::uint8_t> view(std::size_t offset, std::size_t length);

    // The record that begins here, checked; nothing if none does. Its bytes are then record().
    std::optional<Loaded> load(std::size_t offset);
    [[nodiscard]] std::span<const std::uint8_t> record() const { return record_; }
    [[nodiscard]] std::span<const std::uint8_t> payload() const {
        return record_.subspan(record_header_size);
    }

    // How many bytes from here on are blank, as far as the window reaches.
    std::size_t blank_from(std::size_t offset);

    // Room to put a record of this size together, in place of whatever was in the window.
    std::span<std::uint8_t> compose(std::size_t size);

    // What was read is no longer what is in flash.
    void forget() { size_ = 0; }

  private:
    [[nodiscard]] bool holds(std::size_t offset, std::size_t length) const {
        return offset >= start_ && offset + length <= start_ + size_;
    }

    Flash& flash_;
    std::size_t start_ = 0;
    std::size_t size_ = 0;
    std::span<const std::uint8_t> record_;
    alignas(4) std::array<std::uint8_t, max_record_size> bytes_{};
};

// Goes through a sector and stops wherever a record begins, whatever lies between them.
class RecordScan {
  public:
    RecordScan(RecordWindow& window, std::size_t sector)
        : window_(window), sector_start_(sector * sector_size) {}

    // On to the next record that has a good header; false at the sector's end.
    bool next();

    // Whether all of that record is as it was written. Only now is its payload looked at: most records have been replaced long ago.
    bool is_intact();

    [[nodiscard]] std::size_t offset() const { return offset_; }
    [[nodiscard]] const RecordHeader& header() const { return header_; }

    // So far: records and stretches that are not what was written, and writes that power did not let finish.
    [[nodiscard]] unsigned damaged() const { return damaged_; }
    [[nodiscard]] unsigned unfinished() const { return unfinished_; }

  private:
    void pass_rubbish(bool struck_out);

    RecordWindow& window_;
    std::size_t sector_start_;
    std::size_t position_ = first_record;
    std::size_t offset_ = 0;
    RecordHeader header_;
    bool in_rubbish_ = false;
    bool after_strike_ = false;
    unsigned damaged_ = 0;
    unsigned unfinished_ = 0;
};

}  // namespace ricochet::storage
