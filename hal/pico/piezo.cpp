#include "piezo.hpp"

#include "hardware/sync.h"

namespace hal::pico {

void Piezo::play(std::span<const Tone> tones) {
    const std::uint32_t interrupts = save_and_disable_interrupts();
    coming_ = tones;
    remaining_ = 0;
    output_.set_tone(0);
    restore_interrupts(interrupts);
}

void Piezo::tick() {
    if (remaining_ > 0) {
        remaining_ -= 1;
        if (remaining_ > 0) {
            return;
        }
        if (coming_.empty()) {
            output_.set_tone(0);
        }
    }
    while (remaining_ == 0 && !coming_.empty()) {
        remaining_ = coming_.front().milliseconds;
        output_.set_tone(coming_.front().hertz);
        coming_ = coming_.subspan(1);
    }
}

}  // namespace hal::pico
