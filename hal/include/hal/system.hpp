// The device itself: what it is, how it fares, chance for new games, and the way into its boot loader.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace hal {

struct MemoryUse {
    std::uint32_t ram_total = 0;   // bytes; 0 where there is nothing to tell
    std::uint32_t ram_static = 0;  // of them, taken for good
    std::uint32_t stack_reserved = 0;
    std::uint32_t stack_used = 0;  // the most there has been
};

class System {
  public:
    // The board profile, such as "reference" or "desktop".
    [[nodiscard]] virtual std::string_view profile() const = 0;

    // A number nobody can foresee, for new games. Not for secrets.
    virtual std::uint32_t entropy() = 0;

    // Nothing where there is no battery to measure.
    [[nodiscard]] virtual std::optional<unsigned> battery_percent() const = 0;

    [[nodiscard]] virtual MemoryUse memory() const = 0;

    // Leaves the program for the boot loader. Returns only where there is none.
    virtual void enter_boot_loader() = 0;

  protected:
    ~System() = default;
};

class NoSystem final : public System {
  public:
    [[nodiscard]] std::string_view profile() const override { return "none"; }
    std::uint32_t entropy() override { return 0; }
    [[nodiscard]] std::optional<unsigned> battery_percent() const override { return std::nullopt; }
    [[nodiscard]] MemoryUse memory() const override { return {}; }
    void enter_boot_loader() override {}
};

}  // namespace hal
