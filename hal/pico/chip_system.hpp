// The chip itself: chance, battery, memory, and the way into the boot loader.
#pragma once

#include "facts.hpp"
#include "hal/system.hpp"

namespace hal::pico {

class ChipSystem final : public System {
  public:
    explicit ChipSystem(const hardware::Board& board) : board_(board) {}

    void start() const;

    [[nodiscard]] std::string_view profile() const override { return board_.name; }
    std::uint32_t entropy() override;
    [[nodiscard]] std::optional<unsigned> battery_percent() const override;
    [[nodiscard]] MemoryUse memory() const override;
    void enter_boot_loader() override;

  private:
    hardware::Board board_;
};

}  // namespace hal::pico
