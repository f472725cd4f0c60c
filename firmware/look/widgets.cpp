#include "look/widgets.hpp"

#include "look/pieces.hpp"
#include "look/theme.hpp"

namespace handheld {

void draw_backdrop(Canvas& canvas, const Layout& layout) { canvas.fill(layout.screen, theme::background); }

void draw_header(Canvas& canvas, const Layout& layout, std::string_view title, std::string_view aside) {
    const Rect bar = layout.header();
    canvas.fill(bar, theme::panel);
    canvas.fill({0, bar.bottom() - 2, bar.width, 1}, theme::line);
    canvas.fill({Layout::margin, bar.top + 7, 3, 11}, theme::accent);
    canvas.text_in(medium_font(), {Layout::margin + 9, bar.top, bar.width, bar.height - 1},
                   Canvas::Align::left, theme::text, title);
    canvas.text_in(small_font(), {0, bar.top, bar.width - Layout::margin, bar.height - 1},
                   Canvas::Align::right, theme::text_dim, aside);
}

int draw_button_cap(Canvas& canvas, Point at, char letter) {
    canvas.fill_round({at.x, at.y, 11, 11}, 5, theme::text_dim);
    canvas.text(small_font(), {at.x + 3, at.y + 2}, theme::background, {&letter, 1});
    return at.x + 14;
}

void draw_footer(Canvas& canvas, const Rect& bar, const Legend& legend) {
    canvas.fill(bar, theme::panel);
    canvas.fill({bar.left, bar.top, bar.width, 1}, theme::line);
    struct Entry {
        char letter;
        std::string_view text;
    };
    const std::array<Entry, 4> entries{{{'A', legend.a}, {'B', legend.b}, {'X', legend.x}, {'Y', legend.y}}};
    int x = bar.left + 5;
    const int top = bar.top + ((bar.height - 10) / 2);
    for (const Entry& entry : entries) {
        if (entry.text.empty()) {
            continue;
        }
        x = draw_button_cap(canvas, {x, top}, entry.letter);
        canvas.text(small_font(), {x, top + 2}, theme::text, entry.text);
        x += small_font().width(entry.text) + 7;
    }
    if (!legend.arrows.empty()) {
        canvas.text_in(small_font(), {bar.left, top, bar.width - 6, 11}, Canvas::Align::right,
                       theme::text_dim, legend.arrows);
    }
}

void draw_row(Canvas& canvas, const Rect& rect, const RowText& row, bool chosen) {
    if (chosen) {
        canvas.fill_round(rect, 5, theme::accent);
    }
    const Colour label = chosen ? theme::on_accent : row.enabled ? theme::text : theme::text_faint;
    const Colour value = chosen ? theme::on_accent : row.enabled ? theme::accent : theme::text_faint;
    canvas.text_in(medium_font(), {rect.left + 8, rect.top, rect.width, rect.height}, Canvas::Align::left,
                   label, row.label);
    if (row.value.empty()) {
        return;
    }
    const bool arrows = chosen && row.changeable;
    const Rect place{rect.left, rect.top, rect.width - (arrows ? 18 : 8), rect.height};
    canvas.text_in(medium_font(), place, Canvas::Align::right, value, row.value);
    if (arrows) {
        const int middle = rect.top + (rect.height / 2);
        const int left = place.right() - medium_font().width(row.value) - 11;
        draw_arrow(canvas, {left, middle - 4, 5, 8}, Direction::left, theme::on_accent);
        draw_arrow(canvas, {rect.right() - 12, middle - 4, 5, 8}, Direction::right, theme::on_accent);
    }
}

namespace {

// How much of the text makes a line: the longest run of words that fits, or all up to where a line is ended. A single word that
// does not fit is cut by the screen's edge.
std::size_t line_of(std::string_view text, const Font& font, int width) {
    std::size_t taken = 0;
    int so_far = 0;
    for (std::string_view rest = text;;) {
        const bool ended = rest.empty() || rest.front() == '\n';
        if (taken > 0 && so_far > width) {
            return taken;
        }
        if (ended || rest.front() == ' ') {
            taken = text.size() - rest.size();
        }
        if (ended) {
            return taken;
        }
        so_far +=
            font.glyph(take_character(rest)).width * font.scale + (so_far > 0 ? font.gap * font.scale : 0);
    }
}

}  // namespace

int draw_paragraph(Canvas& canvas, const Font& font, const Rect& rect, Colour colour, std::string_view text) {
    int y = rect.top;
    const int line_height = font.height() + 2;
    while (!text.empty()) {
        const std::size_t taken = line_of(text, font, rect.width);
        const bool forced = taken < text.size() && text[taken] == '\n';
        canvas.text(font, {rect.left, y}, colour, ricochet::first(text, taken));
        text = ricochet::without_first(text, taken + 1);
        y += forced && text.empty() ? 0 : line_height + (forced ? font.height() / 3 : 0);
    }
    return y - rect.top;
}

void describe(TextWriter& writer, const Legend& legend) {
    writer.put("[");
    bool first = true;
    const auto put = [&](std::string_view button, std::string_view text) {
        if (!text.empty()) {
            writer.put(first ? "" : ", ").put(button).put(" ").put(text);
            first = false;
        }
    };
    put("arrows", legend.arrows);
    put("A", legend.a);
    put("B", legend.b);
    put("X", legend.x);
    put("Y", legend.y);
    writer.put("]\n");
}

}  // namespace handheld
