// The console's way to the solver: asks it in the background, and tells how far it has come and what it found.
#pragma once

#include <span>
#include <string_view>

#include "console/desk.hpp"
#include "console/task.hpp"

namespace handheld {

// Appends moves as `RU GL ...`, or as `U L ...` where there is only one robot.
void put_moves(Output& output, std::span<const Move> moves, bool one_robot);

// Appends such as `12.3 ms`.
void put_milliseconds(Output& output, std::uint32_t microseconds);

class SolveTask final : public Task {
  public:
    explicit SolveTask(Desk& desk) : desk_(desk) {}

    // Begins with a position; what is wrong with that otherwise. Contract: the board stays.
    Complaint begin(const Question& question);

    State step(Output& output) override;
    void stop() override { desk_.shell.analyst().drop_question(); }
    [[nodiscard]] bool gives_way() const override { return true; }

  private:
    void tell_progress(Output& output);

    Desk& desk_;
    std::uint32_t began_ = 0;
    std::uint32_t told_ = 0;  // when something was said last
    unsigned told_depth_ = 0;
};

}  // namespace handheld
