// What a screen says of itself becomes lines of the terminal's page.
#include <unity.h>

#include <string>

#include "screen_page.hpp"
#include "text_lines.hpp"

using handheld::text_lines;
using handheld::TextLine;
using handheld::wrapped;

void setUp() {}
void tearDown() {}

namespace {

std::string plain(const TextLine& line) {
    std::string text;
    for (const auto& span : line.spans) {
        text += span.text;
    }
    return text;
}

void expect(const char* wanted, const TextLine& line) {
    TEST_ASSERT_EQUAL_STRING(wanted, plain(line).c_str());
}

void long_lines_break_at_blanks_and_count_characters_not_bytes() {
    const auto lines = wrapped("★★★ up to one more", 6);
    TEST_ASSERT_EQUAL(3, lines.size());
    TEST_ASSERT_EQUAL_STRING("★★★ up", lines[0].c_str());
    TEST_ASSERT_EQUAL_STRING("to one", lines[1].c_str());
    TEST_ASSERT_EQUAL_STRING("more", lines[2].c_str());
}

void a_word_that_is_too_long_stands_alone() {
    const auto lines = wrapped("a thousandfold b", 4);
    TEST_ASSERT_EQUAL(3, lines.size());
    TEST_ASSERT_EQUAL_STRING("thousandfold", lines[1].c_str());
}

void rows_have_their_values_at_the_right_and_the_chosen_one_can_be_changed() {
    const auto lines = text_lines("> Sound: on\n  Robots: 4\n", {.width = 20, .arrows_change = true});
    TEST_ASSERT_EQUAL(2, lines.size());
    expect("▸ Sound      ‹ on › ", lines[0]);
    expect("  Robots          4 ", lines[1]);
    TEST_ASSERT_TRUE(lines[0].chosen);
    TEST_ASSERT_FALSE(lines[1].chosen);
}

void what_cannot_be_chosen_now_stands_in_parentheses() {
    const auto lines = text_lines("  Skip (not now)\n", {.width = 12});
    expect("  (Skip)    ", lines[0]);
}

void paragraphs_stand_apart_where_there_is_room() {
    TEST_ASSERT_EQUAL(3, text_lines("Goal: here.\nMoves: 0.\n", {.width = 40}).size());
    TEST_ASSERT_EQUAL(2, text_lines("Goal: here.\nMoves: 0.\n", {.width = 40, .airy = false}).size());
}

void short_labelled_lines_are_a_table_where_it_is_wanted() {
    const auto lines =
        text_lines("Streak: 2\nBest time: 1:05\nNo clock runs.\n", {.width = 20, .figures = true});
    TEST_ASSERT_EQUAL(4, lines.size());
    expect("  Streak          2", lines[0]);
    expect("  Best time    1:05", lines[1]);
    expect("No clock runs.", lines[3]);
}

// A screen that says more than fits shows the part with the chosen row.
void the_chosen_row_of_a_long_list_is_in_sight() {
    handheld::Sight sight;
    sight.text = "Title\n";
    for (int i = 0; i < 40; ++i) {
        sight.text += (i == 33 ? "> row " : "  row ") + std::to_string(i) + "\n";
    }
    const auto page = handheld::screen_page(sight, {80, 24});
    bool seen = false;
    for (std::size_t line = 0; line < 24; ++line) {
        seen = seen || page.at(2, line).character == U'▸';
    }
    TEST_ASSERT_TRUE(seen);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(long_lines_break_at_blanks_and_count_characters_not_bytes);
    RUN_TEST(a_word_that_is_too_long_stands_alone);
    RUN_TEST(rows_have_their_values_at_the_right_and_the_chosen_one_can_be_changed);
    RUN_TEST(what_cannot_be_chosen_now_stands_in_parentheses);
    RUN_TEST(paragraphs_stand_apart_where_there_is_room);
    RUN_TEST(short_labelled_lines_are_a_table_where_it_is_wanted);
    RUN_TEST(the_chosen_row_of_a_long_list_is_in_sight);
    return UNITY_END();
}
