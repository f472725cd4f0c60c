// Where the chip's clocks come from. The SPI block divides its clock by an even number, so that 62.5 MHz to the screen asks for
// 125 MHz there; the processors need not be held to that.
#pragma once

namespace hal::pico {

// From the SDK's start, with everything on the first PLL at the processors' rate, to what docs/firmware.md draws.
// Contract: called once, before USB, SPI and ADC are started.
void start_clocks();

}  // namespace hal::pico
