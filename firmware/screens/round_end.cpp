#include "screens/round_end.hpp"

#include <array>

#include "app/shell.hpp"
#include "look/pieces.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"
#include "screens/play_screen.hpp"

namespace handheld {

namespace {
using ricochet::storage::Action;
enum class Item : std::uint8_t { next, retry, watch, quit };
constexpr int card_width = 200;

constexpr std::array<std::string_view, 3> next_names{"Next round", "Next puzzle", "New game"};
}  // namespace

void RoundEnd::enter() {
    ListScreen::enter();
    const RoundResult result = shell().result();
    if (result.optimum > 0 && result.over_optimum() == 0 && !result.watched) {
        shell().sound(Effect::perfect);
    }
}

// The optimum may become known only now.
void RoundEnd::update(std::uint32_t /*now*/) {
    if (shell().analyst().optimum().known()) {
        shell().record_result();
    }
}

const BoardScene* RoundEnd::board_scene() const { return play_.board_scene(); }

Label RoundEnd::title() const {
    const RoundResult result = shell().result();
    if (result.watched) {
        return "Watched";
    }
    return result.optimum > 0 && result.over_optimum() == 0 ? "Perfect!" : "Solved!";
}

Label RoundEnd::verdict() const {
    const RoundResult result = shell().result();
    Label text("Moves ");
    text.append_number(result.moves).append(", optimum ");
    if (result.optimum > 0) {
        return text.append_number(result.optimum);
    }
    const bool searching = shell().analyst().optimum().state == Knowledge::State::searching;
    return text.append(searching ? "…" : "unknown");
}

ListItem RoundEnd::item(unsigned index) const {
    switch (static_cast<Item>(index)) {
        case Item::next:
            return {next_names[static_cast<std::size_t>(shell().mode().afterwards())], {}, false, true};
        case Item::retry:
            return {"Try again", {}, false, true};
        case Item::watch:
            return {"Watch solution", {}, false, shell().analyst().optimum().known()};
        case Item::quit:
            return {"Menu", {}, false, true};
    }
    return {};
}

void RoundEnd::choose(unsigned index) {
    shell().record_result();
    switch (static_cast<Item>(index)) {
        case Item::next:
            shell().back();
            go_on();
            break;
        case Item::retry:
            shell().back();
            play_.restart();
            break;
        case Item::watch:
            shell().back();
            play_.show_solution();
            break;
        case Item::quit:
            shell().home();
            break;
    }
}

// Contract: the play screen is on top.
void RoundEnd::go_on() {
    switch (shell().mode().afterwards()) {
        case Afterwards::next_round:
            play_.next_round();
            break;
        case Afterwards::next_puzzle:
            shell().mode().choose_next(shell().game_start());
            shell().replace(ScreenId::dealing);
            break;
        case Afterwards::new_game:
            shell().mode().next();  // enters the last goal of a game as completed
            shell().acted({Action::Kind::next});
            shell().replace(ScreenId::new_game);
            break;
    }
}

// Back to the board to look at it; a button there brings this screen again.
void RoundEnd::leave() {
    shell().record_result();
    shell().sound(Effect::back);
    shell().back();
    play_.look_at_end();
}

Rect RoundEnd::card() const {
    const Rect screen = shell().layout().screen;
    return {(screen.width - card_width) / 2, 14, card_width, screen.height - 14 - Layout::footer_height - 10};
}

Rect RoundEnd::list_area() const {
    const Rect box = card();
    return {box.left + 8, box.bottom() - 6 - (4 * Layout::row_height), box.width - 16,
            4 * Layout::row_height};
}

// What the card and the footer cover anyway is left out.
void RoundEnd::draw_board_behind(Canvas& canvas, const Rect& covered) const {
    const Layout& layout = shell().layout();
    if (layout.footer().contains(canvas.clip())) {
        return;
    }
    canvas.hide(covered);
    play_.draw(canvas);
    const Rect& screen = layout.screen;
    for (const Rect& rect : around({0, 0, screen.width, layout.footer().top}, covered)) {
        canvas.darken(rect);
    }
    canvas.hide({});
}

void RoundEnd::draw_stars(Canvas& canvas, Rect star, unsigned won) {
    constexpr int apart = 36;
    for (unsigned i = 0; i < 3; ++i, star = star.moved(apart, 0)) {
        const bool like_the_last = i > 0 && (i < won) == (i - 1 < won);
        if (!like_the_last || !canvas.repeat_right(star.moved(-apart, 0), apart)) {
            draw_star(canvas, star, i < won ? theme::accent : theme::line);
        }
    }
}

void RoundEnd::draw_around(Canvas& canvas) const {
    const Rect box = card();
    constexpr int radius = 9;
    draw_board_behind(canvas, {box.left, box.top + radius, box.width, box.height - (2 * radius)});
    canvas.fill_round(box, radius, theme::line);
    canvas.fill_round(box.inset(1), 8, theme::panel);
    const RoundResult result = shell().result();
    canvas.text_in(large_font(), {box.left, box.top + 4, box.width, 30}, Canvas::Align::centre,
                   result.watched ? theme::text_dim : theme::text, title().view());
    draw_stars(canvas, {box.centre().x - 51, box.top + 38, 30, 30}, result.stars());
    canvas.text_in(medium_font(), {box.left, box.top + 74, box.width, 18}, Canvas::Align::centre,
                   theme::text_dim, verdict().view());
}

void RoundEnd::describe(TextWriter& writer) const {
    ListScreen::describe(writer);
    writer.put(verdict().view()).put(", stars ").put_number(shell().result().stars()).put("\n");
}

}  // namespace handheld
