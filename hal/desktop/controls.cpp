#include "controls.hpp"

#include <SDL.h>

#include <optional>

namespace hal::desktop {

namespace {

std::optional<Button> button_of_key(SDL_Keycode key) {
    switch (key) {
        case SDLK_UP:
            return Button::up;
        case SDLK_RIGHT:
            return Button::right;
        case SDLK_DOWN:
            return Button::down;
        case SDLK_LEFT:
            return Button::left;
        case SDLK_a:
        case SDLK_RETURN:
        case SDLK_KP_ENTER:
        case SDLK_SPACE:
        case SDLK_l:
            return Button::a;
        case SDLK_b:
        case SDLK_ESCAPE:
        case SDLK_BACKSPACE:
        case SDLK_k:
            return Button::b;
        case SDLK_x:
        case SDLK_i:
            return Button::x;
        case SDLK_y:
        case SDLK_j:
            return Button::y;
        default:
            return std::nullopt;
    }
}

// By what is written on the gamepad, not by place.
std::optional<Button> button_of_gamepad(std::uint8_t button) {
    switch (button) {
        case SDL_CONTROLLER_BUTTON_DPAD_UP:
            return Button::up;
        case SDL_CONTROLLER_BUTTON_DPAD_RIGHT:
            return Button::right;
        case SDL_CONTROLLER_BUTTON_DPAD_DOWN:
            return Button::down;
        case SDL_CONTROLLER_BUTTON_DPAD_LEFT:
            return Button::left;
        case SDL_CONTROLLER_BUTTON_A:
            return Button::a;
        case SDL_CONTROLLER_BUTTON_B:
            return Button::b;
        case SDL_CONTROLLER_BUTTON_X:
            return Button::x;
        case SDL_CONTROLLER_BUTTON_Y:
            return Button::y;
        default:
            return std::nullopt;
    }
}

void put(ButtonSet& set, std::optional<Button> button, bool down) {
    if (button) {
        down ? set.insert(*button) : set.erase(*button);
    }
}

}  // namespace

Controls::~Controls() {
    if (controller_ != nullptr) {
        SDL_GameControllerClose(controller_);
    }
}

Wish Controls::handle(const SDL_Event& event, std::uint32_t now) {
    Wish wish = Wish::nothing;
    switch (event.type) {
        case SDL_QUIT:
            return Wish::quit;
        case SDL_KEYDOWN:
        case SDL_KEYUP:
            if (event.key.repeat == 0) {
                wish = press_key(event.key.keysym.sym, (event.key.keysym.mod & KMOD_CTRL) != 0,
                                 event.type == SDL_KEYDOWN);
            }
            break;
        case SDL_MOUSEBUTTONDOWN:
            point_at(event.button.x, event.button.y);
            break;
        case SDL_MOUSEMOTION:
            if ((event.motion.state & SDL_BUTTON_LMASK) != 0) {
                point_at(event.motion.x, event.motion.y);
            }
            break;
        case SDL_MOUSEBUTTONUP:
            mouse_ = {};
            break;
        case SDL_CONTROLLERDEVICEADDED:
            connect(event.cdevice.which);
            break;
        case SDL_CONTROLLERDEVICEREMOVED:
            disconnect(event.cdevice.which);
            break;
        case SDL_CONTROLLERBUTTONDOWN:
        case SDL_CONTROLLERBUTTONUP:
            put(gamepad_, button_of_gamepad(event.cbutton.button), event.type == SDL_CONTROLLERBUTTONDOWN);
            break;
        case SDL_CONTROLLERAXISMOTION:
            move_stick(event.caxis.axis, event.caxis.value);
            break;
        case SDL_WINDOWEVENT:
            // What is let go while another window has the keyboard would be held for ever.
            if (event.window.event == SDL_WINDOWEVENT_FOCUS_LOST) {
                keyboard_ = {};
                mouse_ = {};
            }
            wish = Wish::redraw;
            break;
        default:
            break;
    }
    sample(now);
    return wish;
}

Wish Controls::press_key(std::int32_t key, bool control, bool down) {
    if (!down) {
        put(keyboard_, button_of_key(key), false);
        return Wish::nothing;
    }
    if (key == SDLK_F12) {
        return Wish::picture;
    }
    if (key == SDLK_F9) {
        return Wish::recording;
    }
    if (control) {
        return key == SDLK_q ? Wish::quit : Wish::nothing;
    }
    put(keyboard_, button_of_key(key), true);
    return Wish::nothing;
}

// A finger can slide over the d-pad.
void Controls::point_at(int x, int y) {
    mouse_ = {};
    put(mouse_, window_->layout().button_at(window_->place(x, y)), true);
}

void Controls::move_stick(std::uint8_t axis, std::int16_t value) {
    constexpr int far = 16000, near = 10000;  // of 32767; between them nothing changes
    const bool sideways = axis == SDL_CONTROLLER_AXIS_LEFTX;
    if (!sideways && axis != SDL_CONTROLLER_AXIS_LEFTY) {
        return;
    }
    const auto lean = [&](Button button, int amount) {
        if (amount > far || amount < near) {
            put(stick_, button, amount > far);
        }
    };
    lean(sideways ? Button::right : Button::down, value);
    lean(sideways ? Button::left : Button::up, -int{value});
}

void Controls::connect(int index) {
    if (controller_ == nullptr && SDL_IsGameController(index) == SDL_TRUE) {
        controller_ = SDL_GameControllerOpen(index);
    }
}

void Controls::disconnect(std::int32_t instance) {
    if (controller_ != nullptr &&
        SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller_)) == instance) {
        SDL_GameControllerClose(controller_);
        controller_ = nullptr;
        gamepad_ = {};
        stick_ = {};
        for (int index = 0; index < SDL_NumJoysticks(); ++index) {
            connect(index);
        }
    }
}

}  // namespace hal::desktop
