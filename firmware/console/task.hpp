// A command whose answer takes more than a moment: it goes on for a little each frame.
#pragma once

#include <cstdint>

#include "console/output.hpp"

namespace handheld {

class Task {
  public:
    enum class State : std::uint8_t {
        more,     // there is more to say at once
        waiting,  // nothing to say before the next frame
        done      // the answer has its last line
    };

    // A short step. Contract: Output::enough room.
    virtual State step(Output& output) = 0;
    // Gives up whatever is under way.
    virtual void stop() {}
    // Whether another line ends it; otherwise the line waits.
    [[nodiscard]] virtual bool gives_way() const { return false; }

  protected:
    ~Task() = default;
};

}  // namespace handheld
