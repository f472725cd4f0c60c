// The serial console: commands line by line, for people and for scripts. Every answer ends with a line `ok` or `error: why`, and
// what is refused has changed nothing. docs/console.md lists the commands.
#pragma once

#include <array>
#include <string_view>

#include "console/bench.hpp"
#include "console/board_text.hpp"
#include "console/desk.hpp"
#include "console/line_reader.hpp"
#include "console/output.hpp"
#include "console/screenshot.hpp"
#include "console/selftest.hpp"
#include "console/small_tasks.hpp"
#include "console/solving.hpp"

namespace handheld {

class SerialConsole {
  public:
    // Contract: all of them outlive the console.
    SerialConsole(Shell& shell, PlayScreen& play, PuzzleMode& puzzle_mode, Renderer& renderer,
                  const Picture& picture, ButtonTaker& buttons)
        : desk_{shell, play, puzzle_mode, renderer, picture, buttons} {}
    SerialConsole(const SerialConsole&) = delete;
    SerialConsole& operator=(const SerialConsole&) = delete;
    SerialConsole(SerialConsole&&) = delete;
    SerialConsole& operator=(SerialConsole&&) = delete;
    ~SerialConsole() = default;

    // Reads, obeys and answers for a small part of a frame.
    void update();

    // Whether something was typed, or is still to be obeyed or answered.
    [[nodiscard]] bool busy() const {
        return characters_ > 0 || line_waiting_ || task_ != nullptr || !output_.empty();
    }

    // A command, found by its name.
    struct Command {
        std::string_view name;
        std::string_view arguments;  // as the help shows them; none: nothing may follow
        std::string_view does;
        // Says what is wrong, in which case nothing has changed; or answers, or leaves that to a task.
        Complaint (SerialConsole::*obey)(std::string_view arguments);
        bool needs_round = false;
    };
    static std::span<const Command> commands();

  private:
    friend struct CommandTable;

    enum class Turn : std::uint8_t { go_on, next_frame };

    Turn turn();
    void take(char character);
    void interrupt(std::string_view why);
    Turn obey_line();
    Complaint obey(const Command& command, std::string_view arguments);
    // What is wrong with a line that is no command, which begins with this word; nothing with an empty one.
    [[nodiscard, gnu::noinline]] Complaint fault_of(std::string_view word) const;
    void begin(Task& task) { task_ = &task; }

    // The commands.
    Complaint help(std::string_view);
    Complaint info(std::string_view);
    Complaint board(std::string_view);
    Complaint load(std::string_view line);
    Complaint move(std::string_view text);
    Complaint undo(std::string_view);
    Complaint redo(std::string_view);
    Complaint solve(std::string_view line);
    Complaint stats(std::string_view);
    Complaint screen(std::string_view);
    Complaint screenshot(std::string_view);
    Complaint press(std::string_view buttons);
    Complaint buttons(std::string_view);
    Complaint bench(std::string_view);
    Complaint selftest(std::string_view);
    Complaint echo(std::string_view on_or_off);
    Complaint bootsel(std::string_view);

    // Each with a frame of its own, as what they read is much for the stack.
    [[gnu::noinline]] Complaint solve_puzzle_line(std::string_view line);
    [[gnu::noinline]] Complaint solve_crystals_line(std::string_view line);
    [[gnu::noinline]] Complaint solve_round();
    // What keeps the player from acting in the round now.
    [[nodiscard]] Complaint round_closed() const;
    void tell_moves();

    Desk desk_;
    LineReader reader_;
    Output output_;
    bool line_waiting_ = false;
    bool echo_ = false;
    std::size_t characters_ = 0;  // read in this frame

    Task* task_ = nullptr;
    HelpTask help_;
    BoardTask board_{desk_};
    SolveTask solve_{desk_};
    BenchTask bench_{desk_};
    ScreenshotTask screenshot_{desk_};
    SelftestTask selftest_{desk_};
    PressTask press_{desk_};
    BootTask boot_{desk_};
};

}  // namespace handheld
