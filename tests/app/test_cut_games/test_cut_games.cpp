// The power fails inside every single program and erase of a long game: the application starts again each time, with the
// game as it was or a move earlier.
#include <unity.h>

#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <vector>

#include "app/application.hpp"
#include "fake/devices.hpp"
#include "support/chance.hpp"
#include "support/flash_model.hpp"

using hal::Button;
using hal::ButtonSet;

void setUp() {}
void tearDown() {}

namespace {

class ModelStorage final : public hal::Storage {
  public:
    explicit ModelStorage(support::FlashModel& flash) : flash_(flash) {}
    [[nodiscard]] std::size_t size() const override { return flash_.size(); }
    void read(std::size_t offset, std::span<std::uint8_t> into) override { flash_.read(offset, into); }
    void program(std::size_t offset,
                 std::span<const std::uint8_t, ricochet::storage::page_size> page) override {
        flash_.program(offset, page);
    }
    void erase(std::size_t offset) override { flash_.erase(offset); }

  private:
    support::FlashModel& flash_;
};

// A whole handheld around a flash.
class Handheld {
  public:
    explicit Handheld(support::FlashModel& flash) : storage_(flash) {
        buttons_.sample({}, 0);
        application_ = std::make_unique<handheld::Application>(
            hal::Devices{display_, buttons_, clock_, storage_, sound_, background_, console_, system_},
            memory_);
    }

    void frame(ButtonSet held) {
        clock_.advance(16667);
        buttons_.sample(held, clock_.milliseconds());
        application_->update();
    }
    void press(Button button) {
        frame(ButtonSet::of(button));
        frame({});
    }
    handheld::Application& application() { return *application_; }

  private:
    hal::NoDisplay display_{{240, 240}};
    hal::ButtonReader buttons_;
    hal::fake::FakeClock clock_;
    ModelStorage storage_;
    hal::NoSound sound_;
    hal::SlicedBackground background_{32};
    hal::NoConsole console_;
    hal::fake::FakeSystem system_{7};
    std::vector<std::uint32_t> memory_ = std::vector<std::uint32_t>(ricochet::Solver::min_block_words);
    std::unique_ptr<handheld::Application> application_;
};

// A mode's game as it would be kept; nothing if there is none.
using State = std::optional<std::vector<std::uint8_t>>;

State state_of(Handheld& handheld, unsigned mode) {
    const handheld::Mode& game = *handheld.application().shell().modes()[mode];
    if (!game.in_progress()) {
        return std::nullopt;
    }
    std::vector<std::uint8_t> bytes(game.stored_size());
    game.store(bytes);
    return bytes;
}

// Plays a mode at random and cuts the power at every operation. How many cuts there were.
unsigned cut_everywhere(unsigned mode, unsigned presses) {
    support::FlashModel flash(hal::Storage::standard_size / ricochet::storage::sector_size, mode + 1);
    Handheld handheld(flash);
    support::Chance chance(mode);
    State before_last;  // as it was before it last changed
    State last = state_of(handheld, mode);
    unsigned cuts = 0;
    const auto note_change = [&] {
        if (State now = state_of(handheld, mode); now != last) {
            before_last = std::exchange(last, std::move(now));
        }
    };
    flash.if_power_failed_here = [&](support::FlashModel& after) {
        ++cuts;
        note_change();
        after.power_up();
        Handheld resumed(after);
        const State kept = state_of(resumed, mode);
        TEST_ASSERT_TRUE_MESSAGE(kept == last || kept == before_last, "another state than the last two");
        for (int i = 0; i < 3; ++i) {
            resumed.frame({});  // and it runs
        }
    };
    const auto press = [&](Button button) {
        handheld.press(button);
        note_change();
    };
    for (unsigned i = 0; i < mode; ++i) {
        press(Button::down);
    }
    press(Button::a);
    press(Button::a);
    for (unsigned i = 0; i < presses; ++i) {
        // No B and X in menus: it stays in the round.
        const bool playing = handheld.application().board_scene() != nullptr &&
                             handheld.application().shell().top_id() == handheld::ScreenId::play;
        constexpr std::array<Button, 7> some{Button::up, Button::right, Button::down, Button::left,
                                             Button::a,  Button::b,     Button::y};
        press(playing ? some[chance.below(some.size())] : Button::a);
        // Sometimes the robot may arrive, sometimes the next button comes before.
        for (unsigned frames = chance.below(3) == 0 ? chance.below(40) : chance.below(3); frames > 0;
             --frames) {
            handheld.frame({});
            note_change();
        }
    }
    return cuts;
}

void a_cut_at_any_instant_leaves_the_last_move_or_the_one_before() {
    for (const unsigned mode : {0U, 3U}) {
        const unsigned cuts = cut_everywhere(mode, 900);
        std::printf("mode %u: %u cuts\n", mode, cuts);
        TEST_ASSERT_GREATER_THAN(200, cuts);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_cut_at_any_instant_leaves_the_last_move_or_the_one_before);
    return UNITY_END();
}
