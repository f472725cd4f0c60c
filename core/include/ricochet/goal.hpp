// A goal: a cell, who may claim it, and the symbol that tells goals of one colour apart.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ricochet/cell.hpp"
#include "ricochet/robot.hpp"

namespace ricochet {

enum class Symbol : std::uint8_t { circle, triangle, square, hexagon, vortex };

// One robot, or any of them.
class Claimant {
  public:
    constexpr Claimant() = default;
    constexpr Claimant(Robot robot)
        : value_(static_cast<std::uint8_t>(robot)) {}  // NOLINT(google-explicit-constructor)
    static constexpr Claimant any() { return Claimant(any_value); }

    [[nodiscard]] constexpr bool is_any() const { return value_ == any_value; }
    // Contract: not any().
    [[nodiscard]] constexpr Robot robot() const { return static_cast<Robot>(value_); }
    [[nodiscard]] constexpr bool allows(Robot robot) const { return is_any() || this->robot() == robot; }

    constexpr bool operator==(const Claimant&) const = default;

  private:
    static constexpr std::uint8_t any_value = 255;
    explicit constexpr Claimant(std::uint8_t value) : value_(value) {}
    std::uint8_t value_ = any_value;
};

struct Goal {
    Cell cell;
    Claimant claimant;
    Symbol symbol = Symbol::circle;

    constexpr bool operator==(const Goal&) const = default;
};

constexpr std::string_view name(Symbol symbol) {
    constexpr std::array<std::string_view, 5> names{"circle", "triangle", "square", "hexagon", "vortex"};
    return names[static_cast<unsigned>(symbol)];
}

constexpr std::string_view name(Claimant claimant) {
    return claimant.is_any() ? std::string_view{"any robot"} : name(claimant.robot());
}

// R, Y, G, B, S or *.
constexpr char letter(Claimant claimant) { return claimant.is_any() ? '*' : letter(claimant.robot()); }

}  // namespace ricochet
