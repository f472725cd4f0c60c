// Boards as pictures: what a test draws, ready to be played on, and what it has to show.
#pragma once

#include <unity.h>

#include <array>
#include <string>
#include <string_view>

#include "ricochet/board_drawing.hpp"
#include "ricochet/board_parser.hpp"
#include "ricochet/play.hpp"

namespace support {

inline std::string text(std::string_view view) { return std::string(view); }
inline std::string text(const ricochet::Complaint& complaint) { return std::string(complaint.view()); }

// A drawn board with what is needed to play on it. The goal is the picture's first one in reading order.
struct Picture {
    ricochet::Board board;
    ricochet::Position robots;
    ricochet::SlideTable table;

    [[nodiscard]] ricochet::Contest contest(const ricochet::Rules& rules = {}) const {
        return {board.goals()[0], rules};
    }
    [[nodiscard]] ricochet::Play play() const {
        ricochet::Play play;
        play.robots = robots;
        return play;
    }
};

// Reads a picture; the test fails if it cannot be read.
inline Picture picture(std::string_view drawing) {
    const auto parsed = ricochet::parse_board(drawing);
    if (!parsed.complaint.empty()) {
        TEST_FAIL_MESSAGE(text(parsed.complaint).c_str());
    }
    return {parsed.board, parsed.robots, ricochet::SlideTable(parsed.board)};
}

inline std::string draw(const ricochet::Scene& scene,
                        ricochet::Characters characters = ricochet::Characters::ascii) {
    std::array<char, 7000> room{};
    ricochet::TextWriter writer(room);
    ricochet::draw_board(scene, characters, writer);
    TEST_ASSERT_FALSE_MESSAGE(writer.truncated(), "a drawing takes at most 7000 bytes");
    return std::string(writer.view());
}

// "(3,4)", for messages.
inline std::string text(ricochet::Cell cell) {
    ricochet::FixedText<8> words;
    return std::string(words.append_cell(cell).view());
}

}  // namespace support
