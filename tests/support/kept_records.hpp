// What a record log must still hold after power failed: everything acknowledged, and of the write in flight all or nothing.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "ricochet/rng.hpp"
#include "ricochet/storage/record_log.hpp"

namespace support {

// A payload that no other write ever has: made from a number.
struct Written {
    std::uint32_t number = 0;  // 0: nothing
    std::uint16_t length = 0;

    [[nodiscard]] std::vector<std::uint8_t> payload() const {
        ricochet::Rng rng(number, length);
        std::vector<std::uint8_t> bytes(length);
        for (auto& byte : bytes) {
            // Runs of blank and of zero are what a log is most easily mistaken about.
            const auto drawn = rng.next();
            byte = static_cast<std::uint8_t>(drawn % 5 == 0 ? 0xff : drawn % 5 == 1 ? 0 : drawn >> 24U);
        }
        return bytes;
    }
    bool operator==(const Written&) const = default;
};

struct Kept {
    Written whole;
    Written delta;
    bool operator==(const Kept&) const = default;
};

class KeptRecords {
  public:
    static constexpr std::uint8_t version = 3;

    [[nodiscard]] const Kept& at(unsigned key) const { return acknowledged_[key]; }

    void begin(unsigned key, const Kept& becoming) {
        pending_key_ = key;
        pending_ = becoming;
    }
    void acknowledge() {
        acknowledged_[pending_key_] = *pending_;
        pending_.reset();
    }
    void abandon() { pending_.reset(); }

    // Compares with what the log has. What it says of the write in flight is from now on the truth.
    // The first key that is wrong, or -1.
    int settle(ricochet::storage::RecordLog& log) {
        for (unsigned key = 0; key < ricochet::storage::key_count; ++key) {
            if (matches(log, key, acknowledged_[key])) {
                continue;
            }
            if (!pending_ || key != pending_key_ || !matches(log, key, *pending_)) {
                return static_cast<int>(key);
            }
            acknowledged_[key] = *pending_;
        }
        pending_.reset();
        return -1;
    }

  private:
    static bool matches(ricochet::storage::RecordLog& log, unsigned key, const Kept& kept) {
        using ricochet::storage::Key;
        std::array<std::uint8_t, ricochet::storage::max_payload> bytes{};
        if (!is_that(log.read(static_cast<Key>(key), bytes), bytes, kept.whole)) {
            return false;
        }
        return key >= ricochet::storage::delta_key_count ||
               is_that(log.read_delta(static_cast<Key>(key), bytes), bytes, kept.delta);
    }

    static bool is_that(const std::optional<ricochet::storage::RecordLog::Found>& found,
                        std::span<const std::uint8_t> bytes, const Written& written) {
        if (written.number == 0 || !found) {
            return written.number == 0 && !found;
        }
        const auto expected = written.payload();
        return found->version == version && found->length == expected.size() &&
               std::equal(expected.begin(), expected.end(), bytes.begin());
    }

    std::array<Kept, ricochet::storage::key_count> acknowledged_{};
    unsigned pending_key_ = 0;
    std::optional<Kept> pending_;
};

}  // namespace support
