// What the record log costs on the device: starting with a full log, writing, and the memory it takes. Flash is read as plain memory here,
// and programming and erasing take no time: those are the flash's own.
#include "device.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "ricochet/storage/keys.hpp"
#include "ricochet/storage/record_log.hpp"

using namespace ricochet::storage;

namespace {

constexpr std::uint64_t cycles_a_millisecond = 125'000;
constexpr std::uint64_t mount_budget = 30 * cycles_a_millisecond;

// The device's region of flash, in RAM.
class MemoryFlash final : public Flash {
  public:
    [[nodiscard]] std::size_t size() const override { return cells_.size(); }
    void read(std::size_t offset, std::span<std::uint8_t> into) override {
        __builtin_memcpy(into.data(), cells_.data() + offset, into.size());
    }
    void program(std::size_t offset, std::span<const std::uint8_t, page_size> page) override {
        ++programs;
        for (std::size_t i = 0; i < page.size(); ++i) {
            cells_[offset + i] &= page[i];
        }
    }
    void erase(std::size_t offset) override {
        ++erasures;
        __builtin_memset(cells_.data() + offset, 0xff, sector_size);
    }

    unsigned programs = 0;
    unsigned erasures = 0;

  private:
    alignas(4) std::array<std::uint8_t, 32 * sector_size> cells_{};
};

MemoryFlash flash;

struct Worst {
    std::uint64_t cycles = 0;
    unsigned programs = 0;
    unsigned erasures = 0;
};

template <typename Call>
auto measure(Worst& worst, Call&& call) {
    const unsigned programs = flash.programs;
    const unsigned erasures = flash.erasures;
    const std::uint64_t begin = device::cycles();
    const auto result = call();
    worst.cycles = std::max(worst.cycles, device::cycles() - begin);
    worst.programs = std::max(worst.programs, flash.programs - programs);
    worst.erasures = std::max(worst.erasures, flash.erasures - erasures);
    return result;
}

void report(const char* what, const Worst& worst) {
    device::put("worst ");
    device::put(what);
    device::put(": ");
    device::put_number(worst.cycles / 125);
    device::put(" us of processor, ");
    device::put_number(worst.programs);
    device::put(" pages programmed, ");
    device::put_number(worst.erasures);
    device::put(" sectors erased\n");
}

// Writes until every sector has been in use: games with a delta after each move, statistics, settings, whatever there is.
bool fill(RecordLog& log, Worst& writes, Worst& steps) {
    std::array<std::uint8_t, max_payload> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        bytes[i] = static_cast<std::uint8_t>(i * 37U);
    }
    for (unsigned round = 0; flash.erasures < 70; ++round) {
        for (unsigned move = 0; move < 16; ++move) {
            const auto attempt = [&] {
                if (move == 0) {
                    return log.write(Key::classic_game, 1, std::span(bytes).first(110));
                }
                if (move == 15) {
                    return log.write(static_cast<Key>(round % key_count), 1,
                                     std::span(bytes).first(round % 5 == 0 ? max_payload : 200));
                }
                return log.write_delta(Key::classic_game, 1, std::span(bytes).first(5 + move));
            };
            for (;;) {
                const Write result = measure(writes, attempt);
                if (result == Write::done) {
                    break;
                }
                if (result != Write::busy || !measure(steps, [&] { return log.maintain(); })) {
                    return false;
                }
            }
        }
    }
    return true;
}

}  // namespace

int main() {
    static RecordLog log(flash);
    for (std::size_t sector = 0; sector < flash.size(); sector += sector_size) {
        flash.erase(sector);
    }
    Worst mounts;
    measure(mounts, [&] { return log.mount(); });
    device::report("start with a blank flash", mounts.cycles / 125, "us");
    Worst writes;
    Worst steps;
    if (!fill(log, writes, steps)) {
        device::put("FAIL the log took no more\n");
        return 1;
    }
    const auto found = measure(mounts, [&] { return log.mount(); });
    device::report("records found in a full log", found.records, "");
    device::report("start with a full log", mounts.cycles, "cycles");
    device::report("start with a full log, of 30000 us at 125 MHz", mounts.cycles / 125, "us");
    report("write", writes);
    report("step of upkeep", steps);
    device::report("memory of the log", sizeof(RecordLog), "bytes");
    const bool good = mounts.cycles <= mount_budget && steps.erasures <= 1 && writes.erasures == 0;
    device::put(good ? "within budget\n" : "FAIL beyond the budget\n");
    return good ? 0 : 1;
}
