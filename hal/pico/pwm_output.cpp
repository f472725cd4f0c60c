#include "pwm_output.hpp"

#include <algorithm>

#include "hardware/clocks.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"

namespace hal::pico {

namespace {

constexpr std::uint32_t steady_hertz = 2000;
constexpr std::uint32_t most_counts = 65536;

}  // namespace

void PwmOutput::start() {
    if (!pin_.connected()) {
        return;
    }
    set(steady_hertz, 0);
    gpio_set_function(pin_.number(), GPIO_FUNC_PWM);
    pwm_set_enabled(pwm_gpio_to_slice_num(pin_.number()), true);
}

void PwmOutput::set_percent(unsigned percent) { set(steady_hertz, std::min(percent, 100U)); }

void PwmOutput::set_tone(std::uint32_t hertz) { set(hertz == 0 ? steady_hertz : hertz, hertz == 0 ? 0 : 50); }

// The smallest divider whose counter still holds a whole period: the finest pitch. Pitches below about 12 Hz are raised to that.
void PwmOutput::set(std::uint32_t hertz, unsigned percent) {
    if (!pin_.connected()) {
        return;
    }
    const std::uint32_t ticks = clock_get_hz(clk_sys) / hertz;
    const std::uint32_t divider = std::clamp<std::uint32_t>((ticks + most_counts - 1) / most_counts, 1, 255);
    const std::uint32_t counts = std::min(ticks / divider, most_counts);
    const unsigned slice = pwm_gpio_to_slice_num(pin_.number());
    pwm_set_clkdiv_int_frac4(slice, static_cast<std::uint8_t>(divider), 0);
    pwm_set_wrap(slice, static_cast<std::uint16_t>(counts - 1));
    pwm_set_gpio_level(pin_.number(),
                       static_cast<std::uint16_t>(std::min(counts * percent / 100, most_counts - 1)));
}

}  // namespace hal::pico
