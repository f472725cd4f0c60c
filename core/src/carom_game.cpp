#include "ricochet/carom_game.hpp"

#include <optional>

#include "ricochet/bytes.hpp"

namespace ricochet {

namespace {

constexpr std::uint8_t stored_version = 1;

void put_choice(ByteWriter& writer, const CaromChoice& choice) {
    writer.put(static_cast<std::uint8_t>(choice.kind));
    if (choice.kind == CaromChoice::Kind::daily) {
        writer.put(choice.date.year);
        writer.put(choice.date.month);
        writer.put(choice.date.day);
    } else {
        writer.put(choice.number);
    }
}

std::optional<CaromChoice> take_choice(ByteReader& reader) {
    const auto kind = reader.take<std::uint8_t>();
    if (kind == static_cast<std::uint8_t>(CaromChoice::Kind::endless)) {
        return CaromChoice::endless(reader.take<std::uint32_t>());
    }
    CalendarDate date;
    date.year = reader.take<std::uint16_t>();
    date.month = reader.take<std::uint8_t>();
    date.day = reader.take<std::uint8_t>();
    if (kind != static_cast<std::uint8_t>(CaromChoice::Kind::daily) || !is_valid(date)) {
        return std::nullopt;
    }
    return CaromChoice::daily(date);
}

void put_layout(ByteWriter& writer, const CaromLayout& layout) {
    for (const auto before : layout.edge_walls) {
        writer.put(before);
    }
    writer.put(layout.corner_count);
    for (const auto& [cell, first_side] : layout.corners) {
        writer.put(static_cast<std::uint8_t>(cell.index()));
        writer.put(static_cast<std::uint8_t>(first_side));
    }
    writer.put(layout.goal_corner);
    for (const Cell cell : layout.pieces) {
        writer.put(static_cast<std::uint8_t>(cell.index()));
    }
}

// Nothing in place of what is no layout, also where an unused corner is not as unused ones are.
std::optional<CaromLayout> take_layout(ByteReader& reader) {
    CaromLayout layout;
    bool good = true;
    for (auto& before : layout.edge_walls) {
        before = reader.take<std::uint8_t>();
    }
    layout.corner_count = reader.take<std::uint8_t>();
    for (unsigned i = 0; i < CaromLayout::max_corners; ++i) {
        auto& [cell, first_side] = layout.corners[i];
        cell = Cell::from_index(reader.take<std::uint8_t>());
        const auto side = reader.take<std::uint8_t>();
        good = good && side < all_directions.size();
        first_side = static_cast<Direction>(side & 3U);
        good = good && (i < layout.corner_count || layout.corners[i] == CaromLayout::Corner{});
    }
    layout.goal_corner = reader.take<std::uint8_t>();
    for (Cell& cell : layout.pieces) {
        cell = Cell::from_index(reader.take<std::uint8_t>());
    }
    if (!good || !is_valid(layout)) {
        return std::nullopt;
    }
    return layout;
}

std::optional<CaromDeal> take_deal(ByteReader& reader) {
    const auto choice = take_choice(reader);
    const auto layout = choice ? take_layout(reader) : std::nullopt;
    if (!layout) {
        return std::nullopt;
    }
    CaromDeal deal{*choice, *layout};
    deal.optimum = reader.take<std::uint8_t>();
    deal.pieces = reader.take<std::uint8_t>();
    const auto ready_made = reader.take<std::uint8_t>();
    deal.ready_made = ready_made == 1;
    if (!carom_optimum.contains(deal.optimum) || deal.pieces < 1 || deal.pieces > carom_pieces ||
        ready_made > 1) {
        return std::nullopt;
    }
    return deal;
}

}  // namespace

CaromGame::CaromGame(const CaromDeal& deal)
    : deal_(deal), board_(make_board(deal.layout)), table_(board_),
      round_(make_start(deal.layout), make_contest(deal.layout)) {}

CaromGame::Stored CaromGame::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    writer.put(stored_version);
    put_choice(writer, deal_.choice);
    put_layout(writer, deal_.layout);
    writer.put(deal_.optimum);
    writer.put(deal_.pieces);
    writer.put(static_cast<std::uint8_t>(deal_.ready_made ? 1 : 0));
    put_round(writer, round_);
    return bytes;
}

Complaint CaromGame::load(std::span<const std::uint8_t> bytes, CaromGame& game) {
    if (bytes.size() != stored_size) {
        return "a stored game has another length";
    }
    ByteReader reader(bytes);
    if (reader.take<std::uint8_t>() != stored_version) {
        return "the stored game is of another version";
    }
    const auto deal = take_deal(reader);
    if (!deal) {
        return "the stored game's puzzle is none of this game";
    }
    CaromGame loaded(*deal);
    auto complaint = take_round(reader, loaded.table_, make_contest(deal->layout), carom_pieces,
                                loaded.board_.cells(), loaded.round_);
    if (complaint.empty() && loaded.round_.start() != make_start(deal->layout)) {
        complaint = "the stored game began elsewhere";
    }
    if (complaint.empty() && loaded.round_.won() && loaded.round_.now().moves < deal->optimum) {
        complaint = "the stored game was won in fewer moves than it takes";
    }
    if (complaint.empty()) {
        complaint = check_nothing_left(reader);
    }
    if (complaint.empty()) {
        game = loaded;
    }
    return complaint;
}

}  // namespace ricochet
