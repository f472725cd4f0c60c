// Characters in and out, such as a serial port over USB.
#pragma once

#include <optional>
#include <string_view>

namespace hal {

class Console {
  public:
    // The next character that has come in, if one has. Never waits.
    virtual std::optional<char> read() = 0;

    // Sends the text. With nobody listening it is dropped rather than waited for.
    virtual void write(std::string_view text) = 0;

  protected:
    ~Console() = default;
};

class NoConsole final : public Console {
  public:
    std::optional<char> read() override { return std::nullopt; }
    void write(std::string_view /*text*/) override {}
};

}  // namespace hal
