// The handheld on the RP2040: makes the devices and the application, and gives it a frame 60 times a second, or as seldom as is
// enough.
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

// Sleeps until the next frame is due, seen from the moment at which the last one was; where that is long, a change of the
// buttons that were held then ends it. A frame that took too long is followed by the next at once, and nothing is made up for.
std::uint32_t next_frame_after(std::uint32_t moment, std::uint32_t interval, hal::ButtonSet held) {
    while (time_us_32() - moment < frame_microseconds ||
           (time_us_32() - moment < interval && device.buttons.held() == held)) {
        hal::pico::Device::rest();
    }
    return time_us_32() - moment > 2 * frame_microseconds ? time_us_32() : moment + frame_microseconds;
}

}  // namespace

int main() {
    device.start();
    static handheld::Application application(device.all(), solver_memory);
    std::uint32_t moment = time_us_32();
    while (true) {
        device.system.feed_watchdog();
        const hal::ButtonSet held = device.buttons.held();
        application.frame();
        device.panel.finish();
        device.set_drowsy(application.asleep());
        moment = next_frame_after(moment, application.frame_interval(), held);
    }
}
