// The saved game: a file with a mark, ClassicGame's stored bytes and a checksum. Written beside itself and
// moved into place, so that there is always a whole one.
#pragma once

#include <optional>
#include <string>

#include "ricochet/classic_game.hpp"

namespace ricochet::terminal {

class SaveFile {
  public:
    // An empty path saves nothing.
    explicit SaveFile(std::string path) : path_(std::move(path)) {}

    // The player's own: $XDG_STATE_HOME/pocket-ricochet/game, or ~/.local/state/...; empty without a home.
    static std::string usual_path();

    struct Loaded {
        std::optional<ClassicGame> game;
        std::string complaint;  // what is wrong with the file there is; empty if there is none or all is well
    };

    // Reads the saved game. A damaged one is moved aside to `<path>.damaged`; one that cannot be read at all is
    // left alone and nothing is saved over it.
    Loaded load();

    // Empty, or why the game could not be saved.
    std::string save(const ClassicGame& game);

    [[nodiscard]] bool saves() const { return !path_.empty(); }

  private:
    std::string path_;
};

}  // namespace ricochet::terminal
