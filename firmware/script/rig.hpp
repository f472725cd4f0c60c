// A handheld on the bench: the whole application on a device in memory, with a clock that goes frame by frame.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/application.hpp"
#include "fake/devices.hpp"

namespace handheld {

struct RigOptions {
    hal::Size size{320, 240};
    std::uint32_t seed = 1;
    std::optional<hal::CalendarDate> date{};
    hal::Storage* storage = nullptr;  // its flash; without one, memory that is forgotten with the rig
};

class Rig {
  public:
    explicit Rig(const RigOptions& options = {});

    static constexpr std::uint32_t frame_microseconds = 16667;

    // One frame later. Without `look` nothing is drawn.
    void frame(bool look = true);
    void wait(std::uint32_t milliseconds, bool look = true);

    // Held for three frames, then let go for two.
    void press(hal::Button button, bool look = true);
    void hold(hal::Button button);
    void release(hal::Button button);

    // Plays the shortest way from here with the buttons, but for the last moves; false if no round is to be seen or
    // there is no way.
    bool win(std::size_t moves_left = 0);

    // The buttons that win() would press; nothing if there is no way.
    std::vector<hal::Button> way();

    // Power off and on again: everything is forgotten except what was saved.
    void restart();

    [[nodiscard]] std::string describe() const;
    [[nodiscard]] Application& application() { return *application_; }
    [[nodiscard]] hal::fake::FakeDevices& devices() { return devices_; }

  private:
    void sample();
    Knowledge shortest_way();
    [[nodiscard]] hal::Devices all();

    hal::fake::FakeDevices devices_;
    hal::Storage* storage_;
    std::vector<std::uint32_t> memory_ = std::vector<std::uint32_t>(ricochet::Solver::device_block_words);
    std::unique_ptr<Application> application_;
    hal::ButtonSet held_;
};

}  // namespace handheld
