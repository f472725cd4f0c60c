#include "console/selftest.hpp"

#include <algorithm>
#include <array>

#include "console/known_puzzles.hpp"
#include "ricochet/crystals_line.hpp"
#include "ricochet/crystals_solver.hpp"
#include "ricochet/solution_check.hpp"
#include "ricochet/storage/crc32.hpp"
#include "ricochet/storage/keys.hpp"

namespace handheld {

namespace {

constexpr std::array<std::string_view, 8> names{"memory", "solver",  "crystals", "flash",
                                                "screen", "buttons", "clock",    "stack"};
constexpr unsigned patience = 300;            // frames
constexpr unsigned frames_of_clock = 10;      // over which the two clocks are compared
constexpr std::uint32_t clocks_apart = 2000;  // microseconds; one of them counts in milliseconds
constexpr std::uint32_t stack_share = 90;     // percent

}  // namespace

void SelftestTask::begin() {
    check_ = Check::memory;
    failed_ = 0;
    asked_ = false;
    refused_ = 0;
    puzzle_ = 0;
    frames_ = 0;
    row_ = 0;
}

Task::State SelftestTask::step(Output& output) {
    switch (check_) {
        case Check::memory:
            return check_memory(output);
        case Check::solver:
            return check_solver(output);
        case Check::crystals:
            return check_crystals(output);
        case Check::flash:
            return check_flash(output);
        case Check::screen:
            return check_screen(output);
        case Check::buttons:
            return check_buttons(output);
        case Check::clock:
            return check_clock(output);
        case Check::stack:
            return check_stack(output);
        case Check::none:
            break;
    }
    return tell_end(output);
}

Output& SelftestTask::tell(Output& output, bool passed) {
    const auto number = static_cast<unsigned>(check_);
    failed_ |= passed ? 0U : 1U << number;
    asked_ = false;
    check_ = static_cast<Check>(number + 1);
    return output.put(passed ? "passed " : "FAILED ").put(names[number]).put(": ");
}

Task::State SelftestTask::wait_for_solver(Output& output) {
    asked_ = false;
    if (++refused_ < patience) {
        return State::waiting;
    }
    tell(output, false).put("the solver is busy for the player\n");
    return State::more;
}

std::optional<Task::State> SelftestTask::without_answer(Output& output) {
    switch (desk_.shell.analyst().found().state) {
        case Knowledge::State::searching:
            return State::waiting;
        case Knowledge::State::unasked:
            return wait_for_solver(output);
        default:
            return std::nullopt;
    }
}

Task::State SelftestTask::check_memory(Output& output) {
    Analyst& analyst = desk_.shell.analyst();
    if (!asked_) {
        asked_ = analyst.check_memory();
        return asked_ ? State::waiting : wait_for_solver(output);
    }
    if (const auto meanwhile = without_answer(output)) {
        return *meanwhile;
    }
    const MemoryCheck& check = analyst.memory_check();
    tell(output, check.faults() == 0).put_number(static_cast<std::uint32_t>(check.words()));
    output.put(" words of the solver's, ").put_number(check.faults()).put(" faults\n");
    return State::more;
}

bool SelftestTask::is_right(const ricochet::SlideTable& slides, const Knowledge& found,
                            unsigned moves) const {
    if (moves == 0) {
        return found.state == Knowledge::State::impossible;
    }
    return found.known() && found.length == moves &&
           check_solution(slides, desk_.puzzle.contest, desk_.puzzle.start, found.moves()).right();
}

Task::State SelftestTask::check_solver(Output& output) {
    Analyst& analyst = desk_.shell.analyst();
    if (!asked_) {
        desk_.puzzle = ricochet::parse_puzzle(test_puzzles[puzzle_].line).puzzle;
        asked_ = analyst.ask(
            {&desk_.puzzle.board, ricochet::starting_play(desk_.puzzle.start), desk_.puzzle.contest});
        return asked_ ? State::waiting : wait_for_solver(output);
    }
    if (const auto meanwhile = without_answer(output)) {
        return *meanwhile;
    }
    const Knowledge found = analyst.found();
    const ricochet::SlideTable* const slides = desk_.slides_of(desk_.puzzle.board);
    if (slides == nullptr) {
        return wait_for_solver(output);
    }
    if (!is_right(*slides, found, test_puzzles[puzzle_].moves)) {
        tell(output, false).put("wrong answer to ").put(test_puzzles[puzzle_].line).put('\n');
        return State::more;
    }
    asked_ = false;
    if (++puzzle_ == test_puzzles.size()) {
        tell(output, true).put_number(static_cast<std::uint32_t>(puzzle_)).put(" known answers\n");
    }
    return State::more;
}

Task::State SelftestTask::check_crystals(Output& output) {
    const auto puzzle = ricochet::parse_crystals(test_crystals.line).puzzle;
    const ricochet::SlideTable* const slides = desk_.slides_of(puzzle.board);
    if (slides == nullptr) {
        return wait_for_solver(output);
    }
    auto play = ricochet::starting_play(puzzle.start);
    const auto solution = solve_crystals(*slides, puzzle.contest, play);
    for (const Direction direction : solution.moves()) {
        make_move(*slides, puzzle.contest, play, direction);
    }
    const bool right = solution.found() && solution.moves().size() == test_crystals.moves && play.won;
    tell(output, right).put(right ? "the known answer\n" : "a wrong answer\n");
    return State::more;
}

Task::State SelftestTask::check_flash(Output& output) {
    const Records& records = desk_.shell.records();
    auto& log = desk_.shell.records().log();
    const bool good = log.sector_count() >= ricochet::storage::RecordLog::min_sectors &&
                      log.free_sectors() > 0 && log.lost() == 0;
    const auto& report = records.report();
    tell(output, good).put_number(log.sector_count()).put(" sectors, ").put_number(log.free_sectors());
    output.put(" free, ").put_number(report.records).put(" records at the start, ");
    output.put_number(report.damaged).put(" damaged, ").put_number(log.lost()).put(" lost\n");
    return State::more;
}

// It cannot be read back; but what is drawn twice must look the same.
Task::State SelftestTask::check_screen(Output& output) {
    const hal::Size size = desk_.shell.devices().display.size();
    const auto checksum = [&](std::uint32_t before) {
        ricochet::storage::Crc32 sum(before);
        const int rows = std::min<int>(Renderer::paintable_rows, size.height - row_);
        for (const hal::Pixel pixel : desk_.renderer.paint(desk_.picture, {0, row_, size.width, rows})) {
            const std::array<std::uint8_t, 2> bytes{static_cast<std::uint8_t>(pixel & 0xffU),
                                                    static_cast<std::uint8_t>(pixel >> 8U)};
            sum.add(bytes);
        }
        return sum.value();
    };
    if (row_ == 0) {
        pictures_[0] = pictures_[1] = 0;
    }
    pictures_[0] = checksum(pictures_[0]);
    pictures_[1] = checksum(pictures_[1]);
    row_ += Renderer::paintable_rows;
    if (row_ < size.height) {
        return State::more;
    }
    tell(output, pictures_[0] == pictures_[1]).put_number(size.width).put('x').put_number(size.height);
    output.put(", drawn twice, checksum ").put_hex(pictures_[0], 8).put('\n');
    return State::more;
}

Task::State SelftestTask::check_buttons(Output& output) {
    const hal::ButtonSet held = desk_.shell.devices().buttons.held();
    tell(output, held.empty()).put(held.empty() ? "none is held" : "held or stuck:");
    for (const hal::Button button : hal::all_buttons) {
        if (held.contains(button)) {
            output.put(' ').put(hal::name(button));
        }
    }
    output.put('\n');
    return State::more;
}

Task::State SelftestTask::check_clock(Output& output) {
    const hal::Clock& clock = desk_.shell.devices().clock;
    if (frames_ == 0) {
        milliseconds_ = clock.milliseconds();
        microseconds_ = clock.microseconds();
    }
    if (frames_++ < frames_of_clock) {
        return State::waiting;
    }
    const std::uint32_t passed = clock.microseconds() - microseconds_;
    const std::uint32_t coarse = (clock.milliseconds() - milliseconds_) * 1000U;
    const std::uint32_t apart = passed < coarse ? coarse - passed : passed - coarse;
    tell(output, passed > 0 && coarse > 0 && apart <= clocks_apart).put_number(frames_of_clock);
    output.put(" frames in ").put_number(passed).put(" microseconds\n");
    return State::more;
}

Task::State SelftestTask::check_stack(Output& output) {
    const hal::MemoryUse memory = desk_.shell.devices().system.memory();
    if (memory.stack_reserved == 0) {
        tell(output, true).put("nothing to tell here\n");
        return State::more;
    }
    tell(output, memory.stack_used * 100U <= memory.stack_reserved * stack_share);
    output.put_number(memory.stack_used).put(" of ").put_number(memory.stack_reserved).put(" bytes\n");
    return State::more;
}

Task::State SelftestTask::tell_end(Output& output) const {
    if (failed_ == 0) {
        output.put("selftest passed\n").end_well();
        return State::done;
    }
    Complaint complaint("selftest failed:");
    for (std::size_t i = 0; i < names.size(); ++i) {
        if ((failed_ >> i & 1U) != 0) {
            complaint.append(" ").append(names[i]);
        }
    }
    output.end_badly(complaint.view());
    return State::done;
}

}  // namespace handheld
