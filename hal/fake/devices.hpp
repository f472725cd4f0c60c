// A device in memory: a screen that can be looked at, buttons pressed by the program, a clock that goes when told to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "hal/button_reader.hpp"
#include "hal/devices.hpp"
#include "host/seeded_chance.hpp"

namespace hal::fake {

class FakeDisplay final : public Display {
  public:
    explicit FakeDisplay(Size size) : size_(size), pixels_(std::size_t{size.width} * size.height) {}

    [[nodiscard]] Size size() const override { return size_; }
    void push(const Area& area, std::span<const Pixel> pixels) override;
    void finish() override {}
    void set_brightness(unsigned percent) override { brightness_ = percent; }
    void set_awake(bool awake) override;

    [[nodiscard]] const std::vector<Pixel>& pixels() const { return pixels_; }
    [[nodiscard]] unsigned brightness() const { return awake_ ? brightness_ : 0; }
    [[nodiscard]] bool awake() const { return awake_; }
    // Whether anything was pushed to it while it slept, which nobody may do.
    [[nodiscard]] bool disturbed() const { return disturbed_; }
    // What has been pushed since the last call, and whether any place was pushed twice.
    struct Pushed {
        std::size_t bytes = 0;
        std::size_t rectangles = 0;
        bool twice = false;
    };
    Pushed take_pushed();

  private:
    Size size_;
    std::vector<Pixel> pixels_;
    std::vector<bool> touched_ = std::vector<bool>(pixels_.size());
    Pushed pushed_;
    unsigned brightness_ = 100;
    bool awake_ = true;
    bool disturbed_ = false;
};

class FakeClock final : public Clock {
  public:
    [[nodiscard]] std::uint32_t milliseconds() const override {
        return static_cast<std::uint32_t>(microseconds_ / 1000U);
    }
    [[nodiscard]] std::uint32_t microseconds() const override {
        return static_cast<std::uint32_t>(microseconds_);
    }
    [[nodiscard]] std::optional<CalendarDate> today() const override { return date; }
    void advance(std::uint64_t microseconds) { microseconds_ += microseconds; }

    std::optional<CalendarDate> date;

  private:
    std::uint64_t microseconds_ = 0;
};

// Chance from a seed: the same numbers every time.
class FakeSystem final : public System {
  public:
    explicit FakeSystem(std::uint32_t seed) : chance_(seed) {}
    [[nodiscard]] std::string_view profile() const override { return "script"; }
    std::uint32_t entropy() override { return chance_.next(); }
    [[nodiscard]] std::optional<unsigned> battery_percent() const override { return std::nullopt; }
    [[nodiscard]] MemoryUse memory() const override { return {}; }
    void enter_boot_loader() override { ++boot_loader_entered; }

    unsigned boot_loader_entered = 0;

  private:
    SeededChance chance_;
};

class FakeSound final : public Sound {
  public:
    void play(std::span<const Tone> tones) override {
        ++played;
        last = tones;
    }
    unsigned played = 0;
    std::span<const Tone> last;
};

// Somebody types on it and may read what it says, or not.
class FakeConsole final : public Console {
  public:
    std::optional<char> read() override;
    void write(std::string_view text) override { said += text; }
    std::size_t offer(std::string_view text) override;

    void type(std::string_view text) { typed_ += text; }
    [[nodiscard]] bool all_read() const { return typed_.empty(); }

    std::string said;
    std::size_t room = std::string::npos;  // characters taken until somebody reads

  private:
    std::string typed_;
};

// Flash that keeps its content as long as the program runs.
class FakeStorage final : public Storage {
  public:
    [[nodiscard]] std::size_t size() const override { return bytes_.size(); }
    void read(std::size_t offset, std::span<std::uint8_t> into) override;
    void program(std::size_t offset,
                 std::span<const std::uint8_t, ricochet::storage::page_size> page) override;
    void erase(std::size_t offset) override;

    // All of it, to be looked at, or exchanged while the power is off.
    [[nodiscard]] std::span<std::uint8_t> content() { return bytes_; }
    unsigned changes = 0;  // pages programmed and sectors erased

  private:
    std::vector<std::uint8_t> bytes_ = std::vector<std::uint8_t>(standard_size, 0xff);
};

struct FakeDevices {
    FakeDevices(Size size, std::uint32_t seed) : display(size), system(seed) { buttons.sample({}, 0); }

    FakeDisplay display;
    ButtonReader buttons;
    FakeClock clock;
    FakeStorage storage;
    FakeSound sound;
    SlicedBackground background{32};  // about what the device does in a frame
    FakeConsole console;
    FakeSystem system;

    Devices all() { return {display, buttons, clock, storage, sound, background, console, system}; }
};

}  // namespace hal::fake
