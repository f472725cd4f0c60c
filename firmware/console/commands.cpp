// What each command of the console does. Those about the round are in round_commands.cpp.
#include <algorithm>

#include "app/version.hpp"
#include "console/serial_console.hpp"
#include "ricochet/line_parts.hpp"

namespace handheld {

struct CommandTable {
    using C = SerialConsole;
    static constexpr std::array<SerialConsole::Command, 17> all{{
        {"help", "", "this list", &C::help},
        {"info", "", "version, board, memory, flash, and what is being played", &C::info},
        {"board", "", "the position as a drawing and as a puzzle line", &C::board, true},
        {"load", "LINE", "play a puzzle: WxH WALLS ROBOTS GOAL [ricochet=...] [rebound=...]", &C::load},
        {"move", "RU GL ...", "make these moves, or none of them; in Crystals U L ...", &C::move, true},
        {"undo", "", "take back a move", &C::undo, true},
        {"redo", "", "make it again", &C::redo, true},
        {"solve", "[LINE]", "a shortest solution from here, or of a puzzle; another line stops it",
         &C::solve},
        {"stats", "", "what has been achieved", &C::stats},
        {"screen", "", "what the screen says, in words", &C::screen},
        {"screenshot", "", "the screen as text; scripts/screenshot makes a PNG of it", &C::screenshot},
        {"press", "BUTTON ...", "press up, right, down, left, a, b, x or y, one after the other", &C::press},
        {"buttons", "", "which are held", &C::buttons},
        {"bench", "", "how fast the solver is", &C::bench},
        {"selftest", "", "checks memory, solver, flash, screen, buttons, clock and stack", &C::selftest},
        {"echo", "on|off", "whether what is typed is shown; off at first", &C::echo},
        {"bootsel", "", "leave for the boot loader, to be flashed", &C::bootsel},
    }};
};

std::span<const SerialConsole::Command> SerialConsole::commands() { return CommandTable::all; }

Complaint SerialConsole::help(std::string_view /*arguments*/) {
    help_.begin();
    begin(help_);
    return {};
}

Complaint SerialConsole::info(std::string_view /*arguments*/) {
    const hal::Devices& devices = desk_.shell.devices();
    const hal::Size size = devices.display.size();
    output_.put("Pocket Ricochet ").put(version_text).put("\nprofile ").put(devices.system.profile());
    output_.put("\nscreen ").put_number(size.width).put('x').put_number(size.height).put('\n');
    if (const auto battery = devices.system.battery_percent()) {
        output_.put("battery ").put_number(*battery).put(" %\n");
    }
    if (const hal::MemoryUse memory = devices.system.memory(); memory.ram_total > 0) {
        output_.put("memory ").put_number(memory.ram_static).put(" of ").put_number(memory.ram_total);
        output_.put(" bytes\nstack ").put_number(memory.stack_used).put(" of ");
        output_.put_number(memory.stack_reserved).put(" bytes\n");
    }
    auto& log = desk_.shell.records().log();
    std::uint32_t erasures = 0;
    for (unsigned sector = 0; sector < log.sector_count(); ++sector) {
        erasures = std::max(erasures, log.erasures(sector));
    }
    output_.put("flash ").put_number(log.sector_count()).put(" sectors, ").put_number(log.free_sectors());
    output_.put(" free, erased ").put_number(erasures).put(" times at most\nup ");
    output_.put_number(desk_.shell.now() / 1000).put(" s\n");
    if (desk_.has_round()) {
        const Mode& mode = desk_.shell.mode();
        output_.put("playing ").put(mode.name()).put(", ").put(mode.place().view()).put(", ");
        output_.put(mode.progress().view()).put('\n');
    } else {
        output_.put("playing nothing\n");
    }
    output_.end_well();
    return {};
}

Complaint SerialConsole::stats(std::string_view /*arguments*/) {
    Shell& shell = desk_.shell;
    for (unsigned i = 0; i < shell.modes().size(); ++i) {
        const ModeStatistics& mode = shell.records().statistics(i);
        output_.put(shell.modes()[i]->name()).put(": solved ").put_number(mode.solved);
        output_.put(", optimal ").put_number(mode.optimal()).put(", watched ").put_number(mode.watched);
        output_.put(", streak ").put_number(mode.streak).put(", best streak ").put_number(mode.best_streak);
        output_.put(", best time ").put_number(mode.best_seconds).put(" s, over the optimum");
        for (const std::uint32_t count : mode.spread) {
            output_.put(' ').put_number(count);
        }
        output_.put('\n');
    }
    output_.put("days in a row: ").put_number(shell.records().streak().on(day_number(shell.today())));
    output_.put('\n').end_well();
    return {};
}

Complaint SerialConsole::screen(std::string_view /*arguments*/) {
    output_.write([&](TextWriter& writer) { desk_.shell.top().describe(writer); }).end_well();
    return {};
}

Complaint SerialConsole::screenshot(std::string_view /*arguments*/) {
    screenshot_.begin();
    begin(screenshot_);
    return {};
}

Complaint SerialConsole::press(std::string_view buttons) {
    press_.begin();
    for (auto word = ricochet::take_line_word(buttons); !word.empty();
         word = ricochet::take_line_word(buttons)) {
        const auto* const button =
            std::find_if(hal::all_buttons.begin(), hal::all_buttons.end(), [&](hal::Button candidate) {
                return ricochet::equal_ignoring_case(hal::name(candidate), word);
            });
        if (button == hal::all_buttons.end()) {
            Complaint complaint("no button ");
            return append_quoted(complaint, word).append("; they are up right down left a b x y");
        }
        if (!press_.add(*button)) {
            return Complaint("at most ").append_number(PressTask::most).append(" buttons a line");
        }
    }
    if (press_.empty()) {
        return "press which button? up right down left a b x y";
    }
    begin(press_);
    return {};
}

Complaint SerialConsole::buttons(std::string_view /*arguments*/) {
    const hal::ButtonSet held = desk_.shell.devices().buttons.held();
    output_.put("held:").put(held.empty() ? " none" : "");
    for (const hal::Button button : hal::all_buttons) {
        if (held.contains(button)) {
            output_.put(' ').put(hal::name(button));
        }
    }
    output_.put('\n').end_well();
    return {};
}

Complaint SerialConsole::bench(std::string_view /*arguments*/) {
    bench_.begin();
    begin(bench_);
    return {};
}

Complaint SerialConsole::selftest(std::string_view /*arguments*/) {
    selftest_.begin();
    begin(selftest_);
    return {};
}

Complaint SerialConsole::echo(std::string_view on_or_off) {
    const bool on = ricochet::equal_ignoring_case(on_or_off, "on");
    if (!on && !ricochet::equal_ignoring_case(on_or_off, "off")) {
        Complaint complaint("echo is on or off, not ");
        return append_quoted(complaint, on_or_off);
    }
    echo_ = on;
    output_.end_well();
    return {};
}

Complaint SerialConsole::bootsel(std::string_view /*arguments*/) {
    boot_.begin();
    begin(boot_);
    return {};
}

}  // namespace handheld
