#include "console/screenshot.hpp"

#include <algorithm>
#include <array>

namespace handheld {

namespace {
constexpr int rows_a_step = 8;
constexpr std::size_t longest_run = 255;
constexpr std::size_t room_to_keep = 128;  // for a run, a line end, and the last lines
}  // namespace

void ScreenshotTask::begin() {
    begun_ = false;
    row_ = 0;
    column_ = 0;
    checksum_ = ricochet::storage::Crc32();
}

Task::State ScreenshotTask::step(Output& output) {
    const hal::Size size = desk_.shell.devices().display.size();
    if (!begun_) {
        // What is to be seen is known after the next frame.
        begun_ = true;
        changes_ = desk_.renderer.changes();
        output.put("screenshot ").put_number(size.width).put('x').put_number(size.height).put(" rgb565\n");
        return State::waiting;
    }
    if (row_ == 0 && column_ == 0) {
        changes_ = desk_.renderer.changes();
    }
    // The picture may change from step to step; what the checksum is of, and what a row is said to be equal to, is what was sent.
    const int top = row_;
    const bool begins_whole = column_ == 0;
    const int rows = std::min(rows_a_step, size.height - top);
    const auto pixels = desk_.renderer.paint(desk_.picture, {0, top, size.width, rows});
    while (row_ < top + rows && output.room() >= room_to_keep) {
        const auto at = static_cast<std::size_t>(row_ - top) * size.width;
        put_row(output, pixels.subspan(at, size.width),
                row_ > top + (begins_whole ? 0 : 1) ? pixels.subspan(at - size.width, size.width)
                                                    : std::span<const hal::Pixel>{});
    }
    if (row_ < size.height) {
        return State::more;
    }
    if (changes_ != desk_.renderer.changes()) {
        output.put("note: the screen changed meanwhile\n");
    }
    output.put("crc32 ").put_hex(checksum_.value(), 8).put('\n').end_well();
    return State::done;
}

void ScreenshotTask::count(std::span<const hal::Pixel> sent) {
    for (const hal::Pixel pixel : sent) {
        const std::array<std::uint8_t, 2> bytes{static_cast<std::uint8_t>(pixel & 0xffU),
                                                static_cast<std::uint8_t>(pixel >> 8U)};
        checksum_.add(bytes);
    }
}

void ScreenshotTask::put_row(Output& output, std::span<const hal::Pixel> row,
                             std::span<const hal::Pixel> above) {
    if (column_ == 0 && std::equal(row.begin(), row.end(), above.begin(), above.end())) {
        count(row);
        output.put("=\n");
        ++row_;
        return;
    }
    while (column_ < row.size() && output.room() >= room_to_keep) {
        std::size_t end = column_ + 1;
        while (end < row.size() && row[end] == row[column_] && end - column_ < longest_run) {
            ++end;
        }
        count(row.subspan(column_, end - column_));
        output.put_hex(static_cast<std::uint32_t>(end - column_), 2).put_hex(row[column_], 4);
        column_ = end;
    }
    if (column_ == row.size()) {
        output.put('\n');
        column_ = 0;
        ++row_;
    }
}

}  // namespace handheld
