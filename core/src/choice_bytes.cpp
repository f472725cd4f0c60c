#include "ricochet/choice_bytes.hpp"

namespace ricochet {

std::optional<BoardChoice> take_choice(ByteReader& reader) {
    const auto kind = reader.take<std::uint8_t>();
    if (kind == static_cast<std::uint8_t>(BoardChoice::Kind::random)) {
        return BoardChoice::random(reader.take<std::uint32_t>());
    }
    TileArrangement tiles;
    bool good = kind == static_cast<std::uint8_t>(BoardChoice::Kind::tiles);
    for (TileFace& face : tiles.faces) {
        const auto byte = reader.take<std::uint8_t>();
        face = {static_cast<std::uint8_t>((byte & 7U)), (byte & 0x80U) != 0};
        good = good && (byte & 0x78U) == 0;
    }
    if (!good || !tiles.valid()) {
        return std::nullopt;
    }
    return BoardChoice::classic(tiles);
}

void put_choice(ByteWriter& writer, const BoardChoice& choice) {
    writer.put(static_cast<std::uint8_t>(choice.kind));
    if (choice.kind == BoardChoice::Kind::random) {
        writer.put(choice.number);
        return;
    }
    for (const TileFace face : choice.tiles.faces) {
        writer.put(static_cast<std::uint8_t>(face.number | (face.back ? 0x80U : 0U)));
    }
}

std::optional<Rules> take_rules(ByteReader& reader) {
    const auto robots = reader.take<std::uint8_t>();
    const auto ricochet = reader.take<std::uint8_t>();
    const auto rebound = reader.take<std::uint8_t>();
    if (robots < 4 || robots > max_robots || ricochet > static_cast<std::uint8_t>(Ricochet::official) ||
        rebound > 1) {
        return std::nullopt;
    }
    return Rules{robots, static_cast<Ricochet>(ricochet), rebound == 1};
}

void put_rules(ByteWriter& writer, const Rules& rules) {
    writer.put(rules.robots);
    writer.put(static_cast<std::uint8_t>(rules.ricochet));
    writer.put(static_cast<std::uint8_t>(rules.rebound ? 1 : 0));
}

}  // namespace ricochet
