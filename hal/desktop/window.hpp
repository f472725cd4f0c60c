// The window with the picture of the handheld in it.
#pragma once

#include <string>

#include "device_layout.hpp"
#include "window_display.hpp"

struct SDL_Window;
struct SDL_Renderer;
struct SDL_Texture;

namespace hal::desktop {

class Window {
  public:
    explicit Window(Size screen) : layout_(DeviceLayout::around(screen)) {}
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;
    ~Window();

    // Each pixel of the screen becomes `scale` by `scale` pixels; 0 is as large as the monitor has room for.
    // False if there can be no window; SDL_GetError tells why. Contract: SDL's video has been started.
    bool open(unsigned scale);

    // What is on the screen and which buttons are down.
    void show(const WindowDisplay& display, ButtonSet held);
    void set_title(const std::string& title);

    [[nodiscard]] const DeviceLayout& layout() const { return layout_; }
    // A pixel of the window as a place of the layout.
    [[nodiscard]] Point place(int x, int y) const;

  private:
    [[nodiscard]] unsigned largest_scale() const;
    bool make_pictures();

    DeviceLayout layout_;
    unsigned scale_ = 1;
    SDL_Window* window_ = nullptr;
    SDL_Renderer* renderer_ = nullptr;
    SDL_Texture* buttons_up_ = nullptr;
    SDL_Texture* buttons_down_ = nullptr;
    SDL_Texture* screen_ = nullptr;
};

}  // namespace hal::desktop
