#include "ricochet/storage/settings.hpp"

#include "ricochet/bytes.hpp"
#include "ricochet/robot.hpp"
#include "ricochet/storage/field_reader.hpp"

namespace ricochet::storage {

Settings::Stored Settings::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    const auto put_flag = [&](bool value) { writer.put(static_cast<std::uint8_t>(value ? 1 : 0)); };
    writer.put(rules.robots);
    writer.put(static_cast<std::uint8_t>(rules.ricochet));
    put_flag(rules.rebound);
    writer.put(minimum_moves);
    put_flag(show_optimum);
    put_flag(sound);
    writer.put(brightness);
    put_flag(strong_marks);
    writer.put(dim_after);
    writer.put(day);
    return bytes;
}

Complaint Settings::load(std::uint8_t stored_version, std::span<const std::uint8_t> bytes) {
    if (stored_version != version) {
        return "the settings are of another version";
    }
    FieldReader reader(bytes);
    Settings loaded;
    loaded.rules.robots = reader.take_between(4, max_robots);
    loaded.rules.ricochet =
        static_cast<Ricochet>(reader.take_between(0, static_cast<unsigned>(Ricochet::official)));
    loaded.rules.rebound = reader.take_flag();
    loaded.minimum_moves = reader.take_between(least_minimum_moves, most_minimum_moves);
    loaded.show_optimum = reader.take_flag();
    loaded.sound = reader.take_flag();
    loaded.brightness = reader.take_between(least_brightness, most_brightness);
    loaded.strong_marks = reader.take_flag();
    loaded.dim_after = reader.take_between(0, most_dim_after);
    loaded.day = reader.take<std::uint32_t>();
    if (!reader.ends_well()) {
        return "the settings make no sense";
    }
    *this = loaded;
    return {};
}

}  // namespace ricochet::storage
