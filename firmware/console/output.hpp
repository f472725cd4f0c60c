// What the console has to say, on its way out: written into a block of its own and sent as fast as somebody reads. Nobody
// is ever waited for: when a host takes nothing for a while, the rest is dropped.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "app/game.hpp"
#include "hal/console.hpp"

namespace handheld {

class Output {
  public:
    static constexpr std::size_t capacity = 1280;
    // As much as anything says in one go.
    static constexpr std::size_t enough = 768;

    [[nodiscard]] std::size_t room() const { return capacity - (end_ - begin_); }
    [[nodiscard]] bool empty() const { return begin_ == end_; }

    // Lines end with a line feed, and go out with a carriage return before it.
    Output& put(std::string_view text);
    Output& put(char character);
    Output& put_number(std::uint32_t number);
    Output& put_hex(std::uint32_t number, unsigned digits);
    // Contract: as much room as is written.
    template <typename Write>
    Output& write(Write&& write_to) {
        make_room();
        TextWriter writer{std::span<char>(block_).subspan(end_)};
        write_to(writer);
        end_ += writer.view().size();
        return *this;
    }

    // The last line of every answer.
    void end_well();
    void end_badly(std::string_view why);

    // Hands over what the console takes. False if it has not taken anything for too long: everything waiting is gone.
    bool send(hal::Console& console, std::uint32_t now);

  private:
    static constexpr std::uint32_t patience = 2000;  // ms

    void make_room();
    std::size_t send_some(hal::Console& console);

    std::array<char, capacity> block_{};
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    bool return_sent_ = false;  // of a line end that was cut in half
    bool deaf_ = false;         // nobody was reading last time
    std::uint32_t last_taken_ = 0;
};

}  // namespace handheld
