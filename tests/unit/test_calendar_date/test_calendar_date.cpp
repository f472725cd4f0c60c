// Days of the calendar: which there are, which follows which, and how they are written.
#include <unity.h>

#include <array>
#include <string>

#include "ricochet/calendar_date.hpp"

using namespace ricochet;

void setUp() {}
void tearDown() {}

namespace {

std::string text_of(const CalendarDate& date) {
    std::array<char, 16> block{};
    TextWriter writer(block);
    put_date(writer, date);
    return std::string(writer.view());
}

void test_leap_days_are_every_fourth_year_but_not_every_hundredth() {
    TEST_ASSERT_TRUE(is_valid(CalendarDate{2000, 2, 29}));
    TEST_ASSERT_TRUE(is_valid(CalendarDate{2028, 2, 29}));
    TEST_ASSERT_FALSE(is_valid(CalendarDate{2026, 2, 29}));
    TEST_ASSERT_FALSE(is_valid(CalendarDate{2100, 2, 29}));
}

void test_days_that_do_not_exist_are_refused() {
    for (const auto& date : {CalendarDate{1999, 12, 31}, CalendarDate{2400, 1, 1}, CalendarDate{2026, 0, 1},
                             CalendarDate{2026, 13, 1}, CalendarDate{2026, 1, 0}, CalendarDate{2026, 1, 32},
                             CalendarDate{2026, 4, 31}}) {
        TEST_ASSERT_FALSE(is_valid(date));
    }
}

void test_every_day_has_the_number_after_the_day_before() {
    CalendarDate date{2000, 1, 1};
    std::uint32_t number = 0;
    do {
        TEST_ASSERT_TRUE(is_valid(date));
        TEST_ASSERT_EQUAL_UINT32(number, day_number(date));
        const auto next = next_day(date);
        TEST_ASSERT_TRUE(next > date || next == (CalendarDate{2000, 1, 1}));
        date = next;
        ++number;
    } while (date != CalendarDate{2000, 1, 1});
    TEST_ASSERT_EQUAL_UINT32(146097, number);  // the days of four hundred years
}

void test_dates_are_written_and_read() {
    TEST_ASSERT_EQUAL_STRING("2026-11-08", text_of({2026, 11, 8}).c_str());
    TEST_ASSERT_TRUE(date_from("2026-11-08") == (CalendarDate{2026, 11, 8}));
    for (const char* text : {"", "2026-11-8", "2026-11-081", "2026/11/08", "2026-02-29", "0000-00-00",
                             "20a6-11-08", "-026-11-08", "1999-12-31", "2026-99-99"}) {
        TEST_ASSERT_FALSE_MESSAGE(date_from(text).has_value(), text);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_leap_days_are_every_fourth_year_but_not_every_hundredth);
    RUN_TEST(test_days_that_do_not_exist_are_refused);
    RUN_TEST(test_every_day_has_the_number_after_the_day_before);
    RUN_TEST(test_dates_are_written_and_read);
    return UNITY_END();
}
