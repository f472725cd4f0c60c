// Flash that was damaged or belongs to somebody else: the log always starts, keeps every record that is intact, says what it dropped, and
// can be written.
#include <unity.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>

#include "ricochet/storage/record_log.hpp"
#include "support/flash_model.hpp"
#include "support/share.hpp"

using namespace ricochet::storage;
using ricochet::Rng;
using support::FlashModel;

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr unsigned device_sectors = 32;

Bytes payload(unsigned number, std::size_t length) {
    Rng rng(number, 77);
    Bytes bytes(length);
    for (auto& byte : bytes) {
        byte = static_cast<std::uint8_t>(rng.next() >> 24U);
    }
    return bytes;
}

Bytes read(RecordLog& log, unsigned key) {
    Bytes bytes(max_payload);
    const auto found = log.read(static_cast<Key>(key), bytes);
    bytes.resize(found ? found->length : 0);
    return bytes;
}

void write(RecordLog& log, unsigned key, const Bytes& bytes) {
    const Write result = write_patiently(log, [&] { return log.write(static_cast<Key>(key), 1, bytes); });
    TEST_ASSERT_EQUAL_INT(static_cast<int>(Write::done), static_cast<int>(result));
}

// Whatever was there, the log works: it takes many records and has the last of each after another start.
void expect_it_to_work(Flash& flash) {
    RecordLog log(flash);
    log.mount();
    for (unsigned i = 0; i < 150; ++i) {
        write(log, 40 + i % 4, payload(i, 100 + i * 2));
    }
    RecordLog again(flash);
    again.mount();
    for (unsigned i = 146; i < 150; ++i) {
        TEST_ASSERT_TRUE(read(again, 40 + i % 4) == payload(i, 100 + i * 2));
    }
}

// A log with one record of each of these keys, each with its own payload.
constexpr unsigned filled_keys = 30;
FlashModel filled_flash(unsigned sectors) {
    FlashModel flash(sectors);
    RecordLog log(flash);
    log.mount();
    for (unsigned key = 0; key < filled_keys; ++key) {
        write(log, key, payload(key, 20 + key * 17));
    }
    write(log, 47, {});  // so that none of them is the last, which mount writes again
    return flash;
}

struct Kept {
    unsigned same = 0;
    unsigned gone = 0;
};
Kept compare(RecordLog& log) {
    Kept kept;
    for (unsigned key = 0; key < filled_keys; ++key) {
        const auto bytes = read(log, key);
        TEST_ASSERT_TRUE_MESSAGE(bytes.empty() || bytes == payload(key, 20 + key * 17),
                                 "never something else");
        ++(bytes.empty() ? kept.gone : kept.same);
    }
    return kept;
}

void test_random_content_is_nothing_and_can_be_written() {
    for (unsigned seed = 0; seed < 20; ++seed) {
        FlashModel flash(seed % 2 == 0 ? device_sectors : 8);
        Rng rng(seed);
        for (auto& cell : flash.cells()) {
            cell = static_cast<std::uint8_t>(rng.next() >> 24U);
        }
        RecordLog log(flash);
        const auto report = log.mount();
        TEST_ASSERT_EQUAL_UINT(0, report.records);
        TEST_ASSERT_EQUAL_UINT(log.sector_count(), report.unreadable_sectors);
        expect_it_to_work(flash);
    }
}

void test_flash_of_all_zeros_or_any_one_byte_can_be_written() {
    for (unsigned byte = 0; byte < 256; byte += 15) {
        FlashModel flash(8);
        std::fill(flash.cells().begin(), flash.cells().end(), static_cast<std::uint8_t>(byte));
        expect_it_to_work(flash);
    }
}

void test_a_rotten_bit_costs_one_record_at_most_and_is_reported() {
    const FlashModel sound = filled_flash(8);
    const std::size_t used = 4 * sector_size;
    Rng rng(3);
    const unsigned times = support::share_of(4000);
    unsigned records_lost = 0;
    for (unsigned i = 0; i < times; ++i) {
        FlashModel flash = sound;
        const std::size_t at = (rng.next() >> 8U) % used;
        const auto before = flash.cells()[at];
        flash.cells()[at] = static_cast<std::uint8_t>(before ^ (1U << rng.below(8)));
        RecordLog log(flash);
        const auto report = log.mount();
        const Kept kept = compare(log);
        TEST_ASSERT_LESS_OR_EQUAL_UINT(1, kept.gone);
        if (kept.gone == 1) {
            TEST_ASSERT_EQUAL_UINT_MESSAGE(1, report.damaged, "what was dropped is reported");
            ++records_lost;
        }
    }
    TEST_ASSERT_GREATER_THAN_UINT(times / 4, records_lost);
}

void test_a_ruined_page_costs_what_was_in_it() {
    const FlashModel sound = filled_flash(8);
    Rng rng(4);
    for (std::size_t page = 0; page < 4 * sector_size; page += page_size) {
        for (const bool zeros : {false, true}) {
            FlashModel flash = sound;
            for (std::size_t i = page; i < page + page_size; ++i) {
                flash.cells()[i] = zeros ? 0 : static_cast<std::uint8_t>(rng.next() >> 24U);
            }
            RecordLog whole(flash);
            whole.mount();
            // A page holds at most 256 / 48 records and the ends of two.
            const Kept kept = compare(whole);
            TEST_ASSERT_LESS_OR_EQUAL_UINT(7, kept.gone);
        }
    }
}

void test_half_erased_sectors_leave_the_others_alone() {
    const FlashModel sound = filled_flash(8);
    for (unsigned seed = 0; seed < 200; ++seed) {
        FlashModel flash = sound;
        Rng rng(seed, 9);
        const std::size_t sector = rng.below(4);
        unsigned there = 0;
        {
            // Which records live in that sector: those that are gone when it is blank.
            FlashModel blank = sound;
            std::fill_n(blank.cells().begin() + static_cast<std::ptrdiff_t>(sector * sector_size),
                        sector_size, std::uint8_t{0xff});
            RecordLog log(blank);
            log.mount();
            there = compare(log).gone;
        }
        flash.chance() = Rng(seed, 10);
        flash.fail_after(1);
        flash.erase(sector * sector_size);
        flash.power_up();
        RecordLog log(flash);
        log.mount();
        TEST_ASSERT_LESS_OR_EQUAL_UINT(there, compare(log).gone);
        expect_it_to_work(flash);
    }
}

// Fills the flash with sealed records as a stranger might: every sector full, numbered as he likes.
struct Stranger {
    std::map<unsigned, Bytes> latest;  // by key
    std::map<unsigned, std::uint32_t> sequence;

    void fill(FlashModel& flash, Rng& rng, bool spread) {
        for (std::size_t sector = 0; sector < flash.size() / sector_size; ++sector) {
            if (rng.below(4) != 0) {
                SectorHeader header;
                header.opening = rng.next();
                header.erasures = rng.next();
                put(flash, sector * sector_size, header.bytes());
            }
            std::size_t at = sector * sector_size + first_record;
            unsigned records = 0;
            for (;;) {
                const std::size_t length = spread ? 1000 : rng.below(700);
                // With `spread` the latest record of some key is in every sector.
                const unsigned key =
                    spread ? static_cast<unsigned>((sector * 3 + records) % key_count) : rng.below(key_count);
                if (at % sector_size + record_span(length) > last_mark) {
                    break;
                }
                Bytes record(record_header_size, 0);
                const Bytes body = payload(rng.next(), length);
                record.insert(record.end(), body.begin(), body.end());
                const std::uint32_t number =
                    spread ? static_cast<std::uint32_t>(sector) : rng.next() % sequence_end;
                RecordHeader{Kind::whole, static_cast<std::uint8_t>(key), 9,
                             static_cast<std::uint16_t>(length), number}
                    .seal(record, at);
                put(flash, at, record);
                if (!sequence.contains(key) || number > sequence[key]) {
                    sequence[key] = number;
                    latest[key] = body;
                }
                at += record_span(length);
                ++records;
            }
        }
    }

    template <typename Range>
    static void put(FlashModel& flash, std::size_t at, const Range& bytes) {
        std::copy(bytes.begin(), bytes.end(), flash.cells().begin() + static_cast<std::ptrdiff_t>(at));
    }
};

void test_a_log_full_of_somebody_else_s_records_keeps_the_latest_of_each_and_can_be_written() {
    for (unsigned seed = 0; seed < 60; ++seed) {
        FlashModel flash(device_sectors);
        Rng rng(seed, 11);
        Stranger stranger;
        stranger.fill(flash, rng, seed % 2 == 0);
        RecordLog log(flash);
        TEST_ASSERT_EQUAL_UINT(stranger.latest.size(), log.mount().records);
        for (const auto& [key, body] : stranger.latest) {
            TEST_ASSERT_TRUE(read(log, key) == body);
        }
        for (unsigned i = 0; i < 60; ++i) {
            const Write result = write_patiently(
                log, [&] { return log.write(static_cast<Key>(3), 1, payload(i, 300), true); });
            TEST_ASSERT_EQUAL_INT(static_cast<int>(Write::done), static_cast<int>(result));
        }
        stranger.latest[3] = payload(59, 300);
        RecordLog again(flash);
        again.mount();
        for (const auto& [key, body] : stranger.latest) {
            TEST_ASSERT_TRUE_MESSAGE(read(again, key) == body, "every intact record is kept");
        }
    }
}

void test_headers_without_their_payload_are_not_believed() {
    FlashModel flash(8);
    for (std::size_t at = 0; at + granule <= flash.size(); at += granule) {
        Bytes record(record_header_size + 1000, 0x33);
        if (at % sector_size >= first_record && at % sector_size + record_span(1000) <= last_mark) {
            RecordHeader{Kind::whole, 5, 1, 1000, static_cast<std::uint32_t>(at)}.seal(record, at);
            Stranger::put(flash, at, std::span(record).first(record_header_size));
        }
    }
    RecordLog log(flash);
    const auto report = log.mount();
    TEST_ASSERT_EQUAL_UINT(0, report.records);
    expect_it_to_work(flash);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_random_content_is_nothing_and_can_be_written);
    RUN_TEST(test_flash_of_all_zeros_or_any_one_byte_can_be_written);
    RUN_TEST(test_a_rotten_bit_costs_one_record_at_most_and_is_reported);
    RUN_TEST(test_a_ruined_page_costs_what_was_in_it);
    RUN_TEST(test_half_erased_sectors_leave_the_others_alone);
    RUN_TEST(test_a_log_full_of_somebody_else_s_records_keeps_the_latest_of_each_and_can_be_written);
    RUN_TEST(test_headers_without_their_payload_are_not_believed);
    return UNITY_END();
}
