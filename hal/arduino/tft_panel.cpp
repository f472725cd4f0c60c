#include "tft_panel.hpp"

#include <TFT_eSPI.h>  // last: it brings macros with everyday names

namespace hal::arduino {

namespace {

TFT_eSPI tft;

// What both controllers are told, beyond what the library has words for.
constexpr std::uint8_t sleep_in = 0x10;
constexpr std::uint8_t sleep_out = 0x11;
constexpr std::uint8_t display_off = 0x28;
constexpr std::uint8_t display_on = 0x29;
constexpr unsigned sleep_takes = 120;  // milliseconds, to fall asleep and to wake

}  // namespace

void TftPanel::start() {
    backlight_.start();
    tft.init();
    tft.setRotation(rotation_of(panel_.scan));
    tft.invertDisplay(panel_.scan.inverted);
    tft.setSwapBytes(true);  // our pixels are numbers, not bytes in the panel's order
    tft.initDMA();
}

void TftPanel::push(const Area& area, std::span<const Pixel> pixels) {
    finish_sending();
    tft.startWrite();
    tft.setAddrWindow(area.left, area.top, area.width, area.height);
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-const-cast): the library reads them only, but does not say so
    tft.pushPixelsDMA(const_cast<Pixel*>(pixels.data()), pixels.size());
    sending_ = true;
}

void TftPanel::finish() {
    finish_sending();
    if (!shown_ && awake_) {
        tft.writecommand(display_on);
        shown_ = true;
        backlight_.set_percent(brightness_);
    }
}

void TftPanel::set_brightness(unsigned percent) {
    brightness_ = percent;
    if (shown_) {
        backlight_.set_percent(percent);
    }
}

// Waits for the controller each time: nobody is looking.
void TftPanel::set_awake(bool awake) {
    if (awake == awake_) {
        return;
    }
    finish_sending();
    awake_ = awake;
    if (!awake) {
        shown_ = false;
        backlight_.set_percent(0);
        tft.writecommand(display_off);
    }
    tft.writecommand(awake ? sleep_out : sleep_in);
    delay(sleep_takes);
}

// endWrite waits for the DMA and for the SPI block before it lets the panel go.
void TftPanel::finish_sending() {
    if (sending_) {
        tft.endWrite();
        sending_ = false;
    }
}

}  // namespace hal::arduino
