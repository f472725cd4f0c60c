// A screen with an ST7789 or ILI9341 controller on SPI: windows of pixels go out by DMA while the next are drawn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "beam.hpp"
#include "facts.hpp"
#include "hal/display.hpp"
#include "pwm_output.hpp"

namespace hal::pico {

// Life: construct, `reset`, `configure` a while later (other things can start in between), then push.
// The light stays off until the first picture is complete, and so it is after sleep.
class SpiPanel final : public Display {
  public:
    explicit SpiPanel(const hardware::Panel& panel)
        : panel_(panel), backlight_(panel.backlight), beam_(panel) {}

    // Takes the pins, and starts the controller's own reset, which takes a while.
    void reset();

    // Waits for the reset where that is still needed, configures the controller and lets it out of sleep.
    void configure();

    [[nodiscard]] Size size() const override { return {panel_.width, panel_.height}; }
    void push(const Area& area, std::span<const Pixel> pixels) override;
    void finish() override;
    void set_brightness(unsigned percent) override;
    void set_awake(bool awake) override;

    // The rate the SPI block really runs at: its clock divided by an even number.
    [[nodiscard]] std::uint32_t spi_hertz() const { return spi_hertz_; }

    [[nodiscard]] const Beam& beam() const { return beam_; }

  private:
    enum class Command : std::uint8_t;
    enum class WordSize : std::uint8_t { command = 8, pixel = 16 };

    void command(Command command, std::span<const std::uint8_t> parameters = {});
    void send_bytes(std::span<const std::uint8_t> bytes);
    void set_range(Command which, unsigned first, unsigned length);
    void use_words(WordSize size);
    void select(bool selected) const;
    void leave_sleep();
    void drain();
    [[nodiscard]] std::uint32_t microseconds_for(std::size_t pixels) const;
    void finish_sending();
    [[nodiscard]] std::uint8_t memory_access() const;
    [[nodiscard]] unsigned column_offset() const;
    [[nodiscard]] unsigned row_offset() const;

    hardware::Panel panel_;
    PwmOutput backlight_;
    Beam beam_;
    std::uint32_t spi_hertz_ = 0;
    // Microseconds since the start, so many that they never wrap round: not before then may the next step of starting, sleeping or
    // waking be made.
    std::uint64_t ready_at_ = 0;
    unsigned dma_ = 0;
    unsigned brightness_ = 100;
    bool sending_ = false;
    bool awake_ = true;
    bool shown_ = false;  // since it is awake
};

}  // namespace hal::pico
