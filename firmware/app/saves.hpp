// What the application keeps over power-off, by key. How and where is the business of whoever implements it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace handheld {

enum class SaveKey : std::uint8_t {
    settings = 1,
    statistics = 2,
    first_game = 16  // and one more for each mode, in the order of the menu
};

constexpr SaveKey game_key(unsigned mode) {
    return static_cast<SaveKey>(static_cast<unsigned>(SaveKey::first_game) + mode);
}

// The largest thing that is kept.
inline constexpr std::size_t largest_save = 768;

class Saves {
  public:
    // The latest bytes kept under the key: how many were written; 0 if there are none or they do not fit.
    virtual std::size_t load(SaveKey key, std::span<std::uint8_t> bytes) = 0;
    virtual void save(SaveKey key, std::span<const std::uint8_t> bytes) = 0;
    virtual void erase_everything() = 0;

  protected:
    ~Saves() = default;
};

class NoSaves final : public Saves {
  public:
    std::size_t load(SaveKey /*key*/, std::span<std::uint8_t> /*bytes*/) override { return 0; }
    void save(SaveKey /*key*/, std::span<const std::uint8_t> /*bytes*/) override {}
    void erase_everything() override {}
};

}  // namespace handheld
