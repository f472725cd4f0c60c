// A day of the calendar, for the puzzle of the day and for counting days in a row.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

#include "ricochet/text.hpp"

namespace ricochet {

struct CalendarDate {
    std::uint16_t year = 2000;
    std::uint8_t month = 1;
    std::uint8_t day = 1;

    // NOLINTNEXTLINE(modernize-use-nullptr): the check takes the zero inside a comparison for a pointer
    constexpr auto operator<=>(const CalendarDate&) const = default;
};

inline constexpr unsigned first_year = 2000;
inline constexpr unsigned last_year = 2399;  // four hundred years, after which the calendar repeats

constexpr bool is_leap_year(unsigned year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

// Contract: month from 1 to 12.
constexpr unsigned days_in_month(unsigned year, unsigned month) {
    constexpr std::array<std::uint8_t, 12> days{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return days[month - 1] + (month == 2 && is_leap_year(year) ? 1U : 0U);
}

// Whether there is such a day, from 2000 to 2399.
constexpr bool is_valid(const CalendarDate& date) {
    return date.year >= first_year && date.year <= last_year && date.month >= 1 && date.month <= 12 &&
           date.day >= 1 && date.day <= days_in_month(date.year, date.month);
}

// The day after. Contract: a valid date. The last day of all is followed by the first.
constexpr CalendarDate next_day(CalendarDate date) {
    if (date.day < days_in_month(date.year, date.month)) {
        ++date.day;
        return date;
    }
    date.day = 1;
    if (date.month < 12) {
        ++date.month;
        return date;
    }
    date.month = 1;
    date.year = static_cast<std::uint16_t>(date.year < last_year ? date.year + 1U : first_year);
    return date;
}

// Days since 1 January 2000, which is day 0. Contract: a valid date.
constexpr std::uint32_t day_number(const CalendarDate& date) {
    const unsigned years = date.year - first_year;
    std::uint32_t days = years * 365U;
    if (years > 0) {  // leap days of the whole years before; 2000 had one
        days += ((years - 1) / 4) - ((years - 1) / 100) + 1U;
    }
    for (unsigned month = 1; month < date.month; ++month) {
        days += days_in_month(date.year, month);
    }
    return days + date.day - 1U;
}

// Appends such as 2026-11-18.
inline void put_date(TextWriter& writer, const CalendarDate& date) {
    const auto two_digits = [&](unsigned number) {
        writer.put(static_cast<char>('0' + (number / 10))).put(static_cast<char>('0' + (number % 10)));
    };
    writer.put_number(date.year).put('-');
    two_digits(date.month);
    writer.put('-');
    two_digits(date.day);
}

// Reads such a text; nothing if it is no valid date.
constexpr std::optional<CalendarDate> date_from(std::string_view text) {
    constexpr std::string_view shape = "dddd-dd-dd";
    if (text.size() != shape.size()) {
        return std::nullopt;
    }
    std::array<unsigned, 3> parts{};
    unsigned part = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (shape[i] == '-' ? text[i] != '-' : !digit) {
            return std::nullopt;
        }
        if (digit) {
            parts[part] = (parts[part] * 10U) + static_cast<unsigned>(text[i] - '0');
        } else {
            ++part;
        }
    }
    const CalendarDate date{static_cast<std::uint16_t>(parts[0]), static_cast<std::uint8_t>(parts[1]),
                            static_cast<std::uint8_t>(parts[2])};
    return is_valid(date) ? std::optional(date) : std::nullopt;
}

}  // namespace ricochet
