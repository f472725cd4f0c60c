#include "ricochet/storage/daily_results.hpp"

#include <algorithm>

#include "ricochet/bytes.hpp"
#include "ricochet/storage/field_reader.hpp"

namespace ricochet::storage {

namespace {

constexpr std::uint8_t watched_bit = 0x80;
constexpr std::uint8_t optimum_bits = 0x7f;

// The last block whose days can be counted.
constexpr std::uint32_t last_number = 0xffffffffU / DailyBlock::days;

}  // namespace

DayResult DailyBlock::of(Day day) const {
    return number_of(day) == number ? results[day % days] : DayResult{};
}

bool DailyBlock::record(Day day, const DayResult& result) {
    if (number_of(day) < number) {
        return false;
    }
    if (number_of(day) > number) {
        *this = {};
        number = number_of(day);
    }
    DayResult& known = results[day % days];
    if (!result.is_better_than(known)) {
        return false;
    }
    known = result;
    return true;
}

DailyBlock::Stored DailyBlock::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    writer.put(number);
    for (const DayResult& result : results) {
        writer.put(result.moves);
        writer.put(
            static_cast<std::uint8_t>((result.optimum & optimum_bits) | (result.watched ? watched_bit : 0U)));
        writer.put(result.seconds);
    }
    return bytes;
}

Complaint DailyBlock::load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
    if (stored_version != version) {
        return "the daily results are of another version";
    }
    FieldReader reader(bytes);
    DailyBlock loaded;
    loaded.number = reader.take<std::uint32_t>();
    reader.expect(loaded.number <= last_number);
    for (DayResult& result : loaded.results) {
        result.moves = reader.take<std::uint8_t>();
        const auto mixed = reader.take<std::uint8_t>();
        result.optimum = mixed & optimum_bits;
        result.watched = (mixed & watched_bit) != 0;
        result.seconds = reader.take<std::uint16_t>();
        const bool nothing = result.optimum == 0 && !result.watched && result.seconds == 0;
        reader.expect(result.played() ? result.moves >= result.optimum : nothing);
    }
    if (!reader.ends_well()) {
        return "the daily results make no sense";
    }
    *this = loaded;
    return {};
}

void DailyStreak::record(Day day) {
    if (best > 0 && day <= last) {
        return;
    }
    const bool goes_on = best > 0 && day == last + 1;
    current = goes_on ? current + 1 : 1;
    best = std::max(best, current);
    last = day;
}

std::uint32_t DailyStreak::on(Day day) const {
    const bool unbroken = best > 0 && day <= last + 1;
    return unbroken ? current : 0;
}

DailyStreak::Stored DailyStreak::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    writer.put(last);
    writer.put(current);
    writer.put(best);
    return bytes;
}

Complaint DailyStreak::load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
    if (stored_version != version) {
        return "the days in a row are of another version";
    }
    FieldReader reader(bytes);
    DailyStreak loaded;
    loaded.last = reader.take<std::uint32_t>();
    loaded.current = reader.take<std::uint32_t>();
    loaded.best = reader.take<std::uint32_t>();
    reader.expect(loaded.current <= loaded.best);
    // As many days in a row end no earlier than on the day of that number; none of them is after the last of all days.
    reader.expect(loaded.best == 0 ? loaded.last == 0 : loaded.current > 0 && loaded.last < 0xffffffff);
    reader.expect(loaded.best == 0 || loaded.best - 1 <= loaded.last);
    if (!reader.ends_well()) {
        return "the days in a row make no sense";
    }
    *this = loaded;
    return {};
}

}  // namespace ricochet::storage
