// Flash memory in a file, so that the game goes on where it was left. It behaves as the chip does: erasing sets bits,
// programming clears them.
#pragma once

#include <string>
#include <vector>

#include "hal/storage.hpp"

namespace hal {

class FlashFile final : public Storage {
  public:
    FlashFile() = default;
    FlashFile(const FlashFile&) = delete;
    FlashFile& operator=(const FlashFile&) = delete;
    ~FlashFile();

    // $XDG_STATE_HOME/pocket-ricochet/flash.bin, or ~/.local/state/...; empty without a home.
    static std::string usual_path();

    // Takes what the file holds, making it and its folders if need be. Empty, or why nothing will be kept: the flash
    // works all the same, as long as the program runs.
    std::string open(const std::string& path);

    [[nodiscard]] std::size_t size() const override { return bytes_.size(); }
    void read(std::size_t offset, std::span<std::uint8_t> into) override;
    void program(std::size_t offset,
                 std::span<const std::uint8_t, ricochet::storage::page_size> page) override;
    void erase(std::size_t offset) override;

  private:
    void write(std::size_t offset, std::size_t count);
    void close();

    std::vector<std::uint8_t> bytes_ = std::vector<std::uint8_t>(standard_size, 0xff);
    int file_ = -1;
};

}  // namespace hal
