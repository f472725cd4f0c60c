// `bench`: how fast the solver is here, over fixed puzzles.
#pragma once

#include "console/desk.hpp"
#include "console/task.hpp"

namespace handheld {

class BenchTask final : public Task {
  public:
    explicit BenchTask(Desk& desk) : desk_(desk) {}

    void begin();
    State step(Output& output) override;
    void stop() override { desk_.shell.analyst().drop_question(); }

  private:
    Desk& desk_;
    std::size_t next_ = 0;
    bool asked_ = false;
    std::uint32_t nodes_ = 0;
    std::uint32_t microseconds_ = 0;
};

}  // namespace handheld
