#define SDL_MAIN_HANDLED
#include "desktop.hpp"

#include <SDL.h>

#include <cstdio>

namespace hal::desktop {

namespace {

constexpr std::uint32_t frame_microseconds = 16667;

void say(const std::string& line) { std::fputs((line + "\n").c_str(), stderr); }

}  // namespace

SdlSession::~SdlSession() { SDL_Quit(); }

std::string SdlSession::start() {
    SDL_SetMainReady();
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        return SDL_GetError();
    }
    SDL_EnableScreenSaver();
    // Neither is needed to play.
    SDL_InitSubSystem(SDL_INIT_AUDIO);
    SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER);
    return {};
}

Desktop::Desktop(const DesktopOptions& options)
    : options_(options), display_(options.size), clock_(options.date), machine_("desktop", options.seed),
      window_(options.size), controls_(window_), camera_(display_, options.pictures) {}

Desktop::~Desktop() {
    background_.stop();
    speaker_.reset();
}

std::string Desktop::open() {
    if (std::string problem = sdl_.start(); !problem.empty()) {
        return problem;
    }
    if (!window_.open(options_.scale)) {
        return SDL_GetError();
    }
    speaker_ = std::make_unique<Speaker>();
    if (const std::string problem = flash_.open(options_.flash); !problem.empty()) {
        say("This game will not be kept: " + problem);
    }
    controls_.sample(clock_.milliseconds());
    next_frame_ = clock_.microseconds();
    return {};
}

Devices Desktop::all() {
    return {display_, controls_.buttons(), clock_, flash_, *speaker_, background_, console_, machine_};
}

bool Desktop::wait_for_frame() {
    next_frame_ += frame_microseconds;
    auto remaining = static_cast<std::int32_t>(next_frame_ - clock_.microseconds());
    if (remaining < -100000) {  // the machine slept: frames that are long over are not made up for
        next_frame_ = clock_.microseconds();
        remaining = 0;
    }
    SDL_Event event;
    do {
        // Rounded up, or the last millisecond would be spent asking again and again.
        const int milliseconds = remaining > 0 ? (remaining + 999) / 1000 : 0;
        if (SDL_WaitEventTimeout(&event, milliseconds) != 0) {
            fulfil(controls_.handle(event, clock_.milliseconds()));
        } else if (milliseconds == 0) {
            break;
        }
        remaining = static_cast<std::int32_t>(next_frame_ - clock_.microseconds());
    } while (!quit_);
    controls_.sample(clock_.milliseconds());
    return !quit_;
}

void Desktop::fulfil(Wish wish) {
    switch (wish) {
        case Wish::nothing:
            break;
        case Wish::redraw:
            redraw_ = true;
            break;
        case Wish::picture:
            say(camera_.take_picture());
            break;
        case Wish::recording:
            say(camera_.start_or_stop(clock_.milliseconds()));
            window_.set_title(camera_.recording() ? "Pocket Ricochet ● recording" : "Pocket Ricochet");
            break;
        case Wish::quit:
            if (camera_.recording()) {
                say(camera_.start_or_stop(clock_.milliseconds()));
            }
            quit_ = true;
            break;
    }
}

void Desktop::show() {
    if (display_.take_changed()) {
        camera_.changed(clock_.milliseconds());
        redraw_ = true;
    }
    if (redraw_ || !(shown_ == controls_.held())) {
        redraw_ = false;
        shown_ = controls_.held();
        window_.show(display_, shown_);
    }
}

}  // namespace hal::desktop
