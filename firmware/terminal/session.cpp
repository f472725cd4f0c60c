#include "session.hpp"

#include <array>

#include "robots.hpp"
#include "screen_page.hpp"

namespace handheld {

namespace {

using hal::Button;
using hal::terminal::Key;

constexpr int frame_milliseconds = 16;
constexpr int idle_milliseconds = 33;
constexpr unsigned dimmed_below = 10;  // percent; the settings go no lower

constexpr char control(char character) { return static_cast<char>(character & 0x1f); }

}  // namespace

std::optional<Button> button_of(const Key& key) {
    switch (key.kind) {
        case Key::Kind::up:
            return Button::up;
        case Key::Kind::right:
            return Button::right;
        case Key::Kind::down:
            return Button::down;
        case Key::Kind::left:
            return Button::left;
        case Key::Kind::enter:
            return Button::a;
        case Key::Kind::escape:
        case Key::Kind::backspace:
            return Button::b;
        case Key::Kind::character:
            break;
        default:
            return std::nullopt;
    }
    switch (key.character) {
        case 'k':
            return Button::up;
        case 'l':
            return Button::right;
        case 'j':
            return Button::down;
        case 'h':
            return Button::left;
        case 'a':
        case ' ':
            return Button::a;
        case 'b':
            return Button::b;
        case 'x':
            return Button::x;
        case 'y':
            return Button::y;
        default:
            return std::nullopt;
    }
}

bool Session::dimmed() const { return seat_.display.brightness() < dimmed_below; }

bool Session::playing() const { return waits_for_move(application_.shell().top()); }

int Session::run() {
    for (;;) {
        seat_.buttons.update(seat_.clock.milliseconds());
        application_.update();
        show();
        const bool moving = application_.shell().top().moving();
        const auto input = seat_.terminal.wait(moving ? frame_milliseconds : idle_milliseconds);
        if (input.signal != 0 || input.ended) {
            return input.signal;
        }
        for (const Key& key : input.keys) {
            if (!press(key, input.keys.size() > 1)) {
                return 0;
            }
        }
    }
}

void Session::show() {
    const Screen& screen = application_.shell().top();
    std::array<char, 4096> block{};
    TextWriter writer(block);
    screen.describe(writer);
    const Sight sight{.text = std::string(writer.view()),
                      .legend = screen.legend(),
                      .scene = screen.board_scene(),
                      .robots_called = playing(),
                      .dimmed = dimmed(),
                      .notice = notice_};
    seat_.terminal.show(screen_page(sight, hal::terminal::Terminal::size()), paint_);
}

bool Session::press(const Key& key, bool together) {
    notice_.clear();
    if (key.kind == Key::Kind::character) {
        if (key.character == 'q' || key.character == control('Q')) {
            return false;
        }
        if (key.character == control('L')) {
            seat_.terminal.forget();
            return true;
        }
    }
    if (const auto button = button_of(key)) {
        if (together) {
            tap(*button);
        } else {
            seat_.buttons.press(*button, key, seat_.clock.milliseconds());
            application_.update();
        }
    } else if (dimmed()) {
        tap(Button::a);
    } else if (playing()) {
        press_in_round(key);
    }
    return true;
}

void Session::press_in_round(const Key& key) {
    const BoardScene& scene = *application_.shell().top().board_scene();
    const Legend legend = application_.shell().top().legend();
    const unsigned count = scene.robots.robot_count();
    const unsigned chosen = ricochet::index(*scene.chosen);
    if (key.kind == Key::Kind::tab || key.kind == Key::Kind::back_tab) {
        choose_robot((chosen + (key.kind == Key::Kind::tab ? 1 : count - 1)) % count);
    } else if (key.character == 'u' && legend.b == "undo") {
        tap(Button::b);
    } else if (key.character == 'U' && legend.y == "redo") {
        tap(Button::y);
    } else if (key.kind == Key::Kind::character) {
        if (const auto robot = robot_called(scene, key.character)) {
            choose_robot(*robot);
        }
    }
}

// With the application's own button for it.
void Session::choose_robot(unsigned wanted) {
    for (unsigned i = presses_to_choose(*application_.shell().top().board_scene(), wanted); i > 0; --i) {
        tap(Button::a);
    }
}

// What one key does is done before the next one, so that no press is lost however fast they come.
void Session::tap(Button button) {
    seat_.buttons.tap(button, seat_.clock.milliseconds());
    application_.update();
}

}  // namespace handheld
