// Pictures of the screen on the player's wish: single ones, and recordings of everything that changes. Exact pixels.
#pragma once

#include <cstdint>
#include <fstream>
#include <string>

#include "window_display.hpp"

namespace hal::desktop {

class Camera {
  public:
    Camera(const WindowDisplay& display, std::string folder)
        : display_(&display), folder_(std::move(folder)) {}

    // Saves the screen under the next free name, pocket-ricochet-001.png. What to tell the player.
    std::string take_picture();

    // Begins a recording, or ends the one under way: a folder with a picture of each change and their times in
    // pictures.txt, in the form ffmpeg's concat reads. What to tell the player.
    std::string start_or_stop(std::uint32_t now);
    [[nodiscard]] bool recording() const { return list_.is_open(); }

    // The screen changed. Time in milliseconds.
    void changed(std::uint32_t now);

  private:
    void end_last_picture(std::uint32_t now);

    const WindowDisplay* display_;
    std::string folder_;
    std::string recording_;
    std::ofstream list_;
    unsigned count_ = 0;
    std::uint32_t last_ = 0;
};

}  // namespace hal::desktop
