// What is on the display is always what a fresh picture would be, although only what changed is sent.
#include <unity.h>

#include "script/rig.hpp"
#include "support/chance.hpp"
#include "support/frame_bytes.hpp"

using hal::Button;
using handheld::Rig;

void setUp() {}
void tearDown() {}

namespace {

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
    for (const hal::Size size : support::screen_sizes) {
        Rig rig({.size = size, .seed = 3});
        rig.frame();
        const auto pushed = rig.devices().display.take_pushed();
        TEST_ASSERT_FALSE(pushed.twice);
        TEST_ASSERT_EQUAL(std::size_t{2} * size.width * size.height, pushed.bytes);
        for (unsigned mode = 0; mode < support::mode_count; ++mode) {
            Rig playing({.size = size, .seed = 3});
            support::begin_mode(playing, mode);
            const auto again = support::full_redraw(playing);
            TEST_ASSERT_FALSE(again.twice);
            TEST_ASSERT_EQUAL(std::size_t{2} * size.width * size.height, again.most);
        }
    }
}

void nothing_is_sent_while_nothing_changes() {
    Rig rig;
    rig.wait(1000);  // the robots of the title have come to a stop
    rig.devices().display.take_pushed();
    rig.wait(2000);
    TEST_ASSERT_EQUAL(0, rig.devices().display.take_pushed().bytes);
}

void what_is_sent_in_pieces_adds_up_to_the_whole_picture() {
    for (const hal::Size size : support::screen_sizes) {
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

void a_menu_move_sends_a_part_of_the_screen_and_nothing_twice() {
    for (const hal::Size size : support::screen_sizes) {
        Rig rig({.size = size});
        rig.frame();
        const auto bytes = support::menu_moves(rig);
        TEST_ASSERT_FALSE(bytes.twice);
        TEST_ASSERT_LESS_THAN(std::size_t{size.width} * size.height, bytes.most);
    }
}

void a_frame_of_a_slide_sends_little() {
    for (const hal::Size size : support::screen_sizes) {
        for (unsigned mode = 0; mode < support::mode_count; ++mode) {
            Rig rig({.size = size, .seed = 3});
            support::begin_mode(rig, mode);
            const auto bytes = support::slides(rig);
            TEST_ASSERT_FALSE(bytes.twice);
            TEST_ASSERT_GREATER_THAN(0, bytes.most);
            TEST_ASSERT_LESS_OR_EQUAL(12 * 1024, bytes.most);
        }
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_full_picture_sends_every_pixel_once);
    RUN_TEST(nothing_is_sent_while_nothing_changes);
    RUN_TEST(what_is_sent_in_pieces_adds_up_to_the_whole_picture);
    RUN_TEST(a_menu_move_sends_a_part_of_the_screen_and_nothing_twice);
    RUN_TEST(a_frame_of_a_slide_sends_little);
    return UNITY_END();
}
