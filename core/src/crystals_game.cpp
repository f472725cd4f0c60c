#include "ricochet/crystals_game.hpp"

#include <optional>

#include "ricochet/bytes.hpp"
#include "ricochet/round_bytes.hpp"

namespace ricochet {

namespace {

constexpr std::uint8_t stored_version = 1;

void put_deal(ByteWriter& writer, const CrystalsDeal& deal) {
    const CrystalsLayout& layout = deal.layout;
    writer.put(static_cast<std::uint8_t>(deal.difficulty));
    writer.put(deal.number);
    for (const auto island : layout.islands) {
        writer.put(island);
    }
    for (const Cell cell : {layout.start, layout.amber, layout.violet, layout.goal}) {
        writer.put(static_cast<std::uint8_t>(cell.index()));
    }
    writer.put(deal.optimum);
    writer.put(static_cast<std::uint8_t>(deal.ready_made ? 1 : 0));
}

std::optional<CrystalsDeal> take_deal(ByteReader& reader) {
    CrystalsDeal deal;
    CrystalsLayout& layout = deal.layout;
    const auto difficulty = reader.take<std::uint8_t>();
    deal.difficulty = static_cast<Difficulty>(difficulty);
    deal.number = reader.take<std::uint32_t>();
    for (auto& island : layout.islands) {
        island = reader.take<std::uint8_t>();
    }
    for (Cell* const cell : {&layout.start, &layout.amber, &layout.violet, &layout.goal}) {
        *cell = Cell::from_index(reader.take<std::uint8_t>());
    }
    deal.optimum = reader.take<std::uint8_t>();
    const auto ready_made = reader.take<std::uint8_t>();
    deal.ready_made = ready_made == 1;
    if (difficulty >= all_difficulties.size() || ready_made > 1 || !is_valid(layout) ||
        !crystals_optimum(deal.difficulty).contains(deal.optimum)) {
        return std::nullopt;
    }
    return deal;
}

// Crystals in a byte: bit 1 amber, bit 0 violet.
std::uint8_t to_byte(Collected collected) {
    return static_cast<std::uint8_t>((collected.amber ? 2U : 0U) | (collected.violet ? 1U : 0U));
}

// The state a history starts from: the start itself, or, after a fold, a later moment of the round.
std::optional<CrystalsPlay> take_base(ByteReader& reader, const CrystalsPuzzle& puzzle) {
    CrystalsPlay base;
    base.robot = Cell::from_index(reader.take<std::uint8_t>());
    const auto collected = reader.take<std::uint8_t>();
    base.collected = {(collected & 2U) != 0, (collected & 1U) != 0};
    base.moves = reader.take<std::uint32_t>();
    if (collected > 3 || !puzzle.board.contains(base.robot) || base.moves % CrystalsRound::fold_size != 0 ||
        (base.moves == 0 && base != starting_play(puzzle.start))) {
        return std::nullopt;
    }
    // A crystal cannot lie any more where the robot has come to stand, and with both the goal is won.
    const auto& [amber, violet, goal] = puzzle.contest;
    if ((base.robot == amber && !base.collected.amber) || (base.robot == violet && !base.collected.violet)) {
        return std::nullopt;
    }
    return base;
}

Complaint take_round(ByteReader& reader, const SlideTable& table, const CrystalsPuzzle& puzzle,
                     CrystalsRound& round) {
    const auto base = take_base(reader, puzzle);
    if (!base) {
        return "the stored game's robot cannot stand there";
    }
    const unsigned made = reader.take<std::uint16_t>();
    const unsigned known = made + reader.take<std::uint16_t>();
    if (known > CrystalsRound::history_capacity) {
        return "the stored game has too many moves";
    }
    round.begin_rebuild(puzzle.contest, puzzle.start, *base);
    for (unsigned i = 0; i < known; ++i) {
        const auto byte = reader.take<std::uint8_t>();
        if (byte >= all_directions.size()) {
            return "the stored game has a move that is none";
        }
        if (!round.remember(table, static_cast<Direction>(byte))) {
            return "the stored game has an impossible move";
        }
    }
    round.end_rebuild(table, made);
    return {};
}

}  // namespace

CrystalsGame::CrystalsGame(const CrystalsDeal& deal)
    : deal_(deal), puzzle_(make_puzzle(deal.layout)), table_(puzzle_.board),
      round_(puzzle_.start, puzzle_.contest) {}

CrystalsGame::Stored CrystalsGame::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    writer.put(stored_version);
    put_deal(writer, deal_);
    const CrystalsPlay& base = round_.base();
    writer.put(static_cast<std::uint8_t>(base.robot.index()));
    writer.put(to_byte(base.collected));
    writer.put(base.moves);
    writer.put(static_cast<std::uint16_t>(round_.history().size()));
    writer.put(static_cast<std::uint16_t>(round_.undone().size()));
    for (const auto moves : {round_.history(), round_.undone()}) {
        for (const Direction direction : moves) {
            writer.put(static_cast<std::uint8_t>(direction));
        }
    }
    return bytes;
}

Complaint CrystalsGame::load(std::span<const std::uint8_t> bytes, CrystalsGame& game) {
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
    CrystalsGame loaded(*deal);
    if (loaded.solution().moves().size() != deal->optimum) {
        return "the stored game's puzzle has another shortest solution";
    }
    auto complaint = take_round(reader, loaded.table_, loaded.puzzle_, loaded.round_);
    if (complaint.empty()) {
        complaint = check_nothing_left(reader);
    }
    if (complaint.empty()) {
        game = loaded;
    }
    return complaint;
}

}  // namespace ricochet
