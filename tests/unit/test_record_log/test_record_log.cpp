// The record log in ordinary life: what is written is found again, also after going round the flash many times.
#include <unity.h>

#include <algorithm>
#include <initializer_list>
#include <vector>

#include "ricochet/bytes.hpp"
#include "ricochet/storage/crc32.hpp"
#include "ricochet/storage/record_log.hpp"
#include "support/flash_model.hpp"

using namespace ricochet::storage;
using support::FlashModel;

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr Key key(unsigned number) { return static_cast<Key>(number); }

Write put(RecordLog& log, unsigned number, const Bytes& bytes, std::uint8_t version = 1) {
    return write_patiently(log, [&] { return log.write(key(number), version, bytes); });
}
Write put_delta(RecordLog& log, unsigned number, const Bytes& bytes) {
    return write_patiently(log, [&] { return log.write_delta(key(number), 1, bytes); });
}
void expect(Write expected, Write result) {
    TEST_ASSERT_EQUAL_INT(static_cast<int>(expected), static_cast<int>(result));
}

// The payload, or {0xee} for none.
Bytes get(RecordLog& log, unsigned number) {
    Bytes bytes(max_payload);
    const auto found = log.read(key(number), bytes);
    bytes.resize(found ? found->length : 1);
    return found ? bytes : Bytes{0xee};
}
Bytes get_delta(RecordLog& log, unsigned number) {
    Bytes bytes(max_payload);
    const auto found = log.read_delta(key(number), bytes);
    bytes.resize(found ? found->length : 1);
    return found ? bytes : Bytes{0xee};
}
const Bytes nothing{0xee};

// Finds the last record of a key in flash and changes a byte of it.
void damage(FlashModel& flash, const Bytes& payload) {
    auto& cells = flash.cells();
    const auto at = std::find_end(cells.begin(), cells.end(), payload.begin(), payload.end());
    TEST_ASSERT_TRUE(at != cells.end());
    *at = static_cast<std::uint8_t>(~*at);
}

void test_the_checksum_is_the_usual_crc_32() {
    const Bytes digits{'1', '2', '3', '4', '5', '6', '7', '8', '9'};
    TEST_ASSERT_EQUAL_HEX32(0xcbf43926, Crc32().add(digits).value());
    TEST_ASSERT_NOT_EQUAL(Crc32(1).add(digits).value(), Crc32(2).add(digits).value());
}

void test_a_blank_flash_holds_nothing_and_is_not_touched() {
    FlashModel flash(32);
    RecordLog log(flash);
    TEST_ASSERT_TRUE(log.mount() == RecordLog::Report{});
    for (unsigned number = 0; number < key_count; ++number) {
        TEST_ASSERT_TRUE(get(log, number) == nothing);
    }
    TEST_ASSERT_FALSE_MESSAGE(log.maintain(), "nothing to keep up while nobody writes");
    TEST_ASSERT_EQUAL_UINT64(0, flash.operations());
}

void test_what_is_written_is_found_after_the_next_start() {
    FlashModel flash(32);
    RecordLog log(flash);
    log.mount();
    expect(Write::done, put(log, 8, {1, 2, 3}, 7));
    expect(Write::done, put(log, 9, {}));
    expect(Write::done, put(log, 8, {4, 5}, 7));
    RecordLog again(flash);
    TEST_ASSERT_EQUAL_UINT(2, again.mount().records);
    TEST_ASSERT_TRUE(get(again, 8) == (Bytes{4, 5}));
    TEST_ASSERT_TRUE(get(again, 9).empty());
    Bytes bytes(2);
    TEST_ASSERT_EQUAL_UINT(7, again.read(key(8), bytes)->version);
    TEST_ASSERT_FALSE_MESSAGE(again.read(key(8), std::span(bytes).first(1)), "it does not fit");
}

void test_a_removed_record_stays_removed() {
    FlashModel flash(8);
    RecordLog log(flash);
    log.mount();
    put(log, 8, {1});
    expect(Write::done, log.remove(key(8)));
    TEST_ASSERT_TRUE(get(log, 8) == nothing);
    for (int i = 0; i < 500; ++i) {
        put(log, 9, Bytes(200, 3));
    }
    RecordLog again(flash);
    again.mount();
    TEST_ASSERT_TRUE(get(again, 8) == nothing);
    expect(Write::done, put(again, 8, {2}));
    TEST_ASSERT_TRUE(get(again, 8) == Bytes{2});
}

void test_a_delta_belongs_to_the_record_it_was_written_to() {
    FlashModel flash(32);
    RecordLog log(flash);
    log.mount();
    expect(Write::no_base, put_delta(log, 0, {1}));
    put(log, 0, {10, 10});
    put_delta(log, 0, {1});
    put_delta(log, 0, {1, 2});
    TEST_ASSERT_TRUE(get_delta(log, 0) == (Bytes{1, 2}));
    put(log, 0, {20, 20});
    TEST_ASSERT_TRUE_MESSAGE(get_delta(log, 0) == nothing, "a new record begins without a delta");
    RecordLog again(flash);
    TEST_ASSERT_EQUAL_UINT(1, again.mount().records);
    TEST_ASSERT_TRUE(get(again, 0) == (Bytes{20, 20}));
    TEST_ASSERT_TRUE(get_delta(again, 0) == nothing);
}

void test_a_rotten_delta_leaves_the_one_before() {
    FlashModel flash(32);
    RecordLog log(flash);
    log.mount();
    put(log, 0, {10, 11, 12});
    put_delta(log, 0, {1, 51});
    put_delta(log, 0, {1, 51, 52});
    put(log, 9, {9});
    damage(flash, {1, 51, 52});
    RecordLog again(flash);
    TEST_ASSERT_EQUAL_UINT(1, again.mount().damaged);
    TEST_ASSERT_TRUE(get_delta(again, 0) == (Bytes{1, 51}));
}

void test_a_rotten_record_leaves_the_one_before_with_its_own_delta() {
    FlashModel flash(32);
    RecordLog log(flash);
    log.mount();
    put(log, 0, {10, 11, 12});
    put_delta(log, 0, {1, 51});
    put(log, 0, {20, 21, 22});
    put_delta(log, 0, {2, 61});
    put(log, 9, {9});
    damage(flash, {20, 21, 22});
    RecordLog again(flash);
    again.mount();
    TEST_ASSERT_TRUE(get(again, 0) == (Bytes{10, 11, 12}));
    TEST_ASSERT_TRUE_MESSAGE(get_delta(again, 0) == (Bytes{1, 51}), "not the delta to the lost one");
}

void test_records_of_unknown_programs_go_round_the_flash_unharmed() {
    FlashModel flash(8);
    {
        RecordLog log(flash);
        log.mount();
        put(log, 47, Bytes(300, 0x47), 200);
        put(log, 7, {7, 7}, 99);
        put_delta(log, 7, {70});
    }
    for (int start = 0; start < 30; ++start) {
        RecordLog log(flash);
        log.mount();
        for (int i = 0; i < 60; ++i) {
            expect(Write::done, put(log, 8, Bytes(120, static_cast<std::uint8_t>(i))));
        }
    }
    RecordLog log(flash);
    log.mount();
    TEST_ASSERT_TRUE(get(log, 47) == Bytes(300, 0x47));
    TEST_ASSERT_TRUE(get(log, 7) == (Bytes{7, 7}));
    TEST_ASSERT_TRUE(get_delta(log, 7) == Bytes{70});
    TEST_ASSERT_GREATER_THAN_UINT32(10, *std::min_element(flash.wear().begin(), flash.wear().end()));
}

void test_a_later_program_s_record_is_replaced_only_on_purpose() {
    FlashModel flash(8);
    RecordLog log(flash);
    log.mount();
    put(log, 8, {1}, 5);
    expect(Write::newer, put(log, 8, {2}, 4));
    TEST_ASSERT_TRUE(get(log, 8) == Bytes{1});
    expect(Write::done, log.write(key(8), 4, Bytes{2}, true));
    TEST_ASSERT_TRUE(get(log, 8) == Bytes{2});
}

void test_sectors_of_a_later_format_are_left_alone() {
    FlashModel flash(8);
    SectorHeader later;
    later.format = format_version + 1;
    later.opening = 1000;
    const auto bytes = later.bytes();
    for (const std::size_t sector : {2U, 5U}) {
        std::copy(bytes.begin(), bytes.end(),
                  flash.cells().begin() + static_cast<std::ptrdiff_t>(sector * sector_size));
    }
    RecordLog log(flash);
    TEST_ASSERT_EQUAL_UINT(2, log.mount().newer_sectors);
    for (int i = 0; i < 200; ++i) {
        expect(Write::done, put(log, 8, Bytes(400, static_cast<std::uint8_t>(i))));
    }
    TEST_ASSERT_EQUAL_UINT32(0, flash.wear()[2] + flash.wear()[5]);
    TEST_ASSERT_GREATER_THAN_UINT32(1, flash.wear()[3]);
}

void test_all_sectors_wear_alike() {
    FlashModel flash(32);
    RecordLog log(flash);
    log.mount();
    for (unsigned number = 16; number < 40; ++number) {
        put(log, number, Bytes(250, 1));  // what hardly ever changes
    }
    for (int i = 0; i < 20'000; ++i) {
        put(log, 8, Bytes(60, static_cast<std::uint8_t>(i)));
    }
    const auto [least, most] = std::minmax_element(flash.wear().begin(), flash.wear().end());
    TEST_ASSERT_GREATER_THAN_UINT32(5, *least);
    TEST_ASSERT_LESS_OR_EQUAL_UINT32(*least + 1, *most);
    for (unsigned sector = 0; sector < 32; ++sector) {
        if (log.erasures(sector) != 0) {  // what it says of itself is true
            TEST_ASSERT_EQUAL_UINT32(flash.wear()[sector], log.erasures(sector));
        }
    }
}

void test_a_key_without_a_number_left_begins_anew() {
    FlashModel flash(8);
    SectorHeader header;
    header.opening = 0xffffffff;
    const auto bytes = header.bytes();
    std::copy(bytes.begin(), bytes.end(), flash.cells().begin());
    std::size_t at = first_record;
    for (const std::uint32_t sequence : {sequence_end - 2, sequence_end - 1}) {
        Bytes record(record_header_size + 1, static_cast<std::uint8_t>(sequence));
        RecordHeader{Kind::whole, 8, 1, 1, sequence}.seal(record, at);
        std::copy(record.begin(), record.end(), flash.cells().begin() + static_cast<std::ptrdiff_t>(at));
        at += record_span(1);
    }
    RecordLog log(flash);
    log.mount();
    TEST_ASSERT_TRUE(get(log, 8) == Bytes{static_cast<std::uint8_t>(sequence_end - 1)});
    TEST_ASSERT_TRUE(get(log, 9) == nothing);
    for (int i = 0; i < 300; ++i) {
        put(log, 8, Bytes(100, static_cast<std::uint8_t>(i)));
        put(log, 9, Bytes(100, static_cast<std::uint8_t>(i + 1)));
    }
    RecordLog again(flash);
    again.mount();
    TEST_ASSERT_TRUE(get(again, 8) == Bytes(100, 299 % 256));
    TEST_ASSERT_TRUE(get(again, 9) == Bytes(100, 300 % 256));
}

void test_limits_are_kept() {
    FlashModel flash(8);
    RecordLog log(flash);
    log.mount();
    expect(Write::too_long, put(log, 8, Bytes(max_payload + 1)));
    expect(Write::done, put(log, 8, Bytes(max_payload)));
    unsigned number = 9;
    while (put(log, number, Bytes(max_payload)) == Write::done) {
        ++number;
    }
    expect(Write::full, put(log, number, Bytes(max_payload)));
    expect(Write::done, put(log, 8, Bytes(max_payload, 5)));
    for (int i = 0; i < 100; ++i) {
        expect(Write::done, put(log, 9, Bytes(max_payload, 6)));
    }
    TEST_ASSERT_TRUE(get(log, 8) == Bytes(max_payload, 5));
    FlashModel tiny(RecordLog::min_sectors - 1);
    RecordLog none(tiny);
    none.mount();
    expect(Write::failed, put(none, 8, {1}));
}

// Sectors that are worn out: some bits stay as they are.
class WornFlash final : public Flash {
  public:
    WornFlash(FlashModel& flash, std::vector<bool> worn) : flash_(flash), worn_(std::move(worn)) {}
    [[nodiscard]] std::size_t size() const override { return flash_.size(); }
    void read(std::size_t offset, std::span<std::uint8_t> into) override { flash_.read(offset, into); }
    void program(std::size_t offset, std::span<const std::uint8_t, page_size> page) override {
        flash_.program(offset, page);
        if (worn_[offset / sector_size]) {
            flash_.cells()[offset + 100] = 0x5a;
        }
    }
    void erase(std::size_t offset) override { flash_.erase(offset); }

  private:
    FlashModel& flash_;
    std::vector<bool> worn_;
};

void test_worn_out_sectors_are_passed_over() {
    FlashModel flash(8);
    std::vector<bool> worn(8, false);
    worn[1] = worn[4] = true;
    WornFlash half(flash, worn);
    RecordLog log(half);
    log.mount();
    for (int i = 0; i < 300; ++i) {
        expect(Write::done, put(log, 8, Bytes(200, static_cast<std::uint8_t>(i))));
        TEST_ASSERT_TRUE(get(log, 8) == Bytes(200, static_cast<std::uint8_t>(i)));
    }
    RecordLog again(half);
    again.mount();
    TEST_ASSERT_TRUE(get(again, 8) == Bytes(200, 299 % 256));
}

void test_a_dead_flash_fails_and_does_not_hang() {
    FlashModel flash(8);
    WornFlash dead(flash, std::vector<bool>(8, true));
    RecordLog log(dead);
    log.mount();
    expect(Write::failed, put(log, 8, Bytes(200, 1)));
    TEST_ASSERT_GREATER_THAN_UINT(0, log.lost());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_the_checksum_is_the_usual_crc_32);
    RUN_TEST(test_a_blank_flash_holds_nothing_and_is_not_touched);
    RUN_TEST(test_what_is_written_is_found_after_the_next_start);
    RUN_TEST(test_a_removed_record_stays_removed);
    RUN_TEST(test_a_delta_belongs_to_the_record_it_was_written_to);
    RUN_TEST(test_a_rotten_delta_leaves_the_one_before);
    RUN_TEST(test_a_rotten_record_leaves_the_one_before_with_its_own_delta);
    RUN_TEST(test_records_of_unknown_programs_go_round_the_flash_unharmed);
    RUN_TEST(test_a_later_program_s_record_is_replaced_only_on_purpose);
    RUN_TEST(test_sectors_of_a_later_format_are_left_alone);
    RUN_TEST(test_all_sectors_wear_alike);
    RUN_TEST(test_a_key_without_a_number_left_begins_anew);
    RUN_TEST(test_limits_are_kept);
    RUN_TEST(test_worn_out_sectors_are_passed_over);
    RUN_TEST(test_a_dead_flash_fails_and_does_not_hang);
    return UNITY_END();
}
