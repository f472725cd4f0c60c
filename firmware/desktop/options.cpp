#include "options.hpp"

#include <filesystem>
#include <system_error>

namespace handheld {

namespace {

void read_own_option(OptionWords& words, hal::desktop::DesktopOptions& options) {
    if (words.name() == "--size") {
        options.size = read_size(words);
    } else if (words.name() == "--scale") {
        options.scale = read_number(words, 8);
    } else if (words.name() == "--pictures") {
        options.pictures = words.value();
        std::error_code ignored;
        if (!std::filesystem::is_directory(options.pictures, ignored)) {
            words.complain("the pictures go into a folder that is there");
        }
    } else {
        words.complain_unknown();
    }
}

}  // namespace

Options read_options(std::span<const char* const> words) {
    Options options;
    OptionWords reader(words);
    while (reader.next()) {
        if (!options.common.take(reader) && !options.opening.take(reader)) {
            read_own_option(reader, options.desktop);
        }
    }
    options.desktop.seed = options.common.seed;
    options.desktop.date = options.common.date;
    options.desktop.flash = options.common.flash.value_or(options.desktop.flash);
    options.complaint = reader.complaint();
    return options;
}

std::string usage() {
    std::string text = R"(usage: pocket-ricochet-desktop [options]

The handheld in a window: the same program that runs on the device.

  --size WxH          320x240 (standard) or 240x240
  --scale N           each pixel N by N, 1 to 8; otherwise as large as the monitor has room for
  --pictures DIR      where pictures go; otherwise the folder you are in
)";
    text += common_usage;
    text += "\nWhat to begin with:\n";
    text += opening_usage;
    return text + R"(
  arrows          d-pad                     I               X
  A  L  Enter     A                       J   L   stands  Y   A   as on the device
  B  K  Esc       B                         K               B
  X  I            X
  Y  J            Y                       mouse: click the buttons; gamepad: d-pad or stick, A B X Y

  F12             saves a picture of the screen, exact to the pixel
  F9              begins and ends a recording: a folder of pictures and their times for ffmpeg
  Ctrl-Q          quits; the game goes on from there next time
)";
}

}  // namespace handheld
