#include "ricochet/round_bytes.hpp"

#include <array>
#include <optional>

namespace ricochet {

namespace {

// A trail in a byte: bit 7 moved, bit 6 turned, bits 1–0 the last direction.
std::uint8_t to_byte(const Trail& trail) {
    return static_cast<std::uint8_t>((trail.moved ? 0x80U : 0U) | (trail.turned ? 0x40U : 0U) |
                                     (trail.moved ? index(trail.last) : 0U));
}

std::optional<Trail> trail_from_byte(std::uint8_t byte) {
    const Trail trail{(byte & 0x80U) != 0, (byte & 0x40U) != 0, static_cast<Direction>(byte & 3U)};
    // A robot that never moved has turned nowhere and has no last direction; other bits mean nothing.
    if ((byte & 0x3cU) != 0 || (!trail.moved && byte != 0)) {
        return std::nullopt;
    }
    return trail;
}

void put_position(ByteWriter& writer, const Position& position) {
    for (unsigned i = 0; i < max_robots; ++i) {
        const auto robot = static_cast<Robot>(i);
        writer.put(static_cast<std::uint8_t>(position.has(robot) ? position.of(robot).index() : 0U));
    }
}

// Robots on different cells out of `free`; unused places are zero.
std::optional<Position> take_position(ByteReader& reader, unsigned robots, CellSet free) {
    Position position;
    bool good = true;
    for (unsigned i = 0; i < max_robots; ++i) {
        const Cell cell = Cell::from_index(reader.take<std::uint8_t>());
        if (i >= robots) {
            good = good && cell.index() == 0;
            continue;
        }
        good = good && free.contains(cell);
        free.erase(cell);
        position.add(cell);
    }
    if (!good) {
        return std::nullopt;
    }
    return position;
}

// Whether a robot that only ever went to and fro along this direction can have come from one cell to the other.
bool in_line(Cell from, Cell to, Direction direction) {
    return is_vertical(direction) ? from.x() == to.x() : from.y() == to.y();
}

// The state a history starts from: the round's start itself, or, after a fold, a later moment of the round.
std::optional<Play> take_base(ByteReader& reader, const Contest& contest, const Position& start,
                              const CellSet& standing) {
    const auto robots = take_position(reader, start.robot_count(), standing);
    Play base;
    bool good = robots.has_value();
    for (Trail& trail : base.trails) {
        const auto taken = trail_from_byte(reader.take<std::uint8_t>());
        good = good && taken.has_value();
        trail = taken.value_or(Trail{});
    }
    base.moves = reader.take<std::uint32_t>();
    if (!good || base.moves % Round::fold_size != 0) {
        return std::nullopt;
    }
    base.robots = *robots;
    bool somebody_moved = false;
    for (unsigned i = 0; i < max_robots; ++i) {
        const auto robot = static_cast<Robot>(i);
        const Trail& trail = base.trails[i];
        const bool stayed = !start.has(robot) || base.moves == 0 || !trail.moved;
        if (stayed && (trail.moved || base.robots.of(robot) != start.of(robot))) {
            return std::nullopt;
        }
        if (trail.moved && !trail.turned && !in_line(start.of(robot), base.robots.of(robot), trail.last)) {
            return std::nullopt;
        }
        somebody_moved = somebody_moved || trail.moved;
        // Such a robot would have claimed the goal when it came to stand there.
        if (trail.moved && base.robots.of(robot) == contest.goal.cell &&
            contest.goal.claimant.allows(robot) &&
            (contest.rules.ricochet == Ricochet::off || trail.turned)) {
            return std::nullopt;
        }
    }
    if (somebody_moved != (base.moves > 0)) {
        return std::nullopt;
    }
    return base;
}

}  // namespace

void put_round(ByteWriter& writer, const Round& round) {
    put_position(writer, round.start());
    put_position(writer, round.base().robots);
    for (const auto& trail : round.base().trails) {
        writer.put(to_byte(trail));
    }
    writer.put(round.base().moves);
    writer.put(static_cast<std::uint16_t>(round.history().size()));
    writer.put(static_cast<std::uint16_t>(round.undone().size()));
    for (const Move move : round.history()) {
        writer.put(ricochet::to_byte(move));
    }
    for (const Move move : round.undone()) {
        writer.put(ricochet::to_byte(move));
    }
}

Complaint take_round(ByteReader& reader, const SlideTable& table, const Contest& contest, unsigned robots,
                     const CellSet& standing, Round& round) {
    const auto start = take_position(reader, robots, standing);
    const auto base = start ? take_base(reader, contest, *start, standing) : std::nullopt;
    if (!base) {
        return "the stored game's robots cannot stand there";
    }
    const unsigned made = reader.take<std::uint16_t>();
    const unsigned known = made + reader.take<std::uint16_t>();
    if (known > Round::history_capacity) {
        return "the stored game has too many moves";
    }
    round.begin_rebuild(contest, *start, *base);
    for (unsigned i = 0; i < known; ++i) {
        const auto move = move_from_byte(reader.take<std::uint8_t>());
        if (!move) {
            return "the stored game has a move that is none";
        }
        if (!round.remember(table, *move)) {
            return "the stored game has an impossible move";
        }
    }
    round.end_rebuild(table, made);
    return {};
}

Complaint check_nothing_left(ByteReader& reader) {
    while (reader.left() > 0) {
        if (reader.take<std::uint8_t>() != 0) {
            return "the stored game has something after its end";
        }
    }
    return {};
}

}  // namespace ricochet
