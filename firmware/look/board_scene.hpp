// What is to be seen on a board at one moment, whichever mode it belongs to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "look/pieces.hpp"
#include "ricochet/board.hpp"
#include "ricochet/move.hpp"
#include "ricochet/position.hpp"

namespace handheld {

// Something that lies on a cell: a goal or a crystal.
struct BoardMarker {
    enum class Kind : std::uint8_t { goal, crystal };
    enum class State : std::uint8_t { waiting, current, done };

    ricochet::Cell cell;
    Kind kind = Kind::goal;
    State state = State::waiting;
    ricochet::Symbol symbol = ricochet::Symbol::circle;
    PieceLook look;          // whose colour and letter it has
    bool any_robot = false;  // in all colours
};

// A robot on its way.
struct BoardSlide {
    ricochet::Robot robot = ricochet::Robot::red;
    ricochet::Cell from;
    ricochet::Cell to;
    std::uint16_t progress = 256;  // of 256
};

struct BoardScene {
    const ricochet::Board* board = nullptr;
    ricochet::CellSet closed;  // cells nobody can enter
    ricochet::Position robots;
    std::array<PieceLook, ricochet::max_robots> looks{};

    static constexpr std::size_t max_markers = 20;
    std::array<BoardMarker, max_markers> markers{};
    std::size_t marker_count = 0;
    void add(const BoardMarker& marker) { markers[marker_count++] = marker; }
    [[nodiscard]] std::span<const BoardMarker> all_markers() const { return {markers.data(), marker_count}; }

    using States = std::array<BoardMarker::State, max_markers>;
    [[nodiscard]] States states() const {
        States all{};
        for (std::size_t i = 0; i < marker_count; ++i) {
            all[i] = markers[i].state;
        }
        return all;
    }
    // Until the robot under way has come to a marker, or stands still, the marker looks as it did before.
    void hold_back(const States& before);

    std::optional<ricochet::Robot> chosen;  // the robot the d-pad moves
    std::array<bool, 4> possible{};         // where it can go
    std::optional<BoardSlide> slide;        // the last one; it leaves a trail
    std::optional<BoardSlide>
        fading;                 // the one before, whose trail is being taken away: progress of it is gone
    bool strong_marks = false;  // goals carry their robot's letter
};

}  // namespace handheld
