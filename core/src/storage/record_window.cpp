#include "ricochet/storage/record_window.hpp"

#include <algorithm>

namespace ricochet::storage {

std::span<const std::uint8_t> RecordWindow::view(std::size_t offset, std::size_t length) {
    if (!holds(offset, length)) {
        start_ = offset;
        size_ = std::min(max_record_size, sector_size - offset % sector_size);
        flash_.read(start_, std::span(bytes_).first(size_));
    }
    return std::span(bytes_).subspan(offset - start_, length);
}

std::optional<RecordWindow::Loaded> RecordWindow::load(std::size_t offset) {
    Crc32 crc;
    auto header =
        RecordHeader::from(view(offset, record_header_size).first<record_header_size>(), offset, crc);
    if (header && !holds(offset, record_header_size + header->length)) {
        forget();
        header =
            RecordHeader::from(view(offset, record_header_size).first<record_header_size>(), offset, crc);
    }
    if (!header) {
        return std::nullopt;
    }
    record_ = view(offset, record_header_size + header->length);
    return Loaded{*header, RecordHeader::is_intact(record_, crc)};
}

std::span<std::uint8_t> RecordWindow::compose(std::size_t size) {
    forget();
    const auto composed = std::span(bytes_).first(size);
    record_ = composed;
    return composed;
}

std::size_t RecordWindow::blank_from(std::size_t offset) {
    view(offset, granule);
    return blank_prefix(
        std::span<const std::uint8_t>(bytes_).subspan(offset - start_, start_ + size_ - offset));
}

bool RecordScan::next() {
    while (position_ + record_header_size <= last_mark) {
        offset_ = sector_start_ + position_;
        if (const std::size_t blank = window_.blank_from(offset_) / granule * granule; blank > 0) {
            position_ += blank;
            continue;
        }
        const auto front = window_.view(offset_, record_header_size).first<record_header_size>();
        Crc32 crc;
        if (const auto header = RecordHeader::from(front, offset_, crc)) {
            header_ = *header;
            position_ += header->span();
            in_rubbish_ = false;
            after_strike_ = false;
            return true;
        }
        pass_rubbish(is_struck_out(front));
    }
    return false;
}

bool RecordScan::is_intact() {
    const auto loaded = window_.load(offset_);
    const bool intact = loaded && loaded->intact && loaded->header == header_;
    damaged_ += intact ? 0 : 1;
    return intact;
}

// A stretch of rubbish counts once; behind what mount() struck out it is a write that was not finished.
void RecordScan::pass_rubbish(bool struck_out) {
    position_ += granule;
    if (struck_out) {
        after_strike_ = true;
    } else if (!in_rubbish_) {
        ++(after_strike_ ? unfinished_ : damaged_);
        in_rubbish_ = true;
    }
}

}  // namespace ricochet::storage
