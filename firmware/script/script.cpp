#include "script/script.hpp"

#include <algorithm>
#include <fstream>
#include <istream>
#include <optional>
#include <ostream>
#include <sstream>
#include <vector>

#include "host/png.hpp"
#include "script/golden.hpp"

namespace handheld {

namespace {

std::optional<hal::Button> button_named(const std::string& name) {
    for (const hal::Button button : hal::all_buttons) {
        if (hal::name(button) == name) {
            return button;
        }
    }
    return std::nullopt;
}

std::string rest_of(std::istringstream& words) {
    std::string rest;
    std::getline(words >> std::ws, rest);
    return rest;
}

std::optional<unsigned> number_in(const std::string& text) {
    unsigned value = 0;
    if (text.empty() || text.size() > 9) {
        return std::nullopt;
    }
    for (const char digit : text) {
        if (digit < '0' || digit > '9') {
            return std::nullopt;
        }
        value = (value * 10U) + static_cast<unsigned>(digit - '0');
    }
    return value;
}

class Player {
  public:
    Player(Rig& rig, const ScriptOptions& options, std::ostream& out)
        : rig_(rig), options_(options), out_(out) {}

    // What was wrong with the line; empty if nothing.
    std::string run(const std::string& line) {
        std::istringstream words(line);
        std::string command;
        words >> command;
        if (command.empty() || command.front() == '#') {
            return {};
        }
        if (command == "wait") {
            return wait(rest_of(words));
        }
        if (command == "hold" || command == "release") {
            return hold(rest_of(words), command == "hold");
        }
        if (command == "shot") {
            return shot(rest_of(words));
        }
        if (command == "say") {
            out_ << rig_.describe();
            return {};
        }
        if (command == "expect" || command == "expect-not") {
            return expect(rest_of(words), command == "expect");
        }
        if (command == "bytes") {
            const auto pushed = rig_.devices().display.take_pushed();
            out_ << pushed.bytes << " bytes in " << pushed.rectangles << " rectangles"
                 << (pushed.twice ? ", some pixels twice\n" : "\n");
            return {};
        }
        if (command == "win") {
            return rig_.win() ? "" : "there is no way to win here:\n" + rig_.describe();
        }
        if (command == "way") {
            return way();
        }
        if (command == "keep" || command == "insert") {
            return exchange(rest_of(words), command == "insert");
        }
        if (command == "restart") {
            rig_.restart();
            rig_.frame();
            return {};
        }
        do {
            if (auto wrong = presses(command); !wrong.empty()) {
                return wrong;
            }
        } while (words >> command);
        return {};
    }

  private:
    std::string wait(const std::string& text) {
        const auto milliseconds = number_in(text);
        if (!milliseconds) {
            return "wait how long? '" + text + "'";
        }
        rig_.wait(*milliseconds);
        return {};
    }

    std::string hold(const std::string& name, bool down) {
        const auto button = button_named(name);
        if (!button) {
            return "no button '" + name + "'";
        }
        down ? rig_.hold(*button) : rig_.release(*button);
        rig_.frame();
        return {};
    }

    // `right` or `right*3`.
    std::string presses(const std::string& word) {
        const auto star = word.find('*');
        const auto button = button_named(word.substr(0, star));
        const auto count = star == std::string::npos ? 1U : number_in(word.substr(star + 1));
        if (!button || !count) {
            return "neither a command nor a button: '" + word + "'";
        }
        for (unsigned i = 0; i < *count; ++i) {
            rig_.press(*button);
        }
        return {};
    }

    std::string shot(const std::string& name) {
        if (name.empty() || name.find("..") != std::string::npos) {
            return "a shot needs a name";
        }
        const auto& display = rig_.devices().display;
        const std::string path = options_.pictures + "/" + name + ".png";
        if (!options_.pictures.empty() &&
            !hal::write_png(path, display.size(), display.pixels(), options_.scale)) {
            return "cannot write " + path;
        }
        return options_.golden.empty() ? ""
                                       : compare_with_golden(options_.golden, options_.review, name,
                                                             {display.size(), display.pixels()});
    }

    std::string way() {
        const auto buttons = rig_.way();
        for (const hal::Button button : buttons) {
            out_ << hal::name(button) << " ";
        }
        out_ << "\n";
        return buttons.empty() ? "there is no way to win here:\n" + rig_.describe() : "";
    }

    std::string exchange(const std::string& path, bool insert) {
        const auto content = std::as_writable_bytes(rig_.devices().storage.content());
        auto* const bytes = reinterpret_cast<char*>(content.data());
        const auto size = static_cast<std::streamsize>(content.size());
        if (!insert) {
            return std::ofstream(path, std::ios::binary).write(bytes, size) ? "" : "cannot write " + path;
        }
        std::vector<char> taken(content.size());
        if (!std::ifstream(path, std::ios::binary).read(taken.data(), size)) {
            return "no flash of the right size in '" + path + "'";
        }
        std::copy(taken.begin(), taken.end(), bytes);
        rig_.restart();
        rig_.frame();
        return {};
    }

    std::string expect(const std::string& text, bool there) {
        const std::string said = rig_.describe();
        if ((said.find(text) != std::string::npos) == there) {
            return {};
        }
        return (there ? "the screen does not say '" : "the screen says '") + text + "':\n" + said;
    }

    Rig& rig_;
    const ScriptOptions& options_;
    std::ostream& out_;
};

}  // namespace

std::string run_line(const std::string& line, Rig& rig, const ScriptOptions& options, std::ostream& out) {
    return Player(rig, options, out).run(line);
}

bool play_script(std::istream& script, Rig& rig, const ScriptOptions& options, std::ostream& out,
                 std::ostream& errors) {
    rig.frame();
    std::string line;
    bool good = true;
    for (unsigned number = 1; std::getline(script, line); ++number) {
        const std::string wrong = run_line(line, rig, options, out);
        if (!wrong.empty()) {
            errors << "line " << number << ": " << wrong << "\n";
            good = false;
        }
    }
    return good;
}

}  // namespace handheld
