#include "line_mode.hpp"

#include <istream>
#include <ostream>
#include <sstream>

#include "board_text.hpp"
#include "robots.hpp"
#include "script/script.hpp"

namespace handheld {

namespace {

using hal::terminal::Page;

constexpr std::uint32_t look_around =
    1000;                           // ms after a command: slides end, and a won round shows its result
constexpr int patience = 60 * 120;  // frames for a puzzle that is being made

constexpr std::string_view help =
    R"(up right down left a b x y   presses a button; several in a line; down*3 three times
red up, R up, 1 up           chooses a robot by its name, its letter on the board or its number, and slides it
board                        draws the board
say                          what the screen says, once more
wait 500                     milliseconds
hold x, release x            holds a button down
expect TEXT, expect-not TEXT refuses unless the screen says so
win                          plays the shortest way from here
restart                      power off and on again
quit                         everything is kept
)";

class LineMode {
  public:
    LineMode(std::ostream& out, Rig& rig, const LineModeOptions& options)
        : out_(out), rig_(rig), options_(options) {}

    void describe() { say(rig_.describe()); }

    // False if the command was refused.
    bool obey(const std::string& line) {
        std::istringstream words(line);
        std::string command;
        words >> command;
        if (command == "help") {
            say(help);
            return true;
        }
        if (command == "board") {
            return draw_board();
        }
        const std::string wrong = is_play(command) ? play(line) : script(line);
        if (!wrong.empty()) {
            say("refused: " + wrong + (wrong.ends_with("\n") ? "" : "\n"));
            return false;
        }
        if (command != "say" && !command.starts_with("#") && !command.starts_with("expect")) {
            pass_time();
            describe();
        }
        return true;
    }

  private:
    void say(std::string_view text) {
        if (options_.ascii) {
            out_ << hal::terminal::in_ascii(text);
        } else {
            out_ << text;
        }
        out_.flush();
    }

    std::string script(const std::string& line) {
        std::ostringstream said;
        std::string wrong = run_line(line, rig_, {}, said);
        say(said.str());
        return wrong;
    }

    void pass_time() {
        rig_.wait(look_around, false);
        for (int i = 0; i < patience && rig_.application().shell().top_id() == ScreenId::dealing; ++i) {
            rig_.frame(false);
        }
        rig_.frame(false);
    }

    [[nodiscard]] std::optional<unsigned> robot_named(const std::string& word) {
        Shell& shell = rig_.application().shell();
        if (!waits_for_move(shell.top())) {
            return std::nullopt;
        }
        const BoardScene& scene = *shell.top().board_scene();
        for (unsigned i = 0; i < scene.robots.robot_count(); ++i) {
            const auto robot = static_cast<Robot>(i);
            const bool round = shell.top_id() == ScreenId::play;
            if ((round ? shell.mode().robot_name(robot) : ricochet::name(robot)) == word) {
                return i;
            }
        }
        return word.size() == 1 ? robot_called(scene, word.front()) : std::nullopt;
    }

    bool is_play(const std::string& word) { return robot_named(word).has_value(); }

    // Robots and buttons in any order, each slide to its end.
    std::string play(const std::string& line) {
        std::istringstream words(line);
        for (std::string word; words >> word;) {
            if (const auto robot = robot_named(word)) {
                const BoardScene& scene = *rig_.application().shell().top().board_scene();
                for (unsigned i = presses_to_choose(scene, *robot); i > 0; --i) {
                    rig_.press(hal::Button::a, false);
                }
            } else if (std::string wrong = script(word); !wrong.empty()) {
                return wrong;
            }
            while (rig_.application().shell().top().moving()) {
                rig_.frame(false);
            }
        }
        return {};
    }

    bool draw_board() {
        const BoardScene* const scene = rig_.application().shell().top().board_scene();
        if (scene == nullptr) {
            say("refused: there is no board here\n");
            return false;
        }
        Page page(size_of(*scene->board, BoardForm::full));
        handheld::draw_board(*scene, BoardForm::full, page, 0, 0);
        std::string text;
        for (std::size_t line = 0; line < page.size().lines; ++line) {
            std::string drawn;
            for (std::size_t column = 0; column < page.size().columns; ++column) {
                hal::terminal::append_utf8(drawn, page.at(column, line).character);
            }
            drawn.erase(drawn.find_last_not_of(' ') + 1);
            text += drawn + "\n";
        }
        say(text);
        return true;
    }

    std::ostream& out_;
    Rig& rig_;
    const LineModeOptions& options_;
};

}  // namespace

bool play_lines(std::istream& in, std::ostream& out, Rig& rig, const LineModeOptions& options) {
    LineMode mode(out, rig, options);
    rig.frame(false);
    mode.describe();
    bool good = true;
    const auto ask = [&] { out << (options.prompt ? "> " : "") << std::flush; };
    ask();
    for (std::string line; std::getline(in, line) && line != "quit" && line != "q"; ask()) {
        good = mode.obey(line) && good;
    }
    return good;
}

}  // namespace handheld
