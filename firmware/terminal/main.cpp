// Pocket Ricochet in a terminal: the handheld's application on a whole screen of text, or line by line.
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstdio>
#include <iostream>
#include <random>
#include <vector>

#include "app/version.hpp"
#include "host/flash_file.hpp"
#include "host/machine.hpp"
#include "host/worker_thread.hpp"
#include "line_mode.hpp"
#include "options.hpp"
#include "session.hpp"

namespace {

using hal::terminal::Colours;
using hal::terminal::Paint;
using handheld::Application;
using handheld::TerminalOptions;

enum Status : int { well = 0, not_well = 1, wrong_options = 2 };

void say(const std::string& line) { std::fputs((line + "\n").c_str(), stderr); }

Paint paint_for(const TerminalOptions& options) {
    using Switch = TerminalOptions::Switch;
    Paint paint{hal::terminal::colours_available(), !options.ascii && hal::terminal::unicode_available()};
    if (options.colour == Switch::off) {
        paint.colours = Colours::none;
    } else if (options.colour == Switch::on && paint.colours == Colours::none) {
        paint.colours = Colours::sixteen;
    }
    return paint;
}

// What has just come to be seen is noted, nothing is under way any more, and what waited for a quiet moment is written.
void put_away(Application& application) {
    application.update();
    application.shell().analyst().stop();
    while (application.shell().records().update(handheld::Records::Pace::idle)) {
    }
}

int play_on_screen(const TerminalOptions& options) {
    hal::terminal::Terminal terminal;
    hal::terminal::KeyButtons buttons;
    hal::terminal::TextDisplay display;
    hal::terminal::Bell bell(options.bell);
    hal::MachineClock clock(options.common.date);
    hal::Machine machine("terminal", options.common.seed);
    hal::FlashFile flash;
    hal::WorkerThread worker;
    hal::NoConsole console;
    std::string notice = flash.open(options.common.flash.value_or(hal::FlashFile::usual_path()));
    if (!notice.empty()) {
        notice = "nothing will be kept: " + notice;
    }
    // As much as the device has, so that hints are found here exactly where they are found there.
    std::vector<std::uint32_t> memory(ricochet::Solver::device_block_words);
    Application application({display, buttons, clock, flash, bell, worker, console, machine}, memory);
    options.opening.apply(application);
    if (!terminal.open()) {
        say("pocket-ricochet: this terminal cannot be used for playing; try --lines");
        return not_well;
    }
    const int signal =
        handheld::Session({terminal, buttons, display, clock}, application, paint_for(options), notice).run();
    put_away(application);
    terminal.close();
    if (signal != 0) {
        raise(signal);
    }
    say(notice.empty() ? "Everything is kept: next time it goes on from here."
                       : "pocket-ricochet: " + notice);
    return well;
}

int play_by_lines(const TerminalOptions& options, bool someone_there) {
    hal::FlashFile flash;
    std::string path = options.common.flash.value_or(someone_there ? hal::FlashFile::usual_path() : "");
    if (!path.empty() || someone_there) {
        if (const std::string problem = flash.open(path); !problem.empty()) {
            say("pocket-ricochet: nothing will be kept: " + problem);
        }
    }
    handheld::RigOptions rig_options;
    rig_options.seed = options.common.seed ? *options.common.seed : std::random_device{}();
    rig_options.date = hal::MachineClock(options.common.date).today();
    rig_options.storage = &flash;
    handheld::Rig rig(rig_options);
    options.opening.apply(rig.application());
    const bool good = handheld::play_lines(std::cin, std::cout, rig,
                                           {.ascii = !paint_for(options).unicode, .prompt = someone_there});
    put_away(rig.application());
    return good ? well : not_well;
}

}  // namespace

int main(int argc, char** argv) {
    std::setlocale(LC_CTYPE, "");  // NOLINT(concurrency-mt-unsafe): there is one thread yet
    const std::vector<const char*> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    const TerminalOptions options = handheld::read_terminal_options(words);
    if (!options.complaint.empty()) {
        say("pocket-ricochet: " + options.complaint + " (--help lists the options)");
        return wrong_options;
    }
    if (options.common.help) {
        std::fputs(handheld::terminal_usage().c_str(), stdout);
        return well;
    }
    if (options.common.version) {
        std::puts(("pocket-ricochet " + std::string(handheld::version_text)).c_str());
        return well;
    }
    if (hal::terminal::screen_available() && !options.lines) {
        return play_on_screen(options);
    }
    return play_by_lines(options, isatty(STDIN_FILENO) == 1);
}
