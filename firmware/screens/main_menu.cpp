#include "screens/main_menu.hpp"

#include <array>

#include "app/shell.hpp"
#include "look/emblems.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

namespace {

struct Entry {
    std::string_view label;
    ScreenId screen;
    std::string_view motto;
    void (*draw_emblem)(Canvas& canvas, const Rect& box);
};
constexpr std::array<Entry, 3> entries{
    {{"Statistics", ScreenId::statistics, "How well you did", draw_statistics_emblem},
     {"Settings", ScreenId::settings, "Rules, sound, light, date", draw_settings_emblem},
     {"Help", ScreenId::help, "A tutorial to play, and the rules", draw_help_emblem}}};
constexpr std::uint32_t attract_after = 45000;  // ms without a button
constexpr int emblem_width = 112;

}  // namespace

unsigned MainMenu::item_count() const {
    return static_cast<unsigned>(shell().menu_modes().size() + entries.size());
}

ListItem MainMenu::item(unsigned index) const {
    const auto modes = shell().menu_modes();
    if (index < modes.size()) {
        return {modes[index]->name(), modes[index]->in_progress() && !modes[index]->over() ? "•" : "", false,
                true};
    }
    return {entries[index - modes.size()].label, {}, false, true};
}

void MainMenu::choose(unsigned index) {
    const auto modes = shell().menu_modes();
    if (index < modes.size()) {
        shell().select_mode(index);
        shell().open(ScreenId::new_game);
    } else {
        shell().open(entries[index - modes.size()].screen);
    }
}

void MainMenu::enter() {
    ListScreen::enter();
    banner_.begin(shell().now());
}

// Any button ends the opening, and counts.
void MainMenu::press(const hal::ButtonEvent& event) {
    banner_.end();
    ListScreen::press(event);
}

void MainMenu::update(std::uint32_t now) {
    banner_.update(now);
    if (now - shell().last_event() >= attract_after) {
        shell().open(ScreenId::splash);
    }
}

Legend MainMenu::legend() const { return {"↑↓ move", "choose", {}, {}, {}}; }

Rect MainMenu::list_area() const {
    const Layout& layout = shell().layout();
    const int width = layout.screen.width - 16 - (layout.wide ? emblem_width : 0);
    return {8, Title::height + 6, width, layout.footer().top - Title::height - 6};
}

void MainMenu::draw_around(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    banner_.draw(canvas, layout);
    if (layout.wide) {
        draw_card(canvas, {layout.screen.width - emblem_width, Title::height + 10, emblem_width - 10,
                           layout.footer().top - Title::height - 20});
    }
}

// What the chosen line is about.
void MainMenu::draw_card(Canvas& canvas, const Rect& card) const {
    canvas.fill_round(card, 8, theme::panel);
    const Rect emblem{card.left + 16, card.top + 14, card.width - 32, 72};
    const Rect words{card.left + 10, card.top + 100, card.width - 18, 40};
    const auto modes = shell().menu_modes();
    const std::size_t index = chosen();
    if (index < modes.size()) {
        modes[index]->draw_emblem(canvas, emblem);
        draw_paragraph(canvas, small_font(), words, theme::text_dim, modes[index]->motto());
    } else {
        entries[index - modes.size()].draw_emblem(canvas, emblem);
        draw_paragraph(canvas, small_font(), words, theme::text_dim, entries[index - modes.size()].motto);
    }
}

void MainMenu::describe(TextWriter& writer) const {
    ListScreen::describe(writer);
    if (const auto modes = shell().menu_modes(); chosen() < modes.size()) {
        writer.put(modes[chosen()]->motto()).put("\n");
    }
}

}  // namespace handheld
