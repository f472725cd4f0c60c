// The eight buttons on a keyboard that never says when a key is let go: a key is a short press, and one that comes
// again and again, as held keys do, is a button held down.
#pragma once

#include <cstdint>
#include <optional>

#include "hal/button_reader.hpp"
#include "keys.hpp"

namespace hal::terminal {

class KeyButtons final : public Buttons {
  public:
    KeyButtons() { reader_.sample({}, 0); }

    // The button's key has come.
    void press(Button button, const Key& key, std::uint32_t now) {
        if (!(down_ == key) || now - pressed_at_ >= held_within) {
            let_go(now);
        }
        down_ = key;
        pressed_at_ = now;
        reader_.sample(ButtonSet::of(button), now);
    }

    // A short press that is certainly no held key.
    void tap(Button button, std::uint32_t now) {
        let_go(now);
        reader_.sample(ButtonSet::of(button), now);
        let_go(now);
    }

    // Time passes; once a frame.
    void update(std::uint32_t now) {
        if (down_ && now - pressed_at_ >= held_within) {
            let_go(now);
        }
    }

    std::optional<ButtonEvent> next() override { return reader_.next(); }
    [[nodiscard]] ButtonSet held() const override { return reader_.held(); }

  private:
    // Held keys come every 25 to 50 ms; fingers are slower.
    static constexpr std::uint32_t held_within = 80;  // ms

    void let_go(std::uint32_t now) {
        down_.reset();
        reader_.sample({}, now);
    }

    // Keys do not bounce, and the terminal decides when they repeat.
    ButtonReader reader_{{.hold_off = 0, .repeat_after = 0, .repeat_every = 0}};
    std::optional<Key> down_;
    std::uint32_t pressed_at_ = 0;
};

}  // namespace hal::terminal
