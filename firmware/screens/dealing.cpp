#include "screens/dealing.hpp"

#include "app/shell.hpp"
#include "look/pieces.hpp"
#include "look/theme.hpp"
#include "look/widgets.hpp"

namespace handheld {

void Dealing::enter() {
    shell().analyst().stop();
    shell().mode().begin(shell().game_start());
    shell().analyst().deal(shell().mode());
}

void Dealing::press(const hal::ButtonEvent& event) {
    if (event.button == hal::Button::b && event.kind == hal::ButtonEvent::Kind::press) {
        shell().analyst().stop();
        shell().sound(Effect::back);
        shell().replace(ScreenId::new_game);
    }
}

void Dealing::update(std::uint32_t /*now*/) {
    if (!shell().analyst().dealing()) {
        shell().mode().deal_finished();
        shell().begin_round_notes();
        shell().game_replaced();
        shell().replace(ScreenId::play);
    }
}

void Dealing::draw(Canvas& canvas) const {
    const Layout& layout = shell().layout();
    draw_backdrop(canvas, layout);
    draw_header(canvas, layout, shell().mode().name());
    const Rect body = layout.body();
    shell().mode().draw_emblem(canvas, {body.centre().x - 40, body.top + 24, 80, 80});
    canvas.text_in(medium_font(), {body.left, body.top + 112, body.width, 20}, Canvas::Align::centre,
                   theme::text, "Making a puzzle…");
    canvas.text_in(small_font(), {body.left, body.top + 134, body.width, 12}, Canvas::Align::centre,
                   theme::text_dim, shell().mode().deal_progress().view());
    draw_footer(canvas, layout.footer(), legend());
}

void Dealing::describe(TextWriter& writer) const {
    writer.put(shell().mode().name())
        .put("\nMaking a puzzle…\n")
        .put(shell().mode().deal_progress().view())
        .put("\n");
}

}  // namespace handheld
