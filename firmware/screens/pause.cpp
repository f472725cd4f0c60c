#include "screens/pause.hpp"

#include <array>

#include "app/shell.hpp"
#include "screens/play_screen.hpp"

namespace handheld {

namespace {

enum class Item : std::uint8_t { go_on, hint, solution, restart, redo, skip, rules, quit };

constexpr std::array<std::string_view, 8> labels{
    "Go on",         "Hint",  "Show the solution", "Restart the round", "Redo all moves",
    "Skip the goal", "Rules", "Quit to the menu"};

}  // namespace

const BoardScene* Pause::board_scene() const { return play_.board_scene(); }

Label Pause::aside() const { return shell().mode().progress(); }

unsigned Pause::item_count() const { return labels.size(); }

ListItem Pause::item(unsigned index) const {
    const Mode& mode = shell().mode();
    ListItem item{labels[index], {}, false, true};
    switch (static_cast<Item>(index)) {
        case Item::hint:
            item.enabled = !mode.won();
            item.value = play_.hint_step_name();
            break;
        case Item::restart:
            item.enabled = mode.can_undo();
            break;
        case Item::redo:
            item.enabled = mode.can_redo();
            break;
        case Item::skip:
            item.enabled = mode.can_skip();
            break;
        default:
            break;
    }
    return item;
}

// X opened it, so X closes it too.
void Pause::press(const hal::ButtonEvent& event) {
    if (event.button == hal::Button::x && event.kind == hal::ButtonEvent::Kind::press) {
        leave();
        return;
    }
    ListScreen::press(event);
}

void Pause::choose(unsigned index) {
    switch (static_cast<Item>(index)) {
        case Item::go_on:
            shell().back();
            break;
        case Item::hint:
            shell().back();
            play_.give_hint();
            break;
        case Item::solution:
            shell().back();
            play_.show_solution();
            break;
        case Item::restart:
            shell().back();
            play_.restart();
            break;
        case Item::redo:
            shell().back();
            play_.redo_all();
            break;
        case Item::skip:
            shell().back();
            play_.skip();
            break;
        case Item::rules:
            shell().open(ScreenId::rules);
            break;
        case Item::quit:
            shell().home();
            break;
    }
}

}  // namespace handheld
