#include "screens/new_game.hpp"

#include "app/shell.hpp"

namespace handheld {

void NewGame::enter() {
    ListScreen::enter();
    shell().mode().opened(shell().game_start());
}

// Of the puzzle of the day: the streak, and what the chosen day's result was.
Label NewGame::aside() const {
    const auto day = shell().mode().chosen_day();
    if (!day) {
        return {};
    }
    const auto result = shell().records().result_of(*day);
    Label text;
    if (result.played()) {
        text.append_number(result.moves).append(result.watched ? " moves, watched   " : " moves   ");
    }
    return text.append("streak ").append_number(shell().records().streak().on(day_number(shell().today())));
}

Label NewGame::title() const { return shell().mode().name(); }

bool NewGame::can_continue() const { return shell().mode().in_progress(); }

unsigned NewGame::item_count() const { return shell().mode().option_count() + (can_continue() ? 2 : 1); }

ListItem NewGame::item(unsigned index) const {
    const Mode& mode = shell().mode();
    if (can_continue() && index == 0) {
        return {"Continue", mode.progress(), false, true};
    }
    if (index + 1 == item_count() - mode.option_count()) {
        return {"New game", {}, false, true};
    }
    const ModeOption option = mode.option(option_of(index));
    return {option.label, option.value, true, true};
}

void NewGame::change(unsigned index, int step) {
    shell().mode().change_option(option_of(index), step, shell().game_start());
}

void NewGame::start(Shell& shell) { shell.replace(ScreenId::dealing); }

void NewGame::choose(unsigned index) {
    if (can_continue() && index == 0) {
        shell().replace(ScreenId::play);
    } else if (can_continue() && !shell().mode().over()) {
        shell().ask({"Start a new game?", "The one in progress is given up.", [](Shell& shell) {
                         shell.back();
                         start(shell);
                     }});
    } else {
        start(shell());
    }
}

}  // namespace handheld
