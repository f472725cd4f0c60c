#include "clock_tree.hpp"

#include "hardware/clocks.h"
#include "hardware/pll.h"

namespace hal::pico {

namespace {

// Two PLLs have to make three rates: 48 MHz for USB, 125 MHz for SPI, and the processors' own. USB can only divide by up to
// three, so 3 × 48 MHz is the fastest the processors can go beside an SPI at 62.5 MHz (CMakeLists.txt has the first PLL's numbers).
constexpr unsigned usb_hertz = 48'000'000;
constexpr unsigned usb_divider = 3;
static_assert(SYS_CLK_HZ == usb_divider * usb_hertz);

constexpr unsigned spi_source_hertz = 125'000'000;
constexpr unsigned spi_source_oscillator = 1'500'000'000;
constexpr unsigned first_divider = 6;
constexpr unsigned second_divider = 2;
static_assert(spi_source_hertz * first_divider * second_divider == spi_source_oscillator);

}  // namespace

void start_clocks() {
    clock_stop(clk_rtc);  // nobody asks it
    clock_configure_int_divider(clk_usb, 0, CLOCKS_CLK_USB_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ,
                                usb_divider);
    clock_configure_int_divider(clk_adc, 0, CLOCKS_CLK_ADC_CTRL_AUXSRC_VALUE_CLKSRC_PLL_SYS, SYS_CLK_HZ,
                                usb_divider);
    pll_init(pll_usb, 1, spi_source_oscillator, first_divider, second_divider);
    clock_configure_undivided(clk_peri, 0, CLOCKS_CLK_PERI_CTRL_AUXSRC_VALUE_CLKSRC_PLL_USB,
                              spi_source_hertz);
}

}  // namespace hal::pico
