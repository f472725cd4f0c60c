// The handheld as an Arduino sketch: the same application as firmware/pico, on hal/arduino.
#include <array>
#include <cstdint>

#include "app/application.hpp"
#include "arduino/device.hpp"
#include "board.hpp"

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

constexpr std::uint32_t frame_microseconds = 16667;

hal::arduino::Device device{hardware::board};
std::array<std::uint32_t, ricochet::Solver::device_block_words> solver_memory;

handheld::Application& application() {
    static handheld::Application the_application(device.all(), solver_memory);
    return the_application;
}

std::uint32_t next_frame = 0;  // µs

}  // namespace

// Eight kilobytes of stack for each core rather than for both.
bool core1_separate_stack = true;

void setup() {
    device.start();
    application();
    next_frame = micros();
}

void loop() {
    application().frame();
    device.panel.finish();
    next_frame += frame_microseconds;
    const auto remaining = static_cast<std::int32_t>(next_frame - micros());
    if (remaining > 0) {
        delayMicroseconds(static_cast<unsigned>(remaining));
    } else {
        next_frame = micros();  // a frame that took too long is not made up for
    }
}

// On the second core.
void loop1() { device.background.step(); }
