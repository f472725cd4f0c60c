// What a board profile says: which pin leads where, and what the panel is. Facts only; drivers live in hal/.
// A profile is one folder with a board.hpp that defines `hardware::board`. The emulator in tests/emulator reads the same
// files, so they keep to a plain form: one brace initializer of names, numbers, strings and lists.
#pragma once

#include <cstdint>
#include <string_view>

namespace hardware {

// A pin of the RP2040 by its GPIO number. Never a mask.
class Pin {
  public:
    constexpr Pin() = default;
    constexpr explicit Pin(std::uint8_t number) : number_(number) {}

    [[nodiscard]] constexpr bool connected() const { return number_ != none; }
    [[nodiscard]] constexpr unsigned number() const { return number_; }
    constexpr bool operator==(const Pin&) const = default;

  private:
    static constexpr std::uint8_t none = 0xff;
    std::uint8_t number_ = none;
};

inline constexpr Pin not_connected{};

enum class Controller : std::uint8_t { st7789, ili9341 };

// How the panel's memory (240 columns, 320 rows) has to be walked so that the picture stands upright in this case.
struct Scan {
    bool exchange = false;        // rows and columns change places: a quarter turn
    bool mirror_columns = false;  // of the panel's memory, not of the picture
    bool mirror_rows = false;
    bool blue_first = false;  // the glass has blue where the controller thinks red is
    bool inverted = false;    // the glass shows the negative of its memory unless told to invert
};

struct Panel {
    Controller controller = Controller::st7789;
    std::uint16_t width = 0;  // as the player sees it
    std::uint16_t height = 0;
    Scan scan;
    std::uint8_t spi = 0;         // which of the two SPI blocks
    std::uint32_t spi_hertz = 0;  // at most
    Pin clock;
    Pin data;
    Pin select;
    Pin mode;  // low for commands, high for data
    Pin reset;
    Pin backlight;
    Pin tearing;  // high while the panel is not reading its memory
};

// All active low, pulled up inside the chip.
struct ButtonPins {
    Pin up;
    Pin right;
    Pin down;
    Pin left;
    Pin a;
    Pin b;
    Pin x;
    Pin y;
    Pin centre;  // a joystick's own button, the same as A to the player
};

struct Battery {
    Pin sense;                 // an ADC pin
    std::uint8_t divider = 1;  // the battery's voltage divided by this reaches the pin
    std::uint16_t empty_millivolts = 0;
    std::uint16_t full_millivolts = 0;
};

struct Board {
    std::string_view name;   // the profile, as in its folder's name
    std::string_view title;  // for people
    std::uint32_t flash_bytes = 0;
    Panel panel;
    ButtonPins buttons;
    Pin piezo;
    Battery battery;
};

}  // namespace hardware
