#include "screens/rules_screen.hpp"

#include <array>

#include "app/shell.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

namespace {

struct Page {
    std::string_view title;
    std::string_view text;
};

constexpr std::array<Page, 2> first_pages{{
    {"Sliding",
     "A move is one robot and one direction. The robot slides until a wall, the edge or another robot "
     "stops it. It cannot stop on the way.\n"
     "Bring the right robot onto the goal in as few moves as you can. Any robot may be moved to help."},
    {"Buttons",
     "Arrows slide the chosen robot. A takes the next robot, B takes a move back, Y makes it again. X "
     "opens the menu with hints, solution and rules.\n"
     "White arrowheads show where the robot can go."},
}};

// After the pages of the modes.
constexpr std::array<Page, 4> last_pages{{
    {"Ricochet rule",
     "A switch in the settings, for new Classic games.\n"
     "one-move: a single move is no solution.\n"
     "official: the robot that claims the goal must have turned a corner, by two moves of its own, one "
     "after the other, at a right angle."},
    {"Other switches", "Robots: 5 adds silver, which can claim only the goal for any robot.\n"
                       "Rebound forbidden: a robot's next move may not be straight back the way it came.\n"
                       "Minimum moves: easier goals of Classic are put off."},
    {"Hints",
     "The device looks for the shortest way while you think. A hint tells how many moves are left, then "
     "which robots move, then the next move.\n"
     "A round whose solution was shown counts as watched, not solved."},
    {"Stars", "★★★ the optimum or one move more\n"
              "★★☆ up to four moves more\n"
              "★☆☆ any solution\n"
              "No clock runs. Fewest moves win; distance does not matter."},
}};

}  // namespace

unsigned RulesScreen::page_count() const {
    return static_cast<unsigned>(first_pages.size() + shell().menu_modes().size() + last_pages.size());
}

const Mode* RulesScreen::mode_of(unsigned page) const {
    const auto modes = shell().menu_modes();
    const std::size_t mode = page - first_pages.size();
    return page >= first_pages.size() && mode < modes.size() ? modes[mode] : nullptr;
}

std::string_view RulesScreen::title(unsigned page) const {
    if (page < first_pages.size()) {
        return first_pages[page].title;
    }
    const Mode* mode = mode_of(page);
    return mode != nullptr ? mode->name()
                           : last_pages[page - first_pages.size() - shell().menu_modes().size()].title;
}

std::string_view RulesScreen::text(unsigned page) const {
    if (page < first_pages.size()) {
        return first_pages[page].text;
    }
    const Mode* mode = mode_of(page);
    return mode != nullptr ? mode->rules()
                           : last_pages[page - first_pages.size() - shell().menu_modes().size()].text;
}

void RulesScreen::enter() { page_ = static_cast<unsigned>(first_pages.size()) + shell().mode_index(); }

void RulesScreen::press(const hal::ButtonEvent& event) {
    if (event.kind == hal::ButtonEvent::Kind::release) {
        return;
    }
    switch (event.button) {
        case hal::Button::right:
        case hal::Button::down:
        case hal::Button::a:
            page_ = (page_ + 1) % page_count();
            shell().sound(Effect::step);
            break;
        case hal::Button::left:
        case hal::Button::up:
            page_ = (page_ + page_count() - 1) % page_count();
            shell().sound(Effect::step);
            break;
        case hal::Button::b:
            shell().sound(Effect::back);
            shell().back();
            break;
        default:
            break;
    }
}

Legend RulesScreen::legend() const { return {"←→ page", "next", "back", {}, {}}; }

void RulesScreen::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_header(canvas, layout, title(page_),
                Label().append_number(page_ + 1).append(" / ").append_number(page_count()).view());
    const Rect body = layout.body();
    Rect words{body.left + 12, body.top + 12, body.width - 24, body.height - 20};
    if (const Mode* mode = mode_of(page_); mode != nullptr && layout.wide) {
        constexpr int card_width = 92;
        const Rect card{body.right() - card_width - 8, body.top + 10, card_width, card_width};
        canvas.fill_round(card, 8, theme::panel);
        mode->draw_emblem(canvas, card.inset(14));
        words.width -= card_width + 4;
    }
    draw_paragraph(canvas, medium_font(), words, theme::text, text(page_));
    draw_footer(canvas, layout.footer(), legend());
}

void RulesScreen::describe(TextWriter& writer) const {
    writer.put("Help: ").put(title(page_)).put(" (").put_number(page_ + 1).put(" of ");
    writer.put_number(page_count()).put(")\n").put(text(page_)).put("\n");
}

}  // namespace handheld
