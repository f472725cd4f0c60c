// Gives long work time without keeping the screen waiting: another core, a thread, or a slice of every frame.
#pragma once

#include <cstdint>

namespace hal {

// Work that is done in short steps.
class Work {
  public:
    // One step, of a few milliseconds on the slowest device at most; false once there is nothing left to do.
    // It may run on another core or thread than everything else.
    virtual bool step() = 0;

    // Does a part of it, just as short, from where nothing else is to be done for a moment, while steps may be running
    // elsewhere. False if there is no such part now.
    virtual bool assist() { return false; }

  protected:
    ~Work() = default;
};

class Background {
  public:
    // Begins to run the work's steps. Contract: nothing else is under way, and the work lives until stop has returned
    // or it is no longer running.
    virtual void start(Work& work) = 0;

    // Returns once no step is being run and none will be; what has been written is visible to the caller then.
    virtual void stop() = 0;

    // Whether steps are still to come. Once false, what the work has written is visible to the caller.
    [[nodiscard]] virtual bool running() const = 0;

    // Called once a frame: the time of those who have no other core or thread.
    virtual void slice() = 0;

    // Called while the frame rests: lets the resting core have a part of the work, too. False if there is none now.
    virtual bool assist() { return false; }

  protected:
    ~Background() = default;
};

// Nothing long is ever done.
class NoBackground final : public Background {
  public:
    void start(Work& /*work*/) override {}
    void stop() override {}
    [[nodiscard]] bool running() const override { return false; }
    void slice() override {}
};

// A fixed number of steps a frame: for single-threaded devices, and wherever the same run must give the same result.
class SlicedBackground final : public Background {
  public:
    constexpr explicit SlicedBackground(unsigned steps_a_slice) : steps_(steps_a_slice) {}

    void start(Work& work) override { work_ = &work; }
    void stop() override { work_ = nullptr; }
    [[nodiscard]] bool running() const override { return work_ != nullptr; }
    void slice() override {
        for (unsigned i = 0; i < steps_ && work_ != nullptr; ++i) {
            if (!work_->step()) {
                work_ = nullptr;
            }
        }
    }

  private:
    Work* work_ = nullptr;
    unsigned steps_;
};

}  // namespace hal
