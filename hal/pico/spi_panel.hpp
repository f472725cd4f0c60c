// A screen with an ST7789 or ILI9341 controller on SPI: windows of pixels go out by DMA while the next are drawn.
#pragma once

#include <cstdint>
#include <span>

#include "facts.hpp"
#include "hal/display.hpp"
#include "pwm_output.hpp"

namespace hal::pico {

// Life: construct, `reset`, `wake` a while later (other things can start in between), then push.
// The light stays off until the first picture is complete.
class SpiPanel final : public Display {
  public:
    explicit SpiPanel(const hardware::Panel& panel) : panel_(panel), backlight_(panel.backlight) {}

    // Takes the pins, and starts the controller's own reset, which takes a while.
    void reset();

    // Waits for the reset where that is still needed, configures the controller and lets it out of sleep.
    void wake();

    [[nodiscard]] Size size() const override { return {panel_.width, panel_.height}; }
    void push(const Area& area, std::span<const Pixel> pixels) override;
    void finish() override;
    void set_brightness(unsigned percent) override;

    // The rate the SPI block really runs at: its clock divided by an even number.
    [[nodiscard]] std::uint32_t spi_hertz() const { return spi_hertz_; }

  private:
    enum class Command : std::uint8_t;
    enum class WordSize : std::uint8_t { command = 8, pixel = 16 };

    void command(Command command, std::span<const std::uint8_t> parameters = {});
    void send_bytes(std::span<const std::uint8_t> bytes);
    void set_range(Command which, unsigned first, unsigned length);
    void use_words(WordSize size);
    void select(bool selected) const;
    void drain();
    void finish_sending();
    [[nodiscard]] std::uint8_t memory_access() const;
    [[nodiscard]] unsigned column_offset() const;
    [[nodiscard]] unsigned row_offset() const;

    hardware::Panel panel_;
    PwmOutput backlight_;
    std::uint32_t spi_hertz_ = 0;
    std::uint32_t ready_at_ = 0;  // microseconds: not before then may the next step of starting be made
    unsigned dma_ = 0;
    unsigned brightness_ = 100;
    bool sending_ = false;
    bool shown_ = false;
};

}  // namespace hal::pico
