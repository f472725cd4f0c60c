// Turns samples of the button pins (or keys) into events: the first edge counts at once, then the button is
// ignored while it bounces; held d-pad buttons repeat. Any backend's buttons are this class and a source of samples.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>

#include "hal/buttons.hpp"

namespace hal {

struct ButtonTiming {
    std::uint16_t hold_off = 12;       // ms an edge is followed by silence
    std::uint16_t repeat_after = 380;  // ms until a held d-pad button first repeats
    std::uint16_t repeat_every = 90;   // ms between further repeats
};

// `sample` may be called from an interrupt and `next` from the program it interrupts: one writer, one reader.
class ButtonReader final : public Buttons {
  public:
    constexpr explicit ButtonReader(ButtonTiming timing = {}) : timing_(timing) {}

    // What is down at this moment. Contract: often enough not to miss a tap (every few milliseconds), time in
    // milliseconds from any start, wrapping round. The very first sample makes no events: a button stuck or held at
    // power-on is not a press.
    void sample(ButtonSet down, std::uint32_t now) {
        if (!started_) {
            started_ = true;
            state_.store(down.bits(), std::memory_order_relaxed);
            repeats_.fill(false);
            return;
        }
        for (const Button button : all_buttons) {
            sample_one(button, down.contains(button), now);
        }
    }

    std::optional<ButtonEvent> next() override {
        const std::uint8_t taken = taken_.load(std::memory_order_relaxed);
        if (taken == put_.load(std::memory_order_acquire)) {
            return std::nullopt;
        }
        const ButtonEvent event = queue_[taken % capacity];
        taken_.store(static_cast<std::uint8_t>(taken + 1U), std::memory_order_release);
        return event;
    }

    [[nodiscard]] ButtonSet held() const override {
        return ButtonSet::from_bits(state_.load(std::memory_order_relaxed));
    }

  private:
    static constexpr std::uint8_t capacity = 32;  // divides 256, so that the counters may wrap

    void sample_one(Button button, bool down, std::uint32_t now) {
        const auto i = static_cast<unsigned>(button);
        ButtonSet state = held();
        const bool was_down = state.contains(button);
        if (bouncing_[i] && now - changed_[i] < timing_.hold_off) {
            return;
        }
        bouncing_[i] = false;
        if (down != was_down) {
            if (down) {
                state.insert(button);
            } else {
                state.erase(button);
            }
            state_.store(state.bits(), std::memory_order_relaxed);
            bouncing_[i] = timing_.hold_off > 0;
            changed_[i] = now;
            repeats_[i] = down && is_direction(button);
            next_repeat_[i] = now + timing_.repeat_after;
            put({button, down ? ButtonEvent::Kind::press : ButtonEvent::Kind::release, state});
        } else if (repeats_[i] && static_cast<std::int32_t>(now - next_repeat_[i]) >= 0) {
            next_repeat_[i] = now + timing_.repeat_every;
            put({button, ButtonEvent::Kind::repeat, state});
        }
    }

    // A reader that does not keep up loses the newest events, never the order of the others.
    void put(const ButtonEvent& event) {
        const std::uint8_t at = put_.load(std::memory_order_relaxed);
        if (static_cast<std::uint8_t>(at - taken_.load(std::memory_order_acquire)) < capacity) {
            queue_[at % capacity] = event;
            put_.store(static_cast<std::uint8_t>(at + 1U), std::memory_order_release);
        }
    }

    ButtonTiming timing_;
    bool started_ = false;
    std::atomic<std::uint8_t> state_{0};
    std::array<bool, button_count> bouncing_{};
    std::array<bool, button_count> repeats_{};
    std::array<std::uint32_t, button_count> changed_{};
    std::array<std::uint32_t, button_count> next_repeat_{};
    std::array<ButtonEvent, capacity> queue_{};
    std::atomic<std::uint8_t> put_{0};
    std::atomic<std::uint8_t> taken_{0};
};

}  // namespace hal
