#include "screens/play_screen.hpp"

#include <algorithm>

#include "app/shell.hpp"

namespace handheld {

using hal::Button;

namespace {

constexpr std::uint32_t refusal_shown = 1500;   // ms
constexpr std::uint32_t longest_frame = 100;    // ms; whatever is more was spent elsewhere
constexpr std::uint32_t longest_slide = 60000;  // ms; whatever began before has ended
constexpr std::uint32_t trail_fades = 200;      // ms
constexpr std::uint32_t win_enjoyed = 650;      // ms from the last stop to the end of the round

}  // namespace

BoardPlace PlayScreen::place() const {
    return BoardPlace::in(shell().layout().board_area, scene_.board->width(), scene_.board->height());
}

void PlayScreen::show_trail() {
    scene_.slide = shell().mode().last_slide();
    scene_.fading.reset();
    slide_began_ = shell().now() - longest_slide;
}

void PlayScreen::enter() { begin_round(); }

void PlayScreen::begin_round() {
    const Mode& mode = shell().mode();
    last_update_ = shell().now();
    shell().analyst().begin_round(mode);
    demonstration_.end();
    solution_wanted_ = false;
    hint_ = static_cast<HintStep>(shell().notes().hint);
    if (hint_ != HintStep::none) {
        shell().analyst().ask_from_here(mode);
    }
    refusal_ = {};
    show_trail();
    won_at_.reset();
    if (mode.won()) {
        won_at_ = shell().now();
    }
    settling_ = mode.moves() == 0 && !mode.can_redo() && mode.can_skip();
    frames_at_rest_ = 1;
    speak();
    refresh();
    // The robot that is asked for is the one to start with.
    const BoardMarker target = mode.target();
    for (unsigned i = 0; i < scene_.robots.robot_count(); ++i) {
        if (!target.any_robot && scene_.looks[i].letter == target.look.letter) {
            chosen_ = static_cast<Robot>(i);
        }
    }
    if (const unsigned chosen = shell().notes().chosen; chosen > 0) {
        chosen_ = static_cast<Robot>(chosen - 1);
    }
    if (!scene_.robots.has(chosen_)) {
        chosen_ = Robot::red;
    }
    refresh();
}

// A round that can be won in fewer moves than the player wants is put off, as long as there is another.
void PlayScreen::settle() {
    const Analyst& analyst = shell().analyst();
    const unsigned wanted = shell().settings().minimum_moves;
    if (analyst.optimum_is_at_least(wanted)) {
        settling_ = false;
    } else if (analyst.optimum().settled()) {
        settling_ = false;
        if (shell().mode().put_off()) {
            shell().game_replaced();
            begin_round();
        }
    }
}

// Brings the scene up to the game; the slide under way stays.
void PlayScreen::refresh() {
    const Mode& mode = shell().mode();
    mode.show(scene_);
    scene_.chosen = chosen_;
    scene_.strong_marks = shell().settings().strong_marks;
    for (const Direction direction : ricochet::all_directions) {
        scene_.possible[index(direction)] = frames_at_rest_ > 0 && mode.can_move({chosen_, direction});
    }
    scene_.hold_back(states_before_);
}

void PlayScreen::update(std::uint32_t now) {
    if (settling_) {
        settle();
    }
    if (solution_wanted_ && shell().analyst().optimum().known()) {
        show_solution();
    }
    if (demonstration_.running()) {
        demonstration_.update(shell().mode(), place().cell, now, scene_);
        speak();
        return;
    }
    if (!shell().mode().won()) {
        shell().notes().milliseconds += std::min(now - last_update_, longest_frame);
    }
    last_update_ = now;
    if (scene_.slide) {
        const auto cells = distance(scene_.slide->from, scene_.slide->to);
        scene_.slide->progress = slide_progress(now - slide_began_, slide_milliseconds(cells, place().cell));
    }
    if (scene_.fading) {
        scene_.fading->progress = slide_progress(now - slide_began_, trail_fades);
        if (scene_.fading->progress == 256) {
            scene_.fading.reset();
        }
    }
    // After a stop come the arrows, and then the words.
    frames_at_rest_ = sliding() ? 0 : frames_at_rest_ + 1;
    refresh();
    if (frames_at_rest_ > 2) {
        speak();
    }
    if (!refusal_.empty() && now - refused_at_ >= refusal_shown) {
        refusal_ = {};
    }
    if (won_at_ && !sliding() && now - *won_at_ >= win_enjoyed && shell().top_id() == ScreenId::play) {
        shell().open(ScreenId::round_end);
    }
}

void PlayScreen::speak() {
    said_ = message();
    best_ = optimum_text();
    moves_ = shell().mode().moves();
    target_ = shell().mode().target();
    target_owner_ = shell().mode().target_owner();
    said_refusal_ = !refusal_.empty();
}

void PlayScreen::press(const hal::ButtonEvent& event) {
    if (demonstration_.running() || solution_wanted_) {
        press_in_demonstration(event);
        return;
    }
    if (event.kind != hal::ButtonEvent::Kind::press || (settling_ && event.button != Button::x)) {
        return;  // a held button does not move a robot twice
    }
    Mode& mode = shell().mode();
    switch (event.button) {
        case Button::up:
            return try_move(Direction::up);
        case Button::right:
            return try_move(Direction::right);
        case Button::down:
            return try_move(Direction::down);
        case Button::left:
            return try_move(Direction::left);
        case Button::a:
            return mode.won() ? shell().open(ScreenId::round_end) : choose_robot(1);
        case Button::b:
            return undo();
        case Button::x:
            shell().sound(Effect::choose);
            shell().open(ScreenId::pause);
            break;
        case Button::y:
            return redo();
    }
}

void PlayScreen::press_in_demonstration(const hal::ButtonEvent& event) {
    if (event.kind != hal::ButtonEvent::Kind::press) {
        return;
    }
    if (event.button == Button::a && demonstration_.running()) {
        demonstration_.hurry(shell().now());
    } else if (event.button == Button::b || event.button == Button::x) {
        demonstration_.end();
        solution_wanted_ = false;
        show_trail();
        shell().sound(Effect::back);
        refresh();
    }
}

void PlayScreen::choose_robot(int step) {
    const unsigned count = scene_.robots.robot_count();
    chosen_ = static_cast<Robot>((ricochet::index(chosen_) + count + static_cast<unsigned>(step)) % count);
    shell().notes().chosen = static_cast<std::uint8_t>(ricochet::index(chosen_) + 1);
    shell().records().noted_casually(shell().mode_index());
    refusal_ = {};
    shell().sound(Effect::step);
    refresh();
}

void PlayScreen::try_move(Direction direction) {
    Mode& mode = shell().mode();
    if (mode.won()) {
        shell().open(ScreenId::round_end);
        return;
    }
    const Move move{chosen_, direction};
    const Cell from = scene_.robots.of(chosen_);
    const Refusal why = mode.move(move);
    if (why != Refusal::none) {
        refusal_ = Label(mode.robot_name(chosen_))
                       .append(why == Refusal::rebound ? " may not go back " : " cannot move ")
                       .append(name(direction));
        refused_at_ = shell().now();
        shell().sound(Effect::refuse);
        return;
    }
    const auto trail = scene_.slide;
    states_before_ = scene_.states();
    after(Action::of(move));
    scene_.fading = trail;
    scene_.slide = BoardSlide{chosen_, from, scene_.robots.of(chosen_), 0};
    slide_began_ = shell().now();
    shell().sound(Effect::slide);
    if (mode.won()) {
        const auto cells = distance(from, scene_.slide->to);
        won_at_ = shell().now() + slide_milliseconds(cells, place().cell);
        shell().sound(Effect::win);
    }
}

void PlayScreen::make_move(Move move) {
    chosen_ = move.robot;
    refresh();
    try_move(move.direction);
}

void PlayScreen::undo() {
    if (shell().mode().undo()) {
        shell().sound(Effect::undo);
        after({Action::Kind::undo});
    }
}

void PlayScreen::redo() {
    if (shell().mode().redo()) {
        shell().sound(Effect::undo);
        after({Action::Kind::redo});
    }
}

void PlayScreen::after(const Action& action) {
    shell().acted(action);
    position_changed();
}

// What was said about the old position no longer holds.
void PlayScreen::position_changed() {
    hint_ = HintStep::none;
    shell().notes().hint = 0;
    refusal_ = {};
    won_at_.reset();
    show_trail();
    shell().analyst().position_changed();
    refresh();
}

void PlayScreen::give_hint() {
    hint_ = next_step(hint_);
    refusal_ = {};
    shell().notes().hint = static_cast<std::uint8_t>(hint_);
    shell().records().noted(shell().mode_index());
    shell().analyst().ask_from_here(shell().mode());
}

std::string_view PlayScreen::hint_step_name() const {
    switch (hint_) {
        case HintStep::none:
            return "how many";
        case HintStep::length:
            return "which robots";
        case HintStep::robots:
        case HintStep::move:
            return "next move";
    }
    return {};
}

void PlayScreen::show_solution() {
    const Knowledge& optimum = shell().analyst().optimum();
    solution_wanted_ = !optimum.known();
    if (optimum.known()) {
        shell().note_watched();
        demonstration_.begin(optimum.moves(), shell().now());
    }
}

void PlayScreen::restart() {
    shell().mode().restart();
    after({Action::Kind::restart});
}

void PlayScreen::redo_all() {
    while (shell().mode().redo()) {
        shell().acted({Action::Kind::redo});
    }
    position_changed();
    if (shell().mode().won()) {
        won_at_ = shell().now();
    }
}

void PlayScreen::skip() {
    if (shell().mode().skip()) {
        shell().begin_round_notes();
        shell().acted({Action::Kind::skip});
        begin_round();
    }
}

void PlayScreen::next_round() {
    shell().mode().next();
    shell().begin_round_notes();
    shell().acted({Action::Kind::next});
    begin_round();
}

}  // namespace handheld
