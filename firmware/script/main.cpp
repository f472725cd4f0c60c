// The script player: runs the handheld with a text script on a simulated clock, saves pictures, prints what it says.
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

#include "app/version.hpp"
#include "host/flash_file.hpp"
#include "host/option_words.hpp"
#include "script/script.hpp"

namespace {

using handheld::OptionWords;

enum Status : int { well = 0, not_well = 1, wrong_options = 2 };

constexpr std::string_view usage =
    R"(usage: script-player [options] [script]        (without a script: from standard input)

Runs the handheld's program with a script of button presses on a simulated clock: the same script gives the same
pictures, to the pixel. firmware/script/script.hpp lists the commands.

  --size WxH          320x240 (standard) or 240x240
  --seed N            chance, for new games; 1 unless said otherwise
  --date Y-M-D        today; otherwise the handheld does not know it
  --flash FILE        where everything is kept; otherwise nowhere
  --pictures DIR      keeps the shots there
  --golden DIR        compares the shots with the golden pictures there
  --review DIR        puts pictures of what differs there
  --scale N           shots N times as large
  --version, --help

Exit status: 0 all went well, 1 a line of the script failed, 2 wrong options.
)";

struct Request {
    handheld::CommonOptions common;
    handheld::RigOptions rig;
    handheld::ScriptOptions script;
    std::string file;
};

void read_own_option(OptionWords& words, Request& request) {
    if (words.name() == "--size") {
        request.rig.size = handheld::read_size(words);
    } else if (words.name() == "--scale") {
        request.script.scale = handheld::read_number(words, 16);
    } else if (words.name() == "--pictures") {
        request.script.pictures = words.value();
    } else if (words.name() == "--golden") {
        request.script.golden = words.value();
    } else if (words.name() == "--review") {
        request.script.review = words.value();
    } else if (!words.name().starts_with("-") && request.file.empty()) {
        request.file = words.name();
    } else {
        words.complain_unknown();
    }
}

int run(const Request& request) {
    handheld::RigOptions options = request.rig;
    options.seed = request.common.seed.value_or(options.seed);
    options.date = request.common.date;
    hal::FlashFile flash;
    if (request.common.flash) {
        if (const std::string problem = flash.open(*request.common.flash); !problem.empty()) {
            std::cerr << "script-player: " << problem << "\n";
            return wrong_options;
        }
        options.storage = &flash;
    }
    handheld::Rig rig(options);
    if (request.file.empty()) {
        return handheld::play_script(std::cin, rig, request.script, std::cout, std::cerr) ? well : not_well;
    }
    std::ifstream script(request.file);
    if (!script) {
        std::cerr << "script-player: cannot read " << request.file << "\n";
        return wrong_options;
    }
    return handheld::play_script(script, rig, request.script, std::cout, std::cerr) ? well : not_well;
}

}  // namespace

int main(int argc, char** argv) {
    Request request;
    OptionWords words({argv + 1, static_cast<std::size_t>(argc > 0 ? argc - 1 : 0)});
    while (words.next()) {
        if (!request.common.take(words)) {
            read_own_option(words, request);
        }
    }
    if (!words.complaint().empty()) {
        std::cerr << "script-player: " << words.complaint() << " (--help lists the options)\n";
        return wrong_options;
    }
    if (request.common.help) {
        std::cout << usage;
        return well;
    }
    if (request.common.version) {
        std::cout << "script-player " << handheld::version_text << "\n";
        return well;
    }
    return run(request);
}
