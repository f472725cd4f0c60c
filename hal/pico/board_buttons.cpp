#include "board_buttons.hpp"

#include "hardware/gpio.h"
#include "hardware/timer.h"

namespace hal::pico {

namespace {

constexpr std::uint32_t pull_up_settles = 10;  // microseconds

void make_input(hardware::Pin pin) {
    if (pin.connected()) {
        gpio_init(pin.number());
        gpio_pull_up(pin.number());
    }
}

bool is_low(std::uint32_t levels, hardware::Pin pin) {
    return pin.connected() && (levels >> pin.number() & 1U) == 0;
}

}  // namespace

void BoardButtons::start() {
    for (const Button button : all_buttons) {
        make_input(pin_of(button));
    }
    make_input(pins_.centre);
    busy_wait_us_32(pull_up_settles);
}

ButtonSet BoardButtons::down() const {
    const std::uint32_t levels = gpio_get_all();
    ButtonSet set;
    for (const Button button : all_buttons) {
        if (is_low(levels, pin_of(button)) || (button == Button::a && is_low(levels, pins_.centre))) {
            set.insert(button);
        }
    }
    return set;
}

hardware::Pin BoardButtons::pin_of(Button button) const {
    switch (button) {
        case Button::up:
            return pins_.up;
        case Button::right:
            return pins_.right;
        case Button::down:
            return pins_.down;
        case Button::left:
            return pins_.left;
        case Button::a:
            return pins_.a;
        case Button::b:
            return pins_.b;
        case Button::x:
            return pins_.x;
        case Button::y:
            return pins_.y;
    }
    return hardware::not_connected;
}

}  // namespace hal::pico
