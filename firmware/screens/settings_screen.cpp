#include "screens/settings_screen.hpp"

#include <algorithm>
#include <array>

#include "app/date.hpp"
#include "app/shell.hpp"

namespace handheld {

namespace {

// One row: its label, its value in words, and what left and right do. A row without `change` is something to do.
struct Row {
    std::string_view label;
    Label (*value)(Shell& shell);
    void (*change)(Shell& shell, int step);
    void (*choose)(Shell& shell);
};

constexpr std::array<std::string_view, 12> month_names{"January",   "February", "March",    "April",
                                                       "May",       "June",     "July",     "August",
                                                       "September", "October",  "November", "December"};

// The device's own calendar is not to be set.
bool is_of_date(const Row& row) { return row.label == "Year" || row.label == "Month" || row.label == "Day"; }

Label on_off(bool on) { return on ? "on" : "off"; }

std::uint8_t stepped(unsigned value, int step, unsigned least, unsigned most) {
    const int next = static_cast<int>(value) + step;
    const int low = static_cast<int>(least), high = static_cast<int>(most);
    return static_cast<std::uint8_t>(next < low ? high : next > high ? low : next);
}

// Today with another year, month or day of the month; a day the month does not have becomes its last.
void set_date(Shell& shell, unsigned year, unsigned month, unsigned day) {
    const unsigned last = ricochet::days_in_month(year, month);
    shell.settings().day =
        day_number(ricochet::CalendarDate{static_cast<std::uint16_t>(year), static_cast<std::uint8_t>(month),
                                          static_cast<std::uint8_t>(day < last ? day : last)});
}

constexpr std::array<Row, 14> rows{{
    {"Robots", [](Shell& shell) { return Label().append_number(shell.settings().rules.robots); },
     [](Shell& shell, int) { shell.settings().rules.robots = shell.settings().rules.robots == 4 ? 5 : 4; },
     nullptr},
    {"Ricochet rule", [](Shell& shell) { return Label(name(shell.settings().rules.ricochet)); },
     [](Shell& shell, int step) {
         auto& rule = shell.settings().rules.ricochet;
         rule = static_cast<ricochet::Ricochet>(stepped(static_cast<unsigned>(rule), step, 0, 2));
     },
     nullptr},
    {"Rebound", [](Shell& shell) { return Label(shell.settings().rules.rebound ? "allowed" : "forbidden"); },
     [](Shell& shell, int) { shell.settings().rules.rebound = !shell.settings().rules.rebound; }, nullptr},
    {"Minimum moves", [](Shell& shell) { return Label().append_number(shell.settings().minimum_moves); },
     [](Shell& shell, int step) {
         auto& value = shell.settings().minimum_moves;
         value = stepped(value, step, Settings::least_minimum_moves, Settings::most_minimum_moves);
     },
     nullptr},
    {"Show optimum", [](Shell& shell) { return on_off(shell.settings().show_optimum); },
     [](Shell& shell, int) { shell.settings().show_optimum = !shell.settings().show_optimum; }, nullptr},
    {"Sound", [](Shell& shell) { return on_off(shell.settings().sound); },
     [](Shell& shell, int) { shell.settings().sound = !shell.settings().sound; }, nullptr},
    {"Brightness",
     [](Shell& shell) { return Label().append_number(shell.settings().brightness).append("%"); },
     [](Shell& shell, int step) {
         shell.settings().brightness =
             static_cast<std::uint8_t>(std::clamp(shell.settings().brightness + (step * 10), 10, 100));
         shell.devices().display.set_brightness(shell.settings().brightness);
     },
     nullptr},
    {"Letters on goals", [](Shell& shell) { return on_off(shell.settings().strong_marks); },
     [](Shell& shell, int) { shell.settings().strong_marks = !shell.settings().strong_marks; }, nullptr},
    {"Dim when idle",
     [](Shell& shell) {
         const unsigned minutes = shell.settings().dim_after;
         return minutes == 0 ? Label("never") : Label().append_number(minutes).append(" min");
     },
     [](Shell& shell, int step) {
         shell.settings().dim_after = stepped(shell.settings().dim_after, step, 0, Settings::most_dim_after);
     },
     nullptr},
    {"Year", [](Shell& shell) { return Label().append_number(shell.today().year); },
     [](Shell& shell, int step) {
         const auto today = shell.today();
         const auto next =
             static_cast<unsigned>(std::clamp(today.year + step, static_cast<int>(ricochet::first_year),
                                              static_cast<int>(ricochet::last_year)));
         set_date(shell, next, today.month, today.day);
     },
     nullptr},
    {"Month", [](Shell& shell) { return Label(month_names[shell.today().month - 1U]); },
     [](Shell& shell, int step) {
         const auto today = shell.today();
         set_date(shell, today.year, stepped(today.month, step, 1, 12), today.day);
     },
     nullptr},
    {"Day", [](Shell& shell) { return Label().append_number(shell.today().day); },
     [](Shell& shell, int step) {
         const auto today = shell.today();
         const unsigned last = ricochet::days_in_month(today.year, today.month);
         set_date(shell, today.year, today.month, stepped(today.day, step, 1, last));
     },
     nullptr},
    {"Diagnostics", nullptr, nullptr, [](Shell& shell) { shell.open(ScreenId::diagnostics); }},
    {"Reset everything", nullptr, nullptr,
     [](Shell& shell) {
         shell.ask({"Reset everything?", "Settings, games and statistics are erased.", [](Shell& first) {
                        first.back();
                        first.ask({"Really everything?", "There is no way back.", [](Shell& second) {
                                       second.erase_everything();
                                       second.home();
                                   }});
                    }});
     }},
}};

}  // namespace

unsigned SettingsScreen::item_count() const { return rows.size(); }

ListItem SettingsScreen::item(unsigned index) const {
    const Row& row = rows[index];
    const bool fixed = is_of_date(row) && shell().devices().clock.today().has_value();
    return {row.label, row.value != nullptr ? row.value(shell()) : Label(), row.change != nullptr && !fixed,
            true};
}

void SettingsScreen::change(unsigned index, int step) {
    rows[index].change(shell(), step);
    shell().records().settings_changed();
}

void SettingsScreen::choose(unsigned index) {
    const Row& row = rows[index];
    if (row.choose != nullptr) {
        row.choose(shell());
    } else if (item(index).changeable) {
        change(index, 1);
    }
}

}  // namespace handheld
