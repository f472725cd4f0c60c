#include "screens/lessons.hpp"

#include <array>

namespace handheld {

namespace {

constexpr std::array<Lesson, 7> all{{
    {"Sliding", "A robot slides until something stops it. Press → and then ↓ to bring red to its circle.",
     "That is all a robot can do.", R"(
        +---+---+---+---+---+---+
        | R                     |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                     r |
        +---+---+---+---+---+---+)"},
    {"Walls", "Walls stop it too. The white arrowheads show where it can go: try →, ↑, ←.",
     "It cannot stop on the way.", R"(
        +---+---+---+---+---+---+
        |                       |
        +   +   +   +---+   +   +
        |   | r                 |
        +   +---+   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        | R             |       |
        +---+---+---+---+---+---+)"},
    {"Whose goal?",
     "The yellow circle is for yellow. A takes the next robot; the chosen one has a white rim.",
     "Only its own robot can claim a goal.", R"(
        +---+---+---+---+---+---+
        | y                     |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |         R             |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                     Y |
        +   +   +   +   +   +   +
        |                       |
        +---+---+---+---+---+---+)"},
    {"Helpers", "Red would slide past its goal. Let yellow stand in the way first.",
     "Any robot may help. Every move counts.", R"(
        +---+---+---+---+---+---+
        | R               r     |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                     Y |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +---+---+---+---+---+---+)"},
    {"Undo", "Trying costs nothing. Slide red somewhere, then take the move back with B.",
     "Back, as far as you like. In a round Y makes a move again.", R"(
        +---+---+---+---+---+---+
        | r                     |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |         R             |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        |                       |
        +---+---+---+---+---+---+)",
     Lesson::Task::undo},
    {"Hints", "Stuck? X tells how many moves it takes, once more which robots, then the next move.",
     "In a round the menu behind X has hints, and the solution.", R"(
        +---+---+---+---+---+---+
        |                       |
        +   +---+   +   +   +   +
        |     b |               |
        +   +   +   +   +   +   +
        | R                     |
        +   +   +   +   +   +   +
        |                     Y |
        +   +   +   +   +   +   +
        | G                     |
        +   +   +   +   +   +   +
        |             B         |
        +---+---+---+---+---+---+)"},
    {"Fewest moves", "Now alone: the shortest way has three moves. Can you find it?",
     "You are ready. Good luck!", R"(
        +---+---+---+---+---+---+
        |                       |
        +   +   +   +---+   +   +
        |             g |       |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        | R                   Y |
        +   +   +   +   +   +   +
        |                       |
        +   +   +   +   +   +   +
        | G                     |
        +---+---+---+---+---+---+)"},
}};

}  // namespace

std::span<const Lesson> lessons() { return all; }

}  // namespace handheld
