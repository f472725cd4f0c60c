// What is on the display is always what a fresh picture would be, although only what changed is sent.
#include <unity.h>

#include <algorithm>
#include <cstdio>

#include "script/rig.hpp"
#include "support/chance.hpp"

using hal::Button;
using handheld::Rig;

void setUp() {}
void tearDown() {}

namespace {

constexpr hal::Size sizes[] = {{320, 240}, {240, 240}};

// The application's present picture, drawn from nothing.
class Fresh final : public handheld::Picture {
  public:
    explicit Fresh(Rig& rig) : rig_(rig) {}
    void draw(handheld::Canvas& canvas) const override { rig_.application().shell().top().draw(canvas); }

  private:
    Rig& rig_;
};

bool display_is_up_to_date(Rig& rig) {
    hal::fake::FakeDisplay display(rig.devices().display.size());
    handheld::Renderer renderer(display);
    renderer.show(Fresh(rig));
    return display.pixels() == rig.devices().display.pixels();
}

void a_full_picture_sends_every_pixel_once() {
    for (const hal::Size size : sizes) {
        Rig rig({.size = size});
        rig.frame();
        const auto pushed = rig.devices().display.take_pushed();
        TEST_ASSERT_FALSE(pushed.twice);
        TEST_ASSERT_EQUAL(std::size_t{2} * size.width * size.height, pushed.bytes);
    }
}

void nothing_is_sent_while_nothing_changes() {
    Rig rig;
    rig.frame();
    rig.devices().display.take_pushed();
    rig.wait(2000);
    TEST_ASSERT_EQUAL(0, rig.devices().display.take_pushed().bytes);
}

void what_is_sent_in_pieces_adds_up_to_the_whole_picture() {
    for (const hal::Size size : sizes) {
        Rig rig({.size = size, .seed = 5});
        support::Chance chance(7);
        rig.frame();
        for (int i = 0; i < 400; ++i) {
            const Button button = hal::all_buttons[chance.below(hal::button_count)];
            rig.hold(button);
            rig.frame();
            rig.release(button);
            for (unsigned frames = chance.below(12); frames > 0; --frames) {
                rig.frame();
            }
            TEST_ASSERT_TRUE_MESSAGE(display_is_up_to_date(rig), rig.describe().c_str());
        }
    }
}

// Into the first round of a mode.
void begin(Rig& rig, unsigned mode) {
    rig.frame();
    for (unsigned i = 0; i < mode; ++i) {
        rig.press(Button::down);
    }
    rig.press(Button::a);
    rig.press(Button::a);
    while (rig.application().board_scene() == nullptr) {
        rig.frame();
    }
    rig.wait(100);
}

// The most that any frame sends while robots slide here and there, the frame of the press included.
std::size_t most_in_a_slide(Rig& rig) {
    std::size_t most = 0;
    support::Chance chance(1);
    rig.devices().display.take_pushed();
    for (int i = 0; i < 60 && rig.application().board_scene() != nullptr; ++i) {
        const Button button = i % 4 == 3 ? Button::a : hal::all_buttons[chance.below(4)];
        rig.hold(button);
        rig.devices().display.take_pushed();
        for (int frame = 0; frame < 30 && rig.application().board_scene() != nullptr; ++frame) {
            const auto pushed = rig.devices().display.take_pushed();
            most = button == Button::a ? most : std::max(most, pushed.bytes);
            TEST_ASSERT_FALSE(pushed.twice);
            rig.frame();
        }
        rig.release(button);
    }
    return most;
}

void a_frame_of_a_slide_sends_little() {
    for (const hal::Size size : sizes) {
        for (unsigned mode = 0; mode < 4; ++mode) {
            Rig rig({.size = size, .seed = 3});
            begin(rig, mode);
            const std::size_t most = most_in_a_slide(rig);
            std::printf("%ux%u, %s: at most %zu bytes in a frame of a slide\n", size.width, size.height,
                        rig.application().shell().mode().name().data(), most);
            TEST_ASSERT_GREATER_THAN(0, most);
            TEST_ASSERT_LESS_OR_EQUAL(12 * 1024, most);
        }
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_full_picture_sends_every_pixel_once);
    RUN_TEST(nothing_is_sent_while_nothing_changes);
    RUN_TEST(what_is_sent_in_pieces_adds_up_to_the_whole_picture);
    RUN_TEST(a_frame_of_a_slide_sends_little);
    return UNITY_END();
}
