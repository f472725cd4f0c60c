#include "screens/statistics_screen.hpp"

#include <algorithm>
#include <array>

#include "app/date.hpp"
#include "app/shell.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

namespace {

struct Figure {
    std::string_view label;
    Label value;
};

constexpr std::size_t figure_count = 6;

std::array<Figure, figure_count> figures(const ModeStatistics& mode) {
    const std::uint32_t share = mode.solved > 0 ? mode.optimal() * 100U / mode.solved : 0;
    Label time("–");
    if (mode.best_seconds > 0) {
        time = Label()
                   .append_number(mode.best_seconds / 60)
                   .append(mode.best_seconds % 60 < 10 ? ":0" : ":")
                   .append_number(mode.best_seconds % 60);
    }
    return {{{"Rounds solved", Label().append_number(mode.solved)},
             {"Optimal", Label().append_number(share).append("%")},
             {"Streak", Label().append_number(mode.streak)},
             {"Best streak", Label().append_number(mode.best_streak)},
             {"Best time", time},
             {"Watched", Label().append_number(mode.watched)}}};
}

constexpr std::array<std::string_view, ModeStatistics::spread_size> bar_names{"=",  "+1", "+2",
                                                                              "+3", "+4", "5+"};

void draw_chart(Canvas& canvas, const Rect& area, const ModeStatistics& mode) {
    const std::uint32_t most =
        std::max<std::uint32_t>(1, *std::max_element(mode.spread.begin(), mode.spread.end()));
    const int step = area.width / static_cast<int>(mode.spread.size());
    const int height = area.height - 22;
    canvas.fill({area.left, area.top + 10 + height, area.width, 1}, theme::line);
    for (std::size_t i = 0; i < mode.spread.size(); ++i) {
        const int left = area.left + (static_cast<int>(i) * step);
        const int bar = static_cast<int>(mode.spread[i] * static_cast<std::uint32_t>(height) / most);
        canvas.fill({left + 4, area.top + 10 + height - bar, step - 8, bar},
                    i == 0 ? theme::good : theme::accent);
        canvas.text_in(small_font(), {left, area.bottom() - 9, step, 8}, Canvas::Align::centre,
                       theme::text_dim, bar_names[i]);
        if (mode.spread[i] > 0) {
            canvas.text_in(small_font(), {left, area.top + height - bar, step, 8}, Canvas::Align::centre,
                           theme::text, Label().append_number(mode.spread[i]).view());
        }
    }
}

unsigned stars_of(const ricochet::storage::DayResult& day) {
    return RoundResult{day.moves, day.optimum, day.watched, day.seconds}.stars();
}

}  // namespace

void StatisticsScreen::enter() {
    mode_ = 0;
    const std::uint32_t today = day_number(shell().today());
    for (std::uint32_t i = 0; i < shown_days; ++i) {
        const std::uint32_t ago = shown_days - 1 - i;
        days_[i] = today >= ago ? shell().records().result_of(today - ago) : ricochet::storage::DayResult{};
    }
}

bool StatisticsScreen::is_daily() const { return shell().modes()[mode_]->chosen_day().has_value(); }

// Four weeks in two rows: a square a day, as bright as its stars.
void StatisticsScreen::draw_days(Canvas& canvas, const Rect& area) const {
    canvas.fill_round(area, 6, theme::panel);
    canvas.text(small_font(), {area.left + 8, area.top + 6}, theme::text_dim, "the last four weeks");
    constexpr int in_a_row = 14;
    const int step = (area.width - 14) / in_a_row;
    for (std::size_t i = 0; i < days_.size(); ++i) {
        const int column = static_cast<int>(i) % in_a_row, row = static_cast<int>(i) / in_a_row;
        const unsigned stars = stars_of(days_[i]);
        const Colour colour = !days_[i].played() ? theme::selection
                              : stars == 0       ? theme::text_faint
                              : stars == 3       ? theme::good
                                                 : mix(theme::panel, theme::accent, stars == 2 ? 32 : 18);
        canvas.fill_round({area.left + 8 + (column * step), area.top + 18 + (row * step), step - 2, step - 2},
                          3, colour);
    }
}

void StatisticsScreen::press(const hal::ButtonEvent& event) {
    if (event.kind == hal::ButtonEvent::Kind::release) {
        return;
    }
    const auto count = static_cast<unsigned>(shell().modes().size());
    if (event.button == hal::Button::left || event.button == hal::Button::right) {
        mode_ = (mode_ + (event.button == hal::Button::right ? 1 : count - 1)) % count;
        shell().sound(Effect::step);
    } else if (event.button == hal::Button::b) {
        shell().sound(Effect::back);
        shell().back();
    }
}

void StatisticsScreen::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_header(canvas, layout, "Statistics", shell().modes()[mode_]->name());
    const ModeStatistics& mode = shell().records().statistics(mode_);
    const Rect body = layout.body().inset(8);
    const auto all = figures(mode);
    // Wide: figures on the left, the chart on the right. Narrow: two columns of figures above the chart.
    const int columns = layout.wide ? 1 : 2;
    const int column_width = layout.wide ? 130 : body.width / 2;
    const int row_height = layout.wide ? 29 : 30;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int column = static_cast<int>(i) % columns, row = static_cast<int>(i) / columns;
        const Point at{body.left + (column * column_width), body.top + (row * row_height)};
        canvas.text(small_font(), {at.x, at.y}, theme::text_dim, all[i].label);
        canvas.text(medium_font(), {at.x, at.y + 11}, theme::text, all[i].value.view());
    }
    const int rows = static_cast<int>(all.size()) / columns;
    Rect chart = layout.wide
                     ? Rect{body.left + column_width, body.top, body.width - column_width, body.height}
                     : Rect{body.left, body.top + (rows * row_height) + 4, body.width,
                            body.height - (rows * row_height) - 4};
    draw_footer(canvas, layout.footer(), legend());
    if (is_daily()) {
        constexpr int days_height = 50;
        draw_days(canvas, {chart.left, chart.bottom() - days_height, chart.width, days_height});
        chart.height -= days_height + 6;
        if (!layout.wide) {
            return;  // there is room for one only
        }
    }
    canvas.fill_round(chart, 6, theme::panel);
    canvas.text(small_font(), {chart.left + 8, chart.top + 6}, theme::text_dim, "moves over the optimum");
    draw_chart(canvas, {chart.left + 6, chart.top + 22, chart.width - 12, chart.height - 26}, mode);
}

void StatisticsScreen::describe(TextWriter& writer) const {
    const ModeStatistics& mode = shell().records().statistics(mode_);
    writer.put("Statistics (").put(shell().modes()[mode_]->name()).put(")\n");
    for (const Figure& figure : figures(mode)) {
        writer.put(figure.label).put(": ").put(figure.value.view()).put("\n");
    }
    writer.put("Over the optimum:");
    for (std::size_t i = 0; i < mode.spread.size(); ++i) {
        writer.put(" ").put(bar_names[i]).put(" ").put_number(mode.spread[i]);
    }
    writer.put("\n");
    if (is_daily()) {
        writer.put("The last days, stars:");
        for (const auto& day : days_) {
            writer.put(" ").put(!day.played() ? "–" : day.watched ? "watched" : "");
            if (day.played() && !day.watched) {
                writer.put_number(stars_of(day));
            }
        }
        writer.put("\n");
    }
}

}  // namespace handheld
