#include "devices.hpp"

#include <algorithm>
#include <utility>

namespace hal::fake {

void FakeDisplay::push(const Area& area, std::span<const Pixel> pixels) {
    std::size_t next = 0;
    for (std::size_t y = area.top; y < std::size_t{area.top} + area.height; ++y) {
        for (std::size_t x = area.left; x < std::size_t{area.left} + area.width; ++x) {
            const std::size_t at = (y * size_.width) + x;
            pixels_.at(at) = pixels[next++];
            pushed_.twice = pushed_.twice || touched_[at];
            touched_[at] = true;
        }
    }
    disturbed_ = disturbed_ || !awake_;
    pushed_.bytes += pixels.size_bytes();
    ++pushed_.rectangles;
}

// It forgets everything.
void FakeDisplay::set_awake(bool awake) {
    if (awake_ && !awake) {
        std::fill(pixels_.begin(), pixels_.end(), Pixel{0});
    }
    awake_ = awake;
}

FakeDisplay::Pushed FakeDisplay::take_pushed() {
    touched_.assign(touched_.size(), false);
    return std::exchange(pushed_, {});
}

void FakeStorage::read(std::size_t offset, std::span<std::uint8_t> into) {
    const auto from = std::span(bytes_).subspan(offset, into.size());
    std::copy(from.begin(), from.end(), into.begin());
}

void FakeStorage::program(std::size_t offset,
                          std::span<const std::uint8_t, ricochet::storage::page_size> page) {
    ++changes;
    for (std::size_t i = 0; i < page.size(); ++i) {
        bytes_.at(offset + i) &= page[i];
    }
}

void FakeStorage::erase(std::size_t offset) {
    ++changes;
    const auto sector = std::span(bytes_).subspan(offset, ricochet::storage::sector_size);
    std::fill(sector.begin(), sector.end(), std::uint8_t{0xff});
}

std::optional<char> FakeConsole::read() {
    if (typed_.empty()) {
        return std::nullopt;
    }
    const char character = typed_.front();
    typed_.erase(0, 1);
    return character;
}

std::size_t FakeConsole::offer(std::string_view text) {
    const std::size_t taken = std::min(text.size(), room);
    said += text.substr(0, taken);
    room -= room == std::string::npos ? 0 : taken;
    return taken;
}

}  // namespace hal::fake
