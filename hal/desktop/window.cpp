#include "window.hpp"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "device_picture.hpp"
#include "host/pixel_channels.hpp"

namespace hal::desktop {

namespace {

SDL_Rect scaled(const Area& area, unsigned scale) {
    return {static_cast<int>(area.left * scale), static_cast<int>(area.top * scale),
            static_cast<int>(area.width * scale), static_cast<int>(area.height * scale)};
}

SDL_Rect square_around(Point middle, float reach, unsigned scale) {
    const auto factor = static_cast<float>(scale);
    const auto left = static_cast<int>(std::lround((middle.x - reach) * factor));
    const auto top = static_cast<int>(std::lround((middle.y - reach) * factor));
    const auto side = static_cast<int>(std::lround(2 * reach * factor));
    return {left, top, side, side};
}

// A monitor has a light of its own and shows the exact colours from the usual brightness on; below it gets dark, more
// slowly than the figure, as the eye sees light.
std::uint8_t light_of(unsigned percent) {
    constexpr unsigned usual = 80;
    const float share = static_cast<float>(std::min(percent, usual)) / usual;
    return static_cast<std::uint8_t>(std::lround(255 * std::sqrt(share)));
}

}  // namespace

Window::~Window() {
    for (SDL_Texture* const texture : {buttons_up_, buttons_down_, screen_}) {
        if (texture != nullptr) {
            SDL_DestroyTexture(texture);
        }
    }
    if (renderer_ != nullptr) {
        SDL_DestroyRenderer(renderer_);
    }
    if (window_ != nullptr) {
        SDL_DestroyWindow(window_);
    }
}

bool Window::open(unsigned scale) {
    scale_ = scale > 0 ? scale : largest_scale();
    const auto width = static_cast<int>(layout_.whole.width * scale_);
    const auto height = static_cast<int>(layout_.whole.height * scale_);
    window_ =
        SDL_CreateWindow("Pocket Ricochet", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, 0);
    if (window_ == nullptr) {
        return false;
    }
    renderer_ = SDL_CreateRenderer(window_, -1, 0);
    if (renderer_ == nullptr) {
        renderer_ = SDL_CreateRenderer(window_, -1, SDL_RENDERER_SOFTWARE);
    }
    return renderer_ != nullptr && make_pictures();
}

unsigned Window::largest_scale() const {
    constexpr int enough = 4;
    SDL_Rect room{};
    if (SDL_GetDisplayUsableBounds(0, &room) != 0) {
        return 1;
    }
    // A tenth is left for what the desktop puts around windows.
    const int by_width = room.w * 9 / 10 / layout_.whole.width;
    const int by_height = room.h * 9 / 10 / layout_.whole.height;
    return static_cast<unsigned>(std::clamp(std::min(by_width, by_height), 1, enough));
}

bool Window::make_pictures() {
    const auto width = static_cast<int>(layout_.whole.width * scale_);
    const auto height = static_cast<int>(layout_.whole.height * scale_);
    const auto picture = [&](bool pressed) {
        const std::vector<std::uint32_t> pixels = paint_device(layout_, scale_, pressed);
        SDL_Texture* const texture =
            SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STATIC, width, height);
        if (texture != nullptr) {
            SDL_UpdateTexture(texture, nullptr, pixels.data(), width * static_cast<int>(sizeof(pixels[0])));
        }
        return texture;
    };
    buttons_up_ = picture(false);
    buttons_down_ = picture(true);
    screen_ = SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING,
                                layout_.screen.width, layout_.screen.height);
    return buttons_up_ != nullptr && buttons_down_ != nullptr && screen_ != nullptr;
}

void Window::show(const WindowDisplay& display, ButtonSet held) {
    std::vector<std::uint32_t> colours;
    colours.reserve(display.pixels().size());
    for (const Pixel pixel : display.pixels()) {
        const auto [red, green, blue] = channels(pixel);
        colours.push_back(0xff000000U | (std::uint32_t{red} << 16U) | (std::uint32_t{green} << 8U) | blue);
    }
    SDL_UpdateTexture(screen_, nullptr, colours.data(),
                      display.size().width * static_cast<int>(sizeof(colours[0])));
    const std::uint8_t light = light_of(display.brightness());
    SDL_SetTextureColorMod(screen_, light, light, light);

    SDL_RenderCopy(renderer_, buttons_up_, nullptr, nullptr);
    for (const Button button : all_buttons) {
        if (held.contains(button)) {
            const SDL_Rect place =
                square_around(layout_.middle_of(button), DeviceLayout::reach_of(button), scale_);
            SDL_RenderCopy(renderer_, buttons_down_, &place, &place);
        }
    }
    const SDL_Rect screen = scaled(layout_.screen, scale_);
    SDL_RenderCopy(renderer_, screen_, nullptr, &screen);
    SDL_RenderPresent(renderer_);
}

void Window::set_title(const std::string& title) { SDL_SetWindowTitle(window_, title.c_str()); }

Point Window::place(int x, int y) const {
    const auto factor = static_cast<float>(scale_);
    return {(static_cast<float>(x) + 0.5F) / factor, (static_cast<float>(y) + 0.5F) / factor};
}

}  // namespace hal::desktop
