#include "spi_panel.hpp"

#include <array>

#include "hardware/dma.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/spi.h"
#include "hardware/sync.h"
#include "pico/time.h"

namespace hal::pico {

// The few commands both controllers have in common.
enum class SpiPanel::Command : std::uint8_t {
    software_reset = 0x01,
    sleep_in = 0x10,
    sleep_out = 0x11,
    inversion_off = 0x20,
    inversion_on = 0x21,
    display_off = 0x28,
    display_on = 0x29,
    set_columns = 0x2a,
    set_rows = 0x2b,
    write_memory = 0x2c,
    tearing_line_on = 0x35,
    memory_access = 0x36,
    pixel_format = 0x3a,
};

namespace {

constexpr unsigned memory_columns = 240;
constexpr unsigned memory_rows = 320;
constexpr std::uint32_t reset_pulse = 20;       // microseconds; 10 are enough
constexpr std::uint32_t after_reset = 120'000;  // of a controller that may have been awake before
constexpr std::uint32_t after_sleep_out = 120'000;
constexpr std::uint32_t after_sleep_in = 120'000;  // before it may be left again
constexpr std::uint8_t sixteen_bits = 0x55;

spi_inst_t* spi_of(const hardware::Panel& panel) { return panel.spi == 0 ? spi0 : spi1; }

void make_output(hardware::Pin pin, bool level) {
    if (pin.connected()) {
        gpio_init(pin.number());
        gpio_put(pin.number(), level);
        gpio_set_dir(pin.number(), true);
    }
}

// Only wakes a processor that sleeps until the pixels are sent.
void __not_in_flash_func(pixels_sent)() { dma_hw->ints1 = dma_hw->ints1; }

void sleep_until_moment(std::uint64_t moment) {
    const std::uint64_t now = time_us_64();
    if (moment > now) {
        sleep_us(moment - now);
    }
}

}  // namespace

void SpiPanel::reset() {
    spi_inst_t* spi = spi_of(panel_);
    spi_hertz_ = spi_init(spi, panel_.spi_hertz);
    use_words(WordSize::command);
    make_output(panel_.select, true);
    make_output(panel_.mode, true);
    make_output(panel_.reset, true);
    gpio_set_function(panel_.clock.number(), GPIO_FUNC_SPI);
    gpio_set_function(panel_.data.number(), GPIO_FUNC_SPI);
    backlight_.start();
    beam_.start();

    dma_ = static_cast<unsigned>(dma_claim_unused_channel(true));
    dma_channel_config config = dma_channel_get_default_config(dma_);
    channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
    channel_config_set_dreq(&config, spi_get_dreq(spi, true));
    dma_channel_configure(dma_, &config, &spi_get_hw(spi)->dr, nullptr, 0, false);
    dma_channel_set_irq1_enabled(dma_, true);
    irq_set_exclusive_handler(DMA_IRQ_1, pixels_sent);
    irq_set_enabled(DMA_IRQ_1, true);

    if (panel_.reset.connected()) {
        gpio_put(panel_.reset.number(), false);
        busy_wait_us_32(reset_pulse);
        gpio_put(panel_.reset.number(), true);
    } else {
        command(Command::software_reset);
    }
    ready_at_ = time_us_64() + after_reset;
}

void SpiPanel::configure() {
    sleep_until_moment(ready_at_);
    command(Command::memory_access, std::array{memory_access()});
    command(Command::pixel_format, std::array{sixteen_bits});
    command(panel_.scan.inverted ? Command::inversion_on : Command::inversion_off);
    if (panel_.tearing.connected()) {
        command(Command::tearing_line_on, std::array<std::uint8_t, 1>{0});
    }
    leave_sleep();
}

void SpiPanel::leave_sleep() {
    command(Command::sleep_out);
    ready_at_ = time_us_64() + after_sleep_out;
}

void SpiPanel::set_awake(bool awake) {
    if (awake == awake_) {
        return;
    }
    finish_sending();
    awake_ = awake;
    sleep_until_moment(ready_at_);
    if (awake) {
        leave_sleep();
    } else {
        shown_ = false;
        backlight_.set_percent(0);
        command(Command::display_off);
        command(Command::sleep_in);
        ready_at_ = time_us_64() + after_sleep_in;
    }
}

void SpiPanel::push(const Area& area, std::span<const Pixel> pixels) {
    finish_sending();
    if (!shown_) {
        sleep_until_moment(ready_at_);
    }
    beam_.wait_for(area, microseconds_for(pixels.size()));
    set_range(Command::set_columns, column_offset() + area.left, area.width);
    set_range(Command::set_rows, row_offset() + area.top, area.height);
    command(Command::write_memory);
    use_words(WordSize::pixel);
    select(true);
    sending_ = true;
    dma_channel_transfer_from_buffer_now(dma_, pixels.data(), pixels.size());
}

void SpiPanel::finish() {
    finish_sending();
    beam_.end_picture();
    if (!shown_ && awake_) {
        command(Command::display_on);
        shown_ = true;
        backlight_.set_percent(brightness_);
    }
}

void SpiPanel::set_brightness(unsigned percent) {
    brightness_ = percent;
    if (shown_) {
        backlight_.set_percent(percent);
    }
}

std::uint32_t SpiPanel::microseconds_for(std::size_t pixels) const {
    constexpr std::uint32_t bits = 16;
    return static_cast<std::uint32_t>(pixels) * bits * 1000U / (spi_hertz_ / 1000U);
}

// DMA is done when the last pixel is in the SPI block's queue, not when it is on the wire.
void SpiPanel::finish_sending() {
    if (sending_) {
        while (dma_channel_is_busy(dma_)) {
            __wfe();
        }
        drain();
        select(false);
        use_words(WordSize::command);
        sending_ = false;
    }
}

void SpiPanel::command(Command command, std::span<const std::uint8_t> parameters) {
    gpio_put(panel_.mode.number(), false);
    select(true);
    send_bytes(std::array{static_cast<std::uint8_t>(command)});
    gpio_put(panel_.mode.number(), true);
    send_bytes(parameters);
    select(false);
}

// Short runs only: the queue holds eight.
void SpiPanel::send_bytes(std::span<const std::uint8_t> bytes) {
    spi_hw_t* registers = spi_get_hw(spi_of(panel_));
    for (const std::uint8_t byte : bytes) {
        while (!spi_is_writable(spi_of(panel_))) {
            tight_loop_contents();
        }
        registers->dr = byte;
    }
    drain();
}

void SpiPanel::drain() {
    while (spi_is_busy(spi_of(panel_))) {
        tight_loop_contents();
    }
}

void SpiPanel::set_range(Command which, unsigned first, unsigned length) {
    const unsigned last = first + length - 1;
    command(which,
            std::array{static_cast<std::uint8_t>(first >> 8U), static_cast<std::uint8_t>(first & 0xffU),
                       static_cast<std::uint8_t>(last >> 8U), static_cast<std::uint8_t>(last & 0xffU)});
}

// Mode 3: the controllers read on the rising edge, and only with this phase does the block send words without a pause.
void SpiPanel::use_words(WordSize size) {
    spi_set_format(spi_of(panel_), static_cast<unsigned>(size), SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
}

void SpiPanel::select(bool selected) const {
    if (panel_.select.connected()) {
        gpio_put(panel_.select.number(), !selected);
    }
}

std::uint8_t SpiPanel::memory_access() const {
    const hardware::Scan& scan = panel_.scan;
    return static_cast<std::uint8_t>((scan.mirror_rows ? 0x80U : 0U) | (scan.mirror_columns ? 0x40U : 0U) |
                                     (scan.exchange ? 0x20U : 0U) | (scan.blue_first ? 0x08U : 0U));
}

// A glass smaller than the memory shows its first rows and columns; mirrored, they are the last ones.
unsigned SpiPanel::column_offset() const {
    const hardware::Scan& scan = panel_.scan;
    if (scan.exchange) {
        return scan.mirror_rows ? memory_rows - panel_.width : 0;
    }
    return scan.mirror_columns ? memory_columns - panel_.width : 0;
}

unsigned SpiPanel::row_offset() const {
    const hardware::Scan& scan = panel_.scan;
    if (scan.exchange) {
        return scan.mirror_columns ? memory_columns - panel_.height : 0;
    }
    return scan.mirror_rows ? memory_rows - panel_.height : 0;
}

}  // namespace hal::pico
