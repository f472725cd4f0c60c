// The eight buttons: a d-pad and A, B, X, Y.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hal {

enum class Button : std::uint8_t { up, right, down, left, a, b, x, y };

inline constexpr unsigned button_count = 8;

inline constexpr std::array<Button, button_count> all_buttons{
    Button::up, Button::right, Button::down, Button::left, Button::a, Button::b, Button::x, Button::y};

constexpr std::string_view name(Button button) {
    constexpr std::array<std::string_view, button_count> names{"up", "right", "down", "left",
                                                               "a",  "b",     "x",    "y"};
    return names[static_cast<unsigned>(button)];
}

constexpr bool is_direction(Button button) { return button <= Button::left; }

// Buttons held down together, one bit each.
class ButtonSet {
  public:
    constexpr ButtonSet() = default;
    static constexpr ButtonSet from_bits(std::uint8_t bits) {
        ButtonSet set;
        set.bits_ = bits;
        return set;
    }
    static constexpr ButtonSet of(Button button) { return from_bits(bit(button)); }

    [[nodiscard]] constexpr std::uint8_t bits() const { return bits_; }
    [[nodiscard]] constexpr bool contains(Button button) const { return (bits_ & bit(button)) != 0; }
    [[nodiscard]] constexpr bool contains_all(ButtonSet chord) const {
        return (bits_ & chord.bits_) == chord.bits_;
    }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    constexpr void insert(Button button) { bits_ = static_cast<std::uint8_t>(bits_ | bit(button)); }
    constexpr void erase(Button button) { bits_ = static_cast<std::uint8_t>(bits_ & ~bit(button)); }
    constexpr ButtonSet operator|(ButtonSet other) const {
        return from_bits(static_cast<std::uint8_t>(bits_ | other.bits_));
    }
    constexpr bool operator==(const ButtonSet&) const = default;

  private:
    static constexpr std::uint8_t bit(Button button) {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(button));
    }
    std::uint8_t bits_ = 0;
};

struct ButtonEvent {
    enum class Kind : std::uint8_t {
        press,
        repeat,  // held long enough to count once more
        release
    };
    Button button = Button::up;
    Kind kind = Kind::press;
    ButtonSet held;  // all that are down at that moment, this one included while it is

    // Whether this completed a chord: one of its buttons went down while the others were held.
    [[nodiscard]] constexpr bool completes(ButtonSet chord) const {
        return kind == Kind::press && chord.contains(button) && held.contains_all(chord);
    }
    constexpr bool operator==(const ButtonEvent&) const = default;
};

class Buttons {
  public:
    // The oldest event not yet taken; events come free of bounce and in order.
    virtual std::optional<ButtonEvent> next() = 0;

    // What is down right now, for instance while the device starts.
    [[nodiscard]] virtual ButtonSet held() const = 0;

  protected:
    ~Buttons() = default;
};

class NoButtons final : public Buttons {
  public:
    std::optional<ButtonEvent> next() override { return std::nullopt; }
    [[nodiscard]] ButtonSet held() const override { return {}; }
};

}  // namespace hal
