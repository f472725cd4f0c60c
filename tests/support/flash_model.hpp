// A flash memory as nasty as the real one: erasing by sector, programming that only clears bits, and power that fails inside either,
// leaving bits half changed that may read differently each time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "ricochet/rng.hpp"
#include "ricochet/storage/flash.hpp"

namespace support {

class FlashModel final : public ricochet::storage::Flash {
  public:
    // Blank, as from the factory.
    explicit FlashModel(std::size_t sectors, std::uint64_t seed = 1)
        : cells_(sectors * ricochet::storage::sector_size, 0xff), doubtful_(cells_.size(), 0),
          page_in_doubt_(cells_.size() / ricochet::storage::page_size, 0), wear_(sectors, 0), chance_(seed) {}

    [[nodiscard]] std::size_t size() const override { return cells_.size(); }

    void read(std::size_t offset, std::span<std::uint8_t> into) override {
        demand(offset + into.size() <= size(), "read outside the region");
        if (!powered_) {
            std::fill(into.begin(), into.end(), std::uint8_t{0});
            return;
        }
        const auto start = static_cast<std::ptrdiff_t>(offset);
        std::copy_n(cells_.begin() + start, into.size(), into.begin());
        const std::uint8_t* doubts = doubtful_.data() + offset;
        for (std::size_t done = 0; done < into.size();) {
            constexpr std::size_t page_size = ricochet::storage::page_size;
            const std::size_t part = std::min(into.size() - done, page_size - ((offset + done) % page_size));
            const bool in_doubt = page_in_doubt_[(offset + done) / page_size] != 0;
            for (std::size_t i = done; in_doubt && i < done + part; ++i) {
                if (doubts[i] != 0) {
                    into[i] = static_cast<std::uint8_t>((into[i] & ~doubts[i]) | (mood_byte() & doubts[i]));
                }
            }
            done += part;
        }
    }

    void program(std::size_t offset,
                 std::span<const std::uint8_t, ricochet::storage::page_size> page) override {
        demand(offset % page.size() == 0 && offset < size(), "a page is programmed where none begins");
        if (!begin_operation([&](FlashModel& other) { other.program(offset, page); })) {
            return;
        }
        ++programs_;
        if (fails_now()) {
            cut_program(offset, page);
            return;
        }
        for (std::size_t i = 0; i < page.size(); ++i) {
            cells_[offset + i] &= page[i];
            doubtful_[offset + i] &= page[i];
        }
    }

    void erase(std::size_t offset) override {
        demand(offset % ricochet::storage::sector_size == 0 && offset < size(),
               "a sector is erased where none begins");
        if (!begin_operation([&](FlashModel& other) { other.erase(offset); })) {
            return;
        }
        ++wear_[offset / ricochet::storage::sector_size];
        if (fails_now()) {
            cut_erase(offset);
            return;
        }
        for (std::size_t i = offset; i < offset + ricochet::storage::sector_size; ++i) {
            cells_[i] = 0xff;
            doubtful_[i] = 0;
            page_in_doubt_[i / ricochet::storage::page_size] = 0;
        }
    }

    // Power fails inside the operation that many from now: 1 is the next one, 0 never.
    void fail_after(std::uint64_t operations) { fail_at_ = operations == 0 ? 0 : operations_ + operations; }
    void fail_now() { powered_ = false; }
    [[nodiscard]] bool powered() const { return powered_; }

    // Power is back. Doubtful bits have a mood that changes with it: they read as ones, as zeros, or as they like.
    void power_up() {
        powered_ = true;
        fail_at_ = 0;
        mood_ = static_cast<Mood>(chance_.below(4));
    }

    // Called before each program and erase with another flash, in which power failed inside just that operation.
    std::function<void(FlashModel&)> if_power_failed_here;

    [[nodiscard]] std::uint64_t operations() const { return operations_; }
    [[nodiscard]] std::uint64_t programs() const { return programs_; }
    [[nodiscard]] const std::vector<std::uint32_t>& wear() const { return wear_; }
    [[nodiscard]] std::vector<std::uint8_t>& cells() { return cells_; }
    ricochet::Rng& chance() { return chance_; }

  private:
    enum class Mood : std::uint8_t { ones, zeros, restless, mixed };

    static void demand(bool kept, const char* otherwise) {
        if (!kept) {
            std::fprintf(stderr, "flash: %s\n", otherwise);
            std::abort();
        }
    }

    template <typename Operation>
    bool begin_operation(Operation&& operation) {
        if (powered_ && if_power_failed_here) {
            const auto hook = std::exchange(if_power_failed_here, nullptr);
            FlashModel other = *this;
            other.chance_ = ricochet::Rng(chance_.next(), operations_);
            other.fail_after(1);
            operation(other);
            hook(other);
            if_power_failed_here = hook;
        }
        operations_ += powered_ ? 1 : 0;
        return powered_;
    }
    [[nodiscard]] bool fails_now() const { return operations_ == fail_at_; }

    std::uint8_t random_byte() { return static_cast<std::uint8_t>(chance_.next() >> 24U); }

    // Bits set with a probability of about eighths/8.
    std::uint8_t biased_byte(unsigned eighths) {
        const std::uint8_t a = random_byte();
        const std::uint8_t b = random_byte();
        const std::uint8_t c = random_byte();
        const unsigned low = (eighths & 1U) != 0 ? c : 0U;
        const unsigned middle = (eighths & 2U) != 0 ? (b | low) : (b & low);
        const unsigned high = (eighths & 4U) != 0 ? (a | middle) : (a & middle);
        return static_cast<std::uint8_t>(eighths >= 8 ? 0xffU : high);
    }

    std::uint8_t mood_byte() {
        switch (mood_) {
            case Mood::ones:
                return 0xff;
            case Mood::zeros:
                return 0;
            case Mood::restless:
                return random_byte();
            case Mood::mixed:
                return biased_byte(chance_.below(2) == 0 ? 1 : 7);
        }
        return 0;
    }

    // Of the bits that were to be cleared some are, some are not and some have not decided.
    void cut_program(std::size_t offset, std::span<const std::uint8_t, ricochet::storage::page_size> page) {
        const bool in_order = chance_.below(2) == 0;
        const std::size_t whole_bytes = in_order ? chance_.below(page.size() + 1) : 0;
        const unsigned undone = in_order ? 8 : chance_.below(9);
        const unsigned undecided = chance_.below(3) == 0 ? 0 : chance_.below(9);
        for (std::size_t i = 0; i < page.size(); ++i) {
            std::uint8_t& cell = cells_[offset + i];
            std::uint8_t& doubt = doubtful_[offset + i];
            const unsigned wished = (cell | doubt) & ~page[i] & 0xffU;
            unsigned kept = 0;
            unsigned new_doubt = 0;
            if (i >= whole_bytes) {
                kept = wished & biased_byte(in_order && i == whole_bytes ? 4 : undone);
                new_doubt = !in_order || i < whole_bytes + 4 ? wished & biased_byte(undecided) : 0;
            }
            cell = static_cast<std::uint8_t>((cell & page[i]) | (cell & kept));
            doubt = static_cast<std::uint8_t>((doubt & (page[i] | kept)) | new_doubt);
        }
        lose_power(offset, 1);
    }

    // Some bits are ones again, some are as they were, some undecided; or the sector was being cleared first; or only its first part
    // or its last is erased.
    void cut_erase(std::size_t offset) {
        constexpr std::size_t sector_size = ricochet::storage::sector_size;
        const unsigned shape = chance_.below(5);
        const std::size_t edge = chance_.below(sector_size + 1);
        const unsigned done = chance_.below(9);
        const unsigned undecided = chance_.below(3) == 0 ? 0 : chance_.below(9);
        for (std::size_t i = 0; i < sector_size; ++i) {
            const std::size_t at = offset + i;
            const bool touched = shape < 3 || (shape == 3 ? i < edge : i >= edge);
            if (!touched) {
                continue;
            }
            const std::uint8_t changed = biased_byte(shape < 3 ? done : 8);
            cells_[at] = static_cast<std::uint8_t>(shape == 0 ? cells_[at] & ~changed : cells_[at] | changed);
            doubtful_[at] = static_cast<std::uint8_t>(shape < 3 ? doubtful_[at] | biased_byte(undecided) : 0);
        }
        lose_power(offset, sector_size / ricochet::storage::page_size);
    }

    void lose_power(std::size_t offset, std::size_t pages) {
        powered_ = false;
        const auto first = static_cast<std::ptrdiff_t>(offset / ricochet::storage::page_size);
        std::fill_n(page_in_doubt_.begin() + first, pages, std::uint8_t{1});
    }

    std::vector<std::uint8_t> cells_;
    std::vector<std::uint8_t> doubtful_;       // bits that have not decided what they are
    std::vector<std::uint8_t> page_in_doubt_;  // pages that may have such bits
    std::vector<std::uint32_t> wear_;
    ricochet::Rng chance_;
    std::uint64_t operations_ = 0;
    std::uint64_t programs_ = 0;
    std::uint64_t fail_at_ = 0;
    Mood mood_ = Mood::restless;
    bool powered_ = true;
};

}  // namespace support
