#include "app/analyst.hpp"

namespace handheld {

void Analyst::answer(const Mode& mode, bool from_start, Knowledge& knowledge) {
    knowledge.length = static_cast<std::uint8_t>(mode.answer(from_start, knowledge.way));
    knowledge.state = knowledge.length > 0 ? Knowledge::State::known : Knowledge::State::unasked;
}

void Analyst::begin_round(const Mode& mode) {
    from_here_ = {};
    answer(mode, true, optimum_);
}

void Analyst::position_changed() { from_here_ = {}; }

void Analyst::ask_from_here(const Mode& mode) { answer(mode, false, from_here_); }

void Analyst::update(const Mode& /*mode*/) { background_.slice(); }

}  // namespace handheld
