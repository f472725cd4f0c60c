// The lessons of the tutorial: small boards made by hand, each with what it teaches.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace handheld {

struct Lesson {
    enum class Task : std::uint8_t {
        goal,  // claim the goal
        undo,  // take a move back
    };

    std::string_view title;
    std::string_view text;
    std::string_view praise;   // when it is done
    std::string_view drawing;  // of the board, with robots and the goal
    Task task = Task::goal;
};

// In the order in which they are taught.
std::span<const Lesson> lessons();

}  // namespace handheld
