#include "screens/new_game.hpp"

#include "app/shell.hpp"
#include "look/board_map.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

namespace {
constexpr int wide_card = 120;
constexpr int narrow_card = 88;
}  // namespace

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

// Beside the list, or below it: what is about to be played.
Rect NewGame::list_area() const {
    Rect area = ListScreen::list_area();
    if (shell().layout().wide) {
        area.width -= wide_card + 6;
    } else {
        area.height -= narrow_card + 4;
    }
    return area;
}

void NewGame::draw_around(Canvas& canvas) const {
    ListScreen::draw_around(canvas);
    const Mode& mode = shell().mode();
    const Rect body = shell().layout().body();
    Rect picture{body.left + 6, body.bottom() - narrow_card - 4, body.width - 12, narrow_card};
    if (shell().layout().wide) {
        const Rect card{body.right() - wide_card - 6, body.top + 6, wide_card, body.height - 12};
        canvas.fill_round(card, 8, theme::panel);
        draw_paragraph(canvas, small_font(), {card.left + 8, card.top + wide_card + 8, card.width - 16, 60},
                       theme::text_dim, mode.motto());
        picture = {card.left, card.top, wide_card, wide_card};
    } else {
        canvas.fill_round(picture, 8, theme::panel);
    }
    if (const Board* map = mode.map(); map != nullptr) {
        draw_board_map(canvas, picture.inset(4), *map);
    } else {
        mode.draw_emblem(canvas, picture.inset(picture.height / 7));
    }
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
