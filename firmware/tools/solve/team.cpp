#include "team.hpp"

#include <new>

namespace ricochet::solve {

std::unique_ptr<std::uint32_t[]> Team::memory(std::size_t table_bytes) {
    return std::unique_ptr<std::uint32_t[]>(new (std::nothrow) std::uint32_t[words_for(table_bytes)]);
}

Team::Team(std::span<std::uint32_t> block, unsigned workers) : solver_(block), shared_(workers > 1) {
    if (shared_) {
        helper_ = std::thread([this] { help_when_wanted(); });
    }
}

Team::~Team() {
    if (helper_.joinable()) {
        {
            const std::lock_guard lock(mutex_);
            going_home_ = true;
        }
        changed_.notify_all();
        helper_.join();
    }
}

void Team::start(const Board& board, const Play& from, const Contest& contest, SolverOptions options) {
    options.shared = shared_;
    solver_.start(board, from, contest, options);
}

void Team::set_wanted(bool wanted) {
    {
        const std::lock_guard lock(mutex_);
        wanted_ = wanted;
    }
    changed_.notify_all();
}

void Team::help_when_wanted() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return wanted_ || going_home_; });
        if (going_home_) {
            return;
        }
        lock.unlock();
        if (!solver_.help(portion)) {
            std::this_thread::yield();
        }
        lock.lock();
    }
}

}  // namespace ricochet::solve
