// Somebody at the handheld's serial console: types a line and reads the answer.
#pragma once

#include <unity.h>

#include <string>
#include <string_view>
#include <utility>

#include "script/rig.hpp"

namespace support {

class ConsoleUser {
  public:
    explicit ConsoleUser(handheld::Rig& rig) : rig_(rig) {}

    void type(std::string_view text) { rig_.devices().console.type(text); }

    // What has been said since the last time, with plain line ends.
    std::string heard() {
        std::string text = std::exchange(rig_.devices().console.said, {});
        std::erase(text, '\r');
        return text;
    }

    // The whole answer to a line, which ends with ok or an error.
    std::string ask(std::string_view line, int patience = 2000) {
        heard();
        type(std::string(line) + "\r\n");
        std::string answer;
        for (int i = 0; i < patience && !is_whole(answer); ++i) {
            rig_.frame();
            answer += heard();
        }
        TEST_ASSERT_TRUE_MESSAGE(is_whole(answer), ("no end: " + answer).c_str());
        return answer;
    }

    void expect(std::string_view line, std::string_view answer) {
        TEST_ASSERT_EQUAL_STRING_MESSAGE(std::string(answer).c_str(), ask(line).c_str(),
                                         std::string(line).c_str());
    }

    static bool is_whole(std::string_view answer) {
        if (answer.empty() || answer.back() != '\n') {
            return false;
        }
        answer.remove_suffix(1);
        const auto start = answer.rfind('\n');
        const auto last = start == std::string_view::npos ? answer : answer.substr(start + 1);
        return last == "ok" || last.starts_with("error: ");
    }

  private:
    handheld::Rig& rig_;
};

}  // namespace support
