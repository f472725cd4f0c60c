#include "screens/main_menu.hpp"

#include <array>

#include "app/shell.hpp"
#include "look/pieces.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

namespace {

struct Entry {
    std::string_view label;
    ScreenId screen;
};
constexpr std::array<Entry, 3> entries{
    {{"Statistics", ScreenId::statistics}, {"Settings", ScreenId::settings}, {"Help", ScreenId::help}}};
constexpr std::uint32_t attract_after = 45000;  // ms without a button
constexpr int title_height = 46;
constexpr int emblem_width = 112;

}  // namespace

unsigned MainMenu::item_count() const {
    return static_cast<unsigned>(shell().modes().size() + entries.size());
}

ListItem MainMenu::item(unsigned index) const {
    const auto modes = shell().modes();
    if (index < modes.size()) {
        return {modes[index]->name(), modes[index]->in_progress() && !modes[index]->over() ? "•" : "", false,
                true};
    }
    return {entries[index - modes.size()].label, {}, false, true};
}

void MainMenu::choose(unsigned index) {
    const auto modes = shell().modes();
    if (index < modes.size()) {
        shell().select_mode(index);
        shell().open(ScreenId::new_game);
    } else {
        shell().open(entries[index - modes.size()].screen);
    }
}

void MainMenu::update(std::uint32_t now) {
    if (now - shell().last_event() >= attract_after) {
        shell().open(ScreenId::splash);
    }
}

Legend MainMenu::legend() const { return {"↑↓ move", "choose", {}, {}, {}}; }

Rect MainMenu::list_area() const {
    const Layout& layout = shell().layout();
    const int width = layout.screen.width - 16 - (layout.wide ? emblem_width : 0);
    return {8, title_height + 6, width, layout.footer().top - title_height - 6};
}

void MainMenu::draw_around(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    canvas.fill({0, 0, layout.screen.width, title_height}, theme::panel);
    canvas.fill({0, title_height - 1, layout.screen.width, 1}, theme::line);
    if (layout.wide) {
        canvas.text(large_font(), {12, 11}, theme::text, "Pocket");
        canvas.text(large_font(), {12 + large_font().width("Pocket "), 11}, theme::accent, "Ricochet");
    } else {
        canvas.text_in(medium_font(), {10, 2, 200, 24}, Canvas::Align::left, theme::text, "Pocket");
        canvas.text_in(medium_font(), {10, 20, 200, 24}, Canvas::Align::left, theme::accent, "Ricochet");
    }
    for (int i = 0; i < 4; ++i) {
        const int right = layout.screen.width - 10;
        if (!layout.wide) {
            draw_piece(canvas, {right - ((4 - i) * 26), 12}, 22, classic_look(static_cast<Robot>(i)), false);
        }
    }
    const unsigned mode = chosen();
    if (layout.wide && mode < shell().modes().size()) {
        const Rect card{layout.screen.width - emblem_width, title_height + 10, emblem_width - 10,
                        layout.footer().top - title_height - 20};
        canvas.fill_round(card, 8, theme::panel);
        shell().modes()[mode]->draw_emblem(canvas, {card.left + 16, card.top + 14, card.width - 32, 72});
        draw_paragraph(canvas, small_font(), {card.left + 10, card.top + 100, card.width - 18, 40},
                       theme::text_dim, shell().modes()[mode]->motto());
    }
}

}  // namespace handheld
