// The script player: runs the handheld with a text script on a simulated clock, saves pictures, prints what it says.
#include <cstdio>
#include <fstream>
#include <iostream>
#include <string>
#include <string_view>

#include "script/script.hpp"

namespace {

constexpr std::string_view usage =
    R"(usage: script-player [options] [script]        (without a script: from standard input)
  --size WxH     320x240 (standard) or 240x240
  --seed N       chance, for new games
  --date Y-M-D   today
  --pictures DIR keeps the shots there
  --golden DIR   compares the shots with the golden pictures there
  --review DIR   puts pictures of what differs there
  --scale N      shots N times as large
)";

bool read_option(std::string_view name, const std::string& value, handheld::RigOptions& rig,
                 handheld::ScriptOptions& script) {
    unsigned a = 0, b = 0, c = 0;
    char end = 0;
    if (name == "--size" && std::sscanf(value.c_str(), "%ux%u%c", &a, &b, &end) == 2 &&
        (a == 320 || a == 240) && b == 240) {
        rig.size = {static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b)};
        return true;
    }
    if (name == "--seed" && std::sscanf(value.c_str(), "%u%c", &a, &end) == 1) {
        rig.seed = a;
        return true;
    }
    if (name == "--date" && std::sscanf(value.c_str(), "%u-%u-%u%c", &a, &b, &c, &end) == 3 && a >= 2000 &&
        a <= 9999 && b >= 1 && b <= 12 && c >= 1 && c <= 31) {
        rig.date = {static_cast<std::uint16_t>(a), static_cast<std::uint8_t>(b),
                    static_cast<std::uint8_t>(c)};
        return true;
    }
    if (name == "--scale" && std::sscanf(value.c_str(), "%u%c", &a, &end) == 1 && a >= 1 && a <= 16) {
        script.scale = a;
        return true;
    }
    if (name == "--pictures" && !value.empty()) {
        script.pictures = value;
        return true;
    }
    if (name == "--golden" && !value.empty()) {
        script.golden = value;
        return true;
    }
    if (name == "--review" && !value.empty()) {
        script.review = value;
        return true;
    }
    return false;
}

}  // namespace

int main(int argc, char** argv) {
    handheld::RigOptions rig_options;
    handheld::ScriptOptions options;
    std::string file;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        if (word.rfind("--", 0) != 0) {
            file = word;
        } else if (i + 1 >= argc || !read_option(word, argv[++i], rig_options, options)) {
            std::cerr << usage;
            return 2;
        }
    }
    handheld::Rig rig(rig_options);
    if (file.empty()) {
        return handheld::play_script(std::cin, rig, options, std::cout, std::cerr) ? 0 : 1;
    }
    std::ifstream script(file);
    if (!script) {
        std::cerr << "cannot read " << file << "\n";
        return 2;
    }
    return handheld::play_script(script, rig, options, std::cout, std::cerr) ? 0 : 1;
}
