#include "ricochet/classic_game.hpp"

#include <bit>
#include <optional>

#include "ricochet/bytes.hpp"
#include "ricochet/choice_bytes.hpp"
#include "ricochet/round_bytes.hpp"

namespace ricochet {

namespace {

constexpr std::uint8_t stored_version = 1;
constexpr std::uint32_t all_goals = (1U << ClassicGame::goal_count) - 1U;
constexpr std::uint64_t game_stream = 0x67616d65;  // apart from the streams boards are made from

// How many moves a completed goal took, as it is kept: what does not fit counts as the most that does.
std::uint16_t as_moves_taken(std::uint32_t moves) {
    constexpr std::uint16_t most = 0xffff;
    return moves < most ? static_cast<std::uint16_t>(moves) : most;
}

}  // namespace

ClassicGame::ClassicGame(const BoardChoice& choice, const Rules& rules)
    : choice_(choice), rules_(rules), board_(make_board(choice)), table_(board_) {}

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

unsigned ClassicGame::completed_count() const { return static_cast<unsigned>(std::popcount(completed_)); }

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
    moves_taken_[current_goal_] = as_moves_taken(round_.now().moves);
    completed_ |= 1U << current_goal_;
    if (!over()) {
        draw_goal(round_.now().robots, 0);
    }
    return true;
}

bool ClassicGame::skip_round(std::uint32_t also) {
    if (round_.won() || over()) {
        return false;
    }
    draw_goal(round_.start(), also | (1U << current_goal_));
    return true;
}

bool ClassicGame::has_other_goals(std::uint32_t goals) const {
    return (all_goals & ~completed_ & ~goals) != 0;
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
    put_rules(writer, rules_);
    writer.put(rng_.state());
    writer.put(completed_);
    for (const auto moves : moves_taken_) {
        writer.put(moves);
    }
    writer.put(current_goal_);
    put_round(writer, round_);
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
    if (complaint.empty()) {
        complaint = check_nothing_left(reader);
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
    const unsigned fewest = rules_.ricochet == Ricochet::off ? 1 : 2;
    for (unsigned goal = 0; goal < goal_count; ++goal) {
        moves_taken_[goal] = reader.take<std::uint16_t>();
        good = good && (is_completed(goal) ? moves_taken_[goal] >= fewest : moves_taken_[goal] == 0);
    }
    current_goal_ = reader.take<std::uint8_t>();
    if (!good || current_goal_ >= goal_count || is_completed(current_goal_) != over()) {
        return "the stored game's goals do not fit together";
    }
    return {};
}

// The round: its start, its moves, and those undone.
Complaint ClassicGame::load_round(ByteReader& reader) {
    const CellSet standing = board_.cells() - centre_cells();
    auto complaint = take_round(reader, table_, contest(), rules_.robots, standing, round_);
    if (complaint.empty() && over() && !round_.won()) {
        complaint = "the stored game ended without a win";
    } else if (complaint.empty() && over() &&
               moves_taken(current_goal_) != as_moves_taken(round_.now().moves)) {
        complaint = "the stored game's last round had another number of moves";
    }
    return complaint;
}

}  // namespace ricochet
