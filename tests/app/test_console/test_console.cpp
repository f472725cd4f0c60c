// The serial console's commands, asked for on a device in memory.
#include <unity.h>

#include <cstdio>
#include <sstream>

#include "console/known_puzzles.hpp"
#include "support/console_user.hpp"
#include "support/plain_search.hpp"

using handheld::Rig;
using handheld::ScreenId;
using support::ConsoleUser;

void setUp() {}
void tearDown() {}

namespace {

// Red in the top left corner, the others side by side in the middle, red's goal in the top right corner.
const std::string small = "5x5 91113800028000280002c4446 0,11,12,13 R:4";
const std::string official = "5x5 91113800028000280002c4446 0,11,12,13 R:4 ricochet=official";

bool contains(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

#define EXPECT_CONTAINS(text, part) TEST_ASSERT_TRUE_MESSAGE(contains(text, part), (text).c_str())

void help_names_every_command() {
    Rig rig;
    ConsoleUser user(rig);
    const std::string help = user.ask("help");
    for (const auto* const command : {"help", "info", "board", "load", "move", "undo", "solve", "stats",
                                      "screenshot", "bench", "selftest", "bootsel"}) {
        EXPECT_CONTAINS("\n" + help, std::string("\n") + command + " ");
    }
}

void info_says_what_it_is_and_what_is_played() {
    Rig rig;
    ConsoleUser user(rig);
    EXPECT_CONTAINS(user.ask("info"), "Pocket Ricochet 0.1.0\nprofile script\nscreen 320x240\n");
    EXPECT_CONTAINS(user.ask("info"), "playing nothing\n");
    user.ask("load " + small);
    EXPECT_CONTAINS(user.ask("info"), "playing Puzzle, 5×5, to solve\n");
}

void a_loaded_puzzle_is_on_the_screen_and_is_played_to_its_end() {
    Rig rig;
    ConsoleUser user(rig);
    user.expect("load " + official, "loaded: red to the circle\nok\n");
    TEST_ASSERT_TRUE(rig.application().shell().top_id() == ScreenId::play);
    EXPECT_CONTAINS(user.ask("screen"), "red to the circle");
    user.expect("move RR", "moves 1\nok\n");
    user.expect("move RD ru", "moves 3, won\nok\n");
    const auto* const scene = rig.application().board_scene();
    TEST_ASSERT_TRUE(scene->robots.of(handheld::Robot::red) == ricochet::Cell(4, 0));
    rig.wait(2000);
    TEST_ASSERT_TRUE(rig.application().shell().top_id() == ScreenId::round_end);
    user.expect("move RR", "error: the round is over; go on with the buttons, or load a puzzle\n");
}

void the_board_is_drawn_and_told_as_a_line_that_can_be_loaded_again() {
    Rig rig;
    ConsoleUser user(rig);
    user.ask("load " + small);
    user.ask("move RD");
    user.expect("board", R"(Puzzle, 5×5, to solve: red to the circle
+---+---+---+---+---+
|                 ro|
+   +   +   +   +   +
|                   |
+   +   +   +   +   +
|     Y   G   B     |
+   +   +   +   +   +
|                   |
+   +   +   +   +   +
| R                 |
+---+---+---+---+---+
moves 1
5x5 91113800028000280002c4446 20,11,12,13 R:4
ok
)");
    user.expect("load 5x5 91113800028000280002c4446 20,11,12,13 R:4", "loaded: red to the circle\nok\n");
    EXPECT_CONTAINS(user.ask("solve"), "2 RU RR\n");
}

void every_mode_has_a_board_and_a_line_that_the_solver_takes() {
    for (unsigned mode = 0; mode < 4; ++mode) {
        Rig rig;
        ConsoleUser user(rig);
        user.expect("board",
                    "error: no round is being played; load a puzzle, or begin one with the buttons\n");
        for (unsigned i = 0; i < mode; ++i) {
            user.ask("press down");
        }
        user.ask("press a a");
        while (rig.application().board_scene() == nullptr) {
            rig.frame();
        }
        const std::string board = user.ask("board");
        std::istringstream lines(board);
        std::string line, last, before;
        while (std::getline(lines, line)) {
            before = std::exchange(last, line);
        }
        const std::string answer = user.ask("solve " + before);
        TEST_ASSERT_EQUAL_STRING_MESSAGE("ok\n", answer.substr(answer.size() - 3).c_str(), board.c_str());
        // The round itself has the same answer, and its moves win.
        const std::string here = user.ask("solve");
        TEST_ASSERT_EQUAL_STRING(answer.substr(0, answer.find('\n')).c_str(),
                                 here.substr(0, here.find('\n')).c_str());
        const std::string moves = here.substr(here.find(' '), here.find('\n') - here.find(' '));
        EXPECT_CONTAINS(user.ask("move" + moves), ", won\nok\n");
    }
}

void moves_are_made_all_or_none() {
    Rig rig;
    ConsoleUser user(rig);
    user.expect("move RR", "error: no round is being played; load a puzzle, or begin one with the buttons\n");
    user.ask("load " + official);
    user.expect("move RD XX", "error: unknown robot 'X'\n");
    user.expect("move RD RD", "error: move 2: red cannot move down\n");
    user.expect("move RR RD RU RL", "error: move 4: the round is won before it\n");
    user.expect("move SU", "error: move 1: there is no silver robot in this game\n");
    user.expect("move", "error: move what? such as RU GL\n");
    EXPECT_CONTAINS(user.ask("board"), "\nmoves 0\n");
    user.expect("undo", "error: there is no move to take back\n");
    user.expect("redo", "error: there is no move to make again\n");
    user.ask("move RD");
    user.expect("undo", "moves 0\nok\n");
    user.expect("redo", "moves 1\nok\n");
}

void a_menu_over_the_round_keeps_the_console_from_moving() {
    Rig rig;
    ConsoleUser user(rig);
    user.ask("load " + official);
    user.ask("press x");
    user.expect("move RR", "error: a menu lies over the round; leave it with the buttons, or with press\n");
    EXPECT_CONTAINS(user.ask("board"), "moves 0\n");
    user.ask("press x");
    user.expect("move RR", "moves 1\nok\n");
}

void what_cannot_be_loaded_is_refused_with_the_reason() {
    Rig rig;
    ConsoleUser user(rig);
    user.expect("load", "error: load which puzzle? WxH WALLS ROBOTS GOAL\n");
    user.expect("load ABCD-EFGH",
                "error: 'ABCD-EFGH' is no code known here; a puzzle is WxH WALLS ROBOTS GOAL\n");
    user.expect("load 5x5 911138", "error: the line ends before the robots\n");
    user.expect("load 5x5 91113800028000280002c4446 0,0,12,13 R:4",
                "error: red and yellow are both in cell 0, (0,0)\n");
    user.expect("load crystals 5x5 91113800028000280002c4446 0 2 22 4",
                "error: a Crystals puzzle can be solved here, but not loaded yet\n");
    TEST_ASSERT_TRUE(rig.application().shell().top_id() == ScreenId::main_menu);
}

void a_loaded_puzzle_survives_loss_of_power_and_stands_in_the_menu() {
    Rig rig;
    ConsoleUser user(rig);
    user.ask("load " + official);
    user.ask("move RD");
    rig.wait(2000);
    rig.restart();
    ConsoleUser again(rig);
    EXPECT_CONTAINS(again.ask("screen"), "Puzzle");
    again.ask("press down down down down a a");
    EXPECT_CONTAINS(again.ask("board"),
                    "moves 1\n5x5 91113800028000280002c4446 20,11,12,13 R:4 ricochet=official\n");
}

void a_solution_is_found_while_frames_go_on_and_another_line_stops_it() {
    Rig rig;
    ConsoleUser user(rig);
    const std::string answer = user.ask("solve " + small);
    TEST_ASSERT_EQUAL(0, answer.find("1 RR\n"));
    EXPECT_CONTAINS(answer, " nodes, 0.0 ms\nok\n");
    user.expect("solve crystals 5x5 91113800028000280002c4446 0 2 22 4", "5 R D L U R\nok\n");
    user.expect("solve nonsense", "error: the line ends before the walls\n");
    user.expect("solve", "error: no round is being played; solve which puzzle? WxH WALLS ROBOTS GOAL\n");

    const std::string hard(handheld::bench_puzzles[3].line);
    rig.devices().background = hal::SlicedBackground(1);
    user.heard();
    user.type("solve " + hard + "\r");
    rig.wait(1000);
    EXPECT_CONTAINS(user.heard(), "searching: depth ");
    user.expect("info x", "error: stopped by another line\nerror: info stands alone, without 'x'\n");
}

void control_c_stops_what_is_under_way_and_forgets_a_half_line() {
    Rig rig;
    ConsoleUser user(rig);
    rig.devices().background = hal::SlicedBackground(1);
    user.type("solve " + std::string(handheld::bench_puzzles[3].line) + "\r");
    rig.wait(200);
    user.heard();
    user.type("\x03");
    rig.frame();
    TEST_ASSERT_EQUAL_STRING("error: stopped\n", user.heard().c_str());
    user.type("boots\x03");
    user.expect("buttons", "held: none\nok\n");
}

void the_benchmark_tells_nodes_that_are_always_the_same() {
    Rig rig;
    ConsoleUser user(rig);
    const std::string first = user.ask("bench");
    EXPECT_CONTAINS(first, "puzzle 4: 11 moves, ");
    EXPECT_CONTAINS(first, " nodes a millisecond\nok\n");
    TEST_ASSERT_EQUAL_STRING(first.c_str(), user.ask("bench").c_str());
    std::printf("%s", first.c_str());
}

void the_self_test_passes_on_a_sound_device() {
    Rig rig;
    ConsoleUser user(rig);
    user.ask("load " + small);
    const std::string said = user.ask("selftest");
    std::printf("%s", said.c_str());
    EXPECT_CONTAINS(said, "passed memory: ");
    EXPECT_CONTAINS(said, "passed solver: 8 known answers\n");
    EXPECT_CONTAINS(said, "\nselftest passed\nok\n");
}

void the_self_test_says_what_failed() {
    Rig rig;
    ConsoleUser user(rig);
    rig.hold(hal::Button::x);
    const std::string said = user.ask("selftest");
    EXPECT_CONTAINS(said, "FAILED buttons: held or stuck: x\n");
    EXPECT_CONTAINS(said, "\nerror: selftest failed: buttons\n");
}

void the_known_answers_are_right() {
    for (const auto& known : handheld::test_puzzles) {
        const auto parsed = ricochet::parse_puzzle(known.line);
        TEST_ASSERT_TRUE(parsed.complaint.empty());
        if (parsed.puzzle.board.width() > 5) {
            continue;  // too much for a plain search
        }
        const auto answer = support::PlainSearch(parsed.puzzle.board, parsed.puzzle.contest)
                                .solve(ricochet::starting_play(parsed.puzzle.start), 1000000);
        TEST_ASSERT_EQUAL(known.moves, answer.moves.value_or(0));
        TEST_ASSERT_EQUAL(known.moves == 0, answer.impossible);
    }
}

void statistics_count_what_was_played() {
    Rig rig;
    ConsoleUser user(rig);
    EXPECT_CONTAINS(user.ask("stats"),
                    "Crystals: solved 0, optimal 0, watched 0, streak 0, best streak 0, best time 0 s, "
                    "over the optimum 0 0 0 0 0 0\ndays in a row: 0\nok\n");
    user.ask("press down down down a a");
    while (rig.application().board_scene() == nullptr) {
        rig.frame();
    }
    const std::string way = user.ask("solve");
    user.ask("move" + way.substr(way.find(' '), way.find('\n') - way.find(' ')));
    rig.wait(2000);
    EXPECT_CONTAINS(user.ask("stats"), "Crystals: solved 1, optimal 1, ");
}

void buttons_are_pressed_one_after_the_other_or_not_at_all() {
    Rig rig;
    ConsoleUser user(rig);
    user.expect("press down nothing", "error: no button 'nothing'; they are up right down left a b x y\n");
    user.expect("press", "error: press which button? up right down left a b x y\n");
    EXPECT_CONTAINS(user.ask("screen"), "> Classic");
    user.expect("press DOWN down", "ok\n");
    EXPECT_CONTAINS(user.ask("screen"), "> Carom");
    rig.hold(hal::Button::up);
    rig.wait(100);
    user.expect("buttons", "held: up\nok\n");
}

void bad_lines_are_named_and_harmless() {
    Rig rig;
    ConsoleUser user(rig);
    user.expect("launch", "error: unknown command 'launch'; try help\n");
    user.expect(std::string(401, 'a'), "error: the line is longer than 400 characters\n");
    user.expect("help\x01", "error: the line has characters that are none of ASCII's printable ones\n");
    user.expect("bootsel now", "error: bootsel stands alone, without 'now'\n");
    TEST_ASSERT_EQUAL(0, rig.devices().system.boot_loader_entered);
    user.expect("bootsle\b\bel", "leaving for the boot loader\nerror: there is no boot loader here\n");
    TEST_ASSERT_EQUAL(1, rig.devices().system.boot_loader_entered);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(help_names_every_command);
    RUN_TEST(info_says_what_it_is_and_what_is_played);
    RUN_TEST(a_loaded_puzzle_is_on_the_screen_and_is_played_to_its_end);
    RUN_TEST(the_board_is_drawn_and_told_as_a_line_that_can_be_loaded_again);
    RUN_TEST(every_mode_has_a_board_and_a_line_that_the_solver_takes);
    RUN_TEST(moves_are_made_all_or_none);
    RUN_TEST(a_menu_over_the_round_keeps_the_console_from_moving);
    RUN_TEST(what_cannot_be_loaded_is_refused_with_the_reason);
    RUN_TEST(a_loaded_puzzle_survives_loss_of_power_and_stands_in_the_menu);
    RUN_TEST(a_solution_is_found_while_frames_go_on_and_another_line_stops_it);
    RUN_TEST(control_c_stops_what_is_under_way_and_forgets_a_half_line);
    RUN_TEST(the_benchmark_tells_nodes_that_are_always_the_same);
    RUN_TEST(the_self_test_passes_on_a_sound_device);
    RUN_TEST(the_self_test_says_what_failed);
    RUN_TEST(the_known_answers_are_right);
    RUN_TEST(statistics_count_what_was_played);
    RUN_TEST(buttons_are_pressed_one_after_the_other_or_not_at_all);
    RUN_TEST(bad_lines_are_named_and_harmless);
    return UNITY_END();
}
