// Moves as text.
#include <unity.h>

#include <array>
#include <string>
#include <string_view>

#include "ricochet/move_text.hpp"
#include "support/picture.hpp"

using namespace ricochet;

namespace {

constexpr std::size_t most = 8;

// What was read, written back in two letters each; the complaint instead if there is one.
std::string read(std::string_view text) {
    std::array<Move, most> moves{};
    const auto parsed = parse_moves(text, moves);
    if (!parsed.complaint.empty()) {
        return support::text(parsed.complaint);
    }
    std::string result;
    for (std::size_t i = 0; i < parsed.count; ++i) {
        result += std::string(to_text(moves[i]).view()) + " ";
    }
    return result;
}

void moves_are_two_letters() {
    TEST_ASSERT_EQUAL_STRING("RU YL GD BR SU ", read("RU YL GD BR SU").c_str());
    TEST_ASSERT_EQUAL_STRING("RU YL GD ", read("ru,yl;gd").c_str());
}

void moves_are_words() {
    TEST_ASSERT_EQUAL_STRING("RU GL ", read("red up, green left").c_str());
    TEST_ASSERT_EQUAL_STRING("RU GL SD ", read("Red-UP\ngreen:Left\r\nsilver down").c_str());
    TEST_ASSERT_EQUAL_STRING("RU GL ", read("r up green l").c_str());
}

void no_moves_are_no_mistake() {
    TEST_ASSERT_EQUAL_STRING("", read("").c_str());
    TEST_ASSERT_EQUAL_STRING("", read(" ,\n\t; ").c_str());
}

void what_is_not_understood_is_said() {
    TEST_ASSERT_EQUAL_STRING("unknown robot 'purple'", read("red up, purple left").c_str());
    TEST_ASSERT_EQUAL_STRING("unknown robot 'P'", read("PU").c_str());
    TEST_ASSERT_EQUAL_STRING("unknown direction 'north'", read("red north").c_str());
    TEST_ASSERT_EQUAL_STRING("unknown direction 'X'", read("RX").c_str());
    TEST_ASSERT_EQUAL_STRING("no direction for blue", read("RU blue").c_str());
    TEST_ASSERT_EQUAL_STRING("unknown robot ''", read("-up").c_str());
    const std::string endless(500, 'x');
    TEST_ASSERT_EQUAL_STRING(("unknown robot '" + endless.substr(0, 40) + "'").c_str(),
                             read(endless).c_str());
}

void too_many_moves_are_refused() {
    TEST_ASSERT_EQUAL_STRING("RU RU RU RU RU RU RU RU ", read("RU RU RU RU RU RU RU RU").c_str());
    TEST_ASSERT_EQUAL_STRING("more than 8 moves", read("RU RU RU RU RU RU RU RU RU").c_str());
}

void names_and_letters_lead_to_robots_and_directions() {
    TEST_ASSERT_TRUE(robot_from("SILVER") == Robot::silver);
    TEST_ASSERT_TRUE(robot_from("y") == Robot::yellow);
    TEST_ASSERT_FALSE(robot_from("re").has_value());
    TEST_ASSERT_FALSE(robot_from("").has_value());
    TEST_ASSERT_TRUE(direction_from("Down") == Direction::down);
    TEST_ASSERT_TRUE(direction_from("l") == Direction::left);
    TEST_ASSERT_FALSE(direction_from("sideways").has_value());
}

void every_move_has_a_byte_and_every_other_byte_none() {
    for (unsigned byte = 0; byte < 256; ++byte) {
        const auto move = move_from_byte(static_cast<std::uint8_t>(byte));
        TEST_ASSERT_EQUAL(byte < 20, move.has_value());
        if (move) {
            TEST_ASSERT_EQUAL_UINT(byte, to_byte(*move));
            const auto text = to_text(*move);
            TEST_ASSERT_EQUAL_STRING((support::text(text.view()) + " ").c_str(), read(text.view()).c_str());
        }
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(moves_are_two_letters);
    RUN_TEST(moves_are_words);
    RUN_TEST(no_moves_are_no_mistake);
    RUN_TEST(what_is_not_understood_is_said);
    RUN_TEST(too_many_moves_are_refused);
    RUN_TEST(names_and_letters_lead_to_robots_and_directions);
    RUN_TEST(every_move_has_a_byte_and_every_other_byte_none);
    return UNITY_END();
}
