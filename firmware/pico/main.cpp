// The handheld on the RP2040: makes the devices and the application, and gives it a frame 60 times a second, or as seldom as is
// enough. Where the panel tells when it has shown a picture, the next frame begins then.
#include <array>
#include <cstdint>

#include "app/application.hpp"
#include "board.hpp"
#include "device.hpp"
#include "pico/time.h"
#include "watchdog.hpp"

namespace {

constexpr std::uint32_t frame_microseconds = 16667;
constexpr std::uint32_t panel_faster =
    4000;  // microseconds: how much sooner than a frame a panel may be ready for the next

hal::pico::Device device{hardware::board};
std::array<std::uint32_t, ricochet::Solver::device_block_words> solver_memory;

// What a frame began with.
struct Begin {
    std::uint32_t moment = time_us_32();
    std::uint32_t blanks = device.panel.beam().blanks();
    hal::ButtonSet held = device.buttons.held();
};

// Whether so much time has passed that the next frame may come; where the interval is long, a change of the buttons ends it.
bool due(const Begin& begin, std::uint32_t interval, std::uint32_t sooner) {
    const std::uint32_t passed = time_us_32() - begin.moment + sooner;
    return passed >= interval || (passed >= frame_microseconds && device.buttons.held() != begin.held);
}

// Helps the second core, or sleeps, until the next frame is due and, as long as the panel tells, until it has nothing to show for
// a moment. A frame that took too long is followed by the next at once, and nothing is made up for.
Begin next_frame_after(const Begin& begin, std::uint32_t interval) {
    const hal::pico::Beam& beam = device.panel.beam();
    std::uint32_t blanks = begin.blanks;
    while (true) {
        const bool paced = beam.known();
        if (!due(begin, interval, paced ? panel_faster : 0)) {
            blanks = beam.blanks();
        } else if (!paced || beam.blanks() != blanks) {
            break;
        }
        if (!device.background.assist()) {
            hal::pico::Device::rest();
        }
    }
    Begin next;
    if (!beam.known() && next.moment - begin.moment < 2 * frame_microseconds) {
        next.moment = begin.moment + frame_microseconds;
    }
    return next;
}

}  // namespace

int main() {
    device.start();
    static handheld::Application application(device.all(), solver_memory);
    Begin begin;
    while (true) {
        hal::pico::feed_watchdog();
        application.frame();
        device.panel.finish();
        device.set_drowsy(application.asleep());
        begin = next_frame_after(begin, application.frame_interval());
    }
}
