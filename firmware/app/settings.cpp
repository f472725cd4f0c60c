#include "app/settings.hpp"

#include "ricochet/bytes.hpp"

namespace handheld {

using ricochet::Ricochet;

Settings::Stored Settings::store() const {
    Stored bytes{};
    ricochet::ByteWriter writer(bytes);
    const auto put_bool = [&](bool value) { writer.put(static_cast<std::uint8_t>(value ? 1 : 0)); };
    writer.put(version);
    writer.put(rules.robots);
    writer.put(static_cast<std::uint8_t>(rules.ricochet));
    put_bool(rules.rebound);
    writer.put(minimum_moves);
    put_bool(show_optimum);
    put_bool(sound);
    writer.put(brightness);
    put_bool(strong_marks);
    writer.put(dim_after);
    writer.put(day);
    return bytes;
}

bool Settings::load(std::span<const std::uint8_t> bytes) {
    if (bytes.size() != stored_size || bytes[0] != version) {
        return false;
    }
    ricochet::ByteReader reader(bytes.subspan(1));
    bool good = true;
    const auto take = [&](unsigned least, unsigned most) {
        const auto value = reader.take<std::uint8_t>();
        good = good && value >= least && value <= most;
        return value;
    };
    Settings loaded;
    loaded.rules.robots = take(4, ricochet::max_robots);
    loaded.rules.ricochet = static_cast<Ricochet>(take(0, static_cast<unsigned>(Ricochet::official)));
    loaded.rules.rebound = take(0, 1) != 0;
    loaded.minimum_moves = take(least_minimum_moves, most_minimum_moves);
    loaded.show_optimum = take(0, 1) != 0;
    loaded.sound = take(0, 1) != 0;
    loaded.brightness = take(10, 100);
    loaded.strong_marks = take(0, 1) != 0;
    loaded.dim_after = take(0, most_dim_after);
    loaded.day = reader.take<std::uint32_t>();
    if (good) {
        *this = loaded;
    }
    return good;
}

}  // namespace handheld
