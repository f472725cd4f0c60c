#include "tft_panel.hpp"

#include <TFT_eSPI.h>  // last: it brings macros with everyday names

namespace hal::arduino {

namespace {

TFT_eSPI tft;

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
    if (!shown_) {
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

// endWrite waits for the DMA and for the SPI block before it lets the panel go.
void TftPanel::finish_sending() {
    if (sending_) {
        tft.endWrite();
        sending_ = false;
    }
}

}  // namespace hal::arduino
