#include "screens/diagnostics_page.hpp"

#include <algorithm>

#include "app/date.hpp"
#include "app/shell.hpp"
#include "app/version.hpp"
#include "draw/renderer.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

using hal::Button;

namespace {

constexpr std::uint32_t rated_erasures = 100000;  // what a sector of such flash is good for

Label kilobytes(std::uint32_t used, std::uint32_t total) {
    return total == 0
               ? Label("–")
               : Label().append_number(used / 1024).append(" of ").append_number(total / 1024).append(" KB");
}

// Milliseconds with one decimal.
Label milliseconds(std::uint32_t microseconds) {
    return Label()
        .append_number(microseconds / 1000)
        .append(".")
        .append_number(microseconds % 1000 / 100)
        .append(" ms");
}

Label number(std::uint32_t value) { return Label().append_number(value); }

// A level from left to right; nothing where there is nothing to tell.
void draw_level(Canvas& canvas, const Rect& rect, std::uint32_t part, std::uint32_t whole, Colour colour) {
    if (whole == 0) {
        return;
    }
    const int radius = rect.height / 2;
    canvas.fill_round(rect, radius, theme::selection);
    const std::uint32_t limited = std::min(part, whole);
    const auto width =
        static_cast<int>(std::uint64_t{static_cast<std::uint32_t>(rect.width)} * limited / whole);
    if (width >= rect.height) {
        canvas.fill_round({rect.left, rect.top, width, rect.height}, radius, colour);
    }
}

}  // namespace

std::string_view DiagnosticsPage::name(Topic topic) {
    constexpr std::array<std::string_view, topic_count> names{"Device", "Frames", "Memory", "Storage",
                                                              "Solver"};
    return names[static_cast<std::size_t>(topic)];
}

Label DiagnosticsPage::summary(Topic topic) const {
    switch (topic) {
        case Topic::device:
            return shell().devices().system.profile();
        case Topic::frames:
            return number(shell().frames.last().frames).append(" a second");
        case Topic::memory: {
            const hal::MemoryUse memory = shell().devices().system.memory();
            return kilobytes(memory.ram_static, memory.ram_total);
        }
        case Topic::storage: {
            const auto& report = shell().records().report();
            const unsigned dropped =
                report.damaged + report.unreadable_sectors + shell().records().unused().refused;
            return dropped == 0 ? Label("in order") : number(dropped).append(" dropped");
        }
        case Topic::solver:
            return milliseconds_ == 0 ? Label("not measured") : number(milliseconds_).append(" ms");
    }
    return {};
}

void DiagnosticsPage::enter() {
    read_wear();
    read_battery();
}

void DiagnosticsPage::read_battery() {
    battery_ = shell().devices().system.battery_percent();
    battery_read_ = shell().now();
}

void DiagnosticsPage::read_wear() {
    auto& log = shell().records().log();
    sectors_ = log.sector_count();
    most_erasures_ = all_erasures_ = 0;
    for (unsigned i = 0; i < sectors_; ++i) {
        erasures_[i] = log.erasures(i);
        most_erasures_ = std::max(most_erasures_, erasures_[i]);
        all_erasures_ += erasures_[i];
    }
}

void DiagnosticsPage::turn(int step) {
    topic_ = static_cast<Topic>((static_cast<int>(topic_) + step + static_cast<int>(topic_count)) %
                                static_cast<int>(topic_count));
    shell().sound(Effect::step);
}

void DiagnosticsPage::press(const hal::ButtonEvent& event) {
    if (event.kind != hal::ButtonEvent::Kind::press) {
        return;
    }
    if (event.button == Button::left || event.button == Button::right) {
        turn(event.button == Button::right ? 1 : -1);
    } else if (event.button == Button::b) {
        shell().analyst().stop();
        measuring_ = false;
        shell().sound(Effect::back);
        shell().back();
    } else if (event.button == Button::a && topic_ == Topic::solver && !measuring_) {
        shell().sound(Effect::choose);
        shell().analyst().measure(benchmark_);
        measuring_ = true;
        measured_from_ = shell().now();
    }
}

void DiagnosticsPage::update(std::uint32_t now) {
    if (now - battery_read_ >= 1000) {
        read_battery();
    }
    if (measuring_ && !shell().analyst().benchmarking()) {
        measuring_ = false;
        milliseconds_ = std::max<std::uint32_t>(1, now - measured_from_);
    }
}

Legend DiagnosticsPage::legend() const {
    return {"←→ page", topic_ == Topic::solver && !measuring_ ? "measure" : "", "back", {}, {}};
}

DiagnosticsPage::Lines DiagnosticsPage::device_lines() const {
    const auto& devices = shell().devices();
    const hal::Size size = devices.display.size();
    Lines lines;
    lines.add("Version", version_text);
    lines.add("Profile", devices.system.profile());
    lines.add("Screen", number(size.width).append("×").append_number(size.height));
    lines.add("Battery", battery_ ? number(*battery_).append("%") : Label("–"));
    lines.add("Calendar", devices.clock.today() ? "its own" : "set by hand");
    lines.add("Date", date_text(day_number(shell().today())));
    return lines;
}

DiagnosticsPage::Lines DiagnosticsPage::frame_lines() const {
    const FrameMeter::Second& second = shell().frames.last();
    Lines lines;
    lines.add("Frames a second", number(second.frames));
    lines.add("Longest frame", milliseconds(second.longest));
    lines.add("Most sent", number(second.bytes).append(" bytes"));
    lines.add("Drawing memory", number(sizeof(Renderer)).append(" bytes"));
    return lines;
}

DiagnosticsPage::Lines DiagnosticsPage::memory_lines() const {
    const hal::MemoryUse memory = shell().devices().system.memory();
    Lines lines;
    lines.add("In use", kilobytes(memory.ram_static, memory.ram_total));
    lines.add("Stack, at most", kilobytes(memory.stack_used, memory.stack_reserved));
    lines.add("Solver's",
              number(static_cast<std::uint32_t>(shell().analyst().memory_bytes() / 1024)).append(" KB"));
    lines.add("Record log's", number(sizeof(ricochet::storage::RecordLog)).append(" bytes"));
    return lines;
}

DiagnosticsPage::Lines DiagnosticsPage::storage_lines() const {
    const auto& records = shell().records();
    const auto& report = records.report();
    Lines lines;
    lines.add("Records found", number(report.records));
    lines.add("Damaged, dropped", number(report.damaged));
    lines.add("Cut off in writing", number(report.unfinished));
    lines.add("Refused", number(records.unused().refused));
    lines.add("Sectors unreadable", number(report.unreadable_sectors));
    lines.add("Of newer versions", number(report.newer_sectors + records.unused().newer));
    lines.add("Erasures a sector",
              sectors_ == 0
                  ? Label("–")
                  : number(all_erasures_ / sectors_).append(", at most ").append_number(most_erasures_));
    return lines;
}

DiagnosticsPage::Lines DiagnosticsPage::solver_lines() const {
    Lines lines;
    lines.add("Positions solved",
              number(benchmark_.solved()).append(" of ").append_number(SolverBenchmark::positions));
    lines.add("Moves in all", number(benchmark_.moves()));
    lines.add("Nodes", number(benchmark_.nodes()));
    const bool known = milliseconds_ > 0 && !measuring_;
    lines.add("Time", measuring_ ? Label("measuring…")
                      : known    ? number(milliseconds_).append(" ms")
                                 : Label("–"));
    lines.add("Nodes a second", known ? number(static_cast<std::uint32_t>(std::uint64_t{benchmark_.nodes()} *
                                                                          1000U / milliseconds_))
                                      : Label("–"));
    return lines;
}

DiagnosticsPage::Lines DiagnosticsPage::lines() const {
    switch (topic_) {
        case Topic::device:
            return device_lines();
        case Topic::frames:
            return frame_lines();
        case Topic::memory:
            return memory_lines();
        case Topic::storage:
            return storage_lines();
        case Topic::solver:
            return solver_lines();
    }
    return {};
}

// A bar for each sector of the flash: even wear is an even row.
void DiagnosticsPage::draw_wear(Canvas& canvas, const Rect& area) const {
    canvas.fill_round(area, 6, theme::panel);
    const int height = area.height - 14, width = area.width - 16;
    for (unsigned i = 0; i < sectors_; ++i) {
        const int left = area.left + 8 + (static_cast<int>(i) * width / static_cast<int>(sectors_));
        const int right = area.left + 8 + (static_cast<int>(i + 1) * width / static_cast<int>(sectors_));
        const auto share = std::uint64_t{static_cast<std::uint32_t>(height)} * erasures_[i];
        const int bar = most_erasures_ == 0 ? 0 : static_cast<int>(share / most_erasures_);
        canvas.fill({left, area.bottom() - 6 - bar, right - left - 1, bar},
                    erasures_[i] * 10 < rated_erasures ? theme::good : theme::bad);
        canvas.fill({left, area.bottom() - 6, right - left - 1, 1}, theme::text_faint);
    }
}

void DiagnosticsPage::draw_chart(Canvas& canvas, const Rect& area) const {
    const Rect level{area.left, area.top + 4, area.width, 12};
    switch (topic_) {
        case Topic::device:
            break;
        case Topic::frames:
            draw_level(canvas, level, shell().frames.last().frames, 60, theme::good);
            break;
        case Topic::memory: {
            const hal::MemoryUse memory = shell().devices().system.memory();
            draw_level(canvas, level, memory.ram_static, memory.ram_total, theme::blue);
            draw_level(canvas, level.moved(0, 18), memory.stack_used, memory.stack_reserved, theme::accent);
            break;
        }
        case Topic::storage:
            draw_wear(canvas, area);
            break;
        case Topic::solver:
            draw_level(canvas, level, benchmark_.solved(), SolverBenchmark::positions, theme::accent);
            break;
    }
}

void DiagnosticsPage::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_header(canvas, layout, name(topic_), "Diagnostics");
    const Rect body = layout.body();
    constexpr int margin = 12, row = 18;
    int y = body.top + 8;
    const Lines all = lines();
    for (const Line& line : all.view()) {
        const Rect rect{body.left + margin, y, body.width - (2 * margin), row};
        canvas.text_in(medium_font(), rect, Canvas::Align::left, theme::text_dim, line.label);
        canvas.text_in(medium_font(), rect, Canvas::Align::right, theme::text, line.value.view());
        y += row;
    }
    y += 6;
    draw_chart(canvas,
               {body.left + margin, y, body.width - (2 * margin), std::min(body.bottom() - y - 6, 60)});
    draw_footer(canvas, layout.footer(), legend());
}

void DiagnosticsPage::describe(TextWriter& writer) const {
    writer.put("Diagnostics: ").put(name(topic_)).put("\n");
    const Lines all = lines();
    for (const Line& line : all.view()) {
        writer.put(line.label).put(": ").put(line.value.view()).put("\n");
    }
}

}  // namespace handheld
