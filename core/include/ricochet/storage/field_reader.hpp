// Reads the fields of a stored record and remembers whether all of them made sense.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "ricochet/bytes.hpp"

namespace ricochet::storage {

class FieldReader {
  public:
    explicit FieldReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    // Zero, and no longer good, if nothing is left.
    template <std::unsigned_integral Number>
    Number take() {
        if (bytes_.size() < sizeof(Number)) {
            good_ = false;
            return 0;
        }
        const auto number = ByteReader(bytes_).take<Number>();
        bytes_ = bytes_.subspan(sizeof(Number));
        return number;
    }
    std::uint8_t take_between(unsigned least, unsigned most) {
        const auto value = take<std::uint8_t>();
        expect(value >= least && value <= most);
        return value;
    }
    bool take_flag() { return take_between(0, 1) != 0; }

    void expect(bool sense) { good_ = good_ && sense; }
    [[nodiscard]] bool good() const { return good_; }
    // All made sense, and nothing is left.
    [[nodiscard]] bool ends_well() const { return good_ && bytes_.empty(); }

  private:
    std::span<const std::uint8_t> bytes_;
    bool good_ = true;
};

}  // namespace ricochet::storage
