// Keyboard, mouse and gamepad as the buttons of the handheld, and the keys that are for the window itself.
#pragma once

#include <cstdint>

#include "hal/button_reader.hpp"
#include "window.hpp"

union SDL_Event;
// NOLINTNEXTLINE(bugprone-reserved-identifier, readability-identifier-naming): SDL's name
struct _SDL_GameController;

namespace hal::desktop {

// What the player wants of the window rather than of the game.
enum class Wish : std::uint8_t { nothing, redraw, picture, recording, quit };

class Controls {
  public:
    explicit Controls(const Window& window) : window_(&window) {}
    Controls(const Controls&) = delete;
    Controls& operator=(const Controls&) = delete;
    ~Controls();

    // Every edge becomes a sample of its own, so that a tap shorter than a frame still counts.
    Wish handle(const SDL_Event& event, std::uint32_t now);
    // Once a frame, for the repeats of held buttons.
    void sample(std::uint32_t now) { reader_.sample(held(), now); }

    [[nodiscard]] ButtonSet held() const { return keyboard_ | mouse_ | gamepad_ | stick_; }
    [[nodiscard]] Buttons& buttons() { return reader_; }

  private:
    Wish press_key(std::int32_t key, bool control, bool down);
    void point_at(int x, int y);
    void move_stick(std::uint8_t axis, std::int16_t value);
    void connect(int index);
    void disconnect(std::int32_t instance);

    const Window* window_;
    // Keys do not bounce.
    ButtonReader reader_{ButtonTiming{.hold_off = 0}};
    ButtonSet keyboard_;
    ButtonSet mouse_;
    ButtonSet gamepad_;
    ButtonSet stick_;
    _SDL_GameController* controller_ = nullptr;
};

}  // namespace hal::desktop
