#include "commands.hpp"

#include <atomic>
#include <charconv>

#include "board.hpp"
#include "flash_counter.hpp"
#include "hardware/clocks.h"
#include "hardware/watchdog.h"
#include "stack_paint.hpp"

namespace hardware_test {

namespace {

// Counts on the second core until it is stopped.
class Counting final : public hal::Work {
  public:
    bool step() override {
        for (unsigned i = 0; i < 1000; ++i) {
            count_.store(count_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
        }
        return true;
    }
    [[nodiscard]] std::uint32_t count() const { return count_.load(std::memory_order_relaxed); }

  private:
    std::atomic<std::uint32_t> count_{0};
};

Counting counting;
std::array<hal::Tone, 1> tone;

void say(hal::pico::Device& device, std::string_view label, std::uint32_t number) {
    std::array<char, 12> digits{};
    const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    device.console.write(label);
    device.console.write({digits.data(), static_cast<std::size_t>(end - digits.data())});
    device.console.write("\r\n");
}

void say_info(hal::pico::Device& device) {
    device.console.write(hardware::board.title);
    device.console.write("\r\n");
    const hal::MemoryUse memory = device.system.memory();
    say(device, "system clock ", clock_get_hz(clk_sys));
    say(device, "spi clock ", device.panel.spi_hertz());
    say(device, "static memory ", memory.ram_static);
    say(device, "stack 0 reserved ", memory.stack_reserved);
    say(device, "stack 0 used ", memory.stack_used);
    say(device, "stack 1 used ", hal::pico::second_stack_use().used);
    if (const auto percent = device.system.battery_percent()) {
        say(device, "battery ", *percent);
    }
    device.console.write(watchdog_enable_caused_reboot() ? "started by the watchdog\r\n"
                                                         : "started by power\r\n");
}

// The number a word stands for, 0 where it is none.
unsigned number_in(std::string_view& text) {
    while (!text.empty() && text.front() == ' ') {
        text.remove_prefix(1);
    }
    unsigned number = 0;
    const char* end = std::from_chars(text.data(), text.data() + text.size(), number).ptr;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

}  // namespace

void beep(hal::pico::Device& device, unsigned hertz, unsigned milliseconds) {
    device.piezo.play({});
    tone[0] = {.hertz = static_cast<std::uint16_t>(hertz),
               .milliseconds = static_cast<std::uint16_t>(milliseconds)};
    device.piezo.play(tone);
}

void obey(hal::pico::Device& device, std::string_view line) {
    if (line == "info") {
        say_info(device);
    } else if (line.starts_with("beep ")) {
        line.remove_prefix(5);
        const unsigned hertz = number_in(line);
        beep(device, hertz, number_in(line));
        device.console.write("beep\r\n");
    } else if (line.starts_with("light ")) {
        line.remove_prefix(6);
        device.panel.set_brightness(number_in(line));
        device.console.write("light\r\n");
    } else if (line == "work") {
        device.background.start(counting);
        device.console.write("working\r\n");
    } else if (line == "rest") {
        device.background.stop();
        device.console.write("resting\r\n");
    } else if (line == "count") {
        say(device, "count ", counting.count());
    } else if (line == "stored") {
        say(device, "stored ", stored_count());
    } else if (line == "store") {
        device.console.write(store_next_count() ? "written\r\n" : "not written\r\n");
    } else if (line == "chance") {
        say(device, "chance ", device.system.entropy());
    } else if (line == "hang") {
        device.console.write("hanging\r\n");
        while (true) {
            tight_loop_contents();
        }
    } else if (line == "bootsel") {
        device.system.enter_boot_loader();
    } else {
        device.console.write("error: unknown: ");
        device.console.write(line);
        device.console.write("\r\n");
        return;
    }
    device.console.write("ok\r\n");
}

}  // namespace hardware_test
