// What a terminal has instead of a display and a piezo: it shows text, and it has a bell.
#pragma once

#include <span>

#include "hal/display.hpp"
#include "hal/sound.hpp"
#include "terminal.hpp"

namespace hal::terminal {

// Nobody looks at its pixels; the screens have the layout of the reference device.
class TextDisplay final : public Display {
  public:
    [[nodiscard]] hal::Size size() const override { return {320, 240}; }
    void push(const Area& /*area*/, std::span<const Pixel> /*pixels*/) override {}
    void finish() override {}
    void set_brightness(unsigned percent) override { brightness_ = percent; }
    void set_awake(bool /*awake*/) override {}  // dimmed is dark enough
    [[nodiscard]] unsigned brightness() const { return brightness_; }

  private:
    unsigned brightness_ = 100;
};

// Rings for the longer effects, refusals and wins; the click of every button would be too much.
class Bell final : public Sound {
  public:
    explicit Bell(bool wanted) : wanted_(wanted) {}

    void play(std::span<const Tone> tones) override {
        unsigned length = 0;
        for (const Tone& tone : tones) {
            length += tone.milliseconds;
        }
        if (wanted_ && length >= worth_a_ring) {
            Terminal::ring_bell();
        }
    }

  private:
    static constexpr unsigned worth_a_ring = 100;  // ms
    bool wanted_;
};

}  // namespace hal::terminal
