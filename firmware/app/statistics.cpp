#include "app/statistics.hpp"

#include <algorithm>

#include "ricochet/bytes.hpp"

namespace handheld {

void ModeStatistics::record(const RoundResult& result) {
    if (result.watched) {
        ++watched;
        streak = 0;
        return;
    }
    ++solved;
    moves += result.moves;
    if (result.optimum == 0) {
        return;
    }
    ++spread[std::min<std::size_t>(result.over_optimum(), spread_size - 1)];
    streak = result.over_optimum() == 0 ? streak + 1 : 0;
    best_streak = std::max(streak, best_streak);
    if (result.seconds > 0 && (best_seconds == 0 || result.seconds < best_seconds)) {
        best_seconds = result.seconds;
    }
}

Statistics::Stored Statistics::store() const {
    Stored bytes{};
    ricochet::ByteWriter writer(bytes);
    writer.put(version);
    for (const ModeStatistics& mode : modes) {
        writer.put(mode.solved);
        writer.put(mode.watched);
        for (const std::uint32_t count : mode.spread) {
            writer.put(count);
        }
        writer.put(mode.streak);
        writer.put(mode.best_streak);
        writer.put(mode.best_seconds);
        writer.put(mode.moves);
    }
    return bytes;
}

bool Statistics::load(std::span<const std::uint8_t> bytes) {
    if (bytes.size() != stored_size || bytes[0] != version) {
        return false;
    }
    ricochet::ByteReader reader(bytes.subspan(1));
    for (ModeStatistics& mode : modes) {
        mode.solved = reader.take<std::uint32_t>();
        mode.watched = reader.take<std::uint32_t>();
        for (std::uint32_t& count : mode.spread) {
            count = reader.take<std::uint32_t>();
        }
        mode.streak = reader.take<std::uint32_t>();
        mode.best_streak = reader.take<std::uint32_t>();
        mode.best_seconds = reader.take<std::uint32_t>();
        mode.moves = reader.take<std::uint32_t>();
    }
    return true;
}

}  // namespace handheld
