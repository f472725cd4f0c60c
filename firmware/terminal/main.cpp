// Pocket Ricochet in a terminal: with the keyboard on a full screen, or line by line.
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstdio>
#include <vector>

#include "arguments.hpp"
#include "line_session.hpp"
#include "new_game.hpp"
#include "screen_session.hpp"
#include "words.hpp"

// CMake knows the version; PlatformIO does not.
#ifndef RICOCHET_VERSION
#define RICOCHET_VERSION "without a number"
#endif

namespace ricochet::terminal {

namespace {

void say(const std::string& line) { std::fputs((line + "\n").c_str(), stderr); }

Paint paint_for(const Arguments& arguments) {
    Paint paint;
    paint.unicode = !arguments.ascii && unicode_available();
    paint.colour =
        arguments.colour == Arguments::Switch::on || (arguments.colour == Arguments::Switch::automatic &&
                                                      isatty(STDOUT_FILENO) == 1 && colour_available());
    paint.attributes = paint.colour;
    return paint;
}

// The saved game, or a new one; and what there is to say about it.
struct Opening {
    ClassicGame game;
    std::string message;
};

Opening open_game(const Arguments& arguments, SaveFile& save_file) {
    auto loaded = arguments.new_game ? SaveFile::Loaded{} : save_file.load();
    if (loaded.game) {
        return {*loaded.game, "The game goes on."};
    }
    return {new_game(arguments), loaded.complaint};
}

int play_on_screen(const Arguments& arguments, SaveFile& save_file) {
    const Opening opening = open_game(arguments, save_file);
    Paint paint = paint_for(arguments);
    paint.attributes = true;
    ScreenSession session(opening.game, save_file, paint, opening.message);
    int signal = 0;
    {
        Screen screen;
        if (!screen.open()) {
            say("pocket-ricochet: this terminal cannot be used for playing");
            return 1;
        }
        signal = session.run(screen);
    }
    if (signal != 0) {
        raise(signal);
    }
    const auto done = std::to_string(session.game().completed_count()) + " of " +
                      std::to_string(ClassicGame::goal_count) + " goals done";
    if (session.save_problem().empty() && save_file.saves()) {
        say("Saved, " + done + ". Next time the game goes on from here.");
    } else {
        say("This game is not saved (" + done + ").");
    }
    return 0;
}

int play_by_lines(const Arguments& arguments, SaveFile& save_file, bool prompt) {
    const Opening opening = open_game(arguments, save_file);
    if (!opening.message.empty()) {
        say(opening.message);
    }
    return LineSession(opening.game, save_file, paint_for(arguments)).run(prompt);
}

int play_moves(const Arguments& arguments) {
    SaveFile nowhere({});
    return LineSession(new_game(arguments), nowhere, paint_for(arguments)).play(*arguments.moves);
}

int run(std::span<const char* const> words_of_command) {
    std::setlocale(LC_CTYPE, "");  // NOLINT(concurrency-mt-unsafe): there is one thread
    Arguments arguments = parse_arguments(words_of_command);
    if (!arguments.complaint.empty()) {
        say("pocket-ricochet: " + arguments.complaint);
        say("'pocket-ricochet --help' shows what there is.");
        return 2;
    }
    switch (arguments.request) {
        case Arguments::Request::help:
            std::fputs(to_string(usage()).c_str(), stdout);
            return 0;
        case Arguments::Request::version:
            std::puts("pocket-ricochet " RICOCHET_VERSION);
            return 0;
        case Arguments::Request::play:
            break;
    }
    if (!arguments.seed) {
        arguments.seed = any_seed();
    }
    if (arguments.moves) {
        return play_moves(arguments);
    }
    // A script's games are its own: only someone sitting there, or a file by name, has to do with a saved one.
    const bool someone_there = isatty(STDIN_FILENO) == 1;
    SaveFile save_file(arguments.save.value_or(someone_there ? SaveFile::usual_path() : ""));
    if (screen_available()) {
        return play_on_screen(arguments, save_file);
    }
    return play_by_lines(arguments, save_file, someone_there);
}

}  // namespace

}  // namespace ricochet::terminal

int main(int argc, char** argv) {
    const std::vector<const char*> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    return ricochet::terminal::run(words);
}
