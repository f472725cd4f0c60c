#include "screen_page.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "board_text.hpp"
#include "look/theme.hpp"
#include "text_lines.hpp"

namespace handheld {

namespace {

using hal::terminal::Page;
using hal::terminal::Size;
using hal::terminal::Style;

constexpr Size standard_frame{80, 24};
constexpr Size large_frame{104, 40};
constexpr std::size_t header_lines = 2;
constexpr std::size_t footer_lines = 3;
constexpr std::size_t gap = 2;  // between board and words
constexpr std::size_t narrowest_panel = 24;
constexpr std::size_t margin = 2;

constexpr Style title_style{.colour = theme::accent.value, .bold = true};
constexpr Style remark_style{.colour = theme::accent.value};
constexpr Style faint{.faint = true};
constexpr Style cap_style{.bold = true, .reverse = true};

struct Frame {
    std::size_t left = 0;
    std::size_t top = 0;
    Size size;

    // The largest of the usual ones that fits, in the middle; small windows are all frame.
    static Frame in(Size window) {
        Size size{std::min(window.columns, standard_frame.columns),
                  std::min(window.lines, standard_frame.lines)};
        if (window.columns >= large_frame.columns && window.lines >= large_frame.lines) {
            size = large_frame;
        }
        return {(window.columns - size.columns) / 2, (window.lines - size.lines) / 2, size};
    }

    [[nodiscard]] std::size_t body_top() const { return top + header_lines; }
    [[nodiscard]] std::size_t body_lines() const {
        return size.lines > header_lines + footer_lines ? size.lines - header_lines - footer_lines : 0;
    }
};

class ScreenPage {
  public:
    ScreenPage(const Sight& sight, Size window) : sight_(sight), page_(window), frame_(Frame::in(window)) {}

    Page compose() {
        const auto line_end = std::min(sight_.text.find('\n'), sight_.text.size());
        write_header(std::string_view(sight_.text).substr(0, line_end));
        write_body(std::string_view(sight_.text).substr(std::min(line_end + 1, sight_.text.size())));
        write_footer();
        if (sight_.dimmed) {
            page_.fade();
        }
        return page_;
    }

  private:
    void write_rule(std::size_t line) {
        for (std::size_t i = 0; i < frame_.size.columns; ++i) {
            page_.put(frame_.left + i, line, U'─', faint);
        }
    }

    void write_header(std::string_view title) {
        const std::size_t end = write(frame_.left + 1, frame_.top, title, title_style);
        // The four robots, as on the device's own title.
        constexpr std::size_t chips = 4, chip_width = 4;
        if (frame_.size.columns < chips * chip_width) {
            return write_rule(frame_.top + 1);
        }
        const std::size_t chips_left = frame_.left + frame_.size.columns - (chips * chip_width);
        for (unsigned i = 0; i < chips && end < chips_left; ++i) {
            const PieceLook& look = classic_look(static_cast<ricochet::Robot>(i));
            const std::array<char, 3> chip{' ', look.letter, ' '};
            page_.write(chips_left + (i * chip_width), frame_.top, {chip.data(), chip.size()},
                        {.colour = look.colour.value, .bold = true, .reverse = true});
        }
        write_rule(frame_.top + 1);
    }

    // Nothing is written beyond the frame.
    std::size_t write(std::size_t column, std::size_t line, std::string_view text, const Style& style) {
        const std::size_t right = frame_.left + frame_.size.columns;
        while (!text.empty() && column < right) {
            page_.put(column++, line, hal::terminal::take_character(text), style);
        }
        return column;
    }

    // The best form of the board that leaves room for the words.
    [[nodiscard]] std::optional<BoardForm> form_of_board() const {
        if (sight_.scene == nullptr) {
            return std::nullopt;
        }
        for (const BoardForm form : {BoardForm::full, BoardForm::compact}) {
            const Size needed = size_of(*sight_.scene->board, form);
            if (needed.columns + gap + narrowest_panel <= frame_.size.columns &&
                needed.lines <= frame_.body_lines()) {
                return form;
            }
        }
        return std::nullopt;
    }

    // Where the words begin beside a board: at the same place for all that fit left of it.
    [[nodiscard]] std::size_t board_columns(std::size_t needed) const {
        constexpr std::size_t standard = 51, large = 67;  // a 16×16 board in compact and in full
        return std::max(needed, frame_.size == large_frame ? large : standard);
    }

    void write_body(std::string_view text) {
        const auto form = form_of_board();
        const std::size_t inset = frame_.size.columns >= standard_frame.columns ? margin : 0;
        if (!form) {
            const std::string more = sight_.scene != nullptr ? "A window of 80 by 24 shows the board.\n" : "";
            write_text(std::string(text) + more, frame_.left + inset, frame_.size.columns - (2 * inset));
            return;
        }
        const Size needed = size_of(*sight_.scene->board, *form);
        const std::size_t room = board_columns(needed.columns);
        const std::size_t down = std::min<std::size_t>(1, frame_.body_lines() - needed.lines);
        draw_board(*sight_.scene, *form, page_, frame_.left + ((room - needed.columns) / 2),
                   frame_.body_top() + down);
        write_text(text, frame_.left + room + gap, frame_.size.columns - room - gap);
    }

    void write_text(std::string_view text, std::size_t column, std::size_t width) {
        TextShape shape{.width = width,
                        .arrows_change = sight_.legend.arrows.find("←→") != std::string_view::npos,
                        .figures = sight_.scene == nullptr,
                        .remark_style = sight_.scene != nullptr ? remark_style : Style{}};
        const std::size_t room = frame_.body_lines();
        std::size_t line = frame_.body_top();
        auto lines = text_lines(text, shape);
        if (lines.size() > room) {
            shape.airy = false;
            lines = text_lines(text, shape);
        }
        if (lines.size() + 1 < room) {
            ++line;
        }
        const std::size_t first = first_in_sight(lines, room);
        for (std::size_t i = first; i < std::min(lines.size(), first + room); ++i) {
            std::size_t at = column;
            for (const TextSpan& span : lines[i].spans) {
                at = write(at, line, span.text, span.style);
            }
            ++line;
        }
    }

    // The chosen row stays in sight.
    static std::size_t first_in_sight(const std::vector<TextLine>& lines, std::size_t room) {
        if (lines.size() <= room) {
            return 0;
        }
        const auto chosen =
            std::find_if(lines.begin(), lines.end(), [](const TextLine& line) { return line.chosen; });
        const auto at = chosen == lines.end() ? 0 : static_cast<std::size_t>(chosen - lines.begin());
        return std::min(at > room / 2 ? at - (room / 2) : 0, lines.size() - room);
    }

    void write_footer() {
        if (frame_.size.lines < header_lines + footer_lines) {
            return;
        }
        const std::size_t line = frame_.top + frame_.size.lines - footer_lines;
        write_rule(line);
        write_legend(line + 1);
        if (!sight_.notice.empty()) {
            write(frame_.left + 1, line + 2, sight_.notice, {.bold = true});
        } else if (sight_.dimmed) {
            write(frame_.left + 1, line + 2, "dimmed: any key wakes it", {});
        } else {
            write(frame_.left + 1, line + 2, keys(), faint);
        }
    }

    [[nodiscard]] std::string keys() const {
        if (!sight_.robots_called || sight_.scene->robots.robot_count() < 2) {
            return "keys: arrows or hjkl, a or Enter, b or Esc, x, y; q quits";
        }
        std::string text = "keys: arrows hjkl, a Enter, b Esc, x, y;";
        for (unsigned i = 0; i < sight_.scene->robots.robot_count(); ++i) {
            text += {' ', sight_.scene->looks[i].letter};
        }
        return text + " choose a robot; q quits";
    }

    void write_legend(std::size_t line) {
        struct Entry {
            std::string_view button;
            std::string_view text;
        };
        const Legend& legend = sight_.legend;
        std::size_t column = frame_.left + 1;
        if (!legend.arrows.empty()) {
            column = write(column, line, legend.arrows, {}) + 3;
        }
        for (const Entry& entry : {Entry{" A ", legend.a}, Entry{" B ", legend.b}, Entry{" X ", legend.x},
                                   Entry{" Y ", legend.y}}) {
            if (!entry.text.empty()) {
                column = write(column, line, entry.button, cap_style) + 1;
                column = write(column, line, entry.text, {}) + 3;
            }
        }
    }

    const Sight& sight_;
    Page page_;
    Frame frame_;
};

}  // namespace

Page screen_page(const Sight& sight, Size window) { return ScreenPage(sight, window).compose(); }

}  // namespace handheld
