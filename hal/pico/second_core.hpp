// Long work on the chip's second core. The cores talk through two words of shared memory; the FIFO between them
// belongs to the SDK's flash safety.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>

#include "hal/background.hpp"

namespace hal::pico {

// In main memory: the first core's stack has both of the chip's small banks to itself, one below the other.
std::span<std::uint32_t> second_core_stack();

class SecondCore final : public Background {
  public:
    // Starts the core, waiting for work, and ready to be halted while flash is written. Contract: one of these, once.
    void start_core();

    void start(Work& work) override;
    void stop() override;
    [[nodiscard]] bool running() const override { return work_.load(std::memory_order_acquire) != nullptr; }
    void slice() override {}
    bool assist() override;

  private:
    [[noreturn]] void run();

    // Set by the first core while it is empty; emptied by the second once no step is under way and none will be.
    std::atomic<Work*> work_{nullptr};
    std::atomic<bool> stopping_{false};
};

}  // namespace hal::pico
