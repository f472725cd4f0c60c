// Text and bytes without a heap.
#include <unity.h>

#include <array>
#include <string>

#include "ricochet/bytes.hpp"
#include "ricochet/text.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

void numbers_and_cells_are_written_in_decimal() {
    std::array<char, 64> room{};
    TextWriter writer(room);
    writer.put_number(0).put(' ').put_number(4294967295).put(' ').put_cell(Cell(3, 15));
    TEST_ASSERT_EQUAL_STRING("0 4294967295 (3,15)", support::text(writer.view()).c_str());
    TEST_ASSERT_FALSE(writer.truncated());
}

void what_does_not_fit_is_dropped_and_remembered() {
    std::array<char, 4> room{};
    TextWriter writer(room);
    writer.put("green");
    TEST_ASSERT_EQUAL_STRING("gree", support::text(writer.view()).c_str());
    TEST_ASSERT_TRUE(writer.truncated());
    FixedText<4> text("red");
    text.append(" robot").append_number(7);
    TEST_ASSERT_EQUAL_STRING("red ", support::text(text.view()).c_str());
}

void beginnings_and_rests_never_go_beyond_the_text() {
    TEST_ASSERT_EQUAL_STRING("re", support::text(first("red", 2)).c_str());
    TEST_ASSERT_EQUAL_STRING("red", support::text(first("red", 9)).c_str());
    TEST_ASSERT_EQUAL_STRING("d", support::text(without_first("red", 2)).c_str());
    TEST_ASSERT_EQUAL_STRING("", support::text(without_first("red", 9)).c_str());
    TEST_ASSERT_EQUAL_UINT(1, find_any("red", "xe"));
    TEST_ASSERT_EQUAL_UINT(3, find_any("red", "xy"));
}

void words_are_parted_by_blanks_commas_and_line_ends() {
    std::string_view text = " red,\tup;\r\n\ngreen ";
    TEST_ASSERT_EQUAL_STRING("red", support::text(take_word(text)).c_str());
    TEST_ASSERT_EQUAL_STRING("up", support::text(take_word(text)).c_str());
    TEST_ASSERT_EQUAL_STRING("green", support::text(take_word(text)).c_str());
    TEST_ASSERT_EQUAL_STRING("", support::text(take_word(text)).c_str());
    TEST_ASSERT_TRUE(equal_ignoring_case("Silver", "sILVER"));
    TEST_ASSERT_FALSE(equal_ignoring_case("red", "reds"));
}

void numbers_in_bytes_are_little_endian_and_come_back() {
    std::array<std::uint8_t, 15> block{};
    ByteWriter writer(block);
    writer.put(std::uint8_t{0xab});
    writer.put(std::uint16_t{0x1234});
    writer.put(std::uint32_t{0x89abcdef});
    writer.put(std::uint64_t{0x0102030405060708});
    TEST_ASSERT_EQUAL_UINT(15, writer.used());
    const std::array<std::uint8_t, 15> expected{0xab, 0x34, 0x12, 0xef, 0xcd, 0xab, 0x89, 8,
                                                7,    6,    5,    4,    3,    2,    1};
    TEST_ASSERT_TRUE(block == expected);
    ByteReader reader(block);
    TEST_ASSERT_EQUAL_HEX8(0xab, reader.take<std::uint8_t>());
    TEST_ASSERT_EQUAL_HEX16(0x1234, reader.take<std::uint16_t>());
    TEST_ASSERT_EQUAL_HEX32(0x89abcdef, reader.take<std::uint32_t>());
    TEST_ASSERT_TRUE(reader.take<std::uint64_t>() == 0x0102030405060708);
    TEST_ASSERT_EQUAL_UINT(15, reader.used());
    TEST_ASSERT_EQUAL_UINT(0, reader.left());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(numbers_and_cells_are_written_in_decimal);
    RUN_TEST(what_does_not_fit_is_dropped_and_remembered);
    RUN_TEST(beginnings_and_rests_never_go_beyond_the_text);
    RUN_TEST(words_are_parted_by_blanks_commas_and_line_ends);
    RUN_TEST(numbers_in_bytes_are_little_endian_and_come_back);
    return UNITY_END();
}
