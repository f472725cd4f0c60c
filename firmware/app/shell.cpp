#include "app/shell.hpp"

#include "app/date.hpp"

#include "ricochet/bytes.hpp"

namespace handheld {

namespace {
constexpr std::size_t notes_size = 5;
}

Shell::Shell(const hal::Devices& devices, Saves& saves, std::span<Mode* const> modes,
             std::span<std::uint32_t> memory)
    : devices_(devices), saves_(saves), modes_(modes), layout_(Layout::for_screen(devices.display.size())),
      analyst_(devices.background, memory) {}

void Shell::open(ScreenId id) {
    if (depth_ < stack_.size()) {
        ++depth_;
    }
    stack_[depth_ - 1] = id;
    top().enter();
}

void Shell::replace(ScreenId id) {
    stack_[depth_ - 1] = id;
    top().enter();
}

void Shell::back() {
    if (depth_ > 1) {
        --depth_;
    }
}

void Shell::home() { depth_ = 1; }

void Shell::ask(const Confirmation& confirmation) {
    confirmation_ = confirmation;
    open(ScreenId::confirm);
}

std::uint32_t Shell::today() const {
    const auto date = devices_.clock.today();
    return date ? days_since_2000(*date) : settings_.day;
}

GameStart Shell::game_start() { return {devices_.system.entropy(), today(), settings_.rules}; }

void Shell::save_settings() { saves_.save(SaveKey::settings, settings_.store()); }

void Shell::save_statistics() { saves_.save(SaveKey::statistics, statistics_.store()); }

RoundResult Shell::result() {
    const Knowledge& optimum = analyst_.optimum();
    return {mode().moves(), optimum.known() ? optimum.length : 0U, notes().watched,
            notes().milliseconds / 1000U};
}

void Shell::record_result() {
    if (notes().recorded || !mode().won()) {
        return;
    }
    notes().recorded = true;
    mode_statistics().record(result());
    save_statistics();
    save_game();
}

// A game is kept with the notes of its round in front.
void Shell::save_game() {
    std::array<std::uint8_t, largest_save> bytes{};
    const std::size_t size = mode().store(std::span(bytes).subspan(notes_size));
    if (size == 0) {
        return;
    }
    ricochet::ByteWriter writer(bytes);
    writer.put(static_cast<std::uint8_t>((notes().watched ? 1U : 0U) | (notes().recorded ? 2U : 0U)));
    writer.put(notes().milliseconds);
    saves_.save(game_key(mode_index_), std::span(bytes).first(notes_size + size));
}

void Shell::load_everything() {
    std::array<std::uint8_t, largest_save> bytes{};
    const auto loaded = [&](SaveKey key) { return std::span(bytes).first(saves_.load(key, bytes)); };
    settings_.load(loaded(SaveKey::settings));
    statistics_.load(loaded(SaveKey::statistics));
    for (unsigned i = 0; i < modes_.size(); ++i) {
        const auto game = loaded(game_key(i));
        if (game.size() > notes_size && modes_[i]->load(game.subspan(notes_size)).empty()) {
            ricochet::ByteReader reader(game);
            const auto flags = reader.take<std::uint8_t>();
            notes_[i] = {(flags & 1U) != 0, (flags & 2U) != 0, reader.take<std::uint32_t>()};
        }
    }
}

void Shell::erase_everything() {
    saves_.erase_everything();
    settings_ = {};
    statistics_ = {};
}

void Shell::sound(Effect effect) {
    if (settings_.sound) {
        devices_.sound.play(tones(effect));
    }
}

}  // namespace handheld
