// The words of a command line, option by option, and the options that every program of the handheld has.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "hal/clock.hpp"
#include "hal/display.hpp"

namespace handheld {

// `--seed 7` and `--seed=7` alike.
class OptionWords {
  public:
    explicit OptionWords(std::span<const char* const> words) : words_(words) {}

    // Goes on to the next option; false at the end, and after a complaint.
    bool next();
    [[nodiscard]] std::string_view name() const { return name_; }
    // What belongs to this option. There is a complaint if nothing does.
    std::string_view value();

    // The first one counts.
    void complain(const std::string& complaint);
    void complain_unknown() { complain("there is no option '" + std::string(name_) + "'"); }
    [[nodiscard]] const std::string& complaint() const { return complaint_; }

  private:
    std::span<const char* const> words_;
    std::size_t at_ = 0;
    std::string_view name_;
    std::optional<std::string_view> attached_;  // behind '='
    std::string complaint_;
};

std::optional<std::uint32_t> number_from(std::string_view text);

// The option's value as a number from 1 to the highest; anything else is complained about.
std::uint32_t read_number(OptionWords& words, std::uint32_t highest);

// The option's value as a size of screen that the handheld has a layout for.
hal::Size read_size(OptionWords& words);

struct CommonOptions {
    std::optional<std::uint32_t> seed{};      // chance
    std::optional<hal::CalendarDate> date{};  // today
    std::optional<std::string> flash{};       // the file everything is kept in
    bool help = false;
    bool version = false;

    // Whether the option is one of these.
    bool take(OptionWords& words);
};

inline constexpr std::string_view common_usage =
    R"(  --seed N            chance: the same seed and the same buttons give the same games
  --date Y-M-D        today, such as 2026-01-31
  --flash FILE        where everything is kept; otherwise $XDG_STATE_HOME/pocket-ricochet/flash.bin
                      or ~/.local/state/pocket-ricochet/flash.bin
  --version, --help
)";

}  // namespace handheld
