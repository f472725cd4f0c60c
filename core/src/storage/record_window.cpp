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
    auto header = RecordHeader::from(view(offset, record_header_size).first<record_header_size>(), offset);
    if (header && !holds(offset, record_header_size + header->length)) {
        forget();
        header = RecordHeader::from(view(offset, record_header_size).first<record_header_size>(), offset);
    }
    if (!header) {
        return std::nullopt;
    }
    record_ = view(offset, record_header_size + header->length);
    return Loaded{*header, RecordHeader::is_intact(record_, offset)};
}

std::span<std::uint8_t> RecordWindow::compose(std::size_t size) {
    forget();
    const auto composed = std::span(bytes_).first(size);
    record_ = composed;
    return composed;
}

bool RecordScan::next() {
    while (position_ + record_header_size <= last_mark) {
        const std::size_t offset = sector_start_ + position_;
        const auto front = window_.view(offset, record_header_size);
        if (is_blank(front)) {
            position_ += granule;
            continue;
        }
        if (is_struck_out(front)) {
            after_strike_ = true;
            position_ += granule;
            continue;
        }
        const auto loaded = window_.load(offset);
        if (!loaded) {
            count_rubbish();
            position_ += granule;
            continue;
        }
        position_ += loaded->header.span();
        in_rubbish_ = false;
        after_strike_ = false;
        if (loaded->intact) {
            offset_ = offset;
            header_ = loaded->header;
            return true;
        }
        ++damaged_;
    }
    return false;
}

// A stretch of rubbish counts once.
void RecordScan::count_rubbish() {
    if (!in_rubbish_) {
        ++(after_strike_ ? unfinished_ : damaged_);
        in_rubbish_ = true;
    }
}

}  // namespace ricochet::storage
