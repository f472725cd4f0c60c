// `selftest`: memory, solver, flash log, screen, buttons, clock and stack, each with a word on how it fares.
#pragma once

#include <optional>
#include <string_view>

#include "console/desk.hpp"
#include "console/task.hpp"

namespace handheld {

class SelftestTask final : public Task {
  public:
    explicit SelftestTask(Desk& desk) : desk_(desk) {}

    void begin();
    State step(Output& output) override;
    void stop() override { desk_.shell.analyst().drop_question(); }

  private:
    enum class Check : std::uint8_t { memory, solver, crystals, flash, screen, buttons, clock, stack, none };

    State check_memory(Output& output);
    State check_solver(Output& output);
    State check_crystals(Output& output);
    State check_flash(Output& output);
    State check_screen(Output& output);
    State check_buttons(Output& output);
    State check_clock(Output& output);
    State check_stack(Output& output);
    State tell_end(Output& output) const;

    // Begins the line of a check that has come to its end, and goes on to the next.
    Output& tell(Output& output, bool passed);
    // The solver did not get to its work; after some patience that is a failure.
    State wait_for_solver(Output& output);
    // What to do as long as the solver has no answer; nothing once it has.
    std::optional<State> without_answer(Output& output);
    // Whether the answer is right, move by move.
    [[nodiscard]] bool is_right(const ricochet::SlideTable& slides, const Knowledge& found,
                                unsigned moves) const;

    Desk& desk_;
    Check check_ = Check::memory;
    unsigned failed_ = 0;  // a bit a check
    bool asked_ = false;
    unsigned refused_ = 0;  // frames in which the solver was busy
    std::size_t puzzle_ = 0;
    std::uint32_t milliseconds_ = 0;
    std::uint32_t microseconds_ = 0;
    unsigned frames_ = 0;
    int row_ = 0;
    std::uint32_t pictures_[2]{};
};

}  // namespace handheld
