#include "screens/list_screen.hpp"

#include <algorithm>

#include "app/shell.hpp"
#include "look/pieces.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

using hal::Button;

void ListScreen::enter() { chosen_ = 0; }

void ListScreen::leave() {
    shell().sound(Effect::back);
    shell().back();
}

void ListScreen::press(const hal::ButtonEvent& event) {
    if (event.kind == hal::ButtonEvent::Kind::release) {
        return;
    }
    const unsigned count = item_count();
    chosen_ = std::min(chosen_, count - 1);
    switch (event.button) {
        case Button::up:
        case Button::down:
            chosen_ = (chosen_ + (event.button == Button::down ? 1 : count - 1)) % count;
            shell().sound(Effect::step);
            break;
        case Button::left:
        case Button::right:
            if (const ListItem row = item(chosen_); row.changeable && row.enabled) {
                change(chosen_, event.button == Button::right ? 1 : -1);
                shell().sound(Effect::step);
            }
            break;
        case Button::a:
            if (item(chosen_).enabled) {
                shell().sound(Effect::choose);
                choose(chosen_);
            } else {
                shell().sound(Effect::refuse);
            }
            break;
        case Button::b:
            leave();
            break;
        default:
            break;
    }
}

Legend ListScreen::legend() const {
    const ListItem row = item(std::min(chosen_, item_count() - 1));
    return {row.changeable ? "↑↓ move  ←→ change" : "↑↓ move", choose_text(), "back", {}, {}};
}

Rect ListScreen::list_area() const {
    const Rect body = shell().layout().body();
    return {body.left + 6, body.top + 6, body.width - 12, body.height - 8};
}

unsigned ListScreen::visible_rows() const {
    return static_cast<unsigned>(list_area().height / Layout::row_height);
}

// The chosen row stays in sight, in the middle of long lists.
unsigned ListScreen::first_visible() const {
    const unsigned rows = visible_rows(), count = item_count();
    if (count <= rows) {
        return 0;
    }
    const unsigned wanted = chosen_ > rows / 2 ? chosen_ - (rows / 2) : 0;
    return std::min(wanted, count - rows);
}

void ListScreen::draw_around(Canvas& canvas) const {
    draw_backdrop(canvas, shell().layout());
    draw_header(canvas, shell().layout(), title().view(), aside().view());
}

void ListScreen::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_around(canvas);
    const Rect area = list_area();
    const unsigned first = first_visible();
    const unsigned end = std::min(first + visible_rows(), item_count());
    for (unsigned i = first; i < end; ++i) {
        const ListItem row = item(i);
        const Rect rect{area.left, area.top + (static_cast<int>(i - first) * Layout::row_height), area.width,
                        Layout::row_height - 1};
        draw_row(canvas, rect, {row.label.view(), row.value.view(), row.changeable, row.enabled},
                 i == chosen_);
    }
    const int middle = area.left + (area.width / 2);
    if (first > 0) {
        draw_arrow(canvas, {middle - 4, area.top - 5, 8, 4}, Direction::up, theme::text_dim);
    }
    if (end < item_count()) {
        draw_arrow(canvas, {middle - 4, area.bottom() - 2, 8, 4}, Direction::down, theme::text_dim);
    }
    draw_footer(canvas, layout.footer(), legend());
}

void ListScreen::describe(TextWriter& writer) const {
    writer.put(title().view());
    if (!aside().empty()) {
        writer.put(" (").put(aside().view()).put(")");
    }
    writer.put("\n");
    for (unsigned i = 0; i < item_count(); ++i) {
        const ListItem row = item(i);
        writer.put(i == chosen_ ? "> " : "  ").put(row.label.view());
        if (!row.value.empty()) {
            writer.put(": ").put(row.value.view());
        }
        writer.put(row.enabled ? "\n" : " (not now)\n");
    }
}

}  // namespace handheld
