#include "modes/crystals_mode.hpp"

#include <algorithm>
#include <array>

#include "app/date.hpp"
#include "look/theme.hpp"
#include "ricochet/crystals_line.hpp"

namespace handheld {

namespace {

using ricochet::CrystalsPlay;
using ricochet::Difficulty;

constexpr std::uint32_t highest_number = 999999;
constexpr unsigned layouts_a_step = 1;
constexpr PieceLook robot_look{theme::teal, 'R', Body::disc};
constexpr PieceLook goal_look{theme::good, 'G', Body::square};

BoardMarker crystal(Cell cell, Colour colour, char letter, bool collected) {
    BoardMarker marker;
    marker.cell = cell;
    marker.kind = BoardMarker::Kind::crystal;
    marker.state = collected ? BoardMarker::State::done : BoardMarker::State::current;
    marker.look = {colour, letter, Body::diamond};
    return marker;
}

BoardMarker goal(Cell cell, bool open) {
    BoardMarker marker;
    marker.cell = cell;
    marker.symbol = ricochet::Symbol::hexagon;
    marker.state = open ? BoardMarker::State::current : BoardMarker::State::waiting;
    marker.look = goal_look;
    return marker;
}

}  // namespace

void CrystalsMode::draw_emblem(Canvas& canvas, const Rect& box) const {
    const int size = std::min(box.width, box.height) / 2;
    const Point middle = box.centre();
    draw_crystal(canvas, {middle.x - size, middle.y - size, size, size}, theme::amber);
    draw_crystal(canvas, {middle.x, middle.y - size, size, size}, theme::violet);
    draw_piece(canvas, {middle.x - (size / 2), middle.y + 2}, size - 4, robot_look, false);
}

void CrystalsMode::opened(const GameStart& start) { number_ = 1 + (start.chance % highest_number); }

ModeOption CrystalsMode::option(unsigned index) const {
    return index == 0 ? ModeOption{"Difficulty", ricochet::name(difficulty_)}
                      : ModeOption{"Number", Label().append_number(number_)};
}

void CrystalsMode::change_option(unsigned index, int step, const GameStart& /*start*/) {
    if (index == 0) {
        difficulty_ = static_cast<Difficulty>((static_cast<int>(difficulty_) + step + 3) % 3);
    } else {
        number_ = stepped_number(number_, step, highest_number);
    }
}

void CrystalsMode::begin(const GameStart& /*start*/) { generator_.emplace(difficulty_, number_); }

bool CrystalsMode::deal_step(std::span<std::uint32_t> /*memory*/) { return !generator_->run(layouts_a_step); }

void CrystalsMode::deal_finished() {
    game_ = ricochet::CrystalsGame(generator_->deal());
    generator_.reset();
    started_ = true;
}

Label CrystalsMode::place() const { return Label("No. ").append_number(game_.deal().number); }

Label CrystalsMode::progress() const { return ricochet::name(game_.deal().difficulty); }

Label CrystalsMode::task() const {
    return game_.round().now().collected.both() ? "the robot to the goal" : "the crystals, then the goal";
}

std::string_view CrystalsMode::target_owner() const {
    const auto collected = game_.round().now().collected;
    return collected.both() ? "home" : !collected.amber ? "amber" : "violet";
}

BoardMarker CrystalsMode::target() const {
    const auto& contest = game_.puzzle().contest;
    const auto collected = game_.round().now().collected;
    if (!collected.amber) {
        return crystal(contest.amber, theme::amber, 'A', false);
    }
    return collected.violet ? goal(contest.goal, true) : crystal(contest.violet, theme::violet, 'V', false);
}

void CrystalsMode::show(BoardScene& scene, const CrystalsPlay& play) const {
    const auto& contest = game_.puzzle().contest;
    scene.board = &game_.board();
    scene.closed = {};
    scene.robots = {};
    scene.robots.add(play.robot);
    scene.looks = {};
    scene.looks[0] = robot_look;
    scene.marker_count = 0;
    scene.add(goal(contest.goal, play.collected.both()));
    scene.add(crystal(contest.amber, theme::amber, 'A', play.collected.amber));
    scene.add(crystal(contest.violet, theme::violet, 'V', play.collected.violet));
}

std::optional<BoardSlide> CrystalsMode::last_slide() const {
    const auto& round = game_.round();
    if (round.history().empty()) {
        return std::nullopt;
    }
    CrystalsPlay before = round.base();
    for (const Direction move : round.history().first(round.history().size() - 1)) {
        make_move(game_.table(), game_.puzzle().contest, before, move);
    }
    return BoardSlide{Robot::red, before.robot, round.now().robot};
}

void CrystalsMode::show_after(std::span<const Move> moves, BoardScene& scene) const {
    CrystalsPlay play = ricochet::starting_play(game_.puzzle().start);
    for (const Move move : moves) {
        make_move(game_.table(), game_.puzzle().contest, play, move.direction);
    }
    show(scene, play);
}

bool CrystalsMode::can_move(Move move) const {
    return refusal(game_.table(), game_.round().now(), move.direction) == Refusal::none;
}

MoveCheck CrystalsMode::check(std::span<const Move> moves) const {
    CrystalsPlay play = game_.round().now();
    MoveCheck check;
    for (; check.made < moves.size(); ++check.made) {
        check.why = make_move(game_.table(), game_.puzzle().contest, play, moves[check.made].direction);
        if (check.why != Refusal::none) {
            break;
        }
    }
    return check;
}

// A line has both crystals, so once one of them is gone it is the round's start.
void CrystalsMode::put_line(TextWriter& writer) const {
    const CrystalsPlay& now = game_.round().now();
    ricochet::CrystalsPuzzle puzzle = game_.puzzle();
    if (!now.collected.amber && !now.collected.violet) {
        puzzle.start = now.robot;
    }
    put_crystals(writer, puzzle);
}

void CrystalsMode::choose_next(const GameStart& /*start*/) {
    difficulty_ = game_.deal().difficulty;
    number_ = stepped_number(game_.deal().number, 1, highest_number);
}

std::size_t CrystalsMode::answer(bool from_start, std::span<Move> moves) const {
    const CrystalsPlay from =
        from_start ? ricochet::starting_play(game_.puzzle().start) : game_.round().now();
    const auto solution = solve_crystals(game_.table(), game_.puzzle().contest, from);
    const std::size_t count = std::min(solution.moves().size(), moves.size());
    std::transform(solution.moves().begin(), solution.moves().begin() + static_cast<std::ptrdiff_t>(count),
                   moves.begin(), [](Direction direction) {
                       return Move{Robot::red, direction};
                   });
    return count;
}

std::size_t CrystalsMode::store(std::span<std::uint8_t> bytes) const {
    const auto stored = game_.store();
    std::copy(stored.begin(), stored.end(), bytes.begin());
    return stored.size();
}

Complaint CrystalsMode::load(std::span<const std::uint8_t> bytes) {
    const Complaint complaint = ricochet::CrystalsGame::load(bytes, game_);
    started_ = started_ || complaint.empty();
    return complaint;
}

}  // namespace handheld
