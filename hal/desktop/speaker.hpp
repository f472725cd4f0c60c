// The piezo as a square wave through SDL's audio. Without a sound card it is silent.
#pragma once

#include <cstdint>
#include <span>

#include "hal/sound.hpp"

namespace hal::desktop {

// Turns tones into samples; apart from SDL, so that it can be heard without a sound card.
class SquareWave {
  public:
    static constexpr unsigned rate = 44100;  // samples a second

    void play(std::span<const Tone> tones);
    // The next samples, silence once the tones are over.
    void fill(std::span<std::int16_t> samples);

  private:
    std::span<const Tone> tones_;
    std::uint32_t remaining_ = 0;  // samples of the first tone
    std::uint32_t phase_ = 0;      // of a period, in 2³² parts
};

class Speaker final : public Sound {
  public:
    // Contract: SDL's audio has been started, if it can be.
    Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;
    ~Speaker();

    void play(std::span<const Tone> tones) override;

  private:
    // SDL calls it in a thread of its own, with the device locked.
    static void fill(void* speaker, std::uint8_t* bytes, int count);

    SquareWave wave_;
    std::uint32_t device_ = 0;
};

}  // namespace hal::desktop
