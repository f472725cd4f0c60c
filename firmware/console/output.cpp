#include "console/output.hpp"

#include <algorithm>

namespace handheld {

Output& Output::put(std::string_view text) {
    return write([&](TextWriter& writer) { writer.put(text); });
}

Output& Output::put(char character) { return put(std::string_view(&character, 1)); }

Output& Output::put_number(std::uint32_t number) {
    return write([&](TextWriter& writer) { writer.put_number(number); });
}

void Output::end_well() { put("ok\n"); }

void Output::end_badly(std::string_view why) { put("error: ").put(why).put('\n'); }

Output& Output::put_hex(std::uint32_t number, unsigned digits) {
    while (digits > 0) {
        --digits;
        put("0123456789abcdef"[(number >> (4U * digits)) & 15U]);
    }
    return *this;
}

void Output::make_room() {
    if (begin_ > 0) {
        std::copy(block_.begin() + static_cast<std::ptrdiff_t>(begin_),
                  block_.begin() + static_cast<std::ptrdiff_t>(end_), block_.begin());
        end_ -= begin_;
        begin_ = 0;
    }
}

bool Output::send(hal::Console& console, std::uint32_t now) {
    while (!empty() && send_some(console) > 0) {
        last_taken_ = now;
        deaf_ = false;
    }
    if (empty()) {
        last_taken_ = now;
        return true;
    }
    if (!deaf_ && now - last_taken_ < patience) {
        return true;
    }
    deaf_ = true;
    begin_ = end_ = 0;
    return_sent_ = false;
    return false;
}

// Sends a piece with its line ends made for terminals; how many characters were taken.
std::size_t Output::send_some(hal::Console& console) {
    std::array<char, 128> piece{};
    std::size_t size = 0;
    for (std::size_t i = begin_; i < end_ && size + 2 <= piece.size(); ++i) {
        if (block_[i] == '\n' && !(i == begin_ && return_sent_)) {
            piece[size++] = '\r';
        }
        piece[size++] = block_[i];
    }
    const std::size_t taken = console.offer({piece.data(), size});
    for (std::size_t left = taken; left > 0; --left) {
        if (block_[begin_] == '\n' && !return_sent_) {
            return_sent_ = true;
        } else {
            return_sent_ = false;
            ++begin_;
        }
    }
    return taken;
}

}  // namespace handheld
