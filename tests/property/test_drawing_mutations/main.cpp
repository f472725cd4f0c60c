// Damaged drawings are refused in words, or read as what they now show; never anything else.
#include <unity.h>

#include <cstdio>
#include <string>
#include <vector>

#include "ricochet/random_board.hpp"
#include "support/picture.hpp"
#include "support/random_scenes.hpp"

using namespace ricochet;

namespace {

unsigned refused = 0;
unsigned read = 0;

// Reads from a block of exactly the text's size, so that looking beyond its end is noticed by the sanitizers.
void parse_and_judge(const std::string& drawing) {
    const std::vector<char> exact(drawing.begin(), drawing.end());
    const auto parsed = parse_board(std::string_view(exact.data(), exact.size()));
    if (!parsed.complaint.empty()) {
        ++refused;
        return;
    }
    ++read;
    const Scene shown{parsed.board, parsed.robots};
    const auto again = parse_board(support::draw(shown));
    TEST_ASSERT_EQUAL_STRING("", support::text(again.complaint).c_str());
    TEST_ASSERT_TRUE_MESSAGE(again.board == parsed.board && again.robots == parsed.robots, drawing.c_str());
    for (const Cell cell : parsed.board.cells()) {
        for (const auto side : all_directions) {
            const bool wall = parsed.board.has_wall(cell, side);
            TEST_ASSERT_TRUE(parsed.board.has_neighbour(cell, side)
                                 ? wall == parsed.board.has_wall(cell.neighbour(side), opposite(side))
                                 : wall);
        }
    }
}

std::string mutated(std::string drawing, support::Chance& chance) {
    const std::string likely = "+-| \n\r.RYGBSrygbs*o^#x@\xe2\x94\x80\xc2\xb7\xff";
    for (unsigned changes = 1 + chance.below(3); changes > 0 && !drawing.empty(); --changes) {
        const auto at = chance.below(static_cast<unsigned>(drawing.size()));
        const char character = chance.one_in(3) ? static_cast<char>(chance.below(256))
                                                : likely[chance.below(static_cast<unsigned>(likely.size()))];
        switch (chance.below(5)) {
            case 0:
                drawing.erase(at, 1);
                break;
            case 1:
                drawing.insert(at, 1, character);
                break;
            case 2:
                drawing.erase(at, drawing.find('\n', at) - at);
                break;
            default:
                drawing[at] = character;
        }
    }
    return drawing;
}

std::string random_drawing(support::Chance& chance) {
    Board board = support::random_walls(1 + chance.below(max_side), 1 + chance.below(max_side), 4, chance);
    support::add_random_goals(board, chance.below(Board::max_goals + 1), chance);
    return support::draw({board, support::random_robots(board, chance.below(6), chance)},
                         chance.one_in(2) ? Characters::ascii : Characters::unicode);
}

void damaged_drawings_are_refused_or_read() {
    support::Chance chance(9);
    for (unsigned i = 0; i < 20000; ++i) {
        parse_and_judge(mutated(random_drawing(chance), chance));
    }
    std::printf("damaged drawings: %u refused, %u read\n", refused, read);
    TEST_ASSERT_GREATER_THAN_UINT(0, refused);
    TEST_ASSERT_GREATER_THAN_UINT(0, read);
}

void a_drawing_cut_off_anywhere_is_refused_or_read() {
    support::Chance chance(10);
    const auto drawing = random_drawing(chance);
    for (std::size_t length = 0; length < drawing.size(); ++length) {
        parse_and_judge(drawing.substr(0, length));
    }
}

void noise_is_refused() {
    support::Chance chance(11);
    for (unsigned i = 0; i < 5000; ++i) {
        std::string noise(chance.below(200), ' ');
        for (char& character : noise) {
            character = chance.one_in(8) ? '\n' : static_cast<char>(chance.below(256));
        }
        TEST_ASSERT_FALSE(parse_board(noise).complaint.empty());
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(damaged_drawings_are_refused_or_read);
    RUN_TEST(a_drawing_cut_off_anywhere_is_refused_or_read);
    RUN_TEST(noise_is_refused);
    return UNITY_END();
}
