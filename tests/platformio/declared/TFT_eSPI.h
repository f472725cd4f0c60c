// What hal/arduino uses of TFT_eSPI 2.5.43, declared as it is declared there, and the settings it must have been given.
#pragma once

#include <Arduino.h>

#if !defined(USER_SETUP_LOADED) || !defined(ST7789_DRIVER) || !defined(TFT_WIDTH) || !defined(TFT_HEIGHT) || \
    !defined(TFT_MOSI) || !defined(TFT_SCLK) || !defined(TFT_CS) || !defined(TFT_DC) || !defined(TFT_RST) || \
    !defined(SPI_FREQUENCY) || !defined(TFT_SPI_MODE)
#error "platformio.ini leaves TFT_eSPI without a setting it needs"
#endif

class TFT_eSPI {
  public:
    TFT_eSPI(int16_t _W = TFT_WIDTH, int16_t _H = TFT_HEIGHT);
    virtual ~TFT_eSPI() = default;
    void init(uint8_t tc = 0);
    void setRotation(uint8_t r);
    void invertDisplay(bool i);
    void setSwapBytes(bool swap);
    bool initDMA(bool ctrl_cs = false);
    void writecommand(uint8_t c);
    void startWrite(void);
    void endWrite(void);
    void setAddrWindow(int32_t xs, int32_t ys, int32_t w, int32_t h);
    void pushPixelsDMA(uint16_t* image, uint32_t len);
};
