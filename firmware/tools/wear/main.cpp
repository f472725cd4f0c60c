// wear: plays a year on the record log and prints how often each sector of flash was erased.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "ricochet/classic_game.hpp"
#include "ricochet/storage/daily_results.hpp"
#include "ricochet/storage/game_record.hpp"
#include "ricochet/storage/mode_statistics.hpp"
#include "ricochet/storage/records.hpp"
#include "ricochet/storage/settings.hpp"

namespace {

using namespace ricochet;
using namespace ricochet::storage;

constexpr const char* usage =
    "usage: wear [--sectors N] [--days N] [--rounds N] [--moves N] [--starts N]\n"
    "  a year of heavy play unless told: 200 rounds a day, 15 moves a round, 40 starts a day\n"
    "  the status is 1 if a sector comes to more than a tenth of 100,000 erasures in that time\n";

constexpr std::uint32_t endurance = 100'000;

struct Habits {
    unsigned sectors = 32;
    unsigned days = 365;
    unsigned rounds = 200;
    unsigned moves = 15;
    unsigned starts = 40;  // how often it is turned on, evenly over the day's rounds
};

// Flash that counts.
class CountingFlash final : public Flash {
  public:
    explicit CountingFlash(unsigned sectors) : erasures(sectors), cells_(sectors * sector_size, 0xff) {}
    [[nodiscard]] std::size_t size() const override { return cells_.size(); }
    void read(std::size_t offset, std::span<std::uint8_t> into) override {
        std::copy_n(cells_.begin() + static_cast<std::ptrdiff_t>(offset), into.size(), into.begin());
    }
    void program(std::size_t offset, std::span<const std::uint8_t, page_size> page) override {
        ++programs;
        for (std::size_t i = 0; i < page.size(); ++i) {
            cells_[offset + i] &= page[i];
        }
    }
    void erase(std::size_t offset) override {
        ++erasures[offset / sector_size];
        std::fill_n(cells_.begin() + static_cast<std::ptrdiff_t>(offset), sector_size, std::uint8_t{0xff});
    }

    std::vector<std::uint32_t> erasures;
    std::uint64_t programs = 0;

  private:
    std::vector<std::uint8_t> cells_;
};

// Plays Classic and keeps everything when the handheld would.
class Player {
  public:
    explicit Player(const Habits& habits) : flash(habits.sectors), habits_(habits), log_(flash) {}

    bool play() {
        const unsigned rounds_a_start = std::max(1U, habits_.rounds / std::max(1U, habits_.starts));
        for (unsigned day = 0; day < habits_.days && good_; ++day) {
            for (unsigned round = 0; round < habits_.rounds && good_; ++round) {
                if (round % rounds_a_start == 0) {
                    log_.mount();
                    save_settings(day, round);
                }
                play_round();
                ModeStatistics& statistics = statistics_[round % statistics_.size()];
                statistics.record({habits_.moves, habits_.moves, false, 60});
                save([&] { return save_record(log_, statistics_key(round % 3), statistics); });
            }
            finish_day(9500 + day);
        }
        return good_;
    }

    CountingFlash flash;
    std::uint64_t writes = 0;
    std::uint64_t busy = 0;

  private:
    template <typename Attempt>
    void save(Attempt&& attempt) {
        ++writes;
        const Write result = write_patiently(log_, [&] {
            const Write tried = attempt();
            busy += tried == Write::busy ? 1 : 0;
            return tried;
        });
        good_ = good_ && result == Write::done;
        while (log_.maintain()) {  // the player looks at the board
        }
    }

    void save_settings(unsigned day, unsigned round) {
        settings_.day = 9500 + day;
        settings_.brightness = static_cast<std::uint8_t>(50 + round % 50);
        save([&] { return save_record(log_, settings_); });
    }

    void play_round() {
        if (!game_.skip_round()) {
            game_ = ClassicGame(BoardChoice::random(chance_.next()), chance_.next(), Rules{});
        }
        GameDelta delta;
        save_whole(delta.notes);
        for (unsigned made = 0; made < habits_.moves;) {
            const Move move = *move_from_byte(static_cast<std::uint8_t>(chance_.below(16)));
            if (game_.move(move) == Refusal::over) {
                break;
            }
            ++made;
            if (!delta.add(Action::of(move))) {
                save_whole(delta.notes);
                delta.clear();
                continue;
            }
            GameDelta::Stored bytes{};
            const auto size = delta.store(bytes);
            save([&] {
                return log_.write_delta(Key::classic_game, GameDelta::version, std::span(bytes).first(size));
            });
        }
    }

    void save_whole(const RoundNotes& notes) {
        GameRecord::Block bytes{};
        const auto stored = game_.store();
        std::ranges::copy(stored, GameRecord::place_of_game(bytes).begin());
        const auto size = GameRecord::store(notes, stored.size(), bytes);
        save(
            [&] { return log_.write(Key::classic_game, GameRecord::version, std::span(bytes).first(size)); });
    }

    void finish_day(Day day) {
        DailyBlock block;
        load_record(log_, DailyBlock::key_of(day), block);
        block.record(day, {9, 8, false, 100});
        streak_.record(day);
        save([&] { return save_record(log_, DailyBlock::key_of(day), block); });
        save([&] { return save_record(log_, streak_); });
    }

    Habits habits_;
    RecordLog log_;
    Rng chance_{1};
    ClassicGame game_{BoardChoice::random(1), 1, Rules{}};
    Settings settings_;
    std::array<ModeStatistics, 3> statistics_{};
    DailyStreak streak_;
    bool good_ = true;
};

bool read_options(int count, char** arguments, Habits& habits) {
    for (int i = 1; i < count; i += 2) {
        const std::string_view name = arguments[i];
        unsigned* const wish = name == "--sectors"  ? &habits.sectors
                               : name == "--days"   ? &habits.days
                               : name == "--rounds" ? &habits.rounds
                               : name == "--moves"  ? &habits.moves
                               : name == "--starts" ? &habits.starts
                                                    : nullptr;
        if (wish == nullptr || i + 1 == count) {
            return false;
        }
        char* end = nullptr;
        const unsigned long value = std::strtoul(arguments[i + 1], &end, 10);
        if (*end != '\0' || end == arguments[i + 1] || value > 100'000) {
            return false;
        }
        *wish = static_cast<unsigned>(value);
    }
    return habits.sectors >= RecordLog::min_sectors && habits.sectors <= RecordLog::max_sectors;
}

}  // namespace

int main(int count, char** arguments) {
    Habits habits;
    if (!read_options(count, arguments, habits)) {
        std::fputs(usage, stderr);
        return 2;
    }
    Player player(habits);
    if (!player.play()) {
        std::puts("FAIL the log refused a write");
        return 1;
    }
    const auto& erasures = player.flash.erasures;
    const auto [least, most] = std::minmax_element(erasures.begin(), erasures.end());
    std::printf("%u days of %u rounds with %u moves each, turned on %u times a day\n", habits.days,
                habits.rounds, habits.moves, habits.starts);
    std::printf("%llu records written, %llu pages programmed, %llu writes had to wait for an erase\n",
                static_cast<unsigned long long>(player.writes),
                static_cast<unsigned long long>(player.flash.programs),
                static_cast<unsigned long long>(player.busy));
    std::puts("erasures of each sector:");
    for (std::size_t i = 0; i < erasures.size(); ++i) {
        std::printf("%7u%s", erasures[i], i % 8 == 7 || i + 1 == erasures.size() ? "\n" : "");
    }
    const std::uint32_t thousandths = *most * 1000U / endurance;
    std::printf("a sector is erased %u to %u times: %u.%u %% of %u\n", *least, *most, thousandths / 10,
                thousandths % 10, endurance);
    return *most <= endurance / 10 ? 0 : 1;
}
