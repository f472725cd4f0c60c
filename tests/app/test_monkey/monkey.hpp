// A monkey that presses buttons of a whole handheld at random, on a simulated clock.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "app/application.hpp"
#include "fake/devices.hpp"
#include "support/chance.hpp"

// Nobody looks at it, but what is pushed has to lie on the screen and be there to be read.
class MonkeyDisplay final : public hal::Display {
  public:
    explicit MonkeyDisplay(hal::Size size) : size_(size) {}
    [[nodiscard]] hal::Size size() const override { return size_; }
    void push(const hal::Area& area, std::span<const hal::Pixel> pixels) override;
    void finish() override {}
    void set_brightness(unsigned percent) override { brightness = percent; }
    void set_awake(bool now_awake) override { awake = now_awake; }

    std::uint64_t pushed = 0;  // pixels
    unsigned brightness = 0;
    bool outside = false;
    bool awake = true;
    bool disturbed = false;  // something was pushed while it slept

  private:
    hal::Size size_;
};

// What the monkeys have seen and done, all together.
struct MonkeyTally {
    std::uint64_t presses = 0;
    std::uint64_t frames = 0;
    std::uint64_t drawn = 0;
    std::uint64_t pixels = 0;
    std::uint64_t restarts = 0;
    std::uint64_t ways_home = 0;
    unsigned longest_way_home = 0;
    std::array<std::uint64_t, static_cast<std::size_t>(handheld::ScreenId::count)> on_screen{};
};

class Monkey {
  public:
    // Contract: the memory is for the solver and outlives the monkey.
    Monkey(hal::Size size, std::uint32_t seed, const hal::fake::FakeStorage& flash,
           std::span<std::uint32_t> memory);

    // Presses at least so many buttons. What went wrong, in words; nothing if all was well.
    std::string press(std::uint64_t count, MonkeyTally& tally);

  private:
    void power_on();
    void frame(hal::ButtonSet held, std::uint32_t milliseconds, bool look);
    hal::ButtonSet some_buttons(hal::ButtonSet not_these);
    std::uint32_t some_time();
    void doze();
    // Whether the main menu is reached: B leaves every screen, but in a round X, up, A does, and in a lesson Y.
    bool go_home(unsigned& presses);
    void tap(hal::Button button);
    std::string complaint() const;

    support::Chance chance_;
    MonkeyDisplay display_;
    hal::ButtonReader buttons_;
    hal::fake::FakeClock clock_;
    hal::fake::FakeStorage storage_;
    hal::fake::FakeSound sound_;
    hal::SlicedBackground background_;
    hal::NoConsole console_;
    hal::fake::FakeSystem system_;
    std::span<std::uint32_t> memory_;
    std::unique_ptr<handheld::Application> application_;
    std::uint64_t frames_ = 0;
    std::uint64_t drawn_ = 0;
    // What kind of monkey it is.
    std::array<unsigned, hal::button_count> taste_{};
    unsigned looks_every_;  // frames
    bool patient_;
};
