#include "screens/confirm.hpp"

#include "app/shell.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

Label Confirm::title() const { return shell().confirmation().question; }

void Confirm::choose(unsigned index) {
    if (index == 0) {
        shell().back();
        return;
    }
    // What is confirmed decides itself where to go from the screen below.
    const auto confirmed = shell().confirmation().confirmed;
    confirmed(shell());
}

Rect Confirm::list_area() const {
    Rect area = ListScreen::list_area();
    area.top += 52;
    area.height -= 52;
    return area;
}

void Confirm::draw_around(Canvas& canvas) const {
    ListScreen::draw_around(canvas);
    const Rect body = shell().layout().body();
    draw_paragraph(canvas, medium_font(), {body.left + 14, body.top + 16, body.width - 28, 40},
                   theme::text_dim, shell().confirmation().consequence);
}

void Confirm::describe(TextWriter& writer) const {
    ListScreen::describe(writer);
    writer.put(shell().confirmation().consequence).put("\n");
}

}  // namespace handheld
