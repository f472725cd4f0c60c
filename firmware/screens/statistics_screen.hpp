// What has been achieved in each mode, with a small chart of the moves over the optimum.
#pragma once

#include <array>
#include <cstdint>

#include "app/screen.hpp"
#include "ricochet/storage/daily_results.hpp"

namespace handheld {

class StatisticsScreen final : public Screen {
  public:
    using Screen::Screen;
    void enter() override;
    void press(const hal::ButtonEvent& event) override;
    void draw(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override { return {"←→ mode", {}, "back", {}, {}}; }

  private:
    static constexpr std::uint32_t shown_days = 28;

    // Whether the mode has a puzzle for each day.
    [[nodiscard]] bool is_daily() const;
    void draw_days(Canvas& canvas, const Rect& area) const;

    unsigned mode_ = 0;
    // The last days, today the last of all; read when the screen opens.
    std::array<ricochet::storage::DayResult, shown_days> days_{};
};

}  // namespace handheld
