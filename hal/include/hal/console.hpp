// Characters in and out, such as a serial port over USB.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace hal {

class Console {
  public:
    // The next character that has come in, if one has. Never waits.
    virtual std::optional<char> read() = 0;

    // Sends the text. With nobody listening it is dropped rather than waited for.
    virtual void write(std::string_view text) = 0;

    // Sends as much of the text as there is room for at this moment, and says how much that was. Never waits; with
    // nobody listening all of it is dropped.
    virtual std::size_t offer(std::string_view text) {
        write(text);
        return text.size();
    }

  protected:
    ~Console() = default;
};

class NoConsole final : public Console {
  public:
    std::optional<char> read() override { return std::nullopt; }
    void write(std::string_view /*text*/) override {}
};

}  // namespace hal
