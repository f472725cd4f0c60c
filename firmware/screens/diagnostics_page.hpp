// One topic of the diagnostics: lines of figures, and a small chart where it helps.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "app/screen.hpp"
#include "app/solver_benchmark.hpp"
#include "ricochet/storage/record_log.hpp"

namespace handheld {

class DiagnosticsPage final : public Screen {
  public:
    using Screen::Screen;

    enum class Topic : std::uint8_t { device, frames, memory, storage, solver };
    static constexpr unsigned topic_count = 5;
    [[nodiscard]] static std::string_view name(Topic topic);
    // The topic in a word or two.
    [[nodiscard]] Label summary(Topic topic) const;
    // Which one is to be seen when the page opens.
    void choose(Topic topic) { topic_ = topic; }

    void enter() override;
    void press(const hal::ButtonEvent& event) override;
    void update(std::uint32_t now) override;
    void draw(Canvas& canvas) const override;
    void describe(TextWriter& writer) const override;
    [[nodiscard]] Legend legend() const override;

  private:
    struct Line {
        std::string_view label;
        Label value;
    };
    struct Lines {
        static constexpr std::size_t most = 8;
        std::array<Line, most> all{};
        std::size_t count = 0;
        void add(std::string_view label, const Label& value) { all[count++] = {label, value}; }
        [[nodiscard]] std::span<const Line> view() const { return {all.data(), count}; }
    };

    void turn(int step);
    void read_wear();
    void read_battery();
    [[nodiscard]] Lines lines() const;
    [[nodiscard]] Lines device_lines() const;
    [[nodiscard]] Lines frame_lines() const;
    [[nodiscard]] Lines memory_lines() const;
    [[nodiscard]] Lines storage_lines() const;
    [[nodiscard]] Lines solver_lines() const;
    // Below the lines.
    void draw_chart(Canvas& canvas, const Rect& area) const;
    void draw_wear(Canvas& canvas, const Rect& area) const;

    Topic topic_ = Topic::device;
    // Of every sector, read when the page opens.
    std::array<std::uint32_t, ricochet::storage::RecordLog::max_sectors> erasures_{};
    unsigned sectors_ = 0;
    std::uint32_t most_erasures_ = 0;
    std::uint32_t all_erasures_ = 0;

    // Read once a second, as it is never twice the same.
    std::optional<unsigned> battery_;
    std::uint32_t battery_read_ = 0;

    SolverBenchmark benchmark_;
    bool measuring_ = false;
    std::uint32_t measured_from_ = 0;
    std::uint32_t milliseconds_ = 0;  // the last whole run took
};

}  // namespace handheld
