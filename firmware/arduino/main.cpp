// The handheld as an Arduino sketch: the same application as firmware/pico, on hal/arduino.
#include <array>
#include <cstdint>

#include "app/application.hpp"
#include "arduino/device.hpp"
#include "board.hpp"
#include "pico/watchdog.hpp"

#include <Arduino.h>  // last: it brings macros with everyday names

namespace {

// TFT_eSPI learns its pins from the flags in platformio.ini: they have to say what the board's facts say.
constexpr const hardware::Panel& panel = hardware::board.panel;
static_assert(panel.data.number() == TFT_MOSI && panel.clock.number() == TFT_SCLK &&
              panel.select.number() == TFT_CS && panel.mode.number() == TFT_DC &&
              panel.reset.number() == TFT_RST && panel.spi == TFT_SPI_PORT);
static_assert(panel.spi_hertz == SPI_FREQUENCY);
static_assert(panel.scan.exchange ? panel.width == TFT_HEIGHT && panel.height == TFT_WIDTH
                                  : panel.width == TFT_WIDTH && panel.height == TFT_HEIGHT);
static_assert(panel.scan.blue_first == (TFT_RGB_ORDER == 0));
static_assert(hal::arduino::has_rotation(panel));

hal::arduino::Device device{hardware::board};
std::array<std::uint32_t, ricochet::Solver::device_block_words> solver_memory;

handheld::Application& application() {
    static handheld::Application the_application(device.all(), solver_memory);
    return the_application;
}

constexpr std::uint32_t frame_microseconds = 16667;
constexpr unsigned look_microseconds = 200;  // from one look at clock and buttons to the next

std::uint32_t frame_due = 0;  // µs: when this one was

// Where the next frame is far, a change of the buttons that were held ends the wait.
bool wait_on(std::uint32_t interval, hal::ButtonSet held) {
    const std::uint32_t passed = micros() - frame_due;
    return passed < frame_microseconds || (passed < interval && device.buttons.held() == held);
}

}  // namespace

// Eight kilobytes of stack for each core rather than for both.
bool core1_separate_stack = true;

void setup() {
    device.start();
    application();
    frame_due = micros();
}

void loop() {
    hal::pico::feed_watchdog();
    const hal::ButtonSet held = device.buttons.held();
    application().frame();
    device.panel.finish();
    while (wait_on(application().frame_interval(), held)) {
        if (!device.background.assist()) {
            delayMicroseconds(look_microseconds);
        }
    }
    // A frame that took too long is not made up for.
    frame_due = micros() - frame_due > 2 * frame_microseconds ? micros() : frame_due + frame_microseconds;
}

// On the second core.
void loop1() { device.background.step(); }
