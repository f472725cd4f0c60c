#include "screen_session.hpp"

#include <utility>

#include "new_game.hpp"
#include "ricochet/solution_check.hpp"
#include "words.hpp"

namespace ricochet::terminal {

namespace {

constexpr char control(char character) { return static_cast<char>(character & 0x1f); }

}  // namespace

ScreenSession::ScreenSession(const ClassicGame& game, SaveFile& save_file, const Paint& paint,
                             std::string message)
    : game_(game), save_file_(save_file), paint_(paint) {
    begin_round();
    if (game_.over()) {
        page_ = Page::summary;
    }
    if (game_.round().won() && !game_.over()) {
        changed(victory(game_) + " Enter: next goal.");
    } else {
        changed("");
    }
    if (!message.empty()) {
        desk_.message = std::move(message);
    }
}

int ScreenSession::run(Screen& screen) {
    for (;;) {
        draw(screen);
        const Event event = screen.wait();
        switch (event.kind) {
            case Event::Kind::redraw:
                break;
            case Event::Kind::key:
                if (!press(event.key)) {
                    return 0;
                }
                break;
            case Event::Kind::signal:
                return event.signal;
            case Event::Kind::end_of_input:
                return 0;
        }
    }
}

void ScreenSession::draw(Screen& screen) const {
    const Size window = Screen::size();
    const auto characters = paint_.unicode ? Characters::unicode : Characters::ascii;
    switch (page_) {
        case Page::board:
            screen.show(board_page(game_, desk_, characters, window), paint_);
            break;
        case Page::help:
            screen.show(help_page(game_, window), paint_);
            break;
        case Page::summary:
            screen.show(summary_page(game_, desk_, window), paint_);
            break;
    }
}

bool ScreenSession::press(const Key& key) {
    if (page_ == Page::help) {
        page_ = game_.over() ? Page::summary : Page::board;
        return true;
    }
    if (key.kind != Key::Kind::character || key.character != asked_) {
        asked_ = '\0';
    }
    if (page_ == Page::summary) {
        return press_on_summary(key);
    }
    switch (key.kind) {
        case Key::Kind::up:
            move(Direction::up);
            break;
        case Key::Kind::right:
            move(Direction::right);
            break;
        case Key::Kind::down:
            move(Direction::down);
            break;
        case Key::Kind::left:
            move(Direction::left);
            break;
        case Key::Kind::tab:
            choose_next(1);
            break;
        case Key::Kind::back_tab:
            choose_next(game_.rules().robots - 1U);
            break;
        case Key::Kind::enter:
            go_on();
            break;
        case Key::Kind::character:
            return press_character(key.character);
        case Key::Kind::escape:
        case Key::Kind::unknown:
            desk_.message.clear();
            break;
    }
    return true;
}

bool ScreenSession::press_on_summary(const Key& key) {
    if (key.kind == Key::Kind::enter) {
        start_another('\0');
    } else if (key.kind == Key::Kind::character) {
        switch (key.character) {
            case 'q':
            case 'Q':
                return false;
            case 'N':
            case ' ':
                start_another('\0');
                break;
            case '?':
                page_ = Page::help;
                break;
            default:
                break;
        }
    }
    return true;
}

// Capital letters act on the whole round: R, S, N. Small s is the S of WASD.
bool ScreenSession::press_character(char character) {
    switch (character) {
        case 'w':
        case 'W':
            move(Direction::up);
            break;
        case 'd':
        case 'D':
            move(Direction::right);
            break;
        case 's':
            move(Direction::down);
            break;
        case 'a':
        case 'A':
            move(Direction::left);
            break;
        case 'r':
            choose(0);
            break;
        case 'y':
        case 'Y':
            choose(1);
            break;
        case 'g':
        case 'G':
            choose(2);
            break;
        case 'b':
        case 'B':
            choose(3);
            break;
        case '1':
        case '2':
        case '3':
        case '4':
        case '5':
            choose(static_cast<unsigned>(character - '1'));
            break;
        case 'u':
            undo();
            break;
        case 'U':
        case control('R'):
            redo();
            break;
        case 'R':
            restart();
            break;
        case 'S':
        case 'k':
            skip(character);
            break;
        case 'N':
            start_another(character);
            break;
        case ' ':
            go_on();
            break;
        case '?':
            page_ = Page::help;
            break;
        case control('L'):
            break;
        case 'q':
        case 'Q':
            return false;
        default:
            desk_.message = "No such key: ? shows them all.";
            break;
    }
    return true;
}

void ScreenSession::move(Direction direction) {
    const Move move{desk_.selected, direction};
    const Refusal why = game_.move(move);
    if (why == Refusal::over) {
        desk_.message = "The goal has been reached already. Enter: next goal.";
    } else if (why != Refusal::none) {
        desk_.message = "Refused: " + to_string(describe(why, move).view()) + ".";
    } else if (game_.round().won()) {
        changed(victory(game_) + " Enter: next goal.");
    } else {
        changed(capitalised(near_miss(game_)));
    }
}

void ScreenSession::choose(unsigned robot) {
    if (robot >= game_.rules().robots) {
        desk_.message = "There is no silver robot in this game.";
        return;
    }
    desk_.selected = static_cast<Robot>(robot);
    desk_.message.clear();
}

void ScreenSession::choose_next(unsigned step) {
    choose((index(desk_.selected) + step) % game_.rules().robots);
}

void ScreenSession::undo() {
    const auto history = game_.round().history();
    const Robot robot = history.empty() ? desk_.selected : history.back().robot;
    if (game_.undo()) {
        desk_.selected = robot;
        changed("One move back.");
    } else {
        desk_.message = "There is no move to take back.";
    }
}

void ScreenSession::redo() {
    if (game_.redo()) {
        desk_.selected = game_.round().history().back().robot;
        changed(game_.round().won() ? victory(game_) + " Enter: next goal." : "The move is made again.");
    } else {
        desk_.message = "There is no move to make again.";
    }
}

void ScreenSession::restart() {
    if (!game_.round().can_undo()) {
        desk_.message = "The round is at its start.";
        return;
    }
    game_.restart();
    changed("Back at the start of the round. U brings the moves back.");
}

void ScreenSession::skip(char key) {
    if (game_.round().won()) {
        desk_.message = "The goal has been reached. Enter: next goal.";
        return;
    }
    if (game_.round().can_undo() && !sure(key, "skip this goal and take its moves back")) {
        return;
    }
    const unsigned before = game_.current_goal();
    game_.skip_round();
    begin_round();
    changed(game_.current_goal() == before ? "This is the only goal left."
                                           : "Skipped: it comes again later.");
}

void ScreenSession::go_on() {
    if (!game_.finish_round()) {
        desk_.message = "First bring the robot to the goal. S skips it.";
        return;
    }
    begin_round();
    changed(game_.over() ? "" : "Next: " + task(game_.round().contest().goal) + ".");
    if (game_.over()) {
        page_ = Page::summary;
    }
}

void ScreenSession::start_another(char key) {
    if (!game_.over() && !sure(key, "give this game up for a new one")) {
        return;
    }
    game_ = another_game(game_);
    page_ = Page::board;
    begin_round();
    changed("A new game: " + words(game_.choice()) + ".");
}

// The robot the goal is for is the one most likely to be moved.
void ScreenSession::begin_round() {
    const Claimant claimant = game_.round().contest().goal.claimant;
    desk_.selected = claimant.is_any() ? Robot::red : claimant.robot();
}

void ScreenSession::changed(std::string message) {
    desk_.message = std::move(message);
    save_problem_ = save_file_.save(game_);
    if (!save_problem_.empty()) {
        desk_.message += (desk_.message.empty() ? "(" : " (") + save_problem_ + ")";
    }
}

bool ScreenSession::sure(char key, const std::string& question) {
    if (asked_ == key) {
        asked_ = '\0';
        return true;
    }
    asked_ = key;
    desk_.message = "Press " + std::string(1, key) + " again to " + question + ".";
    return false;
}

}  // namespace ricochet::terminal
