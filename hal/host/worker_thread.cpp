#include "worker_thread.hpp"

namespace hal {

void WorkerThread::start(Work& work) {
    stop();  // a thread that has come to its end still has to be joined
    running_.store(true, std::memory_order_release);
    thread_ = std::thread([this, &work] {
        while (!stopping_.load(std::memory_order_relaxed) && work.step()) {
        }
        running_.store(false, std::memory_order_release);
    });
}

void WorkerThread::stop() {
    if (thread_.joinable()) {
        stopping_.store(true, std::memory_order_relaxed);
        thread_.join();
        stopping_.store(false, std::memory_order_relaxed);
    }
}

}  // namespace hal
