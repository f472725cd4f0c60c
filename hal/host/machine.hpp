// The clock, the date and the chance of the machine you sit at; date and chance can be told instead.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "hal/clock.hpp"
#include "hal/system.hpp"
#include "seeded_chance.hpp"

namespace hal {

// Counts from its making, as the device's counts from power-on.
class MachineClock final : public Clock {
  public:
    explicit MachineClock(std::optional<CalendarDate> told) : told_(told) {}

    [[nodiscard]] std::uint32_t milliseconds() const override;
    [[nodiscard]] std::uint32_t microseconds() const override;
    [[nodiscard]] std::optional<CalendarDate> today() const override;

  private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::optional<CalendarDate> told_;
};

class Machine final : public System {
  public:
    // The profile is a literal, such as "desktop". Without a seed nobody can foresee the chance.
    Machine(std::string_view profile, std::optional<std::uint32_t> seed);

    [[nodiscard]] std::string_view profile() const override { return profile_; }
    std::uint32_t entropy() override { return chance_.next(); }
    [[nodiscard]] std::optional<unsigned> battery_percent() const override { return std::nullopt; }
    [[nodiscard]] MemoryUse memory() const override { return {}; }
    void enter_boot_loader() override {}

  private:
    std::string_view profile_;
    SeededChance chance_;
};

}  // namespace hal
