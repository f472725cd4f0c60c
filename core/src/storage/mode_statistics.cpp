#include "ricochet/storage/mode_statistics.hpp"

#include <algorithm>

#include "ricochet/bytes.hpp"
#include "ricochet/storage/field_reader.hpp"

namespace ricochet::storage {

namespace {

constexpr std::uint32_t most = 0xffffffff;

void add(std::uint32_t& count, std::uint32_t more) { count = more > most - count ? most : count + more; }

}  // namespace

void ModeStatistics::record(const RoundResult& result) {
    if (result.watched) {
        add(watched, 1);
        streak = 0;
        return;
    }
    add(solved, 1);
    add(moves, result.moves);
    if (result.optimum == 0) {
        return;
    }
    add(spread[std::min<std::size_t>(result.over_optimum(), spread_size - 1)], 1);
    if (result.over_optimum() == 0) {
        add(streak, 1);
    } else {
        streak = 0;
    }
    best_streak = std::max(streak, best_streak);
    if (result.seconds > 0 && (best_seconds == 0 || result.seconds < best_seconds)) {
        best_seconds = result.seconds;
    }
}

ModeStatistics::Stored ModeStatistics::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    writer.put(solved);
    writer.put(watched);
    for (const std::uint32_t count : spread) {
        writer.put(count);
    }
    writer.put(streak);
    writer.put(best_streak);
    writer.put(best_seconds);
    writer.put(moves);
    return bytes;
}

Complaint ModeStatistics::load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
    if (stored_version != version) {
        return "the statistics are of another version";
    }
    FieldReader reader(bytes);
    ModeStatistics loaded;
    loaded.solved = reader.take<std::uint32_t>();
    loaded.watched = reader.take<std::uint32_t>();
    std::uint64_t spread_sum = 0;
    for (std::uint32_t& count : loaded.spread) {
        count = reader.take<std::uint32_t>();
        spread_sum += count;
    }
    loaded.streak = reader.take<std::uint32_t>();
    loaded.best_streak = reader.take<std::uint32_t>();
    loaded.best_seconds = reader.take<std::uint32_t>();
    loaded.moves = reader.take<std::uint32_t>();
    // At the end of counting the counts need not agree any more.
    reader.expect(spread_sum <= loaded.solved || loaded.solved == most);
    reader.expect(loaded.streak <= loaded.best_streak && loaded.best_streak <= loaded.spread[0]);
    reader.expect(loaded.best_seconds == 0 || spread_sum > 0);
    if (!reader.ends_well()) {
        return "the statistics make no sense";
    }
    *this = loaded;
    return {};
}

}  // namespace ricochet::storage
