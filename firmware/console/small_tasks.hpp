// Commands that take a few frames and need few words.
#pragma once

#include <array>
#include <cstddef>

#include "console/desk.hpp"
#include "console/task.hpp"

namespace handheld {

// `help`: a command a line.
class HelpTask final : public Task {
  public:
    void begin() { next_ = 0; }
    State step(Output& output) override;

  private:
    std::size_t next_ = 0;
};

// `press`: one button after the other, each let go before the next.
class PressTask final : public Task {
  public:
    static constexpr std::size_t most = 32;

    explicit PressTask(Desk& desk) : desk_(desk) {}
    void begin() { count_ = next_ = 0; }
    // False if there are too many.
    bool add(hal::Button button);
    [[nodiscard]] bool empty() const { return count_ == 0; }
    State step(Output& output) override;

  private:
    Desk& desk_;
    std::array<hal::Button, most> buttons_{};
    std::size_t count_ = 0;
    std::size_t next_ = 0;
    bool down_ = false;
};

// `bootsel`: lets everything be written, says goodbye and leaves for the boot loader.
class BootTask final : public Task {
  public:
    explicit BootTask(Desk& desk) : desk_(desk) {}
    void begin() { frames_ = 0; }
    State step(Output& output) override;

  private:
    Desk& desk_;
    unsigned frames_ = 0;
};

}  // namespace handheld
