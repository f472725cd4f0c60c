// A bitboard: a set of cells of the 16×16 grid in eight 32-bit words, two rows a word.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "ricochet/cell.hpp"

namespace ricochet {

class CellSet {
  public:
    constexpr CellSet() = default;

    // The cells of a board of this size. Contract: both at most 16.
    static constexpr CellSet rectangle(unsigned width, unsigned height) {
        CellSet set;
        const std::uint32_t row = (1U << width) - 1U;
        for (unsigned y = 0; y < height; ++y) {
            set.words_[y / 2] |= row << (16U * (y & 1U));
        }
        return set;
    }

    [[nodiscard]] constexpr bool contains(Cell cell) const {
        return ((words_[word_of(cell)] >> bit_of(cell)) & 1U) != 0;
    }
    constexpr void insert(Cell cell) { words_[word_of(cell)] |= 1U << bit_of(cell); }
    constexpr void erase(Cell cell) { words_[word_of(cell)] &= ~(1U << bit_of(cell)); }

    // Inserts a piece of a row. Contract: both in one row, `last` not before `first`.
    constexpr void insert_row(Cell first, Cell last) {
        words_[word_of(first)] |= (2U << bit_of(last)) - (1U << bit_of(first));
    }

    [[nodiscard]] constexpr bool empty() const {
        std::uint32_t any = 0;
        for (const auto word : words_) {
            any |= word;
        }
        return any == 0;
    }

    [[nodiscard]] constexpr unsigned count() const {
        unsigned total = 0;
        for (const auto word : words_) {
            total += static_cast<unsigned>(std::popcount(word));
        }
        return total;
    }

    // The n-th member in reading order, counted from 0. Contract: n < count().
    [[nodiscard]] constexpr Cell nth(unsigned n) const {
        for (unsigned i = 0; i < words_.size(); ++i) {
            const auto here = static_cast<unsigned>(std::popcount(words_[i]));
            if (n < here) {
                std::uint32_t word = words_[i];
                for (; n > 0; --n) {
                    word &= word - 1U;
                }
                return Cell::from_index((i * 32U) + static_cast<unsigned>(std::countr_zero(word)));
            }
            n -= here;
        }
        return {};
    }

    // The whole set moved one cell; what leaves the 16×16 grid is gone.
    [[nodiscard]] constexpr CellSet shifted(Direction direction) const {
        CellSet result;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            switch (direction) {
                case Direction::up:
                    result.words_[i] =
                        (words_[i] >> 16U) | (i + 1 < words_.size() ? words_[i + 1] << 16U : 0U);
                    break;
                case Direction::down:
                    result.words_[i] = (words_[i] << 16U) | (i > 0 ? words_[i - 1] >> 16U : 0U);
                    break;
                case Direction::right:
                    result.words_[i] = (words_[i] << 1U) & ~first_column;
                    break;
                case Direction::left:
                    result.words_[i] = (words_[i] >> 1U) & ~last_column;
                    break;
            }
        }
        return result;
    }

    constexpr CellSet& operator|=(const CellSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] |= other.words_[i];
        }
        return *this;
    }
    constexpr CellSet& operator&=(const CellSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] &= other.words_[i];
        }
        return *this;
    }
    constexpr CellSet& operator-=(const CellSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) {
            words_[i] &= ~other.words_[i];
        }
        return *this;
    }
    friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
    friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
    friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
    constexpr bool operator==(const CellSet&) const = default;

    // Members in reading order, for range-for.
    class Iterator {
      public:
        constexpr Iterator(const CellSet& set, unsigned word)
            : set_(&set), word_(word), rest_(word < word_count ? set.words_[word] : 0) {
            skip_empty_words();
        }
        constexpr Cell operator*() const {
            return Cell::from_index((word_ * 32U) + static_cast<unsigned>(std::countr_zero(rest_)));
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1U;
            skip_empty_words();
            return *this;
        }
        constexpr bool operator!=(const Iterator& other) const {
            return word_ != other.word_ || rest_ != other.rest_;
        }

      private:
        constexpr void skip_empty_words() {
            while (rest_ == 0 && word_ < word_count) {
                ++word_;
                rest_ = word_ < word_count ? set_->words_[word_] : 0;
            }
        }
        const CellSet* set_;
        unsigned word_;
        std::uint32_t rest_;
    };
    [[nodiscard]] constexpr Iterator begin() const { return {*this, 0}; }
    [[nodiscard]] constexpr Iterator end() const { return {*this, word_count}; }

    // The words it is made of.
    static constexpr unsigned word_count = max_cells / 32;
    [[nodiscard]] constexpr std::uint32_t word(unsigned number) const { return words_[number]; }

  private:
    static constexpr std::uint32_t first_column = 0x00010001;
    static constexpr std::uint32_t last_column = 0x80008000;
    static constexpr unsigned word_of(Cell cell) { return cell.index() >> 5U; }
    static constexpr unsigned bit_of(Cell cell) { return cell.index() & 31U; }

    std::array<std::uint32_t, word_count> words_{};
};

}  // namespace ricochet
