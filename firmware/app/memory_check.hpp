// Writes a pattern into every word of a block and reads it back, then its opposite, in short steps: finds bits that stick
// and addresses that mean the same word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace handheld {

class MemoryCheck {
  public:
    MemoryCheck() = default;
    explicit MemoryCheck(std::span<std::uint32_t> block) : block_(block) {}

    // One short step; false once everything has been checked.
    bool step() {
        const std::size_t end = at_ + words_a_step < block_.size() ? at_ + words_a_step : block_.size();
        for (; at_ < end; ++at_) {
            // The compiler must not take the word it has just written for the one it reads.
            volatile std::uint32_t& word = block_[at_];
            if (is_writing()) {
                word = pattern(at_);
            } else if (word != pattern(at_)) {
                ++faults_;
            }
        }
        if (at_ == block_.size()) {
            at_ = 0;
            ++pass_;
        }
        return pass_ < passes;
    }

    [[nodiscard]] std::size_t words() const { return block_.size(); }
    [[nodiscard]] std::uint32_t faults() const { return faults_; }

  private:
    static constexpr std::size_t words_a_step = 512;
    static constexpr unsigned passes = 4;  // write, read, write the opposite, read

    [[nodiscard]] bool is_writing() const { return pass_ % 2 == 0; }
    // Another one for each word, so that words which are one are noticed.
    [[nodiscard]] std::uint32_t pattern(std::size_t at) const {
        const std::uint32_t mixed = (static_cast<std::uint32_t>(at) * 2654435761U) ^ 0xa5a5a5a5U;
        return pass_ < 2 ? mixed : ~mixed;
    }

    std::span<std::uint32_t> block_;
    std::size_t at_ = 0;
    unsigned pass_ = 0;
    std::uint32_t faults_ = 0;
};

}  // namespace handheld
