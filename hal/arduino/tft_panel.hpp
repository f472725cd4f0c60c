// A screen driven by TFT_eSPI. The library is told its pins when it is compiled, by the flags in platformio.ini.
#pragma once

#include <cstdint>
#include <span>

#include "facts.hpp"
#include "hal/display.hpp"
#include "pico/pwm_output.hpp"

namespace hal::arduino {

// The number the library has for a way of walking the panel's memory.
constexpr std::uint8_t rotation_of(const hardware::Scan& scan) {
    return static_cast<std::uint8_t>((scan.exchange ? 1U : 0U) + (scan.mirror_rows ? 2U : 0U));
}

// It has four ways only; whether columns are mirrored follows from the controller and the rest.
constexpr bool has_rotation(const hardware::Panel& panel) {
    const hardware::Scan& scan = panel.scan;
    const bool mirrored = panel.controller == hardware::Controller::st7789
                              ? scan.exchange != scan.mirror_rows
                              : scan.exchange == scan.mirror_rows;
    return scan.mirror_columns == mirrored;
}

// Contract: one of these. The light stays off until the first picture is complete, and so it is after sleep.
class TftPanel final : public Display {
  public:
    explicit TftPanel(const hardware::Panel& panel) : panel_(panel), backlight_(panel.backlight) {}

    // Resets and configures the controller: about half a second.
    void start();

    [[nodiscard]] Size size() const override { return {panel_.width, panel_.height}; }
    void push(const Area& area, std::span<const Pixel> pixels) override;
    void finish() override;
    void set_brightness(unsigned percent) override;
    void set_awake(bool awake) override;

  private:
    void finish_sending();

    hardware::Panel panel_;
    pico::PwmOutput backlight_;
    unsigned brightness_ = 100;
    bool sending_ = false;
    bool awake_ = true;
    bool shown_ = false;  // since it is awake
};

}  // namespace hal::arduino
