#include "ricochet/classic_game.hpp"

#include <bit>
#include <optional>

#include "ricochet/bytes.hpp"

namespace ricochet {

namespace {

constexpr std::uint8_t stored_version = 1;
constexpr std::uint32_t all_goals = (1U << ClassicGame::goal_count) - 1U;
constexpr std::uint64_t game_stream = 0x67616d65;  // apart from the streams boards are made from

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

// Robots on different cells outside the centre; unused places are zero.
std::optional<Position> take_position(ByteReader& reader, unsigned robots) {
    Position position;
    CellSet taken = centre_cells();
    bool good = true;
    for (unsigned i = 0; i < max_robots; ++i) {
        const Cell cell = Cell::from_index(reader.take<std::uint8_t>());
        if (i >= robots) {
            good = good && cell.index() == 0;
            continue;
        }
        good = good && !taken.contains(cell);
        taken.insert(cell);
        position.add(cell);
    }
    if (!good) {
        return std::nullopt;
    }
    return position;
}

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

// The state a history starts from: the round's start itself, or, after a fold, a later moment of the round.
std::optional<Play> take_base(ByteReader& reader, const Contest& contest, const Position& start) {
    const auto robots = take_position(reader, start.robot_count());
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
    for (unsigned i = 0; i < max_robots; ++i) {
        const auto robot = static_cast<Robot>(i);
        const Trail& trail = base.trails[i];
        const bool stayed = !start.has(robot) || base.moves == 0 || !trail.moved;
        if (stayed && (trail.moved || base.robots.of(robot) != start.of(robot))) {
            return std::nullopt;
        }
        // Such a robot would have claimed the goal when it came to stand there.
        if (trail.moved && base.robots.of(robot) == contest.goal.cell &&
            contest.goal.claimant.allows(robot) &&
            (contest.rules.ricochet == Ricochet::off || trail.turned)) {
            return std::nullopt;
        }
    }
    return base;
}

}  // namespace

ClassicGame::ClassicGame(const BoardChoice& choice, const Rules& rules)
    : choice_(choice)
    , rules_(rules)
    , board_(make_board(choice))
    , table_(board_) {}

ClassicGame::ClassicGame(const BoardChoice& choice, std::uint64_t seed, const Rules& rules)
    : ClassicGame(choice, rules) {
    rng_ = Rng(seed, game_stream);
    // Always five places, so that the draw of goals does not depend on the number of robots.
    const Position five = place_robots(board_, max_robots, rng_);
    Position start;
    for (unsigned i = 0; i < rules.robots; ++i) {
        start.add(five.of(static_cast<Robot>(i)));
    }
    draw_goal(start, 0);
}

unsigned ClassicGame::completed_count() const {
    return static_cast<unsigned>(std::popcount(completed_));
}

// Draws from what is not completed, leaving out the excluded goals as long as others are left.
void ClassicGame::draw_goal(const Position& start, std::uint32_t excluded) {
    std::uint32_t pool = all_goals & ~completed_;
    if ((pool & ~excluded) != 0) {
        pool &= ~excluded;
    }
    for (auto passed = rng_.below(static_cast<std::uint32_t>(std::popcount(pool))); passed > 0; --passed) {
        pool &= pool - 1U;
    }
    current_goal_ = static_cast<std::uint8_t>(std::countr_zero(pool));
    round_ = Round(start, contest());
}

bool ClassicGame::finish_round() {
    if (!round_.won() || is_completed(current_goal_)) {
        return false;
    }
    constexpr std::uint32_t most = 0xffff;
    const std::uint32_t moves = round_.now().moves;
    moves_taken_[current_goal_] = static_cast<std::uint16_t>(moves < most ? moves : most);
    completed_ |= 1U << current_goal_;
    if (!over()) {
        draw_goal(round_.now().robots, 0);
    }
    return true;
}

bool ClassicGame::skip_round() {
    if (round_.won() || over()) {
        return false;
    }
    draw_goal(round_.start(), 1U << current_goal_);
    return true;
}

bool ClassicGame::restart() {
    if (over()) {
        return false;
    }
    round_.restart();
    return true;
}

ClassicGame::Stored ClassicGame::store() const {
    Stored bytes{};
    ByteWriter writer(bytes);
    writer.put(stored_version);
    put_choice(writer, choice_);
    writer.put(rules_.robots);
    writer.put(static_cast<std::uint8_t>(rules_.ricochet));
    writer.put(static_cast<std::uint8_t>(rules_.rebound ? 1 : 0));
    writer.put(rng_.state());
    writer.put(completed_);
    for (const auto moves : moves_taken_) {
        writer.put(moves);
    }
    writer.put(current_goal_);
    put_position(writer, round_.start());
    put_position(writer, round_.base().robots);
    for (const auto& trail : round_.base().trails) {
        writer.put(to_byte(trail));
    }
    writer.put(round_.base().moves);
    writer.put(static_cast<std::uint16_t>(round_.history().size()));
    writer.put(static_cast<std::uint16_t>(round_.undone().size()));
    for (const Move move : round_.history()) {
        writer.put(ricochet::to_byte(move));
    }
    for (const Move move : round_.undone()) {
        writer.put(ricochet::to_byte(move));
    }
    return bytes;
}

Complaint ClassicGame::load(std::span<const std::uint8_t> bytes, ClassicGame& game) {
    if (bytes.size() != stored_size) {
        return "a stored game has another length";
    }
    ByteReader reader(bytes);
    if (reader.take<std::uint8_t>() != stored_version) {
        return "the stored game is of another version";
    }
    const auto choice = take_choice(reader);
    if (!choice) {
        return "the stored game's board is not known";
    }
    const auto rules = take_rules(reader);
    if (!rules) {
        return "the stored game's rules are not known";
    }
    ClassicGame loaded(*choice, *rules);
    loaded.rng_ = Rng::resume(reader.take<std::uint64_t>(), Rng(0, game_stream).increment());
    Complaint complaint = loaded.load_goals(reader);
    if (complaint.empty()) {
        complaint = loaded.load_round(reader);
    }
    while (complaint.empty() && reader.used() < bytes.size()) {
        if (reader.take<std::uint8_t>() != 0) {
            complaint = "the stored game has something after its end";
        }
    }
    if (complaint.empty()) {
        game = loaded;
    }
    return complaint;
}

// Which goals are completed, in how many moves, and which one is played.
Complaint ClassicGame::load_goals(ByteReader& reader) {
    completed_ = reader.take<std::uint32_t>();
    bool good = completed_ <= all_goals;
    for (unsigned goal = 0; goal < goal_count; ++goal) {
        moves_taken_[goal] = reader.take<std::uint16_t>();
        good = good && (moves_taken_[goal] != 0) == is_completed(goal);
    }
    current_goal_ = reader.take<std::uint8_t>();
    if (!good || current_goal_ >= goal_count || is_completed(current_goal_) != over()) {
        return "the stored game's goals do not fit together";
    }
    return {};
}

// The round: its start, its moves, and those undone.
Complaint ClassicGame::load_round(ByteReader& reader) {
    const auto start = take_position(reader, rules_.robots);
    const auto base = start ? take_base(reader, contest(), *start) : std::nullopt;
    if (!base) {
        return "the stored game's robots cannot stand there";
    }
    const unsigned made = reader.take<std::uint16_t>();
    const unsigned known = made + reader.take<std::uint16_t>();
    if (known > Round::history_capacity) {
        return "the stored game has too many moves";
    }
    std::array<Move, Round::history_capacity> moves{};
    for (unsigned i = 0; i < known; ++i) {
        const auto move = move_from_byte(reader.take<std::uint8_t>());
        if (!move) {
            return "the stored game has a move that is none";
        }
        moves[i] = *move;
    }
    const auto rebuilt =
        Round::rebuild(table_, contest(), *start, *base, std::span(moves).first(known), made);
    if (!rebuilt.complete) {
        return "the stored game has an impossible move";
    }
    round_ = rebuilt.round;
    if (over() && !round_.won()) {
        return "the stored game ended without a win";
    }
    return {};
}

}  // namespace ricochet
