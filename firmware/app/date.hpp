// Dates as the screens need them: from the number of a day, and as text.
#pragma once

#include <array>
#include <cstdint>

#include "app/game.hpp"
#include "ricochet/calendar_date.hpp"

namespace handheld {

inline constexpr std::uint32_t last_day = day_number(ricochet::CalendarDate{ricochet::last_year, 12, 31});

// The other way round than day_number. Later days than there are become the last one.
constexpr ricochet::CalendarDate date_of_day(std::uint32_t day) {
    day = day < last_day ? day : last_day;
    ricochet::CalendarDate date{ricochet::first_year, 1, 1};
    const auto days_of_year = [](unsigned year) { return ricochet::is_leap_year(year) ? 366U : 365U; };
    while (day >= days_of_year(date.year)) {
        day -= days_of_year(date.year);
        ++date.year;
    }
    while (day >= ricochet::days_in_month(date.year, date.month)) {
        day -= ricochet::days_in_month(date.year, date.month);
        ++date.month;
    }
    date.day = static_cast<std::uint8_t>(day + 1U);
    return date;
}

// Such as 2026-01-31.
inline Label date_text(std::uint32_t day) {
    std::array<char, 10> text{};
    TextWriter writer(text);
    put_date(writer, date_of_day(day));
    return writer.view();
}

// The next number from 1 to the highest, round and round.
constexpr std::uint32_t stepped_number(std::uint32_t number, int step, std::uint32_t highest) {
    return static_cast<std::uint32_t>((static_cast<std::int64_t>(number) - 1 + step + highest) % highest) +
           1U;
}

}  // namespace handheld
