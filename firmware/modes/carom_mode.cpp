#include "modes/carom_mode.hpp"

#include <algorithm>
#include <array>

#include "app/date.hpp"
#include "look/theme.hpp"

namespace handheld {

namespace {

constexpr std::uint32_t days_back = 400;  // as many as results are kept
constexpr std::uint32_t highest_number = 999999;
constexpr std::uint32_t positions_a_step = 200;

constexpr std::array<PieceLook, ricochet::max_robots> looks{{
    {theme::amber, 'A', Body::disc},
    {theme::slate, '1', Body::square},
    {theme::slate, '2', Body::hexagon},
    {theme::slate, '3', Body::diamond},
    {},
}};

}  // namespace

std::string_view CaromMode::motto() const {
    return daily() ? "Carom: one puzzle a day, the same for everyone"
                   : "One target, three blockers, puzzles without end";
}

std::string_view CaromMode::rules() const {
    return daily() ? "A puzzle of Carom for each day, the same on every device.\nDays solved in a row make a "
                     "streak; a day "
                     "whose solution you watched does not count. The best result of each day is kept. "
                     "Earlier days can "
                     "be played too."
                   : "Amber must stop on the circle. The three grey blockers claim nothing, but may be moved "
                     "to help. The "
                     "shortest way has 7 to 12 moves.\nEach puzzle has a number: tell it to others, and they "
                     "play the "
                     "same one.";
}

void CaromMode::draw_emblem(Canvas& canvas, const Rect& box) const {
    const int size = std::min(box.width, box.height) / 2;
    const Point middle = box.centre();
    draw_piece(canvas, {middle.x - (size / 2), middle.y - size}, size, looks[0], false);
    for (int i = 0; i < 3; ++i) {
        const int small = size * 2 / 3;
        draw_piece(canvas, {middle.x - (small * 3 / 2) + (i * small) + 1, middle.y + 6}, small - 2,
                   looks[static_cast<std::size_t>(i) + 1], false);
    }
    if (daily()) {
        draw_star(canvas, {middle.x + (size / 2), middle.y - size, size / 2, size / 2}, theme::accent);
    }
}

void CaromMode::opened(const GameStart& start) { chosen_day_ = day_number(start.today); }

ModeOption CaromMode::option(unsigned /*index*/) const {
    if (daily()) {
        return {"Day", date_text(chosen_day_)};
    }
    return {"Number", Label().append_number(number_)};
}

void CaromMode::change_option(unsigned /*index*/, int step, const GameStart& start) {
    if (daily()) {
        const std::uint32_t today = day_number(start.today);
        const std::uint32_t first = today > days_back ? today - days_back : 0;
        chosen_day_ = std::clamp(chosen_day_ + static_cast<std::uint32_t>(step), first, today);
    } else {
        number_ = stepped_number(number_, step, highest_number);
    }
}

std::optional<std::uint32_t> CaromMode::chosen_day() const {
    return daily() ? std::optional(chosen_day_) : std::nullopt;
}

void CaromMode::begin(const GameStart& /*start*/) {
    wanted_ = daily() ? ricochet::CaromChoice::daily(date_of_day(chosen_day_))
                      : ricochet::CaromChoice::endless(number_);
    generator_.reset();
    tried_ = 0;
}

bool CaromMode::deal_step(std::span<std::uint32_t> memory) {
    if (!generator_) {
        generator_.emplace(memory);
        generator_->start(wanted_);
    }
    const bool done = generator_->run(positions_a_step);
    tried_ =
        (generator_->boards() * ricochet::CaromGenerator::Limits{}.placements) + generator_->placements();
    return !done;
}

void CaromMode::deal_finished() {
    game_ = ricochet::CaromGame(generator_->deal());
    generator_.reset();
    started_ = true;
}

Label CaromMode::deal_progress() const { return Label().append_number(tried_.load()).append(" tried"); }

Label CaromMode::place() const {
    const auto& choice = game_.deal().choice;
    return choice.kind == Kind::daily ? date_text(day_number(choice.date))
                                      : Label("No. ").append_number(choice.number);
}

Label CaromMode::progress() const { return won() ? "solved" : "to solve"; }

std::string_view CaromMode::robot_name(Robot robot) const {
    constexpr std::array<std::string_view, ricochet::max_robots> names{"amber", "slate 1", "slate 2",
                                                                       "slate 3", ""};
    return names[ricochet::index(robot)];
}

BoardMarker CaromMode::target() const {
    BoardMarker marker;
    marker.cell = game_.round().contest().goal.cell;
    marker.state = BoardMarker::State::current;
    marker.look = looks[0];
    return marker;
}

void CaromMode::show(BoardScene& scene) const {
    scene.board = &game_.board();
    scene.closed = {};
    scene.robots = game_.round().now().robots;
    scene.looks = looks;
    scene.marker_count = 0;
    scene.add(target());
}

void CaromMode::choose_next(const GameStart& /*start*/) {
    number_ = stepped_number(number_, 1, highest_number);
}

std::optional<std::uint32_t> CaromMode::day() const {
    return daily() ? std::optional(day_number(game_.deal().choice.date)) : std::nullopt;
}

ricochet::storage::Key CaromMode::key() const {
    return daily() ? ricochet::storage::Key::carom_daily_game : ricochet::storage::Key::carom_endless_game;
}

std::size_t CaromMode::store(std::span<std::uint8_t> bytes) const {
    const auto stored = game_.store();
    std::copy(stored.begin(), stored.end(), bytes.begin());
    return stored.size();
}

Complaint CaromMode::load(std::span<const std::uint8_t> bytes) {
    ricochet::CaromGame loaded = game_;
    Complaint complaint = ricochet::CaromGame::load(bytes, loaded);
    if (complaint.empty() && loaded.deal().choice.kind != kind_) {
        complaint = "the stored game is another kind of Carom";
    }
    if (complaint.empty()) {
        game_ = loaded;
        started_ = true;
    }
    return complaint;
}

void CaromMode::remember(ricochet::storage::LastChoices& choices) const {
    if (!daily()) {
        choices.carom_number = number_;
    }
}

void CaromMode::recall(const ricochet::storage::LastChoices& choices) {
    number_ = std::clamp<std::uint32_t>(choices.carom_number, 1, highest_number);
}

}  // namespace handheld
