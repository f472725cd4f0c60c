#include "speaker.hpp"

#include <SDL.h>

#include <cstddef>

namespace hal::desktop {

namespace {

constexpr std::int16_t loudness = 2600;  // a square wave is loud

std::uint32_t samples_of(const Tone& tone) {
    return static_cast<std::uint32_t>(std::uint64_t{tone.milliseconds} * SquareWave::rate / 1000U);
}

}  // namespace

void SquareWave::play(std::span<const Tone> tones) {
    tones_ = tones;
    remaining_ = tones.empty() ? 0 : samples_of(tones.front());
}

void SquareWave::fill(std::span<std::int16_t> samples) {
    for (std::int16_t& sample : samples) {
        while (remaining_ == 0 && !tones_.empty()) {
            tones_ = tones_.subspan(1);
            remaining_ = tones_.empty() ? 0 : samples_of(tones_.front());
        }
        sample = 0;
        if (remaining_ == 0) {
            continue;
        }
        remaining_ -= 1;
        const std::uint32_t hertz = tones_.front().hertz;
        phase_ += static_cast<std::uint32_t>((std::uint64_t{hertz} << 32U) / rate);
        if (hertz > 0) {
            sample = phase_ < 0x80000000U ? loudness : static_cast<std::int16_t>(-loudness);
        }
    }
}

Speaker::Speaker() {
    SDL_AudioSpec wanted{};
    wanted.freq = SquareWave::rate;
    wanted.format = AUDIO_S16SYS;
    wanted.channels = 1;
    wanted.samples = 512;  // 12 ms: a sound belongs to its button
    wanted.callback = &Speaker::fill;
    wanted.userdata = this;
    device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device_ != 0) {
        SDL_PauseAudioDevice(device_, 0);
    }
}

Speaker::~Speaker() {
    if (device_ != 0) {
        SDL_CloseAudioDevice(device_);
    }
}

void Speaker::play(std::span<const Tone> tones) {
    if (device_ != 0) {
        SDL_LockAudioDevice(device_);
        wave_.play(tones);
        SDL_UnlockAudioDevice(device_);
    }
}

void Speaker::fill(void* speaker, std::uint8_t* bytes, int count) {
    const auto samples = static_cast<std::size_t>(count) / sizeof(std::int16_t);
    static_cast<Speaker*>(speaker)->wave_.fill({reinterpret_cast<std::int16_t*>(bytes), samples});
}

}  // namespace hal::desktop
