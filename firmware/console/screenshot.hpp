// `screenshot`: the screen as text, painted once more part by part, as there is no frame buffer. docs/console.md has the
// format; scripts/screenshot makes a PNG of it.
#pragma once

#include "console/desk.hpp"
#include "console/task.hpp"
#include "ricochet/storage/crc32.hpp"

namespace handheld {

class ScreenshotTask final : public Task {
  public:
    explicit ScreenshotTask(Desk& desk) : desk_(desk) {}

    void begin();
    State step(Output& output) override;

  private:
    void count(std::span<const hal::Pixel> sent);
    // Sends what fits of one row; `above` is the one sent before it, where that is known.
    void put_row(Output& output, std::span<const hal::Pixel> row, std::span<const hal::Pixel> above);

    Desk& desk_;
    bool begun_ = false;
    int row_ = 0;
    std::size_t column_ = 0;
    std::uint32_t changes_ = 0;
    ricochet::storage::Crc32 checksum_;
};

}  // namespace handheld
