#include "options.hpp"

#include <charconv>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <system_error>

namespace handheld {

namespace {

std::optional<std::uint32_t> number_from(std::string_view text) {
    std::uint32_t number = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), number);
    if (result.ec != std::errc{} || result.ptr != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

// Empty, or what is wrong.
std::string read_option(std::string_view name, std::string_view value,
                        hal::desktop::DesktopOptions& options) {
    if (name == "--size") {
        if (value != "320x240" && value != "240x240") {
            return "the size can be 320x240 or 240x240";
        }
        options.size = {static_cast<std::uint16_t>(value == "320x240" ? 320 : 240), 240};
    } else if (name == "--scale") {
        const auto scale = number_from(value);
        if (!scale || *scale < 1 || *scale > 8) {
            return "the scale is a number from 1 to 8";
        }
        options.scale = *scale;
    } else if (name == "--seed") {
        options.seed = number_from(value);
        if (!options.seed) {
            return "the seed is a number up to 4294967295";
        }
    } else if (name == "--date") {
        options.date = ricochet::date_from(value);
        if (!options.date) {
            return "the date is one such as 2026-01-31";
        }
    } else if (name == "--flash") {
        if (value.empty()) {
            return "the flash is the name of a file";
        }
        options.flash = value;
    } else if (name == "--pictures") {
        std::error_code ignored;
        if (!std::filesystem::is_directory(value, ignored)) {
            return "the pictures go into a folder that is there";
        }
        options.pictures = value;
    } else {
        return "there is no option " + std::string(name);
    }
    return {};
}

}  // namespace

Options read_options(std::span<const char* const> words) {
    Options options;
    for (std::size_t i = 0; i < words.size() && options.complaint.empty(); ++i) {
        const std::string_view word = words[i];
        if (word == "--help" || word == "-h") {
            options.help = true;
            continue;
        }
        const auto equals = word.find('=');
        if (equals != std::string_view::npos) {
            options.complaint = read_option(word.substr(0, equals), word.substr(equals + 1), options.desktop);
        } else {
            const std::string_view value = i + 1 < words.size() ? words[i + 1] : "";
            options.complaint = read_option(word, value, options.desktop);
            ++i;
        }
    }
    return options;
}

std::string_view usage() {
    return R"(usage: pocket-ricochet-desktop [options]

The handheld in a window: the same program that runs on the device.

  --size WxH      320x240 (standard) or 240x240
  --scale N       each pixel N by N, 1 to 8; otherwise as large as the monitor has room for
  --seed N        chance: the same seed and the same buttons give the same games
  --date Y-M-D    today, such as 2026-01-31
  --flash FILE    where everything is kept; otherwise $XDG_STATE_HOME/pocket-ricochet/flash.bin
                  or ~/.local/state/pocket-ricochet/flash.bin
  --pictures DIR  where pictures go; otherwise the folder you are in

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
