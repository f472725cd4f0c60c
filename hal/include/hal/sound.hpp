// Short effects on a piezo: one tone at a time.
#pragma once

#include <cstdint>
#include <span>

namespace hal {

struct Tone {
    std::uint16_t hertz = 0;  // 0 is silence
    std::uint16_t milliseconds = 0;

    constexpr bool operator==(const Tone&) const = default;
};

class Sound {
  public:
    // Begins to play the tones in order and returns at once; what was playing stops.
    // Contract: the tones live until the program ends (they stand in a table).
    virtual void play(std::span<const Tone> tones) = 0;

  protected:
    ~Sound() = default;
};

class NoSound final : public Sound {
  public:
    void play(std::span<const Tone> /*tones*/) override {}
};

}  // namespace hal
