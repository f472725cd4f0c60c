// `board`: the round being played, drawn in characters line by line, and as a line of the interchange format.
#pragma once

#include "console/desk.hpp"
#include "console/task.hpp"

namespace handheld {

class BoardTask final : public Task {
  public:
    explicit BoardTask(Desk& desk) : desk_(desk) {}

    // Contract: there is a round. It is drawn as it is now, whatever happens while it is sent.
    void begin();
    State step(Output& output) override;

  private:
    Desk& desk_;
    Board board_;
    Position robots_;
    bool crystals_ = false;
    unsigned line_ = 0;
};

}  // namespace handheld
