// Dates and days counted from 1 January 2000.
#pragma once

#include <cstdint>

#include "app/game.hpp"
#include "hal/clock.hpp"

namespace handheld {

constexpr bool is_leap(unsigned year) { return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0; }

constexpr unsigned days_in_month(unsigned year, unsigned month) {
    constexpr std::uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && is_leap(year) ? 29U : days[month - 1];
}

// Contract: a real date from 2000 on.
constexpr std::uint32_t days_since_2000(const hal::CalendarDate& date) {
    std::uint32_t days = 0;
    for (unsigned year = 2000; year < date.year; ++year) {
        days += is_leap(year) ? 366U : 365U;
    }
    for (unsigned month = 1; month < date.month; ++month) {
        days += days_in_month(date.year, month);
    }
    return days + date.day - 1U;
}

// Days beyond the year 9999 stay at its end.
constexpr hal::CalendarDate date_of_day(std::uint32_t day) {
    hal::CalendarDate date{2000, 1, 1};
    while (date.year < 9999 && day >= (is_leap(date.year) ? 366U : 365U)) {
        day -= is_leap(date.year) ? 366U : 365U;
        ++date.year;
    }
    while (date.month < 12 && day >= days_in_month(date.year, date.month)) {
        day -= days_in_month(date.year, date.month);
        ++date.month;
    }
    date.day = static_cast<std::uint8_t>(
        day < days_in_month(date.year, date.month) ? day + 1U : days_in_month(date.year, date.month));
    return date;
}

// 2026-01-31
inline Label date_text(std::uint32_t day) {
    const hal::CalendarDate date = date_of_day(day);
    Label text;
    text.append_number(date.year).append(date.month < 10 ? "-0" : "-").append_number(date.month);
    return text.append(date.day < 10 ? "-0" : "-").append_number(date.day);
}

}  // namespace handheld
