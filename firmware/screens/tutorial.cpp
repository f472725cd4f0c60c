#include "screens/tutorial.hpp"

#include "app/shell.hpp"
#include "ricochet/board_parser.hpp"
#include "screens/demonstration.hpp"

namespace handheld {

using hal::Button;

namespace {
constexpr std::uint32_t refusal_shown = 1500;  // ms
}

void Tutorial::begin(unsigned lesson) {
    shell().analyst().stop();
    lesson_ = lesson;
    const ricochet::ParsedBoard parsed = ricochet::parse_board(this->lesson().drawing);
    board_ = parsed.board;
    table_ = ricochet::SlideTable(board_);
    round_ = ricochet::Round(parsed.robots, {board_.goals()[0], {}});
    took_back_ = false;
    chosen_ = Robot::red;
    scene_ = {};
    scene_.board = &board_;
    for (unsigned i = 0; i < ricochet::max_robots; ++i) {
        scene_.looks[i] = classic_look(static_cast<Robot>(i));
    }
    BoardMarker marker;
    const ricochet::Goal& goal = round_.contest().goal;
    marker.cell = goal.cell;
    marker.symbol = goal.symbol;
    marker.state = BoardMarker::State::current;
    marker.look = classic_look(goal.claimant.robot());
    scene_.add(marker);
    position_changed();
    speak();
}

bool Tutorial::done() const { return lesson().task == Lesson::Task::undo ? took_back_ : round_.won(); }

// What was said about the old position no longer holds.
void Tutorial::position_changed() {
    hint_ = HintStep::none;
    refusal_ = {};
    scene_.slide.reset();
    shell().analyst().position_changed();
    show();
}

// Brings the scene up to the round.
void Tutorial::show() {
    scene_.robots = round_.now().robots;
    scene_.chosen = chosen_;
    for (const Direction direction : ricochet::all_directions) {
        scene_.possible[index(direction)] =
            !done() && refusal(table_, round_.contest(), round_.now(), {chosen_, direction}) == Refusal::none;
    }
}

void Tutorial::update(std::uint32_t now) {
    if (scene_.slide) {
        const auto cells = distance(scene_.slide->from, scene_.slide->to);
        scene_.slide->progress = slide_progress(now - slide_began_, slide_milliseconds(cells, place().cell));
    }
    if (!refusal_.empty() && now - refused_at_ >= refusal_shown) {
        refusal_ = {};
    }
    if (!sliding()) {
        speak();
    }
}

void Tutorial::speak() {
    if (done() && !said_done_) {
        shell().sound(Effect::win);
    }
    said_done_ = done();
    said_ = !refusal_.empty() ? refusal_ : hint_text();
}

void Tutorial::press(const hal::ButtonEvent& event) {
    if (event.kind != hal::ButtonEvent::Kind::press) {
        return;
    }
    if (event.button == Button::y) {
        return leave();
    }
    if (done() && !said_done_) {
        return;  // the last move is still to be seen
    }
    if (done()) {
        if (event.button == Button::a && !last_lesson()) {
            shell().sound(Effect::choose);
            begin(lesson_ + 1);
        } else if (event.button == Button::a) {
            leave();
        } else if (event.button == Button::b) {
            shell().sound(Effect::undo);
            begin(lesson_);
        }
        return;
    }
    switch (event.button) {
        case Button::a:
            return choose_next_robot();
        case Button::b:
            return undo();
        case Button::x:
            return give_hint();
        default:
            return try_move(static_cast<Direction>(event.button));
    }
}

void Tutorial::leave() {
    shell().analyst().stop();
    shell().sound(Effect::back);
    shell().back();
}

void Tutorial::try_move(Direction direction) {
    const Cell from = round_.now().robots.of(chosen_);
    if (round_.move(table_, {chosen_, direction}) != Refusal::none) {
        refusal_ = Label(ricochet::name(chosen_)).append(" cannot move ").append(name(direction));
        refused_at_ = shell().now();
        shell().sound(Effect::refuse);
        return;
    }
    position_changed();
    scene_.slide = BoardSlide{chosen_, from, round_.now().robots.of(chosen_), 0};
    slide_began_ = shell().now();
    shell().sound(Effect::slide);
}

void Tutorial::undo() {
    if (!round_.undo(table_)) {
        return leave();
    }
    took_back_ = true;
    shell().sound(Effect::undo);
    position_changed();
}

void Tutorial::choose_next_robot() {
    chosen_ = static_cast<Robot>((index(chosen_) + 1) % scene_.robots.robot_count());
    shell().sound(Effect::step);
    show();
}

void Tutorial::give_hint() {
    hint_ = next_step(hint_);
    refusal_ = {};
    shell().analyst().ask_from_here(Question{&board_, round_.now(), round_.contest()});
}

}  // namespace handheld
