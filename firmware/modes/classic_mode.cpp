#include "modes/classic_mode.hpp"

#include <algorithm>

#include "app/date.hpp"
#include "look/theme.hpp"
#include "ricochet/board_parts.hpp"

namespace handheld {

namespace {

using ricochet::BoardChoice;
using ricochet::TileArrangement;

constexpr unsigned kind_option = 0;
constexpr unsigned first_tile_option = 1;  // tiles: one option for each quarter
constexpr std::uint32_t highest_number = 9999;

// Steps through the eight faces of a quarter; the tile that lay there before changes places with the one that comes.
void turn_face(TileArrangement& tiles, unsigned quarter, int step) {
    auto& face = tiles.faces[quarter];
    const int now = ((face.number - 1) * 2) + (face.back ? 1 : 0);
    const int wanted = (now + step + 8) % 8;
    const auto number = static_cast<std::uint8_t>((wanted / 2) + 1);
    for (auto& other : tiles.faces) {
        if (&other != &face && other.number == number) {
            std::swap(other, face);
        }
    }
    face.back = wanted % 2 != 0;
}

}  // namespace

void ClassicMode::draw_emblem(Canvas& canvas, const Rect& box) const {
    const int size = std::min(box.width, box.height) / 2;
    for (unsigned i = 0; i < 4; ++i) {
        const Point at{box.centre().x - size + (static_cast<int>(i % 2) * size) + 1,
                       box.centre().y - size + (static_cast<int>(i / 2) * size) + 1};
        draw_piece(canvas, at, size - 2, classic_look(static_cast<Robot>(i)), false);
    }
}

unsigned ClassicMode::option_count() const { return choice_.kind == BoardChoice::Kind::random ? 2 : 5; }

ModeOption ClassicMode::option(unsigned index) const {
    const bool random = choice_.kind == BoardChoice::Kind::random;
    if (index == kind_option) {
        return {"Board", random ? "random" : "classic tiles"};
    }
    if (random) {
        return {"Number", Label().append_number(choice_.number)};
    }
    constexpr std::array<std::string_view, 4> quarters{"Top left", "Top right", "Bottom right",
                                                       "Bottom left"};
    const auto face = choice_.tiles.faces[index - first_tile_option];
    return {quarters[index - first_tile_option],
            Label().append_number(face.number).append(face.back ? "B" : "A")};
}

void ClassicMode::opened(const GameStart& /*start*/) { map_ = ricochet::make_board(choice_); }

void ClassicMode::change_option(unsigned index, int step, const GameStart& start) {
    if (index == kind_option) {
        choice_ = choice_.kind == BoardChoice::Kind::random
                      ? BoardChoice::classic(TileArrangement{})
                      : BoardChoice::random(1 + (start.chance % highest_number));
    } else if (choice_.kind == BoardChoice::Kind::tiles) {
        turn_face(choice_.tiles, index - first_tile_option, step);
    } else {
        choice_.number = stepped_number(choice_.number, step, highest_number);
    }
    map_ = ricochet::make_board(choice_);
}

void ClassicMode::deal_finished() {
    game_ = ricochet::ClassicGame(choice_, start_.chance, start_.rules);
    started_ = true;
    put_off_ = 0;
}

bool ClassicMode::skip() {
    put_off_ = 0;
    return game_.skip_round();
}

bool ClassicMode::next() {
    put_off_ = 0;
    return game_.finish_round() && !game_.over();
}

bool ClassicMode::put_off() {
    put_off_ |= 1U << game_.current_goal();
    return game_.has_other_goals(put_off_) && game_.skip_round(put_off_);
}

Label ClassicMode::place() const {
    if (game_.choice().kind == BoardChoice::Kind::random) {
        return Label("Board ").append_number(game_.choice().number);
    }
    return Label("Tiles ").append(to_text(game_.choice().tiles).view());
}

Label ClassicMode::progress() const {
    const unsigned round = game_.completed_count() + (game_.over() ? 0 : 1);
    return Label("Round ").append_number(round).append("/").append_number(ricochet::ClassicGame::goal_count);
}

Label ClassicMode::task() const {
    const auto& goal = game_.board().goals()[game_.current_goal()];
    if (goal.claimant.is_any()) {
        return "any robot to the vortex";
    }
    return Label(ricochet::name(goal.claimant))
        .append(" to the ")
        .append(ricochet::name(goal.claimant))
        .append(" ")
        .append(ricochet::name(goal.symbol));
}

std::string_view ClassicMode::target_owner() const {
    const auto claimant = game_.board().goals()[game_.current_goal()].claimant;
    return claimant.is_any() ? std::string_view("any") : ricochet::name(claimant.robot());
}

// The last goal is the end even before it has been entered as completed.
bool ClassicMode::over() const {
    return game_.over() || (won() && game_.completed_count() + 1 == ricochet::ClassicGame::goal_count);
}

BoardMarker ClassicMode::marker(unsigned goal_index) const {
    const auto& goal = game_.board().goals()[goal_index];
    BoardMarker marker;
    marker.cell = goal.cell;
    marker.symbol = goal.symbol;
    marker.any_robot = goal.claimant.is_any();
    marker.look =
        marker.any_robot ? PieceLook{theme::text, '*', Body::disc} : classic_look(goal.claimant.robot());
    marker.state = goal_index == game_.current_goal() ? BoardMarker::State::current
                   : game_.is_completed(goal_index)   ? BoardMarker::State::done
                                                      : BoardMarker::State::waiting;
    return marker;
}

void ClassicMode::show(BoardScene& scene) const {
    scene.board = &game_.board();
    scene.closed = ricochet::centre_cells();
    scene.robots = game_.round().now().robots;
    for (unsigned i = 0; i < ricochet::max_robots; ++i) {
        scene.looks[i] = classic_look(static_cast<Robot>(i));
    }
    scene.marker_count = 0;
    for (unsigned i = 0; i < ricochet::ClassicGame::goal_count; ++i) {
        scene.add(marker(i));
    }
}

std::size_t ClassicMode::store(std::span<std::uint8_t> bytes) const {
    const auto stored = game_.store();
    std::copy(stored.begin(), stored.end(), bytes.begin());
    return stored.size();
}

Complaint ClassicMode::load(std::span<const std::uint8_t> bytes) {
    const Complaint complaint = ricochet::ClassicGame::load(bytes, game_);
    if (complaint.empty()) {
        started_ = true;
    }
    return complaint;
}

// Boards have numbers from 1 on.
void ClassicMode::recall(const ricochet::storage::LastChoices& choices) {
    choice_ = choices.classic_board;
    if (choice_.kind == BoardChoice::Kind::random && choice_.number == 0) {
        choice_.number = 1;
    }
}

}  // namespace handheld
