// The handheld on the RP2040: makes the devices and the application, and gives it a frame 60 times a second.
#include <array>
#include <cstdint>

#include "app/application.hpp"
#include "board.hpp"
#include "device.hpp"
#include "pico/time.h"

namespace {

constexpr std::uint32_t frame_microseconds = 16667;

hal::pico::Device device{hardware::board};
std::array<std::uint32_t, ricochet::Solver::device_block_words> solver_memory;

// Sleeps until the moment; a frame that took too long is followed by the next at once, and nothing is made up for.
std::uint32_t next_frame_after(std::uint32_t moment) {
    const std::uint32_t next = moment + frame_microseconds;
    while (static_cast<std::int32_t>(next - time_us_32()) > 0) {
        hal::pico::Device::rest();
    }
    return static_cast<std::int32_t>(time_us_32() - next) > static_cast<std::int32_t>(frame_microseconds)
               ? time_us_32()
               : next;
}

}  // namespace

int main() {
    device.start();
    static handheld::Application application(device.all(), solver_memory);
    std::uint32_t moment = time_us_32();
    while (true) {
        device.system.feed_watchdog();
        application.frame();
        device.panel.finish();
        moment = next_frame_after(moment);
    }
}
