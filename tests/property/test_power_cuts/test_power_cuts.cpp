// Power fails inside every single program and erase of long histories of writes, and again while the log recovers:
// nothing acknowledged is ever lost, nothing is invented, and what was found once stays.
// RICOCHET_CUTS=1000000 makes it a longer campaign.
#include <unity.h>

#include <cstdio>
#include <cstdlib>

#include "ricochet/storage/record_log.hpp"
#include "support/flash_model.hpp"
#include "support/kept_records.hpp"
#include "support/share.hpp"

using namespace ricochet::storage;
using ricochet::Rng;
using support::FlashModel;
using support::Kept;
using support::KeptRecords;

namespace {

std::uint64_t wanted_cuts() {
    if (const char* wish = std::getenv("RICOCHET_CUTS")) {
        return std::strtoull(wish, nullptr, 10);
    }
    return support::share_of(120'000);
}

// How a history looks: the region, and what is written.
struct Habit {
    const char* name;
    unsigned sectors;
    unsigned keys;
    unsigned longest;        // payload of a whole record
    unsigned deltas_in_ten;  // writes out of ten that are deltas
    unsigned goes_on;        // one cut out of so many is where the history goes on
};

class History {
  public:
    History(const Habit& habit, std::uint64_t seed)
        : habit_(habit), chance_(seed), flash_(habit.sectors, seed) {}

    std::uint64_t cuts = 0;
    std::uint64_t cuts_in_recovery = 0;
    std::uint64_t worst_erases = 0;  // in one call

    void run(std::uint64_t until) {
        while (cuts < until) {
            session();
        }
    }

  private:
    // From one power-up of the main line to the next.
    void session() {
        flash_.if_power_failed_here = nullptr;
        flash_.power_up();
        RecordLog log(flash_);
        log.mount();
        check(log, kept_, "at power-up");
        flash_.if_power_failed_here = [&](FlashModel& other) { power_failed(other); };
        for (unsigned writes = 1 + chance_.below(40); writes > 0 && flash_.powered(); --writes) {
            write_something(log, flash_, kept_, chance_);
        }
        if (flash_.powered()) {
            kept_.abandon();
        } else {
            flash_ = std::move(*successor_);
            successor_.reset();
            kept_ = successor_kept_;
        }
    }

    void write_something(RecordLog& log, FlashModel& flash, KeptRecords& kept, Rng& chance) {
        const unsigned key = chance.below(habit_.keys);
        const bool delta = key < delta_key_count && chance.below(10) < habit_.deltas_in_ten;
        const bool removal = !delta && chance.below(20) == 0;
        Kept becoming = kept.at(key);
        const support::Written written{
            ++numbers_, static_cast<std::uint16_t>(chance.below((delta ? 64 : habit_.longest) + 1))};
        if (delta && becoming.whole.number != 0) {
            becoming.delta = written;
        } else if (delta) {
            return;
        } else {
            becoming = {removal ? support::Written{} : written, {}};
        }
        kept.begin(key, becoming);
        const auto bytes = written.payload();
        const Write result = write_patiently(log, [&] {
            const auto erases = erasures(flash);
            const auto name = static_cast<Key>(key);
            const Write attempt = delta     ? log.write_delta(name, KeptRecords::version, bytes)
                                  : removal ? log.remove(name)
                                            : log.write(name, KeptRecords::version, bytes);
            TEST_ASSERT_EQUAL_UINT64_MESSAGE(erases, erasures(flash), "a write erases nothing");
            return attempt;
        });
        if (!flash.powered()) {
            return;
        }
        TEST_ASSERT_EQUAL_INT_MESSAGE(static_cast<int>(Write::done), static_cast<int>(result), habit_.name);
        kept.acknowledge();
        for (unsigned steps = chance.below(3); steps > 0 && flash.powered(); --steps) {
            const auto erases = erasures(flash);
            log.maintain();
            worst_erases = std::max(worst_erases, erasures(flash) - erases);
        }
    }

    static std::uint64_t erasures(const FlashModel& flash) {
        std::uint64_t sum = 0;
        for (const auto count : flash.wear()) {
            sum += count;
        }
        return sum;
    }

    // The same world in which power failed inside the operation that is about to begin.
    void power_failed(FlashModel& other) {
        ++cuts;
        KeptRecords kept = kept_;
        Rng chance(chance_.next(), cuts);
        // Power comes back, and may fail again while the log recovers or soon after.
        for (unsigned again = chance.below(3); again > 0; --again) {
            other.power_up();
            other.fail_after(1 + chance.below(chance.below(2) == 0 ? 3 : 24));
            RecordLog log(other);
            log.mount();
            if (other.powered()) {
                check(log, kept, "after a cut");
                for (unsigned writes = chance.below(6); writes > 0 && other.powered(); --writes) {
                    write_something(log, other, kept, chance);
                }
            }
            if (!other.powered()) {
                ++cuts;
                ++cuts_in_recovery;
            }
        }
        other.power_up();
        RecordLog log(other);
        log.mount();
        check(log, kept, "after a cut");
        check(log, kept, "when read again");
        other.power_up();
        RecordLog once_more(other);
        once_more.mount();
        check(once_more, kept, "after another start");
        if (chance.below(4) == 0) {
            write_something(once_more, other, kept, chance);
            check(once_more, kept, "after writing on");
        }
        // Now and then the world goes on from here.
        if (chance.below(habit_.goes_on) == 0) {
            successor_ = other;
            successor_kept_ = kept;
            flash_.fail_now();
        }
    }

    void check(RecordLog& log, KeptRecords& kept, const char* when) const {
        TEST_ASSERT_GREATER_OR_EQUAL_UINT_MESSAGE(1, log.free_sectors(), "a sector is always free");
        const int wrong = kept.settle(log);
        if (wrong >= 0) {
            char text[160];
            std::snprintf(text, sizeof text, "%s, cut %llu: key %d is wrong %s", habit_.name,
                          static_cast<unsigned long long>(cuts), wrong, when);
            TEST_FAIL_MESSAGE(text);
        }
    }

    Habit habit_;
    Rng chance_;
    FlashModel flash_;
    KeptRecords kept_;
    std::optional<FlashModel> successor_;
    KeptRecords successor_kept_;
    std::uint32_t numbers_ = 0;
};

void survive(const Habit& habit, unsigned share_in_hundred) {
    History history(habit, 0x5eed + habit.sectors);
    history.run(wanted_cuts() * share_in_hundred / 100);
    std::printf("%s: %llu cuts, %llu of them while recovering from another\n", habit.name,
                static_cast<unsigned long long>(history.cuts),
                static_cast<unsigned long long>(history.cuts_in_recovery));
    TEST_ASSERT_LESS_OR_EQUAL_UINT64_MESSAGE(1, history.worst_erases,
                                             "a step of upkeep erases one sector at most");
}

void test_a_game_played_move_by_move_survives_every_cut() {
    survive({"moves and settings in 8 sectors", 8, 6, 600, 8, 300}, 40);
}
void test_a_crowded_log_survives_every_cut() { survive({"a crowded log in 6 sectors", 6, 7, 640, 2, 6}, 25); }
void test_many_small_records_survive_every_cut() { survive({"48 keys in 8 sectors", 8, 48, 180, 3, 40}, 20); }
void test_large_records_survive_every_cut() {
    survive({"large records in 8 sectors", 8, 10, 1008, 1, 10}, 10);
}
void test_the_device_s_own_region_survives_every_cut() {
    survive({"48 keys in 32 sectors", 32, 48, 1008, 3, 300}, 5);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_game_played_move_by_move_survives_every_cut);
    RUN_TEST(test_a_crowded_log_survives_every_cut);
    RUN_TEST(test_many_small_records_survive_every_cut);
    RUN_TEST(test_large_records_survive_every_cut);
    RUN_TEST(test_the_device_s_own_region_survives_every_cut);
    return UNITY_END();
}
