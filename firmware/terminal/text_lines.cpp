#include "text_lines.hpp"

#include <algorithm>
#include <optional>

#include "look/theme.hpp"

namespace handheld {

namespace {

using hal::terminal::Style;

constexpr Style label_style{.bold = true};
constexpr Style value_style{.colour = theme::accent.value};
constexpr Style chosen_style{.colour = theme::accent.value, .bold = true, .reverse = true};
constexpr Style unavailable_style{.faint = true};

constexpr std::size_t widest_row = 46;
constexpr std::size_t longest_label = 20;

std::vector<std::string_view> split(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// "Label: rest"; the place of the colon.
std::optional<std::size_t> label_end(std::string_view line) {
    const auto colon = line.find(": ");
    if (colon == std::string_view::npos || colon == 0 || colon > longest_label) {
        return std::nullopt;
    }
    return colon;
}

bool is_row(std::string_view line) { return line.starts_with("> ") || line.starts_with("  "); }

// A line of a table.
bool is_figure(std::string_view line, const TextShape& shape) {
    return shape.figures && label_end(line) &&
           hal::terminal::width(line) < std::min(shape.width, widest_row) - 2;
}

TextLine figure(std::string_view line, std::size_t width) {
    const std::size_t colon = *label_end(line);
    std::string label = "  " + std::string(line.substr(0, colon));
    const std::string value(line.substr(colon + 2));
    const std::size_t used = hal::terminal::width(label) + hal::terminal::width(value) + 1;
    label.append(used < width ? width - used : 1, ' ');
    return {.spans = {{label, {}}, {value, value_style}}};
}

TextLine row(std::string_view line, std::size_t width, bool arrows_change) {
    constexpr std::string_view not_now = " (not now)";
    const bool chosen = line.starts_with(">");
    line.remove_prefix(2);
    const bool available = !line.ends_with(not_now);
    if (!available) {
        line.remove_suffix(not_now.size());
    }
    const auto colon = label_end(line);
    std::string label(line.substr(0, colon.value_or(line.size())));
    std::string value(colon ? line.substr(*colon + 2) : std::string_view());
    if (chosen && arrows_change && !value.empty()) {
        value = "‹ " + value + " ›";
    }
    label = (chosen ? "▸ " : "  ") + (available ? label : "(" + label + ")");
    const std::size_t used = hal::terminal::width(label) + hal::terminal::width(value) + 1;
    label.append(used < width ? width - used : 1, ' ');
    const Style plain = available ? Style{} : unavailable_style;
    TextLine result{.chosen = chosen};
    result.spans.push_back({label, chosen ? chosen_style : plain});
    result.spans.push_back({value + " ", chosen      ? chosen_style
                                         : available ? value_style
                                                     : unavailable_style});
    return result;
}

void add_paragraph(std::string_view text, const TextShape& shape, std::vector<TextLine>& lines) {
    const auto colon = label_end(text);
    bool first = true;
    for (std::string& part : wrapped(text, shape.width)) {
        TextLine line;
        if (first && colon && part.size() > *colon) {
            line.spans.push_back({part.substr(0, *colon + 1), label_style});
            part.erase(0, *colon + 1);
        }
        line.spans.push_back({part, colon ? Style{} : shape.remark_style});
        lines.push_back(std::move(line));
        first = false;
    }
}

}  // namespace

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines(1);
    std::size_t used = 0;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t word_width = hal::terminal::width(word);
        if (used > 0 && used + 1 + word_width > width) {
            lines.emplace_back();
            used = 0;
        } else if (used > 0) {
            lines.back() += ' ';
            ++used;
        }
        lines.back() += word;
        used += word_width;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::vector<TextLine> text_lines(std::string_view text, const TextShape& shape) {
    std::vector<TextLine> lines;
    bool after_row = false;  // or after a figure
    for (const std::string_view line : split(text)) {
        const bool table = is_figure(line, shape);
        if (table && !is_row(line)) {
            if (!lines.empty() && !after_row) {
                lines.emplace_back();
            }
            lines.push_back(figure(line, std::min(shape.width, widest_row)));
        } else if (is_row(line)) {
            lines.push_back(row(line, std::min(shape.width, widest_row), shape.arrows_change));
        } else {
            if (!lines.empty() && (shape.airy || after_row)) {
                lines.emplace_back();
            }
            add_paragraph(line, shape, lines);
        }
        after_row = table || is_row(line);
    }
    return lines;
}

}  // namespace handheld
