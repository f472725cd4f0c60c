// A handheld in a window: all its devices, and the frames in which it lives.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "camera.hpp"
#include "controls.hpp"
#include "hal/devices.hpp"
#include "host/flash_file.hpp"
#include "host/machine.hpp"
#include "host/worker_thread.hpp"
#include "speaker.hpp"
#include "window.hpp"

namespace hal::desktop {

struct DesktopOptions {
    Size size{320, 240};
    unsigned scale = 0;  // 0: as large as there is room
    std::optional<std::uint32_t> seed;
    std::optional<CalendarDate> date;
    std::string flash = FlashFile::usual_path();
    std::string pictures = ".";  // the folder they are saved in
};

// SDL as long as anything of it is in use.
class SdlSession {
  public:
    SdlSession() = default;
    SdlSession(const SdlSession&) = delete;
    SdlSession& operator=(const SdlSession&) = delete;
    ~SdlSession();

    // Empty, or why there can be no window.
    std::string start();
};

class Desktop {
  public:
    explicit Desktop(const DesktopOptions& options);
    Desktop(const Desktop&) = delete;
    Desktop& operator=(const Desktop&) = delete;
    ~Desktop();

    // Empty, or why there can be no window. Once, before anything else.
    std::string open();

    Devices all();

    // Waits for the next frame while it listens to the player; false once the window was closed.
    bool wait_for_frame();
    // Shows what the frame changed.
    void show();
    // Nothing runs in the background after this.
    void stop_work() { background_.stop(); }

  private:
    void fulfil(Wish wish);

    SdlSession sdl_;  // before all that use it
    DesktopOptions options_;
    WindowDisplay display_;
    MachineClock clock_;
    FlashFile flash_;
    WorkerThread background_;
    NoConsole console_;
    Machine machine_;
    Window window_;
    Controls controls_;
    Camera camera_;
    std::unique_ptr<Speaker> speaker_;
    ButtonSet shown_;
    std::uint32_t next_frame_ = 0;  // µs
    bool redraw_ = true;
    bool quit_ = false;
};

}  // namespace hal::desktop
