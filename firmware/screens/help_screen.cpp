#include "screens/help_screen.hpp"

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

constexpr std::array<Page, 6> pages{{
    {"Sliding", "A move is one robot and one direction. The robot slides until a wall, the edge or another "
                "robot stops it. "
                "It cannot stop on the way.\n"
                "Find the shortest way to bring the right robot onto the goal. Any robot may help."},
    {"Buttons", "In a round the arrows slide the chosen robot, A takes the next robot, B takes a move back, "
                "Y makes it again, "
                "X opens the menu with hints, the solution and the rules.\n"
                "White arrowheads show where the robot can go."},
    {"Classic", "Seventeen goals on one board, one a round. Robots stay where a round left them. "
                "A goal you skip comes back later. The vortex can be claimed by any robot."},
    {"Ricochet rules", "one-move: a single move is no solution.\n"
                       "official: the robot that claims the goal must have turned a corner: two moves in a "
                       "row of its own at a right "
                       "angle.\n"
                       "Rebound forbidden: a robot may not go straight back the way it came."},
    {"Hints", "The device looks for the shortest way while you think. A hint first tells how many moves are "
              "left, then which "
              "robots move, then the next move.\n"
              "A round whose solution was shown counts as watched, not solved."},
    {"Stars", "★★★ the optimum or one move more\n"
              "★★☆ up to four moves more\n"
              "★☆☆ any solution\n"
              "No clock runs. Fewest moves win; distance does not matter."},
}};

}  // namespace

void HelpScreen::press(const hal::ButtonEvent& event) {
    if (event.kind == hal::ButtonEvent::Kind::release) {
        return;
    }
    constexpr auto count = static_cast<unsigned>(pages.size());
    switch (event.button) {
        case hal::Button::right:
        case hal::Button::down:
        case hal::Button::a:
            page_ = (page_ + 1) % count;
            shell().sound(Effect::step);
            break;
        case hal::Button::left:
        case hal::Button::up:
            page_ = (page_ + count - 1) % count;
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

Legend HelpScreen::legend() const { return {"←→ page", "next", "back", {}, {}}; }

void HelpScreen::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_header(canvas, layout, pages[page_].title,
                Label()
                    .append_number(page_ + 1)
                    .append(" / ")
                    .append_number(static_cast<std::uint32_t>(pages.size()))
                    .view());
    const Rect body = layout.body();
    draw_paragraph(canvas, medium_font(), {body.left + 12, body.top + 12, body.width - 24, body.height - 20},
                   theme::text, pages[page_].text);
    draw_footer(canvas, layout.footer(), legend());
}

void HelpScreen::describe(TextWriter& writer) const {
    writer.put("Help: ").put(pages[page_].title).put(" (").put_number(page_ + 1).put(" of ");
    writer.put_number(static_cast<std::uint32_t>(pages.size())).put(")\n").put(pages[page_].text).put("\n");
}

}  // namespace handheld
