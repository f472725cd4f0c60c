// Long work on the chip's second core, where the Arduino core calls loop1 again and again.
#pragma once

#include <atomic>

#include "hal/background.hpp"

namespace hal::arduino {

class OtherCore final : public Background {
  public:
    void start(Work& work) override;
    void stop() override;
    [[nodiscard]] bool running() const override { return work_.load(std::memory_order_acquire) != nullptr; }
    void slice() override {}
    bool assist() override;

    // One step, or a rest until there is something to do. Called on the second core only.
    void step();

  private:
    // Set by the first core while it is empty; emptied by the second once no step is under way and none will be.
    std::atomic<Work*> work_{nullptr};
    std::atomic<bool> stopping_{false};
};

}  // namespace hal::arduino
