// Reads moves from a text one at a time, so that no list of them needs to be kept.
#pragma once

#include <optional>
#include <string_view>

#include "ricochet/move.hpp"
#include "ricochet/text.hpp"

namespace ricochet {

class MoveReader {
  public:
    explicit MoveReader(std::string_view text) : rest_(text) {}

    // The next move; nothing at the end of the text, or where it cannot be understood (then there is a complaint).
    std::optional<Move> next();
    [[nodiscard]] const Complaint& complaint() const { return complaint_; }

  private:
    std::string_view rest_;
    Complaint complaint_;
};

}  // namespace ricochet
