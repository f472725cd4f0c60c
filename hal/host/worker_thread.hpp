// Long work in a thread of its own.
#pragma once

#include <atomic>
#include <thread>

#include "hal/background.hpp"

namespace hal {

class WorkerThread final : public Background {
  public:
    WorkerThread() = default;
    WorkerThread(const WorkerThread&) = delete;
    WorkerThread& operator=(const WorkerThread&) = delete;
    ~WorkerThread() { stop(); }

    void start(Work& work) override;
    void stop() override;
    [[nodiscard]] bool running() const override { return running_.load(std::memory_order_acquire); }
    void slice() override {}

  private:
    std::thread thread_;
    std::atomic<bool> running_{false};
    std::atomic<bool> stopping_{false};
};

}  // namespace hal
