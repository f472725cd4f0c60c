// Gamepads as the handheld's buttons, with joysticks that SDL itself pretends to have.
#define SDL_MAIN_HANDLED
#include <SDL.h>
#include <unity.h>

#include <string>

#include "desktop/controls.hpp"

namespace {

using hal::desktop::Controls;
using hal::desktop::Window;

// A gamepad that is plugged in; moving it back and forth is up to the test.
class Gamepad {
  public:
    Gamepad() {
        const int index = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX,
                                                    SDL_CONTROLLER_BUTTON_MAX, 0);
        TEST_ASSERT_TRUE_MESSAGE(index >= 0, SDL_GetError());
        joystick_ = SDL_JoystickOpen(index);
        TEST_ASSERT_NOT_NULL(joystick_);
    }
    Gamepad(const Gamepad&) = delete;
    Gamepad& operator=(const Gamepad&) = delete;
    ~Gamepad() { unplug(); }

    void press(SDL_GameControllerButton button) { SDL_JoystickSetVirtualButton(joystick_, button, 1); }
    void release(SDL_GameControllerButton button) { SDL_JoystickSetVirtualButton(joystick_, button, 0); }
    void lean(SDL_GameControllerAxis axis, Sint16 value) {
        SDL_JoystickSetVirtualAxis(joystick_, axis, value);
    }
    void unplug() {
        if (joystick_ == nullptr) {
            return;
        }
        const SDL_JoystickID mine = SDL_JoystickInstanceID(joystick_);
        for (int index = 0; index < SDL_NumJoysticks(); ++index) {
            if (SDL_JoystickGetDeviceInstanceID(index) == mine) {
                SDL_JoystickDetachVirtual(index);
                break;
            }
        }
        SDL_JoystickClose(joystick_);
        joystick_ = nullptr;
    }

  private:
    SDL_Joystick* joystick_ = nullptr;
};

// The controls of a window, and what they make of everything that has happened.
class Player {
  public:
    Player() { hear(); }

    // Such as "+a -a": pressed and released, in order.
    std::string hear() {
        SDL_JoystickUpdate();
        SDL_Event event;
        while (SDL_PollEvent(&event) != 0) {
            controls_.handle(event, ++now_);
        }
        std::string heard;
        while (const auto button = controls_.buttons().next()) {
            heard += heard.empty() ? "" : " ";
            heard += button->kind == hal::ButtonEvent::Kind::release ? '-' : '+';
            heard += hal::name(button->button);
        }
        return heard;
    }

  private:
    std::uint32_t now_ = 0;
    Window window_{hal::Size{320, 240}};
    Controls controls_{window_};
};

void expect(const char* expected, Player& player) {
    TEST_ASSERT_EQUAL_STRING(expected, player.hear().c_str());
}

void test_every_button_of_the_gamepad_is_one_of_the_handheld() {
    Player player;
    Gamepad gamepad;
    expect("", player);
    const struct {
        SDL_GameControllerButton button;
        const char* heard;
    } buttons[] = {
        {SDL_CONTROLLER_BUTTON_A, "+a -a"},
        {SDL_CONTROLLER_BUTTON_B, "+b -b"},
        {SDL_CONTROLLER_BUTTON_X, "+x -x"},
        {SDL_CONTROLLER_BUTTON_Y, "+y -y"},
        {SDL_CONTROLLER_BUTTON_DPAD_UP, "+up -up"},
        {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, "+right -right"},
        {SDL_CONTROLLER_BUTTON_DPAD_DOWN, "+down -down"},
        {SDL_CONTROLLER_BUTTON_DPAD_LEFT, "+left -left"},
        {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, ""},
    };
    for (const auto& [button, heard] : buttons) {
        gamepad.press(button);
        std::string all = player.hear();
        gamepad.release(button);
        all += all.empty() ? "" : " ";
        all += player.hear();
        TEST_ASSERT_EQUAL_STRING(heard, all.c_str());
    }
}

void test_the_stick_is_a_d_pad_that_does_not_tremble() {
    Player player;
    Gamepad gamepad;
    expect("", player);
    gamepad.lean(SDL_CONTROLLER_AXIS_LEFTX, -12000);
    expect("", player);
    gamepad.lean(SDL_CONTROLLER_AXIS_LEFTX, -20000);
    expect("+left", player);
    gamepad.lean(SDL_CONTROLLER_AXIS_LEFTX, -12000);
    expect("", player);
    gamepad.lean(SDL_CONTROLLER_AXIS_LEFTX, 0);
    expect("-left", player);
    gamepad.lean(SDL_CONTROLLER_AXIS_LEFTY, 32767);
    expect("+down", player);
    gamepad.lean(SDL_CONTROLLER_AXIS_LEFTY, -32768);
    expect("+up -down", player);
}

void test_what_an_unplugged_gamepad_held_is_let_go() {
    Player player;
    Gamepad gamepad;
    expect("", player);
    gamepad.press(SDL_CONTROLLER_BUTTON_A);
    expect("+a", player);
    gamepad.unplug();
    expect("-a", player);
}

void test_another_gamepad_takes_over_from_one_that_is_unplugged() {
    Player player;
    Gamepad first;
    Gamepad second;
    expect("", player);
    first.unplug();
    expect("", player);
    second.press(SDL_CONTROLLER_BUTTON_B);
    expect("+b", player);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    SDL_SetMainReady();
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS,
                "1");  // there is no window that could have the focus
    if (SDL_Init(SDL_INIT_GAMECONTROLLER) != 0) {
        return 1;
    }
    UNITY_BEGIN();
    RUN_TEST(test_every_button_of_the_gamepad_is_one_of_the_handheld);
    RUN_TEST(test_the_stick_is_a_d_pad_that_does_not_tremble);
    RUN_TEST(test_what_an_unplugged_gamepad_held_is_let_go);
    RUN_TEST(test_another_gamepad_takes_over_from_one_that_is_unplugged);
    const int failures = UNITY_END();
    SDL_Quit();
    return failures;
}
