#include "script/rig.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace handheld {

Rig::Rig(const RigOptions& options) : devices_(options.size, options.seed), storage_(options.storage) {
    devices_.clock.date = options.date;
    restart();
}

void Rig::restart() {
    application_.reset();
    application_ = std::make_unique<Application>(all(), memory_);
}

hal::Devices Rig::all() {
    const hal::Devices own = devices_.all();
    return {own.display, own.buttons,    own.clock,   storage_ != nullptr ? *storage_ : own.storage,
            own.sound,   own.background, own.console, own.system};
}

void Rig::sample() { devices_.buttons.sample(held_, devices_.clock.milliseconds()); }

void Rig::frame(bool look) {
    devices_.clock.advance(frame_microseconds);
    sample();
    application_->update();
    if (look) {
        application_->draw();
    }
}

void Rig::wait(std::uint32_t milliseconds, bool look) {
    const std::uint32_t frames = ((milliseconds * 1000U) + frame_microseconds - 1U) / frame_microseconds;
    for (std::uint32_t i = 0; i < frames; ++i) {
        frame(look);
    }
}

void Rig::hold(hal::Button button) { held_.insert(button); }

void Rig::release(hal::Button button) { held_.erase(button); }

void Rig::press(hal::Button button, bool look) {
    hold(button);
    for (int i = 0; i < 3; ++i) {
        frame(look);
    }
    release(button);
    for (int i = 0; i < 2; ++i) {
        frame(look);
    }
}

Knowledge Rig::shortest_way() {
    constexpr int patience = 60 * 60;  // frames
    if (application_->board_scene() == nullptr) {
        return {};
    }
    Analyst& analyst = application_->shell().analyst();
    analyst.ask_from_here(application_->shell().mode());
    for (int i = 0; i < patience && !analyst.from_here().settled(); ++i) {
        frame();
    }
    return analyst.from_here();
}

bool Rig::win(std::size_t moves_left) {
    const Knowledge way = shortest_way();
    const BoardScene* scene = application_->board_scene();
    for (const Move move : way.moves().first(way.length - std::min<std::size_t>(way.length, moves_left))) {
        while (scene->chosen != move.robot) {
            press(hal::Button::a);
        }
        press(static_cast<hal::Button>(move.direction));
        wait(400);
    }
    return way.known();
}

std::vector<hal::Button> Rig::way() {
    const Knowledge way = shortest_way();
    std::vector<hal::Button> buttons;
    if (const BoardScene* scene = application_->board_scene(); scene != nullptr && scene->chosen) {
        ricochet::Robot chosen = *scene->chosen;
        for (const Move move : way.moves()) {
            for (; chosen != move.robot; chosen = static_cast<ricochet::Robot>((ricochet::index(chosen) + 1) %
                                                                               scene->robots.robot_count())) {
                buttons.push_back(hal::Button::a);
            }
            buttons.push_back(static_cast<hal::Button>(move.direction));
        }
    }
    return buttons;
}

std::string Rig::describe() const {
    std::array<char, 4096> block{};
    TextWriter writer(block);
    application_->describe(writer);
    return std::string(writer.view());
}

}  // namespace handheld
